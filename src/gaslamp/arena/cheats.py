"""Players that know the secrets: they measure the most that deduction could reach. Only the arena has them.

No table can seat one: it is in no list of players, and a match gives the State to no player but a cheat.
"""

from typing import Any

from gaslamp.games.registry import registration
from gaslamp.parts.player import Cheat

CHEAT = "cheat"


def cheat(game: str) -> Cheat:
    """For one seat in one game."""
    players: Any = registration(game).players
    made: Cheat = players.cheat()
    return made


def sides(game: str) -> tuple[str, ...]:
    """The sides of a game that have such a player."""
    found: tuple[str, ...] = getattr(registration(game).players, "CHEATS", ())
    return found
