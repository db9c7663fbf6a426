"""Before the crime: hideout, women, Head, patrols and letters."""

from typing import Literal

from gaslamp.games.whitechapel.wire.names import Colour, LetterName
from gaslamp.parts.wire import Strict


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
    """One of the women becomes a target."""

    type: Literal["mark-woman"]
    text: str
    circle: int | None


class WhitechapelTurnHead(Strict):
    """Chance: tonight's Head of the Investigation."""

    type: Literal["turn-head"]
    text: str
    policeman: Colour


class WhitechapelNameAddress(Strict):
    """The Head names a circle as Jack's hideout."""

    type: Literal["name-address"]
    text: str
    circle: int


class WhitechapelPost(Strict):
    """The two yellow crossings that get a patrol token, besides the crossings with pawns."""

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
    """Chance: shows which women are targets."""

    type: Literal["turn-women"]
    text: str
    marked: list[int]
