"""The events of a table. A table is the replay of its events, and its version is their number."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, Literal

from gaslamp.core.game import Seat

By = Literal["human", "machine"]
What = Literal["abandon", "take-back", "resign"]


@dataclass(frozen=True, slots=True)
class Opened:
    """The table was made: the first event of each."""


@dataclass(frozen=True, slots=True)
class Sat:
    """Somebody took a seat, or it was given to a machine. The machine keeps the name of the human it replaces."""

    seat: Seat
    by: By
    name: str
    level: str | None


@dataclass(frozen=True, slots=True)
class Stood:
    """The seat is open again."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Started:
    pass


@dataclass(frozen=True, slots=True)
class Acted:
    """A step of the game, by a seat or by chance. The nonce opens the commitment of a secret one."""

    seat: Seat
    action: str
    nonce: str | None


@dataclass(frozen=True, slots=True)
class Undone:
    """The record is as it was after `length` actions."""

    by: Seat
    length: int


@dataclass(frozen=True, slots=True)
class Offered:
    by: Seat
    what: What


@dataclass(frozen=True, slots=True)
class Answered:
    by: Seat
    yes: bool


@dataclass(frozen=True, slots=True)
class Closed:
    """The game was stopped: resigned, time or abandoned."""

    winners: tuple[Seat, ...]
    reason: str


@dataclass(frozen=True, slots=True)
class Rematched:
    table: str


TableEvent = Opened | Sat | Stood | Started | Acted | Undone | Offered | Answered | Closed | Rematched

_KINDS: dict[str, type[TableEvent]] = {
    kind.__name__.lower(): kind
    for kind in (Opened, Sat, Stood, Started, Acted, Undone, Offered, Answered, Closed, Rematched)
}


def kind(event: TableEvent) -> str:
    return type(event).__name__.lower()


def write(event: TableEvent) -> dict[str, Any]:
    return asdict(event)


def read(kind: str, body: Mapping[str, Any]) -> TableEvent:
    if kind == "closed":
        return Closed(tuple(body["winners"]), body["reason"])
    return _KINDS[kind](**body)
