"""Judging an answer. It is quick: the value of a way is worked out, and the best value is in the puzzle's line."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from gaslamp.core.errors import NotLegal, NotWellFormed
from gaslamp.parts.puzzles import Form
from gaslamp.puzzles.line import Puzzle

CLOSE = 1e-4
"""Lines keep four digits."""
MOST_PARTS = 64
"""More parts than any answer has."""


class Verdict(NamedTuple):
    is_right: bool
    missing: tuple[str, ...] = ()
    """Of a set: what was not marked."""
    surplus: tuple[str, ...] = ()
    """Of a set: what should not have been marked."""
    value: float | None = None
    """Of a way: what it is worth."""


def judged(puzzle: Puzzle, answer: Sequence[str]) -> Verdict:
    """Raises NotLegal or NotWellFormed for an answer that cannot be given."""
    if len(answer) > MOST_PARTS:
        raise NotWellFormed("bad-answer")
    if puzzle.theme.form is Form.MARKS:
        return _marked(puzzle, answer)
    value = puzzle.part.value(puzzle.candidate, followed(puzzle, answer)[1])
    if value is None:
        raise NotWellFormed("answer-not-complete")
    return Verdict(value > puzzle.proof.value - CLOSE, value=value)


def followed(puzzle: Puzzle, answer: Sequence[str]) -> tuple[Any, list[Any]]:
    """The solver's view after some actions, and the actions. Each must be one of the seat's choices."""
    game = puzzle.game.rules
    view, actions = puzzle.candidate.source.view, []
    for text in answer:
        action = game.parse_action(text)
        if action not in game.choices(view):
            raise NotLegal("not-now")
        actions.append(action)
        view = game.watch(view, action)
    return view, actions


def is_complete(puzzle: Puzzle, actions: Sequence[Any]) -> bool:
    """Whether a way of actions can be judged."""
    return puzzle.part.value(puzzle.candidate, actions) is not None


def _marked(puzzle: Puzzle, answer: Sequence[str]) -> Verdict:
    allowed = puzzle.part.marks(puzzle.candidate)
    for mark in answer:
        if mark not in allowed:
            raise NotWellFormed("bad-answer")
    return compared(puzzle.proof.answer, answer)


def compared(right: Sequence[str], given: Sequence[str]) -> Verdict:
    """An answer whose order does not matter: a set of marks, or the number of a drill."""
    missing = tuple(mark for mark in right if mark not in given)
    surplus = tuple(mark for mark in dict.fromkeys(given) if mark not in right)
    return Verdict(not missing and not surplus, missing, surplus)
