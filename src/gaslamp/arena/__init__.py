"""Measuring players by letting them play each other: numbered games, a file of results, intervals and ratings.

Nothing here writes to a terminal; whoever runs the games decides what to show.
"""
