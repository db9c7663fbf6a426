"""The rules of Mr. Jack. RULES.md has them in words."""
