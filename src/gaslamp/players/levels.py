"""Who can be asked to play: four levels for people, and baselines to measure them by."""

from collections.abc import Callable, Mapping

from gaslamp.core.errors import NotWellFormed
from gaslamp.core.game import Seat

from . import mrjack, whitechapel
from .player import Player

LEVELS = ("novice", "casual", "club", "expert")
"""Weaker means a poorer belief and a shorter horizon, never a peek and never a blunder by chance."""

SECONDS: Mapping[str, float] = {"novice": 0.3, "casual": 0.3, "club": 1.5, "expert": 5.0}
"""The longest a level thinks about one action on two cores."""

_PLAYERS: Mapping[str, Mapping[str, Callable[[Seat], Player]]] = {
    "mrjack": mrjack.PLAYERS,
    "whitechapel": whitechapel.PLAYERS,
}


def opponent(game: str) -> str:
    """Whom people meet when they name nobody: a casual player, or the strongest there is."""
    return "casual" if "casual" in _PLAYERS[game] else names(game)[-1]


def seated(game: str, seat: Seat, name: str) -> Player:
    """A new player of that name for that seat."""
    known = _PLAYERS[game]
    if name not in known:
        raise NotWellFormed("unknown-player", text=name, known=", ".join(known))
    return known[name](seat)


def names(game: str) -> tuple[str, ...]:
    """Who can be seated in that game, from the weakest to the strongest."""
    return tuple(_PLAYERS[game])
