"""Errors of functions that a program calls: a program has no reader with a language."""

from collections.abc import Callable
from functools import wraps
from typing import ParamSpec, TypeVar

from gaslamp.core.errors import GaslampError
from gaslamp.i18n.words import Words

P = ParamSpec("P")
T = TypeVar("T")


def in_english(function: Callable[P, T]) -> Callable[P, T]:
    """The same function. Its errors say in English what is wrong."""

    @wraps(function)
    def explaining(*given: P.args, **named: P.kwargs) -> T:
        try:
            return function(*given, **named)
        except GaslampError as error:
            error.sentence = error.sentence or Words("en").explain(error)
            raise

    return explaining
