"""Refused actions that say which action of which game was refused."""

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar

from gaslamp.core.errors import NotLegal

S = TypeVar("S")
A = TypeVar("A")


def named(game: str, write: Callable[[Any], str], apply: Callable[[S, A], S]) -> Callable[[S, A], S]:
    """The same function. Its refusals are about the game and the action."""

    @wraps(apply)
    def applied(state: S, action: A) -> S:
        try:
            return apply(state, action)
        except NotLegal as refusal:
            refusal.about = f"{game}, {_text(write, action)}"
            raise

    return applied


def _text(write: Callable[[Any], str], action: object) -> str:
    """An action that is not even well formed may have no text."""
    try:
        return write(action)
    except Exception:
        return repr(action)
