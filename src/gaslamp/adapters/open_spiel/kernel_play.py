"""A game that the compiled kernel plays. An action that everybody saw is kept as its packed number.

Who saw what of an action is worked out when it is asked for: random play never asks, and is half as fast again without.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from gaslamp.adapters.games import adapted
from gaslamp.adapters.kernel_game import KernelGame
from gaslamp.adapters.open_spiel.numbered_record import NumberedRecord
from gaslamp.adapters.open_spiel.play import CHANCE, OVER, Event, observers
from gaslamp.core.game import SPECTATOR, Seat
from gaslamp.parts.kernel.packing import KIND_BITS, kind_of
from gaslamp.parts.tensors import Tensor


class PartlySeen(NamedTuple):
    """An action that some seats saw only in part."""

    packed: int
    seen: tuple[Any, ...]  # by observer


class Made(NamedTuple):
    """An action that is not yet in the record."""

    before: Any  # a copy of the kernel before an action that some seats may see only in part, else None
    by_chance: bool
    number: int
    packed: int


class KernelPlay:
    __slots__ = ("_events", "_kernel", "_made", "_played", "_record", "current_player", "game", "numbers", "seats")

    def __init__(
        self,
        played: KernelGame,
        kernel: Any,
        seats: tuple[Seat, ...],
        events: tuple[int | PartlySeen, ...] = (),
        record: NumberedRecord = NumberedRecord(),  # noqa: B008  (it never changes)
    ) -> None:
        self._record = record
        self._played = played
        self._kernel = kernel
        self._events = events
        self._made: list[Made] = []
        self.game = played.game
        self.seats = seats
        self.current_player = _player(kernel.seat())
        self.numbers: Callable[[], list[int]] = kernel.numbers

    def clone(self) -> "KernelPlay":
        self._enter_all()
        return KernelPlay(self._played, self._kernel.copy(), self.seats, self._events, self._record)

    def __deepcopy__(self, _: object) -> "KernelPlay":
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """OpenSpiel saves states by pickling them. The position is saved as its line of text."""
        self._enter_all()
        return _unpickled, (self.game.NAME, self._kernel.text(), self._events, self._record)

    def odds(self) -> list[tuple[int, float]]:
        """All outcomes are alike in games with a kernel."""
        numbers = self._kernel.numbers()
        even = 1 / len(numbers)
        return [(number, even) for number in sorted(numbers)]

    def make(self, number: int) -> None:
        kernel, played = self._kernel, self._played
        by_chance = self.current_player == CHANCE
        is_secret = number in (played.secret_chances if by_chance else played.secret_actions)
        before = kernel.copy() if is_secret else None
        self._made.append(Made(before, by_chance, number, kernel.make(number)))
        seat = kernel.seat()
        self.current_player = seat if seat >= CHANCE else OVER

    @property
    def record(self) -> NumberedRecord:
        self._enter_all()
        return self._record

    def _enter_all(self) -> None:
        """Add the actions that were made to the record and the events."""
        for made in self._made:
            self._enter(*made)
        self._made.clear()

    def _enter(self, before: Any, by_chance: bool, number: int, packed: int) -> None:
        played = self._played
        code = 1 + number + (played.action_count if by_chance else 0)
        if before is not None:
            state, action = before.store(), played.decode(packed)
            seen = tuple([self.game.seen(state, action, one) for one in observers(self)])
            self._events += (PartlySeen(packed, seen),)
            hidden = 1 + played.action_count + played.chance_count + kind_of(packed)
            self._record = self._record.with_secret(tuple([code if one == action else hidden for one in seen]))
        else:
            self._events += (packed,)
            is_answer = by_chance and number == played.truth
            record = self._record
            self._record = record.with_answer(packed >> KIND_BITS) if is_answer else record.with_public(code)

    def text(self, number: int) -> str:
        packed = self._kernel.legal()[self._kernel.numbers().index(number)]
        return self.game.write(self._played.decode(packed))

    def find(self, action: Any) -> int:
        place: int = self._kernel.legal().index(self._played.encode(action))
        return self.numbers()[place]

    def state(self) -> Any:
        return self._kernel.store()

    def tensor(self, observer: int) -> Tensor:
        if observer == len(self.seats):
            return self._played.tensor(self.game.view(self._kernel.store(), SPECTATOR))
        written: Tensor = np.empty(self._played.size, np.int8)
        self._kernel.observe(observer, written)
        return written

    def seen(self, observer: int) -> list[Event]:
        name = self.game.NAME
        self._enter_all()
        return [
            _shown(name, event) if isinstance(event, int) else _partly(name, event.seen[observer])
            for event in self._events
        ]


def _player(seat: int) -> int:
    """A kernel says -2 when the game is over."""
    return seat if seat >= CHANCE else OVER


def _unpickled(name: str, position: str, events: tuple[int | PartlySeen, ...], record: NumberedRecord) -> KernelPlay:
    played = _kernel_game(name)
    state = played.game.parse_state(position)
    return KernelPlay(played, played.kernel(state), played.game.seats(state), events, record)


@cache
def _shown(name: str, packed: int) -> Event:
    """An event that everybody sees."""
    return _partly(name, _kernel_game(name).decode(packed))


@cache
def _partly(name: str, seen: Any) -> Event:
    """An event as one seat saw it."""
    return Event(seen, _kernel_game(name).game.write(seen))


def _kernel_game(name: str) -> KernelGame:
    played = adapted(name)
    assert isinstance(played, KernelGame)
    return played
