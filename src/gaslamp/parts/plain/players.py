"""Players for any game. They know what a seat may know, never a State."""

from collections.abc import Callable, Mapping

from gaslamp.core.game import AnyGame, Seat
from gaslamp.parts.plain import random_player
from gaslamp.parts.plain.ismcts import Ismcts
from gaslamp.parts.player import Player


class PlainPlayers:
    def __init__(self, game: AnyGame) -> None:
        self._game = game

    @property
    def PLAYERS(self) -> Mapping[str, Callable[[Seat], Player]]:  # noqa: N802  (a constant of the part)
        return {"random": lambda _seat: random_player, "ismcts": lambda _seat: Ismcts(self._game)}
