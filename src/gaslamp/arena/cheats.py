"""Players that see everything: the upper bound of what deduction could ever reach. They sit nowhere but in the arena.

`gaslamp.players.GAME.cheat.cheat(truth)` makes one out of the State of the moment, anew for every decision. No table
can seat it: it is in no list of players, and only a match that is handed cheats gives the truth to anybody.
"""

from importlib import import_module
from importlib.util import find_spec

from gaslamp.players.match import Cheat

CHEAT = "cheat"


def is_known(game: str) -> bool:
    return find_spec(_module(game)) is not None


def cheat(game: str) -> Cheat:
    made: Cheat = import_module(_module(game)).cheat
    return made


def _module(game: str) -> str:
    return f"gaslamp.players.{game}.cheat"
