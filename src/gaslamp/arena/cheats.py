"""Players that see what is hidden: the upper bound of what deduction could ever reach. They sit in the arena only.

No table can seat one: it is in no list of players, and only a match that is handed cheats gives the truth to anybody.
"""

from typing import Any

from gaslamp.core.errors import NotWellFormed
from gaslamp.games.registry import registration
from gaslamp.parts.player import Cheat

CHEAT = "cheat"


def cheat(game: str) -> Cheat:
    """For one seat in one game."""
    players: Any = registration(game).players
    if not hasattr(players, "cheat"):
        raise NotWellFormed("no-cheat", text=game)
    made: Cheat = players.cheat()
    return made
