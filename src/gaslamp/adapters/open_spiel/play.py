"""A game as OpenSpiel walks through it: numbers in, numbers out, and for each seat a record of what it saw."""

import random
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple, Protocol, Self

import numpy as np

from gaslamp.adapters.game_data import SUBJECTS, Subject
from gaslamp.adapters.small_game_data import SMALL, Small
from gaslamp.core import game as core
from gaslamp.core.game import AnyGame, Seat
from gaslamp.parts.kernel.packing import kind_of, unpack
from gaslamp.parts.tensors import Tensor

OVER, CHANCE = -4, -1
"""Instead of a player, as OpenSpiel numbers them."""

World = Callable[[Mapping[str, str], Sequence[Any], Any, random.Random], list[Any]]
"""A seat's record with all that it hides drawn anew: options, record, the seat's View, a source of chance."""


class Event(NamedTuple):
    """An action as one seat saw it."""

    action: Any
    text: str
    codes: tuple[int, ...]
    """The same as numbers, for a tensor: the kind and its parts, each plus one, 0 where it is hidden."""


class Kept(NamedTuple):
    """An action of which seats saw more or less."""

    packed: int
    seen: tuple[Any, ...]  # by seat


class Play(Protocol):
    """One game going on. `clone` copies what changes; nothing else may hold the whole truth."""

    game: AnyGame
    seats: tuple[Seat, ...]
    acts: int
    """Who acts: the place of a seat, CHANCE or OVER."""

    def clone(self) -> Self: ...

    @property
    def numbers(self) -> Callable[[], list[int]]:
        """To ask what may be done."""

    def make(self, number: int) -> None: ...

    def text(self, number: int) -> str:
        """A legal action in the notation of the game."""

    def find(self, action: Any) -> int:
        """The number of an action that is legal now."""

    def state(self) -> Any:
        """The whole truth, as the rules have it."""

    def tensor(self, seat: int) -> Tensor: ...

    def seen(self, seat: int) -> list[Event]:
        """The game so far as a seat saw it."""


class KernelPlay:
    """By the compiled kernel. An action that everybody saw is kept as its packed number."""

    __slots__ = ("_events", "_kernel", "_subject", "acts", "game", "numbers", "seats")

    def __init__(
        self, subject: Subject, kernel: Any, seats: tuple[Seat, ...], events: tuple[int | Kept, ...] = ()
    ) -> None:
        self._subject = subject
        self._kernel = kernel
        self._events = events
        self.game = subject.game
        self.seats = seats
        self.acts = _player(kernel.seat())
        self.numbers: Callable[[], list[int]] = kernel.numbers

    def clone(self) -> "KernelPlay":
        return KernelPlay(self._subject, self._kernel.copy(), self.seats, self._events)

    def __deepcopy__(self, _: object) -> "KernelPlay":
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """OpenSpiel keeps states by pickling them: the position goes as its line of text."""
        return _kernel_play, (self.game.NAME, self._kernel.text(), self._events)

    def make(self, number: int) -> None:
        kernel, subject = self._kernel, self._subject
        if number in (subject.secret_chances if self.acts == CHANCE else subject.secret_actions):
            state, packed = kernel.store(), kernel.make(number)
            action = subject.decode(packed)
            self._events += (Kept(packed, tuple([self.game.seen(state, action, seat) for seat in self.seats])),)
        else:
            self._events += (kernel.make(number),)
        seat = kernel.seat()
        self.acts = seat if seat >= CHANCE else OVER

    def text(self, number: int) -> str:
        packed = self._kernel.legal()[self._kernel.numbers().index(number)]
        return self.game.write(self._subject.decode(packed))

    def find(self, action: Any) -> int:
        place: int = self._kernel.legal().index(self._subject.encode(action))
        return self.numbers()[place]

    def state(self) -> Any:
        return self._kernel.store()

    def tensor(self, seat: int) -> Tensor:
        written: Tensor = np.empty(self._subject.size, np.int8)
        self._kernel.observe(seat, written)
        return written

    def seen(self, seat: int) -> list[Event]:
        name = self.game.NAME
        return [
            _shown(name, event) if isinstance(event, int) else _partly(name, event.packed, event.seen[seat])
            for event in self._events
        ]


def _player(seat: int) -> int:
    """A kernel has -2 when nobody acts any more."""
    return seat if seat >= CHANCE else OVER


def _kernel_play(name: str, position: str, events: tuple[int | Kept, ...]) -> KernelPlay:
    subject = SUBJECTS[name]
    state = subject.game.parse_state(position)
    return KernelPlay(subject, subject.kernel(state), subject.game.seats(state), events)


@cache
def _shown(name: str, packed: int) -> Event:
    """An event that everybody sees."""
    return _partly(name, packed, SUBJECTS[name].decode(packed))


@cache
def _partly(name: str, packed: int, seen: Any) -> Event:
    """An event as somebody saw it."""
    subject = SUBJECTS[name]
    is_whole = seen == subject.decode(packed)
    parts = (part + 1 for part in unpack(packed, subject.parts)) if is_whole else (0,) * subject.parts
    return Event(seen, subject.game.write(seen), (kind_of(packed) + 1, *parts))


class RulesPlay:
    """By the rules alone, for the small games: an action's number is its place in the list of all actions."""

    __slots__ = ("_events", "_small", "_state", "acts", "game", "seats")

    def __init__(self, small: Small, state: Any, events: tuple[tuple[Event, ...], ...] = ()) -> None:
        self._small = small
        self._state = state
        self._events = events
        self.game = small.game
        self.seats = small.game.seats(state)
        self.acts = self._acts()

    def clone(self) -> "RulesPlay":
        return RulesPlay(self._small, self._state, self._events)

    def __deepcopy__(self, _: object) -> "RulesPlay":
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return _rules_play, (self.game.NAME, self.game.write(self._state), self._events)

    def numbers(self) -> list[int]:
        return [self._small.numbers[action] for action in self.game.legal(self._state)]

    def make(self, number: int) -> None:
        action = self._action(number)
        shown = [self.game.seen(self._state, action, seat) for seat in self.seats]
        # Which kind of event was hidden follows from what went before, so one code is enough for all of them.
        codes = [(number + 1 if seen == action else 0, 1 if self.acts == CHANCE else 2) for seen in shown]
        events = tuple(Event(seen, self.game.write(seen), code) for seen, code in zip(shown, codes, strict=True))
        self._state = self.game.apply(self._state, action)
        self._events += (events,)
        self.acts = self._acts()

    def text(self, number: int) -> str:
        return self.game.write(self._action(number))

    def find(self, action: Any) -> int:
        return self._small.numbers[action]

    def state(self) -> Any:
        return self._state

    def tensor(self, seat: int) -> Tensor:
        return self._small.tensor(self.game.view(self._state, self.seats[seat]))

    def seen(self, seat: int) -> list[Event]:
        return [events[seat] for events in self._events]

    def _acts(self) -> int:
        seat = self.game.actor(self._state)
        return OVER if seat is None else CHANCE if seat == core.CHANCE else self.seats.index(seat)

    def _action(self, number: int) -> Any:
        return next(action for action in self.game.legal(self._state) if self._small.numbers[action] == number)


def _rules_play(name: str, position: str, events: tuple[tuple[Event, ...], ...]) -> RulesPlay:
    small = SMALL[name]
    return RulesPlay(small, small.game.parse_state(position), events)
