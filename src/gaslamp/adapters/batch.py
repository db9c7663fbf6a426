"""Many games of one kind side by side. What learners may see of them is in arrays, a row for each game."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gaslamp.adapters.games import AdaptedGame
from gaslamp.adapters.kernel_game import KernelGame
from gaslamp.adapters.refusals import in_game
from gaslamp.core.errors import NotWellFormed
from gaslamp.core.game import Seat
from gaslamp.core.referee import referee
from gaslamp.parts.player import Knowledge
from gaslamp.parts.tensors import Tensor

BEGIN, LEAVE_ALONE = -1, -2
"""Instead of an action: begin the game again; change nothing in this game."""

RANDOM = "random"
"""The player that every game has, and that needs no record."""

NO_OPPONENTS: Mapping[Seat, str] = MappingProxyType({})


class Batch(ABC):
    """The arrays are overwritten by every `advance`: copy what you want to keep.

    The games hold every secret and stay in here. The arrays tell only what the acting seat of each game may know.
    """

    def __init__(self, game: AdaptedGame, seats: Sequence[Seat], games: int, longest: int) -> None:
        self.game = game
        self.seat_names = tuple(seats)
        self.random_states = np.zeros(games, np.uint64)
        """One for each game. Every draw of chance changes it."""
        self.generator = np.random.default_rng()
        """For the choices of machines."""
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
        self.generator = np.random.default_rng(self.random_states)

    @property
    def learners(self) -> tuple[Seat, ...]:
        """The seats that no machine plays."""
        return self.seat_names

    @abstractmethod
    def advance(self, actions: NDArray[np.int64]) -> None:
        """One action in each game, by its number; then chance plays. If one is not legal, NotLegal and no change."""

    @abstractmethod
    def tensor(self, game: int, seat: int) -> Tensor:
        """What any seat may know of one game, also a seat that does not act."""

    @abstractmethod
    def state(self, game: int) -> Any:
        """The State of one game: every secret of it."""

    def view(self, game: int, seat: Seat) -> Any:
        """The View of a seat or a spectator of one game."""
        return self.game.game.view(self.state(game), seat)

    def truth(self, game: int) -> Tensor:
        """Everything about one game, secrets included, as the tensor of a reader who sees all."""
        return self.game.tensor(referee(self.game.game, self.state(game)))

    @abstractmethod
    def saved(self, game: int) -> Any:
        """One game as plain data, which can be pickled."""

    @abstractmethod
    def restore(self, game: int, saved: Any) -> None:
        """Put one game back to what `saved` returned."""

    def known(self, game: int, seat: Seat) -> Knowledge:  # noqa: ARG002  (others need them)
        """What a machine gets to know, with the record as its seat saw it. Only a batch that keeps records can tell."""
        raise in_game(self.game.name, NotWellFormed("no-records"))


def batch(
    game: AdaptedGame,
    options: Mapping[str, object],
    games: int,
    *,
    restart: bool,
    opponents: Mapping[Seat, str] = NO_OPPONENTS,
    records: bool = False,
) -> Batch:
    """With `restart`, a game that ends begins again in the same step. `opponents` are machines, by seat.

    A batch that keeps records is stepped by the rules. Machines other than the random one need it.
    """
    from gaslamp.adapters.kernel_batch import KernelBatch
    from gaslamp.adapters.opponents import OpponentBatch
    from gaslamp.adapters.rules_batch import RulesBatch

    made: Batch
    if isinstance(game, KernelGame) and not records and set(opponents.values()) <= {RANDOM}:
        made = KernelBatch(game, options, games, restart=restart)
    else:
        records = records or bool(set(opponents.values()) - {RANDOM})
        made = RulesBatch(game, options, games, restart=restart, records=records)
    return OpponentBatch(made, opponents) if opponents else made
