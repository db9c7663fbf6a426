"""A batch that the rules step, for games without a kernel."""

from collections.abc import Mapping
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gaslamp.adapters.batch import BEGIN, LEAVE_ALONE, Batch
from gaslamp.adapters.refusals import refusal
from gaslamp.adapters.rules_game import RulesGame
from gaslamp.core.game import CHANCE, Seat
from gaslamp.parts.tensors import Tensor

NOBODY = -2
"""Who acts when a game is over, as the kernels say it."""


class RulesBatch(Batch):
    def __init__(self, game: RulesGame, options: Mapping[str, object], games: int, *, restart: bool) -> None:
        self._game = game
        self._start = game.start(options)
        self._states = [self._start for _ in range(games)]
        self._restart = restart
        super().__init__(game, game.game.seats(self._start), games, game.action_count)

    def advance(self, actions: NDArray[np.int64]) -> None:
        for number, action in enumerate(actions.tolist()):
            if action >= 0 and (action >= self._game.action_count or not self.masks[number, action]):
                raise refusal(self._game.name, action, number if len(actions) > 1 else None)
        for number, action in enumerate(actions.tolist()):
            if action != LEAVE_ALONE:
                self._step(number, action)

    def tensor(self, game: int, seat: int) -> Tensor:
        return self._game.tensor(self.view(game, self.seat_names[seat]))

    def view(self, game: int, seat: Seat) -> Any:
        return self._game.game.view(self._states[game], seat)

    def _step(self, number: int, action: int) -> None:
        rules = self._game.game
        state = self._start if action == BEGIN else rules.apply(self._states[number], self._game.actions[action])
        state = self._after_chance(number, state)
        outcome = rules.outcome(state)
        self.ended[number] = outcome is not None
        self.rewards[number] = 0
        if outcome is not None:
            self.rewards[number] = [1 if seat in outcome.winners else -1 for seat in self.seat_names]
            if self._restart:
                state = self._after_chance(number, self._start)
        self._states[number] = state
        self._write(number, state)

    def _after_chance(self, number: int, state: Any) -> Any:
        """The State when somebody must choose again, or the game is over."""
        rules = self._game.game
        rng = Random(int(self.random_states[number]))
        while rules.actor(state) == CHANCE:
            outcomes = rules.legal(state)
            odds = [float(chance) for chance in rules.odds(state)]
            state = rules.apply(state, rng.choices(outcomes, odds)[0])
        self.random_states[number] = rng.getrandbits(63) + 1
        return state

    def _write(self, number: int, state: Any) -> None:
        """Fill in the row of one game."""
        rules = self._game.game
        seat = rules.actor(state)
        self.seats[number] = NOBODY if seat is None else self.seat_names.index(seat)
        self.tensors[number] = self.tensor(number, max(0, int(self.seats[number])))
        legal = [] if seat is None else [self._game.action_numbers[action] for action in rules.legal(state)]
        self.masks[number] = 0
        self.masks[number, legal] = 1
        self.legal[number, : len(legal)] = legal
        self.counts[number] = len(legal)
