"""The games: one folder for each, with the same parts in every folder. `registry` finds those that are installed."""
