"""The error for an action number that is not legal."""

from gaslamp.core.errors import NotLegal


def refusal(game: str, action: object, place: int | None = None) -> NotLegal:
    """`place`: of the game, where there are many."""
    error = NotLegal("not-now")
    error.about = f"{game}, action {action}" if place is None else f"{game}, game {place}, action {action}"
    return error
