"""The rules of Letters from Whitechapel. RULES.md says them in words."""
