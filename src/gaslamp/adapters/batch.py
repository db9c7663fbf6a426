"""Many games of one kind side by side: their kernels, and what learners are told of them in arrays."""

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from gaslamp.adapters.game_data import Subject
from gaslamp.core.errors import NotLegal
from gaslamp.parts.tensors import Tensor

BEGIN, LEAVE_ALONE = -1, -2
"""Instead of an action: begin a game anew; leave it, and all that was told of it, as it is."""


class Room:
    """The arrays are written anew by every `advance`: copy what you want to keep.

    The kernels hold every secret and stay in here; the arrays tell only what the acting seat of each game may know.
    """

    def __init__(self, subject: Subject, options: Mapping[str, object], games: int, *, again: bool) -> None:
        self._subject = subject
        self._begin = subject.start(options)
        self._games = [self._begin.copy() for _ in range(games)]
        self._again = again
        self.names = subject.seats(self._begin)
        self.luck = np.zeros(games, np.uint64)
        self.seats = np.zeros(games, np.int8)
        self.ended = np.zeros(games, np.uint8)
        self.rewards = np.zeros((games, len(self.names)), np.float32)
        self.tensors: Tensor = np.zeros((games, subject.size), np.int8)
        self.masks: NDArray[np.int8] = np.zeros((games, subject.action_count), np.int8)
        self.legal = np.zeros((games, subject.longest), np.int16)
        self.counts = np.zeros(games, np.int32)

    def sow(self, rng: np.random.Generator) -> None:
        """Chance's luck for every game; never 0, where the kernels' generator would stay."""
        self.luck[:] = rng.integers(1, 1 << 63, len(self.luck), dtype=np.uint64)

    def advance(self, actions: NDArray[np.int64]) -> None:
        """One action in each game, by its fixed number. If any of them is not legal, nothing is done."""
        wrong = self._subject.advance(
            self._games,
            self._begin,
            self._again,
            actions,
            self.luck,
            self.seats,
            self.ended,
            self.rewards,
            self.tensors,
            self.masks,
            self.legal,
            self.counts,
        )
        if wrong >= 0:
            raise NotLegal("not-now")

    def tensor(self, game: int, seat: int) -> Tensor:
        """What any seat may know of one game, whoever acts there."""
        written: Tensor = np.empty(self._subject.size, np.int8)
        self._games[game].observe(seat, written)
        return written

    def view(self, game: int, seat: str) -> object:
        """What a seat or a spectator may know of one game, as the rules say it."""
        return self._subject.game.view(self._games[game].store(), seat)
