"""Puzzles: one line of text each, found in games, proved by exact search, rated, and solved.

The kinds of puzzles belong to the games (`gaslamp.parts.puzzles`). Everything here knows no game.
"""

from gaslamp.puzzles.line import Puzzle, parse, write
from gaslamp.puzzles.shipped import shipped, with_id
from gaslamp.puzzles.solving import Verdict, judged

__all__ = ["Puzzle", "Verdict", "judged", "parse", "shipped", "with_id", "write"]
