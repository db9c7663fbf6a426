"""What the server says on the socket. All of it follows from the seat's own view and what that seat saw."""

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from gaslamp.parts.wire import Strict
from gaslamp.server.wire.events import AnyTold, Asked
from gaslamp.server.wire.tables import Clocks, Ending, TableInfo
from gaslamp.server.wire.views import AnyChoice, AnyView


class StoryLine(Strict):
    """A line of the log in the reader's language; a heading has no notation."""

    number: int
    """The last action of the record that the line tells."""
    notation: str
    text: str


class OpenOffer(Strict):
    """Waiting for an answer from `asked`; `version` names it."""

    version: int
    by: str
    what: Asked
    asked: list[str]


class Line(Strict):
    """Something said."""

    number: int
    """Rises within its channel, so that lines a seat may not read leave no trace."""
    channel: str
    """`table`, or the name of a side: its own channel."""
    seat: str
    name: str
    text: str
    at: int


class Position(Strict):
    """What is so now, as one seat sees it."""

    version: int
    length: int
    """How many actions the record has."""
    turn: str | None
    view: AnyView
    choices: list[AnyChoice]
    """The actor's alone; empty for everybody else."""
    can_undo: bool
    clocks: Clocks
    offer: OpenOffer | None
    outcome: Ending | None


class Welcome(Strict):
    """The first answer: the table, and either what was missed since the version named (`missed`), or nothing of it."""

    type: Literal["welcome"] = "welcome"
    table: TableInfo
    seat: str
    """One's seat, or `spectator`."""
    now: Position
    fresh: bool
    """True: forget what you had, `story` is the whole of it. False: `missed` goes on from the version you named."""
    missed: list[AnyTold]
    story: list[StoryLine]
    """The whole log. After `undone`, and whenever fresh, it replaces what you had."""
    said: list[Line]
    note: str
    marks: dict[str, str]
    """One's pencil marks by place."""
    present: list[str]
    spectators: int


class News(Strict):
    """One command's events, its action and the chance steps that follow it together."""

    type: Literal["news"] = "news"
    events: list[AnyTold]
    now: Position
    story: list[StoryLine]
    """Lines from number `story_from` on: replace what you have from there."""
    story_from: int
    table: TableInfo | None
    """There when seats or status changed."""


class Done(Strict):
    type: Literal["done"] = "done"
    id: str
    version: int
    table: str | None = None
    """The new table, after `rematch`."""


class Refused(Strict):
    """Nothing was changed. `text` is a sentence in the socket's language."""

    type: Literal["refused"] = "refused"
    id: str | None
    code: str
    facts: dict[str, str | int]
    text: str


class Said(Strict):
    type: Literal["said"] = "said"
    line: Line


class Marked(Strict):
    """A pencil mark of one's own, or of the police for the police; None: rubbed out."""

    type: Literal["marked"] = "marked"
    place: str
    mark: str | None


class Present(Strict):
    """Who is connected."""

    type: Literal["presence"] = "presence"
    seats: list[str]
    spectators: int


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
