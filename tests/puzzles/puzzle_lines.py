"""A few puzzles as lines, for tests."""

from gaslamp.puzzles.line import Puzzle
from gaslamp.puzzles.shipped import games, shipped


def first(game: str, kind: str) -> Puzzle:
    """The easiest shipped puzzle of a kind."""
    return next(puzzle for puzzle in shipped(game) if puzzle.kind == kind)


def kinds() -> list[tuple[str, str]]:
    return sorted({(game, puzzle.kind) for game in games() for puzzle in shipped(game)})
