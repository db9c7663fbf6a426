"""Machine players of Mr. Jack."""

from collections.abc import Callable, Mapping

from gaslamp.core.game import Seat
from gaslamp.players import random
from gaslamp.players.player import Player

from . import greedy
from .ismcts import Ismcts
from .searcher import Searcher
from .strength import CASUAL, CLUB, EXPERT, NOVICE

PLAYERS: Mapping[str, Callable[[Seat], Player]] = {
    "random": lambda _seat: random,
    "greedy": lambda _seat: greedy,
    "ismcts": lambda _seat: Ismcts(),
    "novice": lambda _seat: Searcher(NOVICE),
    "casual": lambda _seat: Searcher(CASUAL),
    "club": lambda _seat: Searcher(CLUB),
    "expert": lambda _seat: Searcher(EXPERT),
}
"""Who can be seated, by name, from the weakest to the strongest."""
