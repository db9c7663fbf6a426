"""A batch that the compiled kernels step."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gaslamp.adapters.batch import Batch
from gaslamp.adapters.kernel_game import KernelGame
from gaslamp.adapters.refusals import refusal
from gaslamp.core.game import Seat
from gaslamp.parts.tensors import Tensor


class KernelBatch(Batch):
    def __init__(self, game: KernelGame, options: Mapping[str, object], games: int, *, restart: bool) -> None:
        self._game = game
        self._start = game.start(options)
        self._kernels = [self._start.copy() for _ in range(games)]
        self._restart = restart
        super().__init__(game, game.seats(self._start), games, game.longest)

    def advance(self, actions: NDArray[np.int64]) -> None:
        wrong = self._game.advance(
            self._kernels,
            self._start,
            self._restart,
            actions,
            self.random_states,
            self.seats,
            self.ended,
            self.rewards,
            self.tensors,
            self.masks,
            self.legal,
            self.counts,
        )
        if wrong >= 0:
            raise refusal(self._game.name, actions[wrong], wrong if len(actions) > 1 else None)

    def tensor(self, game: int, seat: int) -> Tensor:
        written: Tensor = np.empty(self._game.size, np.int8)
        self._kernels[game].observe(seat, written)
        return written

    def view(self, game: int, seat: Seat) -> Any:
        return self._game.game.view(self._kernels[game].store(), seat)
