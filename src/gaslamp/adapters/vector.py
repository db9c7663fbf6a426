"""Many games at once in NumPy arrays, for learners that need millions of steps.

    games = Vector("three-doors", 1024, seed=7)
    result = games.reset()
    while True:
        result = games.step(choose(result.observations, result.masks))

In every game one seat acts: `result.seats` says which. The observation and the mask are that seat's. A game that ends
begins again in the same step: then `ended` is 1, `rewards` has what each seat won, and all else is of the new game.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from gaslamp.adapters.batch import BEGIN, LEAVE_ALONE, NO_OPPONENTS, batch
from gaslamp.adapters.beliefs import belief
from gaslamp.adapters.games import adapted
from gaslamp.adapters.refusals import in_game, no_number, refusal
from gaslamp.core.errors import NotWellFormed
from gaslamp.core.game import Seat


class StepResult(NamedTuple):
    """A row for each game. The arrays are overwritten by the next step."""

    observations: NDArray[np.int8]  # what the acting seat may know
    masks: NDArray[np.int8]  # 1 where an action is legal
    legal: NDArray[np.int16]  # the same as a list: row n holds counts[n] actions, the rest means nothing
    counts: NDArray[np.int32]
    seats: NDArray[np.int8]  # who acts, as a place in `Vector.seats`
    rewards: NDArray[np.float32]  # by seat: 1 for winners, -1 for losers, 0 during a game
    ended: NDArray[np.uint8]


class Saved(NamedTuple):
    """All of a vector's games at one moment, secrets included. It can be pickled."""

    games: tuple[Any, ...]
    random_states: NDArray[np.uint64]
    generators: tuple[Any, Any]


