"""The crime: kill or wait, the Wretched and the patrol tokens move, the alarm."""

from typing import Literal

from gaslamp.games.whitechapel.wire.names import Colour
from gaslamp.parts.wire import Strict


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
