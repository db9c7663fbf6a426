"""Jack's way home, and the ways he can hinder the police."""

from typing import Literal

from gaslamp.games.whitechapel.wire.names import Colour
from gaslamp.parts.wire import Strict


class WhitechapelWalk(Strict):
    type: Literal["walk"]
    text: str
    to: int | None


class WhitechapelWalkHome(Strict):
    """A walk onto the hideout that Jack declares."""

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


class WhitechapelLayFalseClue(Strict):
    type: Literal["lay-false-clue"]
    text: str
    circle: int
