"""Events, as one seat may see them. Every event has its version, also if the seat may see nothing else of it."""

from typing import Annotated, Literal

from pydantic import Field

from gaslamp.parts.wire import Strict
from gaslamp.server.wire.views import AnyAction, AnyView

Kind = Literal["open", "human", "machine"]
Asked = Literal["abandon", "take-back", "resign"]
Speed = Literal["calm", "quick", "at-once"]


class EventInfo(Strict):
    version: int
    at: int
    """Milliseconds since 1970."""


class Opened(EventInfo):
    """The table was made: the first event of each."""

    kind: Literal["opened"] = "opened"


class Sat(EventInfo):
    """Somebody took a seat, or it was given to a machine."""

    kind: Literal["sat"] = "sat"
    seat: str
    by: Kind
    name: str
    level: str | None
    bot: bool
    """Whether the seat belongs to a program of somebody else."""
    given_by: str | None
    """Who gave a person's seat to a machine: the same seat, or another."""


class Shared(EventInfo):
    """The player who took the seat committed to a share of the seed."""

    kind: Literal["shared"] = "shared"
    seat: str
    promise: str


class Revealed(EventInfo):
    """The server has received a player's share. Nobody is shown it before the end."""

    kind: Literal["revealed"] = "revealed"
    seat: str


class Stood(EventInfo):
    """A seat is open again."""

    kind: Literal["stood"] = "stood"
    seat: str


class Started(EventInfo):
    kind: Literal["started"] = "started"


class Acted(EventInfo):
    """A step of the game: its number in the record, its notation and fields. What the seat may not see is hidden."""

    kind: Literal["acted"] = "acted"
    number: int
    seat: str
    """A seat, or `chance`."""
    text: str
    action: AnyAction
    promise: str | None
    """The commitment of a secret action."""
    before: AnyView | None = None
    """What the seat saw just before, where that cannot be known from the positions before and after the message."""


class Undone(EventInfo):
    """The record is as it was after `length` actions."""

    kind: Literal["undone"] = "undone"
    by: str
    length: int
    is_take_back: bool
    """Whether it was taken back with the others' consent or from machines."""


class Offered(EventInfo):
    kind: Literal["offered"] = "offered"
    by: str
    what: Asked


class Answered(EventInfo):
    kind: Literal["answered"] = "answered"
    by: str
    yes: bool


class Closed(EventInfo):
    """The game was stopped: resigned, time, abandoned or left."""

    kind: Literal["closed"] = "closed"
    winners: list[str]
    reason: str
    left: list[str]
    """Who left, if that is the reason."""


class Arrived(EventInfo):
    """A player for whom the clocks waited is connected."""

    kind: Literal["arrived"] = "arrived"
    seat: str


class Extended(EventInfo):
    """A player gave each other side that many seconds more."""

    kind: Literal["extended"] = "extended"
    by: str
    seconds: int


class Rematched(EventInfo):
    kind: Literal["rematched"] = "rematched"
    table: str


class Rekeyed(EventInfo):
    """The player of a seat has a new key."""

    kind: Literal["rekeyed"] = "rekeyed"
    seat: str


class Paced(EventInfo):
    """How fast machines show their steps from now on."""

    kind: Literal["paced"] = "paced"
    by: str
    speed: Speed


class Hurried(EventInfo):
    """Machines show the rest of this turn at once."""

    kind: Literal["hurried"] = "hurried"
    by: str


class Resumed(EventInfo):
    """The server was not running for so long. That time is given back to the side to act."""

    kind: Literal["resumed"] = "resumed"
    milliseconds: int


AnyEvent = Annotated[
    Opened
    | Sat
    | Shared
    | Revealed
    | Stood
    | Started
    | Acted
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
    | Resumed,
    Field(discriminator="kind"),
]
