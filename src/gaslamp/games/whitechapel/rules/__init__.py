"""The rules of Letters from Whitechapel. RULES.md has them in words."""
