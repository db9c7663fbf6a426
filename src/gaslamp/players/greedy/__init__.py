"""Players that look one step ahead and no further: a baseline, and company for a first game."""
