"""Machine players of Mr. Jack."""

from collections.abc import Callable, Mapping

from gaslamp.core.game import Seat
from gaslamp.games.mrjack.players import greedy
from gaslamp.games.mrjack.players.cheat import cheat
from gaslamp.games.mrjack.players.exploiters import CodeReader
from gaslamp.games.mrjack.players.ismcts import Ismcts
from gaslamp.games.mrjack.players.lesson import LESSONS, lesson_choices, suggest
from gaslamp.games.mrjack.players.searcher import Searcher
from gaslamp.games.mrjack.players.strength import CASUAL, CAUTIOUS, CLUB, EXPERT, NOVICE
from gaslamp.parts.plain import random_player
from gaslamp.parts.player import Player

__all__ = ["CHEATS", "LESSONS", "PLAYERS", "SPARRING", "cheat", "lesson_choices", "suggest"]

CHEATS = ("detective",)
"""The sides that have a player who knows the secrets."""

PLAYERS: Mapping[str, Callable[[Seat], Player]] = {
    "random": lambda _seat: random_player,
    "greedy": lambda _seat: greedy,
    "ismcts": lambda _seat: Ismcts(),
    "novice": lambda _seat: Searcher(NOVICE),
    "casual": lambda _seat: Searcher(CASUAL),
    "club": lambda _seat: Searcher(CLUB),
    "expert": lambda _seat: Searcher(EXPERT),
}
"""The players by name, from the weakest to the strongest."""

SPARRING: Mapping[str, Mapping[str, Callable[[], Player]]] = {
    "jack": {"cautious": lambda: Searcher(CAUTIOUS)},
    "detective": {"code-reader": CodeReader},
}
"""By side and name: players to measure others by. Only the arena has them."""
