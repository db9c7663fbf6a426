"""Choosing among puzzles: for a file to ship, for a solver, for a day, for a timed run."""

from collections.abc import Collection, Iterable, Sequence
from datetime import date
from hashlib import sha256
from random import Random

from gaslamp.puzzles.line import Puzzle

CLOSE_BY = 30
"""Among at most so many puzzles that are nearest in rating one is drawn."""
FEWEST = 8
"""Among at least so many, if there are any left."""
POINTS = 200
"""Others are drawn only if they are not farther from the rating than this."""
RUN_LENGTH = 60
"""More than anybody solves in a timed run."""


def spread(puzzles: Iterable[Puzzle], count: int) -> list[Puzzle]:
    """So many of a kind, evenly from the easiest to the hardest."""
    ordered = sorted(puzzles, key=lambda puzzle: (puzzle.rating.rating, puzzle.id))
    if len(ordered) <= count:
        return ordered
    return [ordered[number * (len(ordered) - 1) // max(1, count - 1)] for number in range(count)]


def near(puzzles: Sequence[Puzzle], rating: float, seed: str, without: Collection[str] = ()) -> Puzzle | None:
    """One of those that are nearest to a rating."""

    def distance(puzzle: Puzzle) -> float:
        return abs(puzzle.rating.rating - rating)

    left = sorted((puzzle for puzzle in puzzles if puzzle.id not in without), key=lambda one: (distance(one), one.id))
    near_by = sum(distance(puzzle) <= POINTS for puzzle in left)
    return Random(seed).choice(left[: min(CLOSE_BY, max(FEWEST, near_by))]) if left else None


def of_day(puzzles: Sequence[Puzzle], day: date) -> Puzzle:
    """The same for everybody. All puzzles come once, in a shuffled order, before the first comes again."""
    ordered = sorted(puzzles, key=lambda puzzle: sha256(f"day {puzzle.id}".encode()).digest())
    return ordered[day.toordinal() % len(ordered)]


def run(puzzles: Sequence[Puzzle], seed: str) -> list[Puzzle]:
    """For a timed run: drawn from all, the easy ones first."""
    drawn = Random(seed).sample(list(puzzles), min(RUN_LENGTH, len(puzzles)))
    return sorted(drawn, key=lambda puzzle: (puzzle.rating.rating, puzzle.id))
