"""Errors for wrong action numbers and arguments."""

from operator import index
from typing import Any

from gaslamp.core.errors import NotLegal, NotWellFormed


def refusal(game: str, action: object, place: int | None = None) -> NotLegal:
    """`place`: of the game, where there are many."""
    error = NotLegal("not-now")
    error.about = f"{game}, action {action}" if place is None else f"{game}, game {place}, action {action}"
    return error


def whole_number(game: str, action: Any) -> int:
    """An action that a program gave. A fraction is refused: it would be rounded to another action."""
    try:
        number = index(action)
    except TypeError:
        raise refusal(game, repr(action)) from None
    if number < 0:
        raise refusal(game, number)
    return number


def in_game(game: str, error: NotWellFormed) -> NotWellFormed:
    """The error of an argument that makes no sense, with the game that it is about."""
    error.about = game
    return error
