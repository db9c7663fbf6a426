"""The rules of Mr. Jack. RULES.md says them in words."""
