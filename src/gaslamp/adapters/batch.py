"""Many games of one kind side by side. What learners may see of them is in arrays, a row for each game."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gaslamp.adapters.games import AdaptedGame
from gaslamp.adapters.kernel_game import KernelGame
from gaslamp.core.game import Seat
from gaslamp.parts.tensors import Tensor

BEGIN, LEAVE_ALONE = -1, -2
"""Instead of an action: begin the game again; change nothing in this game."""


class Batch(ABC):
    """The arrays are overwritten by every `advance`: copy what you want to keep.

    The games hold every secret and stay in here. The arrays tell only what the acting seat of each game may know.
    """

    def __init__(self, game: AdaptedGame, seats: Sequence[Seat], games: int, longest: int) -> None:
        self.seat_names = tuple(seats)
        self.random_states = np.zeros(games, np.uint64)
        """One for each game. Every draw of chance changes it."""
        self.seats = np.zeros(games, np.int8)
        self.ended = np.zeros(games, np.uint8)
        self.rewards = np.zeros((games, len(self.seat_names)), np.float32)
        self.tensors: Tensor = np.zeros((games, game.size), np.int8)
        self.masks: NDArray[np.int8] = np.zeros((games, game.action_count), np.int8)
        self.legal: NDArray[np.int16] = np.zeros((games, longest), np.int16)
        self.counts = np.zeros(games, np.int32)

    def seed(self, rng: np.random.Generator) -> None:
        """Never 0: the kernels' generator would stay at 0."""
        self.random_states[:] = rng.integers(1, 1 << 63, len(self.random_states), dtype=np.uint64)

    @abstractmethod
    def advance(self, actions: NDArray[np.int64]) -> None:
        """One action in each game, by its number; then chance plays. If one is not legal, NotLegal and no change."""

    @abstractmethod
    def tensor(self, game: int, seat: int) -> Tensor:
        """What any seat may know of one game, also a seat that does not act."""

    @abstractmethod
    def view(self, game: int, seat: Seat) -> Any:
        """The View of a seat or a spectator of one game."""


def batch(game: AdaptedGame, options: Mapping[str, object], games: int, *, restart: bool) -> Batch:
    """With `restart`, a game that ends begins again in the same step."""
    from gaslamp.adapters.kernel_batch import KernelBatch
    from gaslamp.adapters.rules_batch import RulesBatch

    if isinstance(game, KernelGame):
        return KernelBatch(game, options, games, restart=restart)
    return RulesBatch(game, options, games, restart=restart)
