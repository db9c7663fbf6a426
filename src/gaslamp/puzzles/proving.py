"""Proving a puzzle again: from its line alone, by the exact search or deduction of its kind."""

from collections.abc import Callable

from gaslamp.core.errors import NotHonest
from gaslamp.puzzles.line import Puzzle
from gaslamp.puzzles.solving import CLOSE, judged


def check(puzzle: Puzzle) -> None:
    """Raises NotHonest unless the line says what the search finds, and its answer is judged right."""
    proof, found = puzzle.proof, puzzle.part.prove(puzzle.candidate)
    if found is None:
        raise NotHonest("not-proved", puzzle=puzzle.id, part="no puzzle")
    checks: dict[str, Callable[[], bool]] = {
        "answer": lambda: found.answer == proof.answer,
        "equal": lambda: found.equal == proof.equal,
        "value": lambda: abs(found.value - proof.value) < CLOSE,
        "margin": lambda: abs(found.margin - proof.margin) < CLOSE and found.margin > 0,
        "judgement": lambda: judged(puzzle, proof.answer).is_right,
    }
    for part, is_same in checks.items():
        if not is_same():
            raise NotHonest("not-proved", puzzle=puzzle.id, part=part)
