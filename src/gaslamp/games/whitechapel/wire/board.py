"""The map of Whitechapel for a client to draw: every place and its kind. It never changes."""

from functools import cache
from typing import Literal

from gaslamp.games.whitechapel.rules import board as streets
from gaslamp.games.whitechapel.rules.agreement import agree
from gaslamp.games.whitechapel.rules.hideouts import graded
from gaslamp.games.whitechapel.rules.letters import FROM, SAUCY_FROM
from gaslamp.games.whitechapel.rules.public import Letter
from gaslamp.games.whitechapel.rules.turns import ALLEYS, COACHES, LAST_SPACE, LAST_TIME, NIGHTS
from gaslamp.games.whitechapel.wire.names import circles, crossings
from gaslamp.parts.wire import Strict

Grade = Literal["easy", "normal", "medium", "hard"]
_GRADES: tuple[Grade, ...] = ("easy", "normal", "medium", "hard")
_SECTIONS = ("A/a", "A/b", "B/a", "B/b", "C/a", "C/b")


class WhitechapelCircle(Strict):
    number: int
    x: float
    y: float
    red: bool


class WhitechapelCrossing(Strict):
    name: str
    x: float
    y: float
    section: str
    yellow: bool
    goulston: bool


class WhitechapelStreet(Strict):
    """A dotted line between two places: `c41` a circle, `x12` a crossing, `j3` a fork."""

    ends: tuple[str, str]
    points: list[tuple[float, float]]
    """From one end to the other, including the bends."""


class WhitechapelNightTokens(Strict):
    """What Jack has for the moves of one night."""

    coaches: int
    alleys: int


class WhitechapelBoard(Strict):
    game: Literal["whitechapel"]
    width: float
    height: float
    """All places are inside width times height."""
    circles: list[WhitechapelCircle]
    crossings: list[WhitechapelCrossing]
    streets: list[WhitechapelStreet]
    blocks: list[list[int]]
    """The circles around each block of houses."""
    track: list[str]
    """The spaces of Jack's track."""
    letters: dict[Literal["dear-boss", "saucy-jacky", "from-hell"], list[str]]
    """The crossings whose patrol token each letter may name."""
    nights: list[WhitechapelNightTokens]
    hideouts: dict[Grade, list[int]]
    """The circles from which a hideout of each grade is drawn."""
    far_hideouts: dict[Grade, list[int]]
    """The same with the option `catch-me`."""


@cache
def board_json() -> WhitechapelBoard:
    sections = {number: section for section in _SECTIONS for number in streets.members(streets.section(section))}
    return WhitechapelBoard(
        game="whitechapel",
        width=streets.ASPECT,
        height=1,
        circles=[
            WhitechapelCircle(number=number, x=x, y=y, red=bool(streets.RED >> number & 1))
            for number in range(1, streets.CIRCLES + 1)
            for x, y in [_point(f"c{number}")]
        ],
        crossings=[
            WhitechapelCrossing(
                name=f"x{number}",
                x=x,
                y=y,
                section=sections[number],
                yellow=bool(streets.YELLOW >> number & 1),
                goulston=number == streets.GOULSTON,
            )
            for number in range(1, streets.CROSSINGS + 1)
            for x, y in [_point(f"x{number}")]
        ],
        streets=[_street(one, other) for one, other in streets.LINES],
        blocks=[list(block) for block in streets.BLOCKS],
        track=[*("V", "IV", "III", "II", "I"), *(str(space) for space in range(1, LAST_SPACE - LAST_TIME + 2))],
        letters={
            "dear-boss": crossings(FROM[Letter.DEAR_BOSS]),
            "saucy-jacky": crossings(SAUCY_FROM),
            "from-hell": crossings(FROM[Letter.FROM_HELL]),
        },
        nights=[WhitechapelNightTokens(coaches=COACHES[night], alleys=ALLEYS[night]) for night in range(1, NIGHTS + 1)],
        hideouts=_hideouts(catch_me="off"),
        far_hideouts=_hideouts(catch_me="on"),
    )


def _hideouts(catch_me: str) -> dict[Grade, list[int]]:
    return {grade: circles(graded(agree({"hideout": grade, "catch-me": catch_me}))) for grade in _GRADES}


def _point(place: str) -> tuple[float, float]:
    return _scaled(streets.POINTS[place])


def _scaled(point: tuple[float, float]) -> tuple[float, float]:
    """The board file has both axes from 0 to 1. A client needs the same scale on both axes."""
    return round(point[0] * streets.ASPECT, 5), point[1]


def _street(one: str, other: str) -> WhitechapelStreet:
    bends = streets.BENDS.get((one, other)) or streets.BENDS.get((other, one), ())[::-1]
    return WhitechapelStreet(ends=(one, other), points=[_point(one), *(_scaled(bend) for bend in bends), _point(other)])
