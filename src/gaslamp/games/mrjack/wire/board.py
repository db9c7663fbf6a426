"""The board of Mr. Jack for a client to draw: every place and its kind. It never changes."""

from functools import cache
from typing import Literal

from gaslamp.games.mrjack.rules import board as district
from gaslamp.games.mrjack.rules.public_play import opening
from gaslamp.games.mrjack.rules.turns import ROUNDS, TURNS, picker
from gaslamp.games.mrjack.wire.names import (
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
from gaslamp.parts.wire import Strict

HexKind = Literal["street", "building", "garden", "gaslight"]
_KINDS: dict[str, HexKind] = {".": "street", "#": "building", "%": "garden", "*": "gaslight"}

_HALF_HEIGHT = 3**0.5 / 2
"""Half the height of a flat-top hex whose sides have length 1."""


class MrJackHex(Strict):
    name: str
    kind: HexKind
    x: float
    """x and y are the centre of the hex, in side lengths. y grows downwards."""
    y: float
    neighbours: dict[FacingName, str]


class MrJackExit(Strict):
    exit: ExitName
    hex: str
    """The street next to the exit."""


class MrJackStart(Strict):
    character: CharacterName
    hex: str


class MrJackEdition(Strict):
    edition: EditionName
    manholes: list[str]
    covers: list[str]
    """Covers and tokens are those at the start."""
    tokens: list[MrJackStart]


class MrJackRound(Strict):
    """One space of the round track."""

    round: int
    picks: list[Side]
    """The side that plays the first card, the second, ..."""
    draws: bool
    """Whether four new cards are drawn. Otherwise the other four are face up."""
    lamp_out: int | None
    """The number of the lamp that goes out after this round."""


class MrJackBoard(Strict):
    game: Literal["mrjack"]
    width: float
    height: float
    hexes: list[MrJackHex]
    """Flat-top hexes with sides of length 1. The detective sits at the lower edge."""
    exits: list[MrJackExit]
    editions: list[MrJackEdition]
    rounds: list[MrJackRound]


@cache
def board_json() -> MrJackBoard:
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
    """Columns are one and a half side lengths apart. A, C, E, ... are half a hex lower than the others."""
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
