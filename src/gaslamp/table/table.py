"""A table: its header, and what its events have made of it. Besides the rules, only a table holds a true State."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from gaslamp.core.game import AnyGame, Outcome, Seat
from gaslamp.core.journal import Journal
from gaslamp.games.registry import registration
from gaslamp.parts.registration import Registration
from gaslamp.store.store import Header, Status
from gaslamp.table.clock import ClockState
from gaslamp.table.events import What
from gaslamp.table.settings import Settings

Kind = Literal["open", "human", "machine"]


@dataclass(frozen=True, slots=True)
class Chair:
    """Who has a seat. A machine that replaces a human keeps the human's name."""

    kind: Kind = "open"
    name: str = ""
    level: str | None = None


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


@dataclass(frozen=True, slots=True)
class Table:
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
    offer: Offer | None = None
    rematch: str | None = None

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

    @property
    def outcome(self) -> Outcome | None:
        return self.journal.record.outcome

    @property
    def length(self) -> int:
        return self.journal.record.length

    @property
    def status(self) -> Status:
        if self.outcome is not None:
            return "over"
        return "running" if self.started else "waiting"

    @property
    def turn(self) -> Seat | None:
        """Which seat is to act."""
        return self.game.actor(self.journal.state) if self.status == "running" else None

    @property
    def humans(self) -> frozenset[Seat]:
        return frozenset(seat for seat, chair in self.chairs.items() if chair.kind == "human")
