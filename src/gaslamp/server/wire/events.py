"""Events, as one seat may see them. Every event has its version, also if the seat may see nothing else of it."""

from typing import Annotated, Literal

from pydantic import Field

from gaslamp.parts.wire import Strict
from gaslamp.server.wire.views import AnyAction

Kind = Literal["open", "human", "machine"]
Asked = Literal["abandon", "take-back", "resign"]


class Told(Strict):
    version: int
    at: int
    """Milliseconds since 1970."""


class Opened(Told):
    """The table was made: the first event of each."""

    kind: Literal["opened"] = "opened"


class Sat(Told):
    """Somebody took a seat, or it was given to a machine."""

    kind: Literal["sat"] = "sat"
    seat: str
    by: Kind
    name: str
    level: str | None


class Stood(Told):
    """A seat is open again."""

    kind: Literal["stood"] = "stood"
    seat: str


class Started(Told):
    kind: Literal["started"] = "started"


class Acted(Told):
    """A step of the game: its number in the record, its notation and fields. What the seat may not see is hidden."""

    kind: Literal["acted"] = "acted"
    number: int
    seat: str
    """A seat, or `chance`."""
    text: str
    action: AnyAction
    promise: str | None
    """The commitment of a secret action."""


class Undone(Told):
    """The record is as it was after `length` actions."""

    kind: Literal["undone"] = "undone"
    by: str
    length: int


class Offered(Told):
    kind: Literal["offered"] = "offered"
    by: str
    what: Asked


class Answered(Told):
    kind: Literal["answered"] = "answered"
    by: str
    yes: bool


class Closed(Told):
    """The game was stopped: resigned, time or abandoned."""

    kind: Literal["closed"] = "closed"
    winners: list[str]
    reason: str


class Rematched(Told):
    kind: Literal["rematched"] = "rematched"
    table: str


AnyTold = Annotated[
    Opened | Sat | Stood | Started | Acted | Undone | Offered | Answered | Closed | Rematched,
    Field(discriminator="kind"),
]
