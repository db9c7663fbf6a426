"""The machine players by name: four levels for people, and baselines to measure them by."""

from collections.abc import Mapping

from gaslamp.core.errors import NotWellFormed
from gaslamp.core.game import Seat
from gaslamp.games.registry import registration
from gaslamp.parts.player import Player

LEVELS = ("novice", "casual", "club", "expert")
"""A weaker level deduces less and looks less far ahead. No level sees secrets or makes random mistakes."""

SECONDS: Mapping[str, float] = {"novice": 0.3, "casual": 0.3, "club": 1.5, "expert": 5.0}
"""The longest a level thinks about one action on two cores."""


def thinking_seconds(name: str) -> float:
    """The longest a player thinks about one action. Baselines have as much as the strongest level."""
    return SECONDS.get(name, max(SECONDS.values()))


def opponent(game: str) -> str:
    """The level where nobody names one: `casual`, or the strongest of the game."""
    return "casual" if "casual" in registration(game).players.PLAYERS else names(game)[-1]


def seated(game: str, seat: Seat, name: str) -> Player:
    """A new player of that name for that seat."""
    known = registration(game).players.PLAYERS
    if name not in known:
        raise NotWellFormed("unknown-player", text=name, known=", ".join(known))
    return known[name](seat)


def names(game: str) -> tuple[str, ...]:
    """Who can be seated in that game, from the weakest to the strongest."""
    return tuple(registration(game).players.PLAYERS)
