"""What a client sends on the socket: first `hello`, then commands. Each command has an id that its answer repeats."""

from typing import Annotated, Literal

from pydantic import Field, StringConstraints, TypeAdapter

from gaslamp.parts.wire import STORABLE, CommandId, Count, Digest, Language, LevelName, SeatName, Strict, Token
from gaslamp.server.wire.events import Speed

ActionText = Annotated[str, StringConstraints(min_length=1, max_length=200, pattern=r"^\S+$")]


class Hello(Strict):
    """The token of a seat, or none for a spectator. With the last version seen, the answer tells what was missed."""

    type: Literal["hello"]
    token: Token | None = None
    version: Count | None = None
    lang: Language = "en"
    share: Digest | None = None
    """The commitment to one's share of the seed, for a player who takes the seat that a rematch reserves."""


class Command(Strict):
    id: CommandId


class Act(Command):
    """One or more actions: all are made, or none. Chance is drawn at once."""

    type: Literal["act"]
    version: Count
    actions: list[ActionText] = Field(min_length=1, max_length=40)


class Enter(Command):
    """What people drew, at a companion table where they enter it: one of the `draws` of the position."""

    type: Literal["enter"]
    version: Count
    action: ActionText


class Correct(Command):
    """At a companion table: after `length` actions these were made in place of the one that was entered.

    No actions: it was not made at all. The later ones are made again as far as they are still legal, unless `keep` is
    false. Answers follow from the new game.
    """

    type: Literal["correct"]
    version: Count
    length: Count
    actions: list[ActionText] = Field(max_length=40)
    keep: bool = True


class Undo(Command):
    """Take back one's last action, as long as nothing was revealed and nobody else acted since."""

    type: Literal["undo"]
    version: Count


class Offer(Command):
    """Ask the others: to abandon the game, or to take back one's last action."""

    type: Literal["offer"]
    version: Count
    what: Literal["abandon", "take-back"]


class Answer(Command):
    """To the offer that was made in that version."""

    type: Literal["answer"]
    offer: Count
    yes: bool


class Resign(Command):
    """One's side gives up. If it has more people, they are asked first."""

    type: Literal["resign"]


class Replace(Command):
    """Give a seat to a machine: an open one, one's own, or that of an absent ally. No level: take one's own back."""

    type: Literal["replace"]
    seat: SeatName
    level: LevelName | None


class Claim(Command):
    """Win, because the people of the other side are to act and have been away for as long as the table set."""

    type: Literal["claim"]


class Reveal(Command):
    """Open the commitment to one's share of the seed, when all seats are taken."""

    type: Literal["reveal"]
    share: Digest
    nonce: Digest


class Stand(Command):
    """Leave one's seat before the game begins."""

    type: Literal["stand"]


class Cancel(Command):
    """Close the table before the game begins, if nobody else sits at it."""

    type: Literal["cancel"]


class AddTime(Command):
    """Give the other sides more time: a minute, or a day at a correspondence clock."""

    type: Literal["add_time"]


class Rematch(Command):
    """A new table with sides swapped. The tokens of this table are valid there too."""

    type: Literal["rematch"]
    share: Digest | None = None
    """The commitment to one's share of the next game's seed."""


class Pace(Command):
    """How fast machines show the steps of a turn: one after the other with pauses, or all of them together."""

    type: Literal["pace"]
    speed: Speed


class Hurry(Command):
    """Let the machines show the rest of this turn at once. If no machine is to act, nothing happens."""

    type: Literal["hurry"]


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
    text: Annotated[str, StringConstraints(max_length=10_000, pattern=STORABLE)]


class Mark(Command):
    """A pencil mark at a place; None removes it. Allies share their marks."""

    type: Literal["mark"]
    place: Annotated[str, StringConstraints(pattern="^[A-Za-z0-9:.-]{1,24}$")]
    mark: Annotated[str, StringConstraints(min_length=1, max_length=24, pattern=STORABLE)] | None


class Ping(Command):
    type: Literal["ping"]


AnyCommand = Annotated[
    Act
    | Enter
    | Correct
    | Undo
    | Offer
    | Answer
    | Resign
    | Replace
    | Claim
    | Reveal
    | Stand
    | Cancel
    | AddTime
    | Rematch
    | Pace
    | Hurry
    | Say
    | Note
    | Mark
    | Ping,
    Field(discriminator="type"),
]
COMMAND: TypeAdapter[AnyCommand] = TypeAdapter(AnyCommand)
HELLO: TypeAdapter[Hello] = TypeAdapter(Hello)
