"""The district as tables, computed once from board.toml.

A street hex is a number 0..59, a set of streets an int with that bit; a gaslight is a number 0..7; an exit 0..3.
"""

import tomllib
from dataclasses import dataclass
from functools import reduce
from importlib.resources import files
from operator import or_

from gaslamp.core.bit_sets import chooser, subsets
from gaslamp.core.named_numbers import NamedNumber

Street = int
Streets = int
"""A set of streets: bit n is street n."""


class Character(NamedNumber):
    HOLMES = 0
    WATSON = 1
    SMITH = 2
    LESTRADE = 3
    STEALTHY = 4
    GOODLEY = 5
    GULL = 6
    BERT = 7


CHARACTERS = tuple(Character)
EVERYONE = 0xFF
"""A set of characters is an int too: bit n is character n."""

FACINGS = ("N", "NE", "SE", "S", "SW", "NW")
_STEP = {"N": (0, -1), "NE": (1, -1), "SE": (1, 0), "S": (0, 1), "SW": (-1, 1), "NW": (-1, 0)}

_DATA = tomllib.loads(files(__package__).joinpath("board.toml").read_text("utf-8"))

TERRAIN: dict[str, str] = {
    f"{column}{row}": mark
    for index, column in enumerate(_DATA["columns"])
    for row, line in enumerate(_DATA["map"], 1)
    if (mark := line[index]) != " "
}
"""Every hex by its name: `.` street, `#` building, `%` garden, `*` gaslight."""

STREETS = tuple(name for name, mark in TERRAIN.items() if mark == ".")
GASLIGHTS = tuple(name for name, mark in TERRAIN.items() if mark == "*")
EXITS: tuple[str, ...] = tuple(_DATA["exits"])


def _axial(name: str) -> tuple[int, int]:
    column = _DATA["columns"].index(name[0])
    return column, int(name[1:]) - 1 - (column + (column & 1)) // 2


_BY_AXIAL = {_axial(name): name for name in TERRAIN}


def neighbour(name: str, facing: str) -> str | None:
    """The hex next to a hex, or None at the edge of the board."""
    (q, r), (dq, dr) = _axial(name), _STEP[facing]
    return _BY_AXIAL.get((q + dq, r + dr))


def neighbours(name: str) -> list[str]:
    return [other for facing in FACINGS if (other := neighbour(name, facing))]


def streets(names: list[str]) -> Streets:
    """The set of those hexes that are streets."""
    return sum(1 << STREETS.index(name) for name in names if TERRAIN[name] == ".")


def _beam(name: str, facing: str) -> Streets:
    """The streets straight ahead, up to the first hex that is not a street (R13)."""
    lit: list[str] = []
    ahead = neighbour(name, facing)
    while ahead is not None and TERRAIN[ahead] == ".":
        lit.append(ahead)
        ahead = neighbour(ahead, facing)
    return streets(lit)


def _distances(start: Street) -> tuple[int, ...]:
    """Steps over streets from one hex to every other, tokens ignored."""
    steps = {start: 0}
    queue = [start]
    for here in queue:
        for there in members(NEXT[here]):
            if there not in steps:
                steps[there] = steps[here] + 1
                queue.append(there)
    return tuple(steps[street] for street in range(len(STREETS)))


members = chooser(range(len(TERRAIN)))
"""The numbers in a set, in order."""

NEXT = tuple(streets(neighbours(name)) for name in STREETS)
"""NEXT[street]: the streets one step away."""

RAY = tuple(tuple(_beam(name, facing) for facing in FACINGS) for name in STREETS)
"""RAY[street][facing]: what a lantern lights."""

LIT = tuple(reduce(or_, some, 0) for some in subsets([streets(neighbours(name)) for name in GASLIGHTS]))
"""LIT[set of lit gaslights]: what they light together."""

DISTANCE = tuple(_distances(street) for street in range(len(STREETS)))
EXIT_STREET = tuple(STREETS.index(name) for name in _DATA["exits"].values())


@dataclass(frozen=True, slots=True)
class Edition:
    """What differs between the printed boards, and how everything lies at the start."""

    name: str
    manholes: Streets
    covers: Streets
    tokens: tuple[Street, ...]


def _edition(name: str) -> Edition:
    data = _DATA["editions"][name]
    tokens = _DATA["start"]["tokens"] | data["tokens"]
    places = tuple(STREETS.index(tokens[character.name.lower()]) for character in CHARACTERS)
    return Edition(name, streets(data["manholes"]), streets(data["covers"]), places)


EDITIONS = {name: _edition(name) for name in _DATA["editions"]}

NUMBERED = 4
"""The tiles 1 to 4 go out after the round of their number. The two plain tiles never go out."""

LAMPS = tuple(GASLIGHTS.index(_DATA["lamps"][str(number)]) for number in range(1, NUMBERED + 1)) + tuple(
    sorted(GASLIGHTS.index(name) for name in _DATA["lamps"]["plain"])
)
CORDONS = sum(1 << EXITS.index(name) for name in _DATA["start"]["cordons"])
LANTERN = FACINGS.index(_DATA["start"]["lantern"])
