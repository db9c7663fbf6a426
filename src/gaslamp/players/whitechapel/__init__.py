"""Machine players of Letters from Whitechapel."""

from collections.abc import Callable, Mapping

from gaslamp.core.game import Seat
from gaslamp.games.whitechapel.public import JACK
from gaslamp.players import random
from gaslamp.players.player import Player
from gaslamp.players.whitechapel import greedy, levels
from gaslamp.players.whitechapel.ismcts import Searcher
from gaslamp.players.whitechapel.jack import Jack
from gaslamp.players.whitechapel.police import Detective


def _level(name: str) -> Callable[[Seat], Player]:
    return lambda seat: Jack(levels.JACK[name]) if seat == JACK else Detective(levels.POLICE[name])


PLAYERS: Mapping[str, Callable[[Seat], Player]] = {
    "random": lambda _seat: random,
    "ismcts": Searcher,
    "greedy": greedy.seated,
    **{name: _level(name) for name in levels.POLICE},
}
"""Who can be seated, by name: yardsticks first, then the levels from the weakest to the strongest."""
