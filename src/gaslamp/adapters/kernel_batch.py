"""A batch that the compiled kernels step."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gaslamp.adapters.batch import BEGIN, Batch
from gaslamp.adapters.kernel_game import KernelGame
from gaslamp.adapters.refusals import refusal
from gaslamp.parts.tensors import Tensor


class KernelBatch(Batch):
    def __init__(self, game: KernelGame, options: Mapping[str, object], games: int, *, restart: bool) -> None:
        self._game = game
        self._start = game.start(options)
        self._kernels = self._start.copies(games)
        self._restart = restart
        super().__init__(game, game.seats(self._start), games, game.longest)

    def advance(self, actions: NDArray[np.int64]) -> None:
        wrong = self._advance(self._kernels, self._start, actions, slice(None))
        if wrong >= 0:
            raise refusal(self._game.name, actions[wrong], wrong if len(actions) > 1 else None)

    def tensor(self, game: int, seat: int) -> Tensor:
        written: Tensor = np.empty(self._game.size, np.int8)
        self._kernels[game].observe(seat, written)
        return written

    def state(self, game: int) -> Any:
        return self._kernels[game].store()

    def saved(self, game: int) -> Any:
        """Its position as a line of text."""
        return self._kernels[game].text()

    def restore(self, game: int, saved: Any) -> None:
        """As if the game began at that position. Chance has nothing to do there, so its numbers stay."""
        position = self._start.copy()
        position.from_text(saved)
        self._advance([self._kernels[game]], position, np.array([BEGIN]), slice(game, game + 1))

    def _advance(self, kernels: list[Any], start: Any, actions: NDArray[np.int64], rows: slice) -> int:
        return self._game.advance(
            kernels,
            start,
            self._restart,
            actions,
            self.random_states[rows],
            self.seats[rows],
            self.ended[rows],
            self.rewards[rows],
            self.tensors[rows],
            self.masks[rows],
            self.legal[rows],
            self.counts[rows],
        )
