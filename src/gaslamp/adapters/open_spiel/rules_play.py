"""A game that the rules play: an action's number is its place in the game's list of actions."""

from typing import Any

from gaslamp.adapters.games import adapted
from gaslamp.adapters.open_spiel.numbered_record import NumberedRecord
from gaslamp.adapters.open_spiel.play import CHANCE, OVER, Event, observers
from gaslamp.adapters.rules_game import RulesGame
from gaslamp.core import game as core
from gaslamp.core.errors import NotLegal
from gaslamp.parts.tensors import Tensor


class RulesPlay:
    __slots__ = ("_events", "_played", "_state", "current_player", "game", "record", "seats")

    def __init__(
        self,
        played: RulesGame,
        state: Any,
        events: tuple[tuple[Event, ...], ...] = (),
        record: NumberedRecord = NumberedRecord(),  # noqa: B008  (it never changes)
    ) -> None:
        self.record = record
        self._played = played
        self._state = state
        self._events = events
        self.game = played.game
        self.seats = played.game.seats(state)
        self.current_player = self._player()

    def clone(self) -> "RulesPlay":
        return RulesPlay(self._played, self._state, self._events, self.record)

    def __deepcopy__(self, _: object) -> "RulesPlay":
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return _unpickled, (self.game.NAME, self.game.write(self._state), self._events, self.record)

    def numbers(self) -> list[int]:
        return [self._numbers[action] for action in self.game.legal(self._state)]

    def odds(self) -> list[tuple[int, float]]:
        return sorted(zip(self.numbers(), map(float, self.game.odds(self._state)), strict=True))

    def make(self, number: int) -> None:
        if number not in self.numbers():
            raise NotLegal("not-now")
        action = self._action(number)
        shown = [self.game.seen(self._state, action, one) for one in observers(self)]
        # Which kind of event was hidden follows from what went before, so one number is enough for all of them.
        whole, hidden = self._codes(number)
        self.record = self.record.with_secret(tuple([whole if seen == action else hidden for seen in shown]))
        self._state = self.game.apply(self._state, action)
        self._events += (tuple([Event(seen, self.game.write(seen)) for seen in shown]),)
        self.current_player = self._player()

    def text(self, number: int) -> str:
        return self.game.write(self._action(number))

    def find(self, action: Any) -> int:
        return self._numbers[action]

    def state(self) -> Any:
        return self._state

    def tensor(self, observer: int) -> Tensor:
        return self._played.tensor(self.game.view(self._state, observers(self)[observer]))

    def seen(self, observer: int) -> list[Event]:
        return [events[observer] for events in self._events]

    @property
    def _numbers(self) -> dict[Any, int]:
        return self._played.chance_numbers if self.current_player == CHANCE else self._played.action_numbers

    def _codes(self, number: int) -> tuple[int, int]:
        """In the record: an action that is seen, and one that is hidden. Those of chance come after the players'."""
        players, both = self._played.action_count, self._played.action_count + self._played.chance_count
        return (players + 1 + number, both + 2) if self.current_player == CHANCE else (1 + number, both + 1)

    def _player(self) -> int:
        seat = self.game.actor(self._state)
        return OVER if seat is None else CHANCE if seat == core.CHANCE else self.seats.index(seat)

    def _action(self, number: int) -> Any:
        return (self._played.chances if self.current_player == CHANCE else self._played.actions)[number]


def _unpickled(name: str, position: str, events: tuple[tuple[Event, ...], ...], record: NumberedRecord) -> RulesPlay:
    played = adapted(name)
    assert isinstance(played, RulesGame)
    return RulesPlay(played, played.game.parse_state(position), events, record)
