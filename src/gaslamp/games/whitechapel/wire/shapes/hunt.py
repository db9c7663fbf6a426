"""The police move, search and arrest; and what all say: yes, no, nothing."""

from typing import Literal

from gaslamp.games.whitechapel.wire.names import Colour
from gaslamp.parts.wire import Strict


class WhitechapelStep(Strict):
    """A policeman moves, stays, or is sent to Goulston Street."""

    type: Literal["step"]
    text: str
    policeman: Colour
    to: str


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
