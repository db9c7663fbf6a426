"""The boards as a client draws them: what is where, and what it is. It never changes, so it may be kept for ever."""

from functools import cache
from typing import Annotated, Literal

from pydantic import Field

from gaslamp.games.mrjack import board as district
from gaslamp.games.mrjack.course import opening
from gaslamp.games.mrjack.turns import ROUNDS, TURNS, picker
from gaslamp.games.whitechapel import board as streets
from gaslamp.games.whitechapel.letters import FROM, SAUCY_FROM
from gaslamp.games.whitechapel.public import Letter
from gaslamp.games.whitechapel.turns import LAST_SPACE, LAST_TIME

from .mrjack.names import (
    EDITION_NAMES,
    SIDES,
    CharacterName,
    EditionName,
    ExitName,
    FacingName,
    Side,
    exit_name,
    hexes,
    name,
)
from .schema import Strict
from .whitechapel.names import crossings

HexKind = Literal["street", "building", "garden", "gaslight"]
_KINDS: dict[str, HexKind] = {".": "street", "#": "building", "%": "garden", "*": "gaslight"}

_SECTIONS = ("A/a", "A/b", "B/a", "B/b", "C/a", "C/b")

_HALF_HEIGHT = 3**0.5 / 2
"""Of a flat-top hex whose corners lie 1 away from its middle."""


class MrJackHex(Strict):
    name: str
    kind: HexKind
    x: float
    """The middle, counted in the length of a side; y grows downwards."""
    y: float
    neighbours: dict[FacingName, str]


class MrJackExit(Strict):
    exit: ExitName
    hex: str
    """The street it hangs on."""


class MrJackStart(Strict):
    character: CharacterName
    hex: str


class MrJackEdition(Strict):
    edition: EditionName
    manholes: list[str]
    covers: list[str]
    """At the start, like the tokens."""
    tokens: list[MrJackStart]


class MrJackRound(Strict):
    """One space of the round track."""

    round: int
    picks: list[Side]
    """Who plays the first card, the second, ..."""
    draws: bool
    """Four new cards are drawn; else the other four are up."""
    lamp_out: int | None
    """The number of the tile that goes out afterwards."""


class MrJackBoard(Strict):
    game: Literal["mrjack"]
    width: float
    height: float
    hexes: list[MrJackHex]
    """Flat-top, sides of length 1; the detective sits below."""
    exits: list[MrJackExit]
    editions: list[MrJackEdition]
    rounds: list[MrJackRound]


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
    """From one end to the other, bends included."""


class WhitechapelBoard(Strict):
    game: Literal["whitechapel"]
    width: float
    height: float
    """All places lie within width times height."""
    circles: list[WhitechapelCircle]
    crossings: list[WhitechapelCrossing]
    streets: list[WhitechapelStreet]
    blocks: list[list[int]]
    """The circles around each block of houses."""
    track: list[str]
    """The spaces of Jack's track."""
    letters: dict[Literal["dear-boss", "saucy-jacky", "from-hell"], list[str]]
    """The crossings whose patrol token each letter may name."""


AnyBoard = Annotated[MrJackBoard | WhitechapelBoard, Field(discriminator="game")]


def board_json(game: str) -> AnyBoard:
    return mrjack_board() if game == "mrjack" else whitechapel_board()


@cache
def mrjack_board() -> MrJackBoard:
    places = {label: _middle(label) for label in district.TERRAIN}
    left, top = (min(place[axis] for place in places.values()) for axis in (0, 1))
    cells = [
        MrJackHex(
            name=label,
            kind=_KINDS[mark],
            x=round(places[label][0] - left + 1, 4),
            y=round(places[label][1] - top + _HALF_HEIGHT, 4),
            neighbours=_neighbours(label),
        )
        for label, mark in district.TERRAIN.items()
    ]
    return MrJackBoard(
        game="mrjack",
        width=max(cell.x for cell in cells) + 1,
        height=round(max(cell.y for cell in cells) + _HALF_HEIGHT, 4),
        hexes=cells,
        exits=[
            MrJackExit(exit=exit_name(way), hex=district.STREETS[street])
            for way, street in enumerate(district.EXIT_STREET)
        ],
        editions=[_edition(edition) for edition in district.EDITIONS.values()],
        rounds=[_round(number) for number in range(1, ROUNDS + 1)],
    )


def _middle(label: str) -> tuple[float, float]:
    """Columns lie one and a half sides apart; A, C, E, ... sit half a hex lower than the others."""
    column, row = ord(label[0]) - ord("A"), int(label[1:])
    return 1.5 * column, (2 * row + (column % 2 == 0)) * _HALF_HEIGHT


def _neighbours(label: str) -> dict[FacingName, str]:
    facings: tuple[FacingName, ...] = ("N", "NE", "SE", "S", "SW", "NW")
    return {facing: other for facing in facings if (other := district.neighbour(label, facing))}


def _edition(edition: district.Edition) -> MrJackEdition:
    return MrJackEdition(
        edition=EDITION_NAMES[edition.name],
        manholes=hexes(edition.manholes),
        covers=hexes(edition.covers),
        tokens=[
            MrJackStart(character=name(character), hex=district.STREETS[place])
            for character, place in zip(district.CHARACTERS, edition.tokens, strict=True)
        ],
    )


def _round(number: int) -> MrJackRound:
    start = opening({})._replace(round=number)
    return MrJackRound(
        round=number,
        picks=[SIDES[picker(start._replace(turn=turn))] for turn in range(TURNS)],
        draws=bool(number & 1),
        lamp_out=number if number <= district.NUMBERED else None,
    )


@cache
def whitechapel_board() -> WhitechapelBoard:
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
    )


def _point(place: str) -> tuple[float, float]:
    return _scaled(streets.POINTS[place])


def _scaled(point: tuple[float, float]) -> tuple[float, float]:
    """The file counts both ways from 0 to 1; a client wants one scale for both."""
    return round(point[0] * streets.ASPECT, 5), point[1]


def _street(one: str, other: str) -> WhitechapelStreet:
    bends = streets.BENDS.get((one, other)) or streets.BENDS.get((other, one), ())[::-1]
    return WhitechapelStreet(ends=(one, other), points=[_point(one), *(_scaled(bend) for bend in bends), _point(other)])
