"""Games and tables over REST: the requests, and what everybody may know of a table."""

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from gaslamp.parts.wire import STORABLE, Digest, Json, LevelName, PlayerName, SeatName, Strict, Token
from gaslamp.server.wire.events import Kind, Speed
from gaslamp.server.wire.views import AnyAction, AnyView

Assist = Literal["off", "marks", "possible", "probabilities"]


class NoClock(Strict):
    kind: Literal["none"] = "none"


class LiveClock(Strict):
    """Seconds for each side, and the seconds that each turn adds. Allies share a clock."""

    kind: Literal["live"]
    base: int = Field(ge=10, le=4 * 3600)
    increment: int = Field(ge=0, le=600)


class CorrespondenceClock(Strict):
    """Days for each turn of a side."""

    kind: Literal["correspondence"]
    days: int = Field(ge=1, le=30)


ClockSetting = Annotated[NoClock | LiveClock | CorrespondenceClock, Field(discriminator="kind")]


class SideClock(Strict):
    """`left`: milliseconds at the time of the message. If `runs`, they count down from there."""

    side: str
    left: int
    runs: bool


class Clocks(Strict):
    at: int
    """The time of the message by the server's clock: milliseconds since 1970."""
    starts_at: int | None
    """While players are awaited: when the clocks start without them. Milliseconds since 1970."""
    awaited: list[str]
    """The players for whom the clocks wait."""
    sides: list[SideClock]


class Ending(Strict):
    """Who won and why; `text` says it in the reader's language."""

    winners: list[str]
    reason: str
    text: list[str]


class SeatInfo(Strict):
    seat: str
    side: str
    title: str
    """What the seat is called in the reader's language."""
    kind: Kind
    name: str
    level: str | None
    bot: bool = False
    """Whether the seat belongs to a program of somebody else."""
    person: bool = False
    """Whether a person has the key, also while a machine plays there. Always false in lists of tables."""


class TableSettings(Strict):
    """What the players agreed on besides the game's own options. Everybody may see it."""

    listed: bool = False
    clock: ClockSetting = NoClock()
    assist: Assist = "off"
    ally_chat: bool = True
    """Whether allies have a chat channel and pencil marks that the other side does not see."""
    absence: int = Field(default=300, ge=10, le=30 * 86400)
    """Seconds after which a player who is away counts as absent. At a table with a clock the clock decides instead."""
    replace_absent: Literal["allies", "all"] = "allies"
    """Who may give an absent player's seat to a machine. Opponents may otherwise claim the win."""
    lesson: bool = False
    """Whether the game is a lesson. Machines then let the learner try everything first, and a player in turn may ask
    for a suggestion."""
    bots: bool = True
    """Whether bots may take a seat."""
    companion: bool = False
    """Whether people play on a real board and enter here what they do. No clock, no bots, in no list of open tables."""
    draws: Literal["seed", "entered"] = "seed"
    """`entered`, at a companion table only: people draw the open cards themselves and enter them."""


class ShareInfo(Strict):
    """A player's share of the seed: its commitment, and whether the server has received the share itself."""

    seat: str
    promise: str
    revealed: bool


class PublicKey(Strict):
    algorithm: Literal["ed25519"]
    key: str
    """64 hexadecimal digits."""


class PublicKeys(Strict):
    keys: list[PublicKey]


class Continued(Strict):
    """The finished game that a game goes on from, and after how many of its actions."""

    table: str
    at: int


class TableInfo(Strict):
    id: str
    game: str
    rules: str
    options: dict[str, str]
    settings: TableSettings
    seats: list[SeatInfo]
    status: Literal["waiting", "running", "over"]
    version: int
    created: int
    promise: str
    """The commitment to the server's share of the seed of every draw."""
    shares: list[ShareInfo]
    """Of the players who committed to one, in the order of the seats."""
    reveal_by: int | None
    """While shares are awaited: when the game begins without those that are missing. Milliseconds since 1970."""
    rematch_of: str | None
    continues: Continued | None
    rematch: str | None
    take_backs: int
    """How often an action was taken back."""
    speed: Speed
    """How fast machines show the steps of a turn."""


class WishedSeat(Strict):
    kind: Literal["open", "machine"]
    level: LevelName | None = None


class Me(Strict):
    seat: SeatName
    name: PlayerName
    share: Digest | None = None
    """The commitment to one's share of the seed. Without one, the game begins as soon as all seats are taken."""


Word = Annotated[str, StringConstraints(min_length=1, max_length=40, pattern=STORABLE)]


class CreateTable(Strict):
    """Seats that are not named are open. `me` takes one of them at once."""

    game: Word
    options: dict[Word, Word] = Field(default={}, max_length=20)
    seats: dict[SeatName, WishedSeat] = Field(default={}, max_length=6)
    settings: TableSettings = TableSettings()
    me: Me | None = None


class SeatKey(Strict):
    """The token is sent only this once: the server stores its hash."""

    seat: str
    token: str


class Created(Strict):
    table: TableInfo
    key: SeatKey | None


class TakeSeat(Strict):
    seat: SeatName
    name: PlayerName
    share: Digest | None = None
    """The commitment to one's share of the seed."""


class Listed(Strict):
    """A table in a list. In a list of one's own tables `own` has one's own seats, and `seat` is the first of them."""

    id: str
    game: str
    options: dict[str, str]
    settings: TableSettings
    seats: list[SeatInfo]
    status: Literal["waiting", "running", "over"]
    turn: str | None
    seat: str | None
    own: list[str]
    created: int
    updated: int


class MyTables(Strict):
    tokens: list[Token] = Field(max_length=100)


class ImportRecord(Strict):
    record: str = Field(max_length=400_000)


class Moment(Strict):
    """After `number` actions: the action that led here (None at the start), and what the eyes saw then."""

    number: int
    seat: str | None
    text: str | None
    action: AnyAction | None
    view: AnyView


class Replay(Strict):
    eyes: str
    length: int
    moments: list[Moment]
    outcome: Ending | None


class BeliefInfo(Strict):
    """What could be true, as far as the table's assist level allows. `data` is the game's own."""

    eyes: str
    at: int
    level: Assist
    data: Json


class TurningPoint(Strict):
    """A step that revealed much about the secret: the bits that were missing to know it before and after the step."""

    number: int
    before: float
    after: float


class CourseInfo(Strict):
    """How a finished game was solved, as these eyes saw it. `data` is the game's own."""

    eyes: str
    points: list[TurningPoint]
    """In the order of the game."""
    data: Json


class ProposalInfo(Strict):
    """An action with a score: more is better. What the score measures depends on the game.

    A suggestion in a lesson also has a reason: a word for a sentence of the game, and the facts in that sentence.
    """

    action: AnyAction
    score: float
    reason: str = ""
    facts: dict[str, str | int] = Field(default={})


class CounselInfo(Strict):
    """What a machine of that level would do now, the best first; `moved` is the version that this is about."""

    moved: int
    level: str
    proposals: list[ProposalInfo]


class Problem(Strict):
    code: str
    facts: dict[str, str | int]
    text: str
