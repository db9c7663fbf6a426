"""Errors of a game's functions that say which game they are about, and which action."""

from collections.abc import Callable
from functools import wraps
from typing import ParamSpec, TypeVar

from gaslamp.core.errors import GaslampError

P = ParamSpec("P")
R = TypeVar("R")
S = TypeVar("S")
A = TypeVar("A")

SHOWN_LENGTH = 80  # characters of an action; a stranger's text can be of any length


def named(game: str, function: Callable[P, R]) -> Callable[P, R]:
    """The same function, whose last argument is an action. Its errors are about the game and the action.

    The action is shown as it is written in a program: one that is not legal may have no text in the game's notation.
    """
    return about(function, lambda given: f"{game}, {_shown(given[-1])}" if given else game)


def applying(game: str, apply: Callable[[S, A], S]) -> Callable[[S, A], S]:
    """The same as `named`, for the function of a game that is called most: its arguments are passed one by one."""

    @wraps(apply)
    def explaining(state: S, action: A) -> S:
        try:
            return apply(state, action)
        except GaslampError as error:
            error.about = error.about or f"{game}, {_shown(action)}"
            raise

    return explaining


def in_game(game: str, function: Callable[P, R]) -> Callable[P, R]:
    """The same function. Its errors are about the game. Its arguments are not shown: a position has secrets."""
    return about(function, lambda _: game)


def about(function: Callable[P, R], name: Callable[[tuple[object, ...]], str]) -> Callable[P, R]:
    """The same function. Its errors that do not say what they are about get the name that its arguments have."""

    @wraps(function)
    def explaining(*given: P.args, **by_name: P.kwargs) -> R:
        try:
            return function(*given, **by_name)
        except GaslampError as error:
            error.about = error.about or name((*given, *by_name.values()))
            raise

    return explaining


def _shown(action: object) -> str:
    text = repr(action)
    return text if len(text) <= SHOWN_LENGTH else f"{text[:SHOWN_LENGTH]}..."
