"""Players are measured in games against each other: numbered games, a results file, intervals and ratings.

Nothing here writes to a terminal. The caller decides what to show.
"""
