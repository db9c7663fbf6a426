"""Machine players of a game as OpenSpiel's bots."""

import random
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pyspiel

from gaslamp.adapters.seat_record import empty_record
from gaslamp.core.game import CHANCE, AnyGame, Seat
from gaslamp.core.record import Entry, Record
from gaslamp.parts.player import Knowledge, Thinking
from gaslamp.players import levels


class LevelBot(pyspiel.Bot):  # type: ignore[misc]  # pyspiel has no types
    """`LevelBot(game, 1, "casual")` plays the second seat. It is shown only what that seat has seen."""

    def __init__(self, game: Any, player: int, level: str, seed: int | None = None) -> None:
        super().__init__()
        self._rules: AnyGame = game.entry.game
        self._options: Mapping[str, str] = game.options
        self._player, self._level, self._rng = player, level, random.Random(seed)
        self._seat: Seat = self._rules.seats(self._rules.start(self._options))[player]
        self.restart()

    def restart(self) -> None:
        """A new game has a new player."""
        self._machine = levels.seated(self._rules.NAME, self._seat, self._level)

    def restart_at(self, state: Any) -> None:  # noqa: ARG002  (what it needs of the state it reads in `step`)
        self.restart()

    def player_id(self) -> int:
        return self._player

    def step(self, state: Any) -> int:
        view = self._rules.view(state.play.state(), self._seat)
        known = Knowledge(self._seat, view, self._record(state), self._rules.choices(view))
        thinking = Thinking(levels.thinking_seconds(self._level))
        number: int = state.play.find(self._machine.choose(known, random.Random(self._rng.random()), thinking))
        return number

    def _record(self, state: Any) -> Record:
        """The game so far as the seat saw it."""
        seats, players = state.play.seats, [one.player for one in state.full_history()]
        entries = tuple(
            Entry(CHANCE if player < 0 else seats[player], event.text)
            for player, event in zip(players, state.play.seen(self._player), strict=True)
        )
        return replace(empty_record(self._rules, self._options, self._seat), entries=entries)
