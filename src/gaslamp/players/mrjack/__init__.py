"""Machine players of Mr. Jack."""

from collections.abc import Callable, Mapping

from gaslamp.core.game import Seat
from gaslamp.players import random
from gaslamp.players.player import Player

from . import greedy

PLAYERS: Mapping[str, Callable[[Seat], Player]] = {
    "random": lambda _seat: random,
    "greedy": lambda _seat: greedy,
}
"""Who can be seated, by name, from the weakest to the strongest."""