class Vector:
    """`seats` are the names of the seats, `actions` is the number of actions, `size` the length of a tensor.

    `kinds` and `fields` hold slices by name: the numbers of a kind of action, the places of a field in a tensor.
    `learners` are the seats that are left when machines have theirs: `opponents={"constable": "casual"}`. With `final`,
    `final_observations` has what each seat knew at the end of a game that has just ended. With `records`, `beliefs`
    can be asked for; games with records or with machines that think are stepped by the rules and are slower.
    """

    def __init__(
        self,
        game: str,
        games: int,
        *,
        seed: int | None = None,
        opponents: Mapping[Seat, str] = NO_OPPONENTS,
        final: bool = False,
        records: bool = False,
        **options: object,
    ) -> None:
        played = adapted(game)
        if games < 1:
            raise in_game(game, NotWellFormed("no-games", text=games))
        self._arguments = {"opponents": dict(opponents), "final": final, "records": records, **options}
        self._name = game
        self._batch = batch(played, options, games, restart=not final, opponents=opponents, records=records)
        self._rng = np.random.default_rng(seed)
        self.seats = self._batch.seat_names
        self.learners = self._batch.learners
        self.actions = played.action_count
        self.size = played.size
        self.kinds = played.kinds
        self.fields = played.fields
        self._rows = np.arange(games)
        self._rewards, self._ended = self._batch.rewards.copy(), self._batch.ended.copy()
        self.final_observations: NDArray[np.int8] | None = None
        """Game, seat, place in the tensor. Only the rows of games that ended in the last step mean anything."""
        if final:
            self.final_observations = np.zeros((games, len(self.seats), self.size), np.int8)

    def __len__(self) -> int:
        """How many games there are."""
        return len(self._rows)

    def reset(self, seed: int | None = None) -> StepResult:
        """Begin every game. The same seed gives the same draws of chance, of machines and of `sample`."""
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self._batch.seed(self._rng)
        self._advance(np.full(len(self), BEGIN, np.int64))
        self._rewards[:], self._ended[:] = 0, 0
        return self._result()

    def step(self, actions: NDArray[np.int64], games: Sequence[int] | NDArray[np.int64] | None = None) -> StepResult:
        """One action in every game, or in some of them: `games` has their numbers. The others do not change.

        If an action is not legal, NotLegal is raised and no game changes.
        """
        given = np.asarray(actions)
        if not np.issubdtype(given.dtype, np.integer):
            raise no_number(self._name, f"array of {given.dtype}", self.actions)
        chosen = np.ascontiguousarray(given, np.int64)
        rows = self._rows if games is None else self._numbers(games)
        if chosen.shape != rows.shape:
            raise in_game(self._name, NotWellFormed("wrong-shape", found=str(chosen.shape), known=str(rows.shape)))
        if len(chosen) and chosen.min() < 0:
            raise refusal(self._name, chosen.min(), int(rows[chosen.argmin()]))
        if games is not None:
            chosen = self._spread(rows, chosen)
        self._advance(chosen)
        return self._result()

    @property
    def masks(self) -> NDArray[np.int8]:
        """1 where an action is legal now, a row for each game."""
        return self._batch.masks

    def sample(self) -> NDArray[np.int64]:
        """A legal action for every game, each as likely as any other."""
        arrays = self._batch
        places = (self._rng.random(len(self), np.float32) * arrays.counts).astype(np.int64)
        places += self._rows * arrays.legal.shape[1]  # in one row, which NumPy reads faster
        return arrays.legal.ravel().take(places).astype(np.int64)

    def observe(self, seat: Seat) -> NDArray[np.int8]:
        """What one seat may know of every game, also where another seat acts. A new array."""
        place = self._place(seat)
        return np.stack([self._batch.tensor(game, place) for game in range(len(self))])

    def truth(self) -> NDArray[np.int8]:
        """Everything about every game, secrets included, for critics and measurements. A new array."""
        return np.stack([self._batch.truth(game) for game in range(len(self))])

    def beliefs(self, seat: Seat) -> list[dict[str, Any]]:
        """What a seat can infer in every game, with probabilities, as plain data. The vector must keep `records`."""
        self._place(seat)
        return [belief(self._name, self._batch.known(game, seat).record) for game in range(len(self))]

    def save(self) -> Saved:
        """Every game as it is now, and all random numbers to come."""
        games = tuple(self._batch.saved(game) for game in range(len(self)))
        generators = self._rng.bit_generator.state, self._batch.generator.bit_generator.state
        return Saved(games, self._batch.random_states.copy(), generators)

    def restore(self, saved: Saved) -> StepResult:
        """Go on from what was saved, also in another vector of the same game and size."""
        if len(saved.games) != len(self):
            raise in_game(self._name, NotWellFormed("wrong-size", found=len(saved.games), known=len(self)))
        for game, one in enumerate(saved.games):
            self._batch.restore(game, one)
        self._batch.random_states[:] = saved.random_states
        self._rng.bit_generator.state, self._batch.generator.bit_generator.state = saved.generators
        self._rewards[:], self._ended[:] = 0, 0
        return self._result()

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle and for copy."""
        return _restored, (self._name, len(self), self._arguments, self.save())

    def __repr__(self) -> str:
        return f"Vector({self._name!r}, {len(self)})"

    def _advance(self, actions: NDArray[np.int64]) -> None:
        arrays = self._batch
        arrays.advance(actions)
        stays = actions == LEAVE_ALONE
        self._rewards[:], self._ended[:] = arrays.rewards, arrays.ended
        self._rewards[stays], self._ended[stays] = 0, 0
        if self.final_observations is not None:
            self._restart()

    def _restart(self) -> None:
        """Keep what was known at the end of a game, and begin another. With machines even that one may end at once."""
        rows = np.flatnonzero(self._ended)
        assert self.final_observations is not None, "asked only then"
        for row in rows:
            self.final_observations[row] = [self._batch.tensor(int(row), seat) for seat in range(len(self.seats))]
        while len(rows):
            self._batch.advance(self._spread(rows, np.full(len(rows), BEGIN)))
            rows = rows[self._batch.ended[rows] == 1]

    def _spread(self, rows: NDArray[np.int64], actions: NDArray[np.int64]) -> NDArray[np.int64]:
        """Actions of some games among those of all."""
        every = np.full(len(self), LEAVE_ALONE, np.int64)
        every[rows] = actions
        return every

    def _numbers(self, games: Sequence[int] | NDArray[np.int64]) -> NDArray[np.int64]:
        """Each at most once: a game takes one action in a step."""
        given = np.asarray(games)
        named = np.zeros(len(self), bool)
        if given.size and (given.dtype.kind not in "iu" or given.min() < 0 or given.max() >= len(self)):
            raise in_game(self._name, NotWellFormed("wrong-games", last=len(self) - 1))
        rows = given.astype(np.int64)
        named[rows] = True
        if named.sum() < rows.size:
            raise in_game(self._name, NotWellFormed("wrong-games", last=len(self) - 1))
        return rows

    def _place(self, seat: Seat) -> int:
        if seat not in self.seats:
            raise in_game(self._name, NotWellFormed("unknown-seat", text=seat, known=", ".join(self.seats)))
        return self.seats.index(seat)

    def _result(self) -> StepResult:
        arrays = self._batch
        return StepResult(
            arrays.tensors, arrays.masks, arrays.legal, arrays.counts, arrays.seats, self._rewards, self._ended
        )


def _restored(game: str, games: int, arguments: dict[str, Any], saved: Saved) -> Vector:
    vector = Vector(game, games, **arguments)
    vector.restore(saved)
    return vector
