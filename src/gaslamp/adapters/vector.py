"""Many games at once in NumPy arrays, for learners that need millions of steps.

    games = Vector("three-doors", 1024, seed=7)
    result = games.reset()
    while True:
        result = games.step(choose(result.observations, result.masks))

In every game one seat acts: `result.seats` says which. The observation and the mask are that seat's. A game that ends
begins again in the same step: then `ended` is 1, `rewards` has what each seat won, and all else is of the new game.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from gaslamp.adapters.batch import BEGIN, batch
from gaslamp.adapters.games import adapted
from gaslamp.adapters.refusals import refusal


class StepResult(NamedTuple):
    """A row for each game. The arrays are overwritten by the next step."""

    observations: NDArray[np.int8]  # what the acting seat may know
    masks: NDArray[np.int8]  # 1 where an action is legal
    legal: NDArray[np.int16]  # the same as a list: row n holds counts[n] actions, the rest means nothing
    counts: NDArray[np.int32]
    seats: NDArray[np.int8]  # who acts, as a place in `Vector.seats`
    rewards: NDArray[np.float32]  # by seat: 1 for winners, -1 for losers, 0 during a game
    ended: NDArray[np.uint8]


class Vector:
    """`seats` are the names of the seats, `actions` is the number of actions, `size` the length of a tensor.

    `kinds` and `fields` hold slices by name: the numbers of a kind of action, the places of a field in a tensor.
    """

    def __init__(self, game: str, games: int, *, seed: int | None = None, **options: object) -> None:
        played = adapted(game)
        self._name = game
        self._batch = batch(played, options, games, restart=True)
        self._rng = np.random.default_rng(seed)
        self.seats = self._batch.seat_names
        self.actions = played.action_count
        self.size = played.size
        self.kinds = played.kinds
        self.fields = played.fields
        self._rows = np.arange(games)

    def reset(self, seed: int | None = None) -> StepResult:
        """Begin every game. The same seed gives the same draws of chance and of `sample`."""
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self._batch.seed(self._rng)
        self._batch.advance(np.full(len(self._rows), BEGIN, np.int64))
        return self._result()

    def step(self, actions: NDArray[np.int64]) -> StepResult:
        """One action in every game. If one is not legal, NotLegal is raised and no game changes."""
        given = np.asarray(actions)
        if not np.issubdtype(given.dtype, np.integer):
            raise refusal(self._name, f"array of {given.dtype}")
        chosen = np.ascontiguousarray(given, np.int64)
        if chosen.shape != self._rows.shape:
            raise refusal(self._name, f"array of shape {chosen.shape}")
        if chosen.min() < 0:
            raise refusal(self._name, chosen.min(), int(chosen.argmin()))
        self._batch.advance(chosen)
        return self._result()

    def sample(self) -> NDArray[np.int64]:
        """A legal action for every game, each as likely as any other."""
        arrays = self._batch
        places = (self._rng.random(len(self._rows), np.float32) * arrays.counts).astype(np.int64)
        return arrays.legal[self._rows, places].astype(np.int64)

    def __repr__(self) -> str:
        return f"Vector({self._name!r}, {len(self._rows)})"

    def _result(self) -> StepResult:
        arrays = self._batch
        return StepResult(
            arrays.tensors, arrays.masks, arrays.legal, arrays.counts, arrays.seats, arrays.rewards, arrays.ended
        )
