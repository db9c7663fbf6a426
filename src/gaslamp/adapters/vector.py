"""Many games at once in NumPy arrays, stepped by the compiled kernels: for learners that need millions of steps.

    games = Vector("mrjack", 1024, seed=7, edition="first")
    told = games.reset()
    while True:
        told = games.step(choose(told.observations, told.masks))

In every game one seat acts: `told.seats` says which, and the observation and the mask are that seat's. A game that ends
begins anew in the same step: `ended` is then 1, `rewards` has what each seat won, all else is of the new game.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from gaslamp.adapters.batch import BEGIN, Room
from gaslamp.adapters.game_data import SUBJECTS
from gaslamp.core.errors import NotLegal


class Told(NamedTuple):
    """What is told after a step, a row for each game. The arrays are written anew by the next step."""

    observations: NDArray[np.int8]  # what the acting seat may know
    masks: NDArray[np.int8]  # 1 where an action is legal
    legal: NDArray[np.int16]  # the same as a list: row n holds counts[n] actions, the rest means nothing
    counts: NDArray[np.int32]
    seats: NDArray[np.int8]  # who acts, as a place in `Vector.seats`
    rewards: NDArray[np.float32]  # by seat: 1 for winners, -1 for losers, 0 while a game goes on
    ended: NDArray[np.uint8]


class Vector:
    """`seats` are the names of the seats, `actions` how many actions there are, `size` how long a tensor is.

    `kinds["Walk"]` and `fields["suspects"]` are slices: the numbers of a kind of action, the places of a field.
    """

    def __init__(self, game: str, games: int, *, seed: int | None = None, **options: object) -> None:
        subject = SUBJECTS[game]
        self._room = Room(subject, options, games, again=True)
        self._rng = np.random.default_rng(seed)
        self.seats = self._room.names
        self.actions = subject.action_count
        self.size = subject.size
        self.kinds = {row.kind.name: slice(row.begin, row.end) for row in subject.actions}
        self.fields = {field.name: slice(field.begin, field.end) for field in subject.layout.values()}
        self._rows = np.arange(games)

    def reset(self, seed: int | None = None) -> Told:
        """Begin every game. With a seed, chance and `sample` do what they did with it before."""
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self._room.sow(self._rng)
        self._room.advance(np.full(len(self._rows), BEGIN, np.int64))
        return self._told()

    def step(self, actions: NDArray[np.int64]) -> Told:
        """One action in every game. One that is not legal raises NotLegal, and no game has moved."""
        chosen = np.ascontiguousarray(actions, np.int64)
        if chosen.shape != self._rows.shape or chosen.min() < 0:
            raise NotLegal("not-now")
        self._room.advance(chosen)
        return self._told()

    def sample(self) -> NDArray[np.int64]:
        """A legal action for every game, each as likely as any other."""
        room = self._room
        places = (self._rng.random(len(self._rows), np.float32) * room.counts).astype(np.int64)
        return room.legal[self._rows, places].astype(np.int64)

    def _told(self) -> Told:
        room = self._room
        return Told(room.tensors, room.masks, room.legal, room.counts, room.seats, room.rewards, room.ended)
