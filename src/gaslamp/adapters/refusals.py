"""Errors for wrong action numbers and arguments."""

from operator import index
from typing import Any

from gaslamp.core.errors import NotLegal, NotWellFormed


def refusal(game: str, action: object, place: int | None = None) -> NotLegal:
    """`place`: of the game, where there are many."""
    error = NotLegal("not-now")
    error.about = f"{game}, action {action}" if place is None else f"{game}, game {place}, action {action}"
    return error


def no_number(game: str, action: object, actions: int) -> NotLegal:
    """What a program gave is no action in any position of the game. `actions`: how many there are."""
    error = NotLegal("no-action-number", last=actions - 1)
    error.about = f"{game}, action {action}"
    return error


def action_number(game: str, action: Any, actions: int) -> int:
    """An action that a program gave. A fraction is refused: it would be rounded to another action."""
    try:
        number = index(action)
    except TypeError:
        raise no_number(game, repr(action), actions) from None
    if not 0 <= number < actions:
        raise no_number(game, number, actions)
    return number


def in_game(game: str, error: NotWellFormed) -> NotWellFormed:
    """The error of an argument that makes no sense, with the game that it is about."""
    error.about = game
    return error
