"""What the characters may do besides walking. One file for each character whose ability is a choice."""
