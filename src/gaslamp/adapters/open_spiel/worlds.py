"""Other worlds of the small games: few enough to be written out. Each one that fits is as likely as any other."""

import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from gaslamp.core.game import AnyGame


class Worlds:
    """Draws worlds of one game for a seat."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def __call__(self, options: Mapping[str, str], record: Sequence[Any], view: Any, rng: random.Random) -> list[Any]:
        return rng.choice(list(self._fitting(self._game.start(options), list(record), view.seat)))

    def _fitting(self, state: Any, record: Sequence[Any], seat: str) -> Iterator[list[Any]]:
        """Every course of the game that the seat would have seen just so."""
        if not record:
            yield []
            return
        for action in self._game.legal(state):
            if self._game.seen(state, action, seat) == record[0]:
                for rest in self._fitting(self._game.apply(state, action), record[1:], seat):
                    yield [action, *rest]
