"""Machine players of Letters from Whitechapel."""

from collections.abc import Callable, Mapping

from gaslamp.core.game import Seat
from gaslamp.games.whitechapel.players import greedy, levels
from gaslamp.games.whitechapel.players.cheat import cheat
from gaslamp.games.whitechapel.players.ismcts import Searcher
from gaslamp.games.whitechapel.players.jack import Jack
from gaslamp.games.whitechapel.players.lesson import LESSONS, lesson_choices, suggest
from gaslamp.games.whitechapel.players.orders import carried_out
from gaslamp.games.whitechapel.players.police import Detective
from gaslamp.games.whitechapel.players.proposal import propose
from gaslamp.games.whitechapel.players.sparring import SPARRING
from gaslamp.games.whitechapel.rules.public import JACK
from gaslamp.parts.plain import random_player
from gaslamp.parts.player import Player

__all__ = [
    "ADVISES",
    "CHEATS",
    "LESSONS",
    "PLAYERS",
    "SPARRING",
    "carried_out",
    "cheat",
    "lesson_choices",
    "propose",
    "suggest",
]

ADVISES = ("police",)
"""The sides whose machines can be asked for advice."""

CHEATS = ("police",)
"""The sides that have a player who knows the secrets."""


def _level(name: str) -> Callable[[Seat], Player]:
    return lambda seat: Jack(levels.JACK[name]) if seat == JACK else Detective(levels.POLICE[name])


PLAYERS: Mapping[str, Callable[[Seat], Player]] = {
    "random": lambda _seat: random_player,
    "ismcts": Searcher,
    "greedy": greedy.seated,
    **{name: _level(name) for name in levels.POLICE},
}
"""The players by name: first those to measure by, then the levels from the weakest to the strongest."""
