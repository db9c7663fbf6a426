"""A batch that the rules step: for games without a kernel, and where records are wanted."""

from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gaslamp.adapters.batch import BEGIN, LEAVE_ALONE, Batch
from gaslamp.adapters.games import AdaptedGame
from gaslamp.adapters.options import option_words
from gaslamp.adapters.refusals import refusal
from gaslamp.adapters.seat_record import empty_record
from gaslamp.core.game import CHANCE, Seat
from gaslamp.core.record import Entry
from gaslamp.parts.player import Knowledge
from gaslamp.parts.tensors import Tensor

NOBODY = -2
"""Who acts when a game is over, as the kernels say it."""


class RulesBatch(Batch):
    """With `records`, what each seat saw of each game is kept."""

    def __init__(
        self, game: AdaptedGame, options: Mapping[str, object], games: int, *, restart: bool, records: bool = False
    ) -> None:
        self._start = game.first_state(options)
        self._states = [self._start for _ in range(games)]
        self._restart = restart
        super().__init__(game, game.game.seats(self._start), games, game.longest)
        self._seen: list[dict[Seat, list[Entry]]] | None = [self._unseen() for _ in range(games)] if records else None
        words = option_words(game.game, options)
        self._empty = {seat: empty_record(game.game, words, seat) for seat in self.seat_names if records}

    def advance(self, actions: NDArray[np.int64]) -> None:
        for number, action in enumerate(actions.tolist()):
            if action >= 0 and (action >= self.game.action_count or not self.masks[number, action]):
                raise refusal(self.game.name, action, number if len(actions) > 1 else None)
        for number, action in enumerate(actions.tolist()):
            if action != LEAVE_ALONE:
                self._step(number, action)

    def tensor(self, game: int, seat: int) -> Tensor:
        return self.game.tensor(self.view(game, self.seat_names[seat]))

    def state(self, game: int) -> Any:
        return self._states[game]

    def saved(self, game: int) -> Any:
        seen = self._seen and {seat: tuple(entries) for seat, entries in self._seen[game].items()}
        return self.game.game.write(self._states[game]), seen

    def restore(self, game: int, saved: Any) -> None:
        text, seen = saved
        self._states[game] = self.game.game.parse_state(text)
        if self._seen is not None:
            self._seen[game] = {seat: list(entries) for seat, entries in seen.items()}
        self.ended[game], self.rewards[game] = 0, 0
        self._write(game)

    def known(self, game: int, seat: Seat) -> Knowledge:
        if self._seen is None:
            return super().known(game, seat)
        view = self.view(game, seat)
        record = replace(self._empty[seat], entries=tuple(self._seen[game][seat]))
        return Knowledge(seat, view, record, self.game.game.choices(view))

    def _step(self, number: int, action: int) -> None:
        rules = self.game.game
        if action == BEGIN:
            self._begin(number)
        else:
            numbered = self.game.numbered(self._states[number])
            self._apply(number, next(one for one, place in numbered.items() if place == action))
        self._let_chance_play(number)
        outcome = rules.outcome(self._states[number])
        self.ended[number] = outcome is not None
        self.rewards[number] = 0
        if outcome is not None:
            self.rewards[number] = [1 if seat in outcome.winners else -1 for seat in self.seat_names]
            if self._restart:
                self._begin(number)
                self._let_chance_play(number)
        self._write(number)

    def _begin(self, number: int) -> None:
        self._states[number] = self._start
        if self._seen is not None:
            self._seen[number] = self._unseen()

    def _let_chance_play(self, number: int) -> None:
        """Until somebody must choose again, or the game is over."""
        rules = self.game.game
        rng = Random(int(self.random_states[number]))
        while rules.actor(self._states[number]) == CHANCE:
            outcomes = rules.legal(self._states[number])
            odds = [float(chance) for chance in rules.odds(self._states[number])]
            self._apply(number, rng.choices(outcomes, odds)[0])
        self.random_states[number] = rng.getrandbits(63) + 1

    def _apply(self, number: int, action: Any) -> None:
        rules, state = self.game.game, self._states[number]
        if self._seen is not None:
            actor = rules.actor(state)
            assert actor is not None, "apply refuses every action when the game is over"
            for seat, entries in self._seen[number].items():
                entries.append(Entry(actor, rules.write(rules.seen(state, action, seat))))
        self._states[number] = rules.apply(state, action)

    def _write(self, number: int) -> None:
        """Fill in the row of one game."""
        state = self._states[number]
        seat = self.game.game.actor(state)
        self.seats[number] = NOBODY if seat is None else self.seat_names.index(seat)
        self.tensors[number] = self.tensor(number, max(0, int(self.seats[number])))
        legal = [] if seat is None else list(self.game.numbered(state).values())
        self.masks[number] = 0
        self.masks[number, legal] = 1
        self.legal[number, : len(legal)] = legal
        self.counts[number] = len(legal)

    def _unseen(self) -> dict[Seat, list[Entry]]:
        return {seat: [] for seat in self.seat_names}
