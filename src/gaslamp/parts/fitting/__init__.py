"""Fits and measures the numbers of a game's analysis with games of its machine players.

A game describes its own part in a `Fitting` (fitting.py) and runs `command.main` with it. `docs/analysis.md` has the
commands.
"""
