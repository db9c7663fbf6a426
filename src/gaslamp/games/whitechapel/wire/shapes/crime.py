"""The crime: Jack kills or waits, the Wretched and the patrol tokens move, and the alarm is raised."""

from typing import Literal

from gaslamp.games.whitechapel.wire.names import Colour
from gaslamp.parts.wire import Strict


class WhitechapelKill(Strict):
    type: Literal["kill"]
    text: str
    circle: int


class WhitechapelKillTwo(Strict):
    """Only on the third night."""

    type: Literal["kill-two"]
    text: str
    first: int
    second: int


class WhitechapelKillLast(Strict):
    """Which of the two murders was the second. Jack is there now."""

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
    """Jack asks to turn up a patrol token."""

    type: Literal["turn-patrol"]
    text: str
    crossing: str


class WhitechapelShowPatrol(Strict):
    """Chance: the owner of the token. Here None means a blank token; it is never hidden."""

    type: Literal["show-patrol"]
    text: str
    crossing: str
    policeman: Colour | None


class WhitechapelAlarm(Strict):
    """Chance: every patrol token is turned up. Places by policeman: blue, yellow, brown, red, green."""

    type: Literal["alarm"]
    text: str
    places: list[str]
