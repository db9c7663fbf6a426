"""Whitechapel's actions as shapes: the kind in `type`, the one word in `text`, and what it names. None is hidden."""

from typing import Annotated, Literal

from pydantic import Field

from gaslamp.server.wire.schema import Strict

from .names import Colour, LetterName


class WhitechapelHide(Strict):
    """Jack's hideout, chosen or drawn."""

    type: Literal["hide"]
    text: str
    circle: int | None


class WhitechapelPlaceWomen(Strict):
    """The red circles where women stand tonight."""

    type: Literal["place-women"]
    text: str
    circles: list[int]


class WhitechapelMarkWoman(Strict):
    """One of them is a target."""

    type: Literal["mark-woman"]
    text: str
    circle: int | None


class WhitechapelTurnHead(Strict):
    """Chance: tonight's Head of the Investigation."""

    type: Literal["turn-head"]
    text: str
    policeman: Colour


class WhitechapelNameAddress(Strict):
    """The Head says where Jack lives."""

    type: Literal["name-address"]
    text: str
    circle: int


class WhitechapelPost(Strict):
    """The two yellow crossings that get a patrol token besides those where pawns stand."""

    type: Literal["post"]
    text: str
    first: str
    second: str


class WhitechapelPlacePatrol(Strict):
    type: Literal["place-patrol"]
    text: str
    policeman: Colour
    crossing: str | None


class WhitechapelSendLetter(Strict):
    """Dear Boss or From Hell: Jack moves a patrol token."""

    type: Literal["send-letter"]
    text: str
    letter: LetterName
    start: str
    to: str


class WhitechapelSendSaucyJacky(Strict):
    """Jack names two patrol tokens for the Head to move."""

    type: Literal["send-saucy-jacky"]
    text: str
    first: str
    second: str


class WhitechapelMovePatrol(Strict):
    """The Head moves a token that Saucy Jacky names."""

    type: Literal["move-patrol"]
    text: str
    start: str
    to: str


class WhitechapelTurnWomen(Strict):
    """Chance shows which women were targets."""

    type: Literal["turn-women"]
    text: str
    marked: list[int]


class WhitechapelKill(Strict):
    type: Literal["kill"]
    text: str
    circle: int


class WhitechapelKillTwo(Strict):
    """The third night."""

    type: Literal["kill-two"]
    text: str
    first: int
    second: int


class WhitechapelKillLast(Strict):
    """Which of the two was the second: Jack is there now."""

    type: Literal["kill-last"]
    text: str
    circle: int | None


class WhitechapelWait(Strict):
    type: Literal["wait"]
    text: str


class WhitechapelMoveWretched(Strict):
    type: Literal["move-wretched"]
    text: str
    start: int
    to: int


class WhitechapelTurnPatrol(Strict):
    """Jack wants to see a patrol token."""

    type: Literal["turn-patrol"]
    text: str
    crossing: str


class WhitechapelShowPatrol(Strict):
    """Chance shows whose it is. Here None is a blank token: it is never hidden."""

    type: Literal["show-patrol"]
    text: str
    crossing: str
    policeman: Colour | None


class WhitechapelAlarm(Strict):
    """Chance: every patrol token is turned up. By policeman: blue, yellow, brown, red, green."""

    type: Literal["alarm"]
    text: str
    places: list[str]


class WhitechapelWalk(Strict):
    type: Literal["walk"]
    text: str
    to: int | None


class WhitechapelWalkHome(Strict):
    """A walk onto the hideout, and Jack says so."""

    type: Literal["walk-home"]
    text: str
    to: int | None


class WhitechapelCoach(Strict):
    type: Literal["coach"]
    text: str
    via: int | None
    to: int | None


class WhitechapelAlley(Strict):
    type: Literal["alley"]
    text: str
    to: int | None


class WhitechapelStuck(Strict):
    """Jack cannot move at all."""

    type: Literal["stuck"]
    text: str


class WhitechapelWriteGraffiti(Strict):
    """Goulston Street: Jack names the blue, red or green policeman."""

    type: Literal["write-graffiti"]
    text: str
    policeman: Colour


class WhitechapelStep(Strict):
    """A policeman moves, stays, or is sent to Goulston Street."""

    type: Literal["step"]
    text: str
    policeman: Colour
    to: str


class WhitechapelLayFalseClue(Strict):
    type: Literal["lay-false-clue"]
    text: str
    circle: int


class WhitechapelAsk(Strict):
    """A policeman looks for a clue on one circle."""

    type: Literal["ask"]
    text: str
    policeman: Colour
    circle: int


class WhitechapelArrest(Strict):
    type: Literal["arrest"]
    text: str
    policeman: Colour
    circle: int


class WhitechapelAreaArrest(Strict):
    """On every circle next to him."""

    type: Literal["area-arrest"]
    text: str
    policeman: Colour


class WhitechapelRush(Strict):
    type: Literal["rush"]
    text: str
    policeman: Colour
    to: str


class WhitechapelIdle(Strict):
    """No circle is left for this policeman to search or arrest in."""

    type: Literal["idle"]
    text: str
    policeman: Colour


class WhitechapelAnswer(Strict):
    """The truth about a clue, an arrest or an address."""

    type: Literal["answer"]
    text: str
    yes: bool


class WhitechapelPass(Strict):
    """No letter, no graffiti, no false clue, no address."""

    type: Literal["pass"]
    text: str


WhitechapelAction = Annotated[
    WhitechapelHide
    | WhitechapelPlaceWomen
    | WhitechapelMarkWoman
    | WhitechapelTurnHead
    | WhitechapelNameAddress
    | WhitechapelPost
    | WhitechapelPlacePatrol
    | WhitechapelSendLetter
    | WhitechapelSendSaucyJacky
    | WhitechapelMovePatrol
    | WhitechapelTurnWomen
    | WhitechapelKill
    | WhitechapelKillTwo
    | WhitechapelKillLast
    | WhitechapelWait
    | WhitechapelMoveWretched
    | WhitechapelTurnPatrol
    | WhitechapelShowPatrol
    | WhitechapelAlarm
    | WhitechapelWalk
    | WhitechapelWalkHome
    | WhitechapelCoach
    | WhitechapelAlley
    | WhitechapelStuck
    | WhitechapelWriteGraffiti
    | WhitechapelStep
    | WhitechapelLayFalseClue
    | WhitechapelAsk
    | WhitechapelArrest
    | WhitechapelAreaArrest
    | WhitechapelRush
    | WhitechapelIdle
    | WhitechapelAnswer
    | WhitechapelPass,
    Field(discriminator="type"),
]
