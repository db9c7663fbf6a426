"""A batch in which machines play some of the seats. Only the moments at which another seat acts are shown."""

from collections.abc import Mapping
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gaslamp.adapters.batch import BEGIN, LEAVE_ALONE, RANDOM, Batch
from gaslamp.adapters.refusals import in_game
from gaslamp.core.errors import NotWellFormed
from gaslamp.core.game import Seat
from gaslamp.parts.player import Knowledge, Player, Thinking
from gaslamp.parts.tensors import Tensor
from gaslamp.players import levels


class OpponentBatch(Batch):
    """Shares the arrays of the batch that it plays in, except `ended` and `rewards`: they cover the machines' actions.

    A game that ends, restarts and ends again before another seat acts counts once, with its first rewards.
    """

    def __init__(self, inner: Batch, opponents: Mapping[Seat, str]) -> None:
        seats = ", ".join(inner.seat_names)
        for seat, level in opponents.items():
            if seat not in inner.seat_names:
                raise in_game(inner.game.name, NotWellFormed("unknown-seat", text=seat, known=seats))
            try:
                levels.seated(inner.game.name, seat, level)
            except NotWellFormed as error:
                raise in_game(inner.game.name, error) from None
        if len(opponents) == len(inner.seat_names):
            raise in_game(inner.game.name, NotWellFormed("no-learner", known=seats))
        self.game, self.seat_names = inner.game, inner.seat_names
        self.random_states, self.seats, self.tensors = inner.random_states, inner.seats, inner.tensors
        self.masks, self.legal, self.counts = inner.masks, inner.legal, inner.counts
        self.ended, self.rewards = inner.ended.copy(), inner.rewards.copy()
        self.generator = inner.generator
        self._inner, self._opponents = inner, dict(opponents)
        self._is_theirs = np.array([seat in opponents for seat in inner.seat_names])
        self._players: dict[tuple[int, Seat], Player] = {}

    @property
    def learners(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.seat_names if seat not in self._opponents)

    def advance(self, actions: NDArray[np.int64]) -> None:
        inner = self._inner
        inner.advance(actions)
        moved = actions != LEAVE_ALONE
        self.ended[:] = inner.ended * moved
        self.rewards[:] = inner.rewards * moved[:, None]
        self._forget(np.flatnonzero((actions == BEGIN) | self.ended.astype(bool)))
        while len(rows := np.flatnonzero((self.seats >= 0) & self._is_theirs[self.seats])):
            chosen = np.full(len(actions), LEAVE_ALONE, np.int64)
            chosen[rows] = self._choices(rows)
            inner.advance(chosen)
            over = rows[inner.ended[rows] == 1]
            first = over[self.ended[over] == 0]
            self.ended[first] = 1
            self.rewards[first] = inner.rewards[first]
            self._forget(over)

    def tensor(self, game: int, seat: int) -> Tensor:
        return self._inner.tensor(game, seat)

    def state(self, game: int) -> Any:
        return self._inner.state(game)

    def saved(self, game: int) -> Any:
        return self._inner.saved(game)

    def restore(self, game: int, saved: Any) -> None:
        self._inner.restore(game, saved)
        self._forget(np.array([game]))

    def known(self, game: int, seat: Seat) -> Knowledge:
        return self._inner.known(game, seat)

    def _choices(self, rows: NDArray[np.int64]) -> NDArray[np.int64]:
        """Random ones for all rows at once; then the machines that think replace theirs."""
        places = (self.generator.random(len(rows)) * self.counts[rows]).astype(np.int64)
        chosen = self.legal[rows, places].astype(np.int64)
        for place, row in enumerate(rows.tolist()):
            seat = self.seat_names[self.seats[row]]
            if self._opponents[seat] != RANDOM and self.counts[row] > 1:
                chosen[place] = self._thought(row, seat)
        return chosen

    def _thought(self, row: int, seat: Seat) -> int:
        known, level = self._inner.known(row, seat), self._opponents[seat]
        player = self._players.setdefault((row, seat), levels.seated(self.game.name, seat, level))
        luck = Random(int(self.generator.integers(1 << 62)))
        action = player.choose(known, luck, Thinking(levels.thinking_seconds(level)))
        return self.game.numbered(self.state(row))[action]

    def _forget(self, rows: NDArray[np.int64]) -> None:
        """A new game has new players."""
        if self._players:
            gone = set(rows.tolist())
            self._players = {key: player for key, player in self._players.items() if key[0] not in gone}
