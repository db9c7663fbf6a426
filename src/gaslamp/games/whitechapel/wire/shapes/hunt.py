"""The moves, searches and arrests of the police; also the answers of chance and the pass of any side."""

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
    """An arrest on every circle next to the policeman, except those with a false clue."""

    type: Literal["area-arrest"]
    text: str
    policeman: Colour


class WhitechapelRush(Strict):
    type: Literal["rush"]
    text: str
    policeman: Colour
    to: str


class WhitechapelIdle(Strict):
    """This policeman has no circle left to search or to arrest on."""

    type: Literal["idle"]
    text: str
    policeman: Colour


class WhitechapelAnswer(Strict):
    """Chance: the truth about a clue, an arrest or an address."""

    type: Literal["answer"]
    text: str
    yes: bool


class WhitechapelPass(Strict):
    """No letter, no graffiti, no false clue or no address."""

    type: Literal["pass"]
    text: str
