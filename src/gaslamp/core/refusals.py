"""Refused actions that say which action of which game was refused."""

from collections.abc import Callable
from functools import wraps
from typing import TypeVar

from gaslamp.core.errors import NotLegal

S = TypeVar("S")
A = TypeVar("A")


def named(game: str, apply: Callable[[S, A], S]) -> Callable[[S, A], S]:
    """The same function. Its refusals are about the game and the action.

    The action is shown as it is written in a program: one that is not legal may have no text in the game's notation.
    """

    @wraps(apply)
    def applied(state: S, action: A) -> S:
        try:
            return apply(state, action)
        except NotLegal as refusal:
            refusal.about = f"{game}, {action!r}"
            raise

    return applied
