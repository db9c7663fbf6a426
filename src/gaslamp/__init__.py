"""Gaslamp: games of hidden identity and hidden movement.

`gaslamp.Match` plays a game, `gaslamp.load` reads a recorded one. Every installed game is an attribute by its name,
with `-` written as `_`. It is a module of pure functions, see `gaslamp.core.game.Game`. Everything is imported when it
is first used. `__init__.pyi` says the same to type checkers.
"""

from importlib import import_module
from typing import Any

from gaslamp.core.errors import GaslampError, explain_by

_FRONT = {"Match": "gaslamp.match", "load": "gaslamp.match"}


def __getattr__(name: str) -> Any:
    if name in _FRONT:
        return getattr(import_module(_FRONT[name]), name)
    if name == "__version__":
        return import_module("importlib.metadata").version(__name__)
    if not name.startswith("_") and name.replace("_", "-") in (games := _games()):
        return games[name.replace("_", "-")].rules
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted([*_FRONT, "__version__", *(name.replace("-", "_") for name in _games())])


def _games() -> Any:
    return import_module("gaslamp.games.registry").registrations()


def _sentence(error: GaslampError) -> str:
    """For a programmer, a refusal is an English sentence. The words are imported when there is one to explain."""
    sentence: str = import_module("gaslamp.i18n").Words("en").explain(error)
    return sentence


explain_by(_sentence)
