"""Machine players of Letters from Whitechapel."""

from collections.abc import Callable, Mapping

from gaslamp.core.game import Seat
from gaslamp.players import random
from gaslamp.players.player import Player

PLAYERS: Mapping[str, Callable[[Seat], Player]] = {
    "random": lambda _seat: random,
}
"""Who can be seated, by name, from the weakest to the strongest."""
