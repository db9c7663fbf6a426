"""What the server sends on the socket. All of it follows from the seat's own view and from what that seat saw."""

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from gaslamp.parts.wire import Strict
from gaslamp.server.wire.events import AnyEvent, Asked
from gaslamp.server.wire.tables import Clocks, Ending, TableInfo
from gaslamp.server.wire.views import AnyChoice, AnyView


class StoryLine(Strict):
    """A line of the log in the reader's language; a heading has no notation."""

    number: int
    """Of the last action in the record that the line tells of."""
    notation: str
    text: str


class OpenOffer(Strict):
    """An offer that waits for an answer from `asked`. `version` identifies it."""

    version: int
    by: str
    what: Asked
    asked: list[str]


class ChatLine(Strict):
    """A line of chat."""

    number: int
    """Counted in each channel on its own, so that the lines of other channels leave no gaps."""
    channel: str
    """`table`, or the name of a side for the channel of its allies."""
    seat: str
    name: str
    text: str
    at: int


class Position(Strict):
    """The game as one seat sees it now."""

    version: int
    length: int
    """How many actions the record has."""
    head: str | None
    """The head of the record's hash chain: keep it, and compare it with the finished record.

    None before the start, for games of format 1 and for imported games.
    """
    turn: str | None
    moved_at: int
    """When the game itself changed last: milliseconds since 1970."""
    view: AnyView
    choices: list[AnyChoice]
    """Of the seat whose turn it is; empty for everybody else."""
    draws: list[AnyChoice]
    """At a companion table where people draw the cards themselves, while `turn` is `chance`: what they can enter."""
    can_undo: bool
    clocks: Clocks
    offer: OpenOffer | None
    outcome: Ending | None


class Welcome(Strict):
    """The answer to `hello`: the table, and in `missed` the events since the version named there."""

    type: Literal["welcome"] = "welcome"
    table: TableInfo
    seat: str
    """One's seat, or `spectator`."""
    now: Position
    fresh: bool
    """True: start again from this message. False: `missed` continues from the version that `hello` named."""
    missed: list[AnyEvent]
    story: list[StoryLine]
    """The whole log. It replaces the one you have."""
    said: list[ChatLine]
    note: str
    marks: dict[str, str]
    """One's pencil marks by place."""
    present: list[str]
    spectators: int
    away: dict[str, int]
    """The seats that are not connected, and since when they count as away: milliseconds since 1970."""


class News(Strict):
    """The events of one command: its action together with the steps of chance that follow it."""

    type: Literal["news"] = "news"
    events: list[AnyEvent]
    now: Position
    story: list[StoryLine]
    """The lines from number `story_from` on: they replace those you have from there."""
    story_from: int
    table: TableInfo | None
    """Only if seats or status changed."""


class Done(Strict):
    type: Literal["done"] = "done"
    id: str
    version: int
    table: str | None = None
    """The new table, after `rematch`."""
    kept: int | None = None
    """After `correct`: how many of the later actions were made again."""
    unfit: str | None = None
    """After `correct`: the first of the later actions that could not be made again, in words; None if all were."""


class Refused(Strict):
    """The command changed nothing. `text` is a sentence in the language of the socket."""

    type: Literal["refused"] = "refused"
    id: str | None
    code: str
    facts: dict[str, str | int]
    text: str


class Said(Strict):
    type: Literal["said"] = "said"
    line: ChatLine


class Marked(Strict):
    """A pencil mark of one's own or of one's allies was made; None: removed."""

    type: Literal["marked"] = "marked"
    place: str
    mark: str | None


class Present(Strict):
    """Who is connected."""

    type: Literal["presence"] = "presence"
    seats: list[str]
    spectators: int
    away: dict[str, int]
    """The seats that are not connected, and since when they count as away: milliseconds since 1970."""


class Thinks(Strict):
    """A machine thinks; the share is of the longest it may take, by the clock alone."""

    type: Literal["thinking"] = "thinking"
    seat: str
    share: float


class Pong(Strict):
    type: Literal["pong"] = "pong"
    id: str
    at: int


AnyMessage = Annotated[
    Welcome | News | Done | Refused | Said | Marked | Present | Thinks | Pong,
    Field(discriminator="type"),
]
MESSAGE: TypeAdapter[AnyMessage] = TypeAdapter(AnyMessage)
