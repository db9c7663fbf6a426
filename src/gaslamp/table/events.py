"""The events of a table. A table is the replay of its events, and its version is their number."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, get_args

from gaslamp.core.game import Seat
from gaslamp.table.settings import Speed

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
    given_by: Seat | None = None
    """Who gave a person's seat to a machine during the game: the same seat, or another. Not stored before 0.2."""
    is_bot: bool = False
    """Whether a program has the key to the seat. Not stored before 0.2."""


@dataclass(frozen=True, slots=True)
class Shared:
    """The player who took the seat committed to a share of the seed."""

    seat: Seat
    commitment: str


@dataclass(frozen=True, slots=True)
class Revealed:
    """A share of the seed, shown to nobody before the game is over."""

    seat: Seat
    share: str
    nonce: str


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
    is_take_back: bool | None = None
    """Not stored before 0.2: then the offer before it says so."""


@dataclass(frozen=True, slots=True)
class Offered:
    by: Seat
    what: What
    asked: tuple[Seat, ...] | None = None
    """Who has to agree. Not stored before 0.2: then those in whose seats no machine played."""


@dataclass(frozen=True, slots=True)
class Answered:
    by: Seat
    yes: bool


@dataclass(frozen=True, slots=True)
class Closed:
    """The game was stopped: resigned, time, abandoned or left."""

    winners: tuple[Seat, ...]
    reason: str
    left: tuple[Seat, ...] = ()
    """Who left, if that is the reason."""


@dataclass(frozen=True, slots=True)
class Arrived:
    """A player is connected for the first time since the game began, at a table whose clock waits for that."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Extended:
    """A player gave each other side that many seconds more."""

    by: Seat
    seconds: int


@dataclass(frozen=True, slots=True)
class Rematched:
    table: str


@dataclass(frozen=True, slots=True)
class Rekeyed:
    """The player of a seat has a new key, and the older ones are void."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Paced:
    """How fast machines show their steps from now on."""

    by: Seat
    speed: Speed


@dataclass(frozen=True, slots=True)
class Hurried:
    """Machines show the rest of this turn at once."""

    by: Seat


@dataclass(frozen=True, slots=True)
class Resumed:
    """For that long no server was running while a clock ran. The time is given back."""

    milliseconds: int


OtherEvent = (
    Opened
    | Sat
    | Shared
    | Revealed
    | Stood
    | Started
    | Undone
    | Offered
    | Answered
    | Closed
    | Arrived
    | Extended
    | Rematched
    | Rekeyed
    | Paced
    | Hurried
    | Resumed
)
"""Events that are no step of the game."""

TableEvent = Acted | OtherEvent

_KINDS: dict[str, type[TableEvent]] = {kind.__name__.lower(): kind for kind in get_args(TableEvent)}


def kind(event: TableEvent) -> str:
    return type(event).__name__.lower()


def write(event: TableEvent) -> dict[str, Any]:
    return {name: getattr(event, name) for name in type(event).__slots__}


def read(kind: str, body: Mapping[str, Any]) -> TableEvent:
    if kind == "closed":
        return Closed(tuple(body["winners"]), body["reason"], tuple(body.get("left", ())))
    if kind == "offered" and body.get("asked") is not None:
        return Offered(body["by"], body["what"], tuple(body["asked"]))
    return _KINDS[kind](**body)
