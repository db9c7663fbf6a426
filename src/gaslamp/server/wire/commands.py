"""What a client sends on the socket: first `hello`, then commands. Each command has an id that its answer repeats."""

from typing import Annotated, Literal

from pydantic import Field, StringConstraints, TypeAdapter

from gaslamp.parts.wire import CommandId, Language, LevelName, SeatName, Strict, Token

ActionText = Annotated[str, StringConstraints(min_length=1, max_length=200, pattern=r"^\S+$")]


class Hello(Strict):
    """The token of a seat, or none for a spectator. With the last version seen, the answer tells what was missed."""

    type: Literal["hello"]
    token: Token | None = None
    version: int | None = Field(default=None, ge=0)
    lang: Language = "en"


class Command(Strict):
    id: CommandId


class Act(Command):
    """One or more actions: all are made, or none. Chance is drawn at once."""

    type: Literal["act"]
    version: int = Field(ge=0)
    actions: list[ActionText] = Field(min_length=1, max_length=40)


class Undo(Command):
    """Take back one's last action, as long as nothing was revealed and nobody else acted since."""

    type: Literal["undo"]
    version: int = Field(ge=0)


class Offer(Command):
    """Ask the others: to abandon the game, or to take back one's last action."""

    type: Literal["offer"]
    version: int = Field(ge=0)
    what: Literal["abandon", "take-back"]


class Answer(Command):
    """To the offer that was made in that version."""

    type: Literal["answer"]
    offer: int = Field(ge=0)
    yes: bool


class Resign(Command):
    """One's side gives up. If it has more people, they are asked first."""

    type: Literal["resign"]


class Replace(Command):
    """Give a seat to a machine: an open one, one's own, or that of an absent player. No level: take one's own back."""

    type: Literal["replace"]
    seat: SeatName
    level: LevelName | None


class Stand(Command):
    """Leave one's seat before the game begins."""

    type: Literal["stand"]


class Rematch(Command):
    """A new table with sides swapped. The tokens of this table are valid there too."""

    type: Literal["rematch"]


class Say(Command):
    type: Literal["say"]
    channel: SeatName
    """`table`, or the name of one's side for the channel of its allies."""
    text: Annotated[
        str, StringConstraints(strip_whitespace=True, min_length=1, max_length=500, pattern=r"^(\n|[^\p{Cc}])+$")
    ]


class Note(Command):
    """One's private notes, as a whole."""

    type: Literal["note"]
    text: str = Field(max_length=10_000)


class Mark(Command):
    """A pencil mark at a place; None removes it. Allies share their marks."""

    type: Literal["mark"]
    place: Annotated[str, StringConstraints(pattern="^[A-Za-z0-9:.-]{1,24}$")]
    mark: Annotated[str, StringConstraints(min_length=1, max_length=24)] | None


class Ping(Command):
    type: Literal["ping"]


AnyCommand = Annotated[
    Act | Undo | Offer | Answer | Resign | Replace | Stand | Rematch | Say | Note | Mark | Ping,
    Field(discriminator="type"),
]
COMMAND: TypeAdapter[AnyCommand] = TypeAdapter(AnyCommand)
HELLO: TypeAdapter[Hello] = TypeAdapter(Hello)
