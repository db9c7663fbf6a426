"""A table: its header, and what its events have made of it. Besides the rules, only a table holds a true State."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Literal, NamedTuple

from gaslamp.core.game import AnyGame, Outcome, Seat
from gaslamp.core.journal import Journal
from gaslamp.core.named_tuples import quick_replace
from gaslamp.core.shares import Share
from gaslamp.games.registry import registration
from gaslamp.parts.registration import Registration
from gaslamp.store.store import Header, Status
from gaslamp.table.clock import ClockState
from gaslamp.table.events import What
from gaslamp.table.settings import Settings, Speed

Kind = Literal["open", "human", "machine"]


@dataclass(frozen=True, slots=True)
class Chair:
    """Who has a seat. A machine that replaces a human keeps the human's name."""

    kind: Kind = "open"
    name: str = ""
    level: str | None = None
    is_bot: bool = False
    """Whether the key belongs to a bot, also while one of our machines plays there. A bot has the rights of a human."""


@dataclass(frozen=True, slots=True)
class Offer:
    """Something asked of the others, identified by the version it was made in."""

    version: int
    by: Seat
    what: What
    asked: frozenset[Seat]
    """Who has not said yes yet."""
    length: int
    """Of the record, after the action is taken back."""


@quick_replace
class Table(NamedTuple):
    """A tuple, because every event copies it: a dataclass takes five times as long for that."""

    header: Header
    game: AnyGame
    settings: Settings
    chairs: Mapping[Seat, Chair]
    journal: Journal[Any]
    past: tuple[Any, ...]
    """The States before each of the last actions, back to the last step of chance: so far actions can be undone."""
    clock_state: ClockState
    version: int = 0
    moved: int = 0
    """The version of the last event that changed the game itself."""
    started: bool = False
    turn: Seat | None = None
    """Which seat is to act, or `chance`; None before the start and after the end."""
    moved_at: int = 0
    """The time of that event."""
    offer: Offer | None = None
    rematch: str | None = None
    people: frozenset[Seat] = frozenset()
    """The seats that a person has the key to, also while a machine plays there."""
    handed_over: frozenset[Seat] = frozenset()
    """The seats in which a machine plays for a person: their time runs."""
    take_backs: int = 0
    """How often an action was taken back, by agreement or from machines."""
    left: tuple[Seat, ...] = ()
    """Who left, if the game ended so."""
    shares: Mapping[Seat, Share] = MappingProxyType({})
    """Of the players who committed to one."""
    filled: int | None = None
    """When the last seat was taken; None while one is open."""
    awaited: frozenset[Seat] = frozenset()
    """The players for whom the clock waits."""
    speed: Speed = "quick"
    """How fast machines show their steps."""
    hurried: bool = False
    """Whether machines show the rest of this turn at once."""

    @property
    def seats(self) -> tuple[Seat, ...]:
        return tuple(self.chairs)

    @property
    def parts(self) -> Registration:
        """The game with its sides and parts."""
        return registration(self.game.NAME)

    def side(self, seat: Seat) -> str:
        """Seats of one side win and lose together and share a clock."""
        return self.parts.side(seat)

    def allies(self, seat: Seat) -> frozenset[Seat]:
        """The other seats of the same side."""
        return frozenset(other for other in self.seats if other != seat and self.side(other) == self.side(seat))

    def other_sides(self, seat: Seat) -> tuple[str, ...]:
        """The sides that this seat plays against."""
        return tuple(dict.fromkeys(side for side in map(self.side, self.seats) if side != self.side(seat)))

    def in_order(self, seats: frozenset[Seat]) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.seats if seat in seats)

    @property
    def outcome(self) -> Outcome | None:
        return self.journal.record.outcome

    @property
    def length(self) -> int:
        return self.journal.record.length

    @property
    def status(self) -> Status:
        if self.journal.record.outcome is not None:
            return "over"
        return "running" if self.started else "waiting"

    @property
    def has_machines(self) -> bool:
        return any(chair.kind == "machine" for chair in self.chairs.values())

    @property
    def machine(self) -> tuple[Seat, str] | None:
        """The machine that is to act: its seat and level."""
        seat = self.turn
        chair = None if seat is None else self.chairs.get(seat)
        if seat is None or chair is None or chair.kind != "machine" or chair.level is None:
            return None
        return seat, chair.level

    @property
    def humans(self) -> frozenset[Seat]:
        return frozenset(seat for seat, chair in self.chairs.items() if chair.kind == "human")
