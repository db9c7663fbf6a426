"""The streets of Whitechapel as data, read once from board.toml.

A circle is its printed number 1..195, a crossing x1..x234 the number after the x; 0 is nowhere. A set of either is an
int: bit n is number n. streets.py works out who can go where.
"""

import tomllib
from importlib.resources import files

from gaslamp.core.named_numbers import NamedNumber

Circle = int
Circles = int
"""A set of circles."""

Crossing = int
Crossings = int
"""A set of crossings."""

NOWHERE = 0


class Policeman(NamedNumber):
    """In the order of the tiles; each is also a Head of the Investigation."""

    BLUE = 0  # Warren
    YELLOW = 1  # Lusk
    BROWN = 2  # Swanson
    RED = 3  # Abberline
    GREEN = 4  # Reid


POLICEMEN = tuple(Policeman)
EVERYBODY = 0b11111
"""A set of policemen is an int too: bit n is policeman n."""

_DATA = tomllib.loads(files(__package__).joinpath("board.toml").read_text("utf-8"))


def _rows(name: str) -> list[list[str]]:
    return [line.split() for line in _DATA[name].splitlines()]


_CIRCLES = _rows("circles")
_CROSSINGS = _rows("crossings")

ASPECT: float = _DATA["aspect"]
POINTS: dict[str, tuple[float, float]] = {
    (row[0] if row[0][0] in "xj" else f"c{row[0]}"): (float(row[1]), float(row[2]))
    for row in (*_CIRCLES, *_CROSSINGS, *_rows("forks"))
}
"""Where every circle, crossing and fork is drawn."""

LINES = tuple((row[0], other) for row in _rows("lines") for other in row[1:])
"""Every dotted line by the names of its ends."""

BENDS = {
    (row[0], row[1]): tuple((float(x), float(y)) for x, y in (point.split(",") for point in row[2:]))
    for row in _rows("bends")
}
"""The points a line passes that is not straight."""

BLOCKS = tuple(tuple(int(circle) for circle in row) for row in _rows("blocks"))
"""The circles around each block of houses."""

CIRCLES = len(_CIRCLES)
CROSSINGS = len(_CROSSINGS)
ALL_CIRCLES: Circles = (1 << CIRCLES + 1) - 2
RED: Circles = sum(1 << int(row[0]) for row in _CIRCLES if "red" in row)
YELLOW: Crossings = sum(1 << int(row[0][1:]) for row in _CROSSINGS if "yellow" in row)
GOULSTON: Crossing = next(int(row[0][1:]) for row in _CROSSINGS if "goulston" in row)


def section(*names: str) -> Crossings:
    """The crossings in those sections of the board, such as `A/a`."""
    return sum(1 << int(row[0][1:]) for row in _CROSSINGS if row[3] in names)


def members(numbers: int) -> list[int]:
    """The numbers in a set, in order."""
    found = []
    while numbers:
        lowest = numbers & -numbers
        found.append(lowest.bit_length() - 1)
        numbers ^= lowest
    return found
