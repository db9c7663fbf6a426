"""Players that see what is hidden: the upper bound of what deduction could ever reach. They sit in the arena only.

`gaslamp.players.GAME.cheat.cheat(truth)` makes one. No table can seat it: it is in no list of players, and only a match
that is handed cheats gives the truth to anybody.
"""

from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from gaslamp.players.match import Cheat
from gaslamp.players.player import Player

CHEAT = "cheat"

TRUTHS: Mapping[str, Callable[[Any], object]] = {
    "mrjack": lambda state: state.jack,
    "whitechapel": lambda state: state,
}
"""What of the State is the truth: who Jack is, or where he is, was and lives."""


def is_known(game: str) -> bool:
    return find_spec(_module(game)) is not None


def cheat(game: str) -> Cheat:
    """For one seat in one game: made anew whenever the truth is another, so that it keeps what it has worked out."""
    make: Callable[[Any], Player] = import_module(_module(game)).cheat
    last: list[tuple[object, Player]] = []

    def seated(state: Any) -> Player:
        truth = TRUTHS[game](state)
        if not last or last[0][0] != truth:
            last[:] = [(truth, make(truth))]
        return last[0][1]

    return seated


def _module(game: str) -> str:
    return f"gaslamp.players.{game}.cheat"
