"""The position of every label on the map, computed from the places on the board.

A circle's label is its number between two marks, for example `(41)`. A crossing has room for one sign, for a pawn in
brackets, or for its name. That depends on the scale of the map. A label goes to its own place or to the nearest free
place. So no two labels overlap at any scale.
"""

from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import NamedTuple

from gaslamp.games.whitechapel.rules.board import ASPECT, BENDS, LINES, POINTS, Crossings, members, section

MARGIN = 3
"""Left and right, for the letters of the sections."""
TOP = 1
TALL = 2.0
"""A character is about twice as high as wide."""
FARTHEST = 12

_BRAILLE = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
"""By row and column: the value that a dot adds to U+2800."""

Point = tuple[float, float]


class Spot(NamedTuple):
    """The position of a label: its first character and its width."""

    x: int
    y: int
    wide: int

    @property
    def middle(self) -> Point:
        return self.x + (self.wide - 1) / 2, self.y


class Layout(NamedTuple):
    wide: int
    high: int
    spots: dict[str, Spot]
    lines: dict[tuple[int, int], str]
    """The dotted lines between the labels. A Braille character has eight fine dots."""


class Scale(NamedTuple):
    """The width of the whole map, and the room for a crossing."""

    wide: int
    room: int  # 1 for a sign, 3 for a pawn in brackets, 5 for a sign and a name
    turned: bool = False


_EVERY_POINT = (*POINTS.values(), *(point for bend in BENDS.values() for point in bend))
_LEFT, _RIGHT = min(x for x, _ in _EVERY_POINT), max(x for x, _ in _EVERY_POINT)
_UPPER, _LOWER = min(y for _, y in _EVERY_POINT), max(y for _, y in _EVERY_POINT)

_NEARBY = sorted(
    ((across, down) for across in range(-FARTHEST, FARTHEST + 1) for down in range(-4, 5)),
    key=lambda step: step[0] ** 2 + (TALL * 1.1 * step[1]) ** 2,
)


def height(wide: int) -> int:
    per_column = (wide - 2 * MARGIN - 1) / (_RIGHT - _LEFT)
    return round((_LOWER - _UPPER) / ASPECT * per_column / TALL) + 1 + 2 * TOP


def place(scale: Scale, point: Point) -> Point:
    """A point of the board on the map, not yet rounded to characters."""
    x, y = (point[0] - _LEFT) / (_RIGHT - _LEFT), (point[1] - _UPPER) / (_LOWER - _UPPER)
    if scale.turned:
        x, y = 1 - x, 1 - y
    return MARGIN + x * (scale.wide - 2 * MARGIN - 1), TOP + y * (height(scale.wide) - 2 * TOP - 1)


@cache
def layout(scale: Scale) -> Layout:
    high = height(scale.wide)
    taken = [[False] * scale.wide for _ in range(high)]
    circles = {name: len(name) + 1 for name in POINTS if name[0] == "c"}
    crossings = {name: min(scale.room, len(name) + 1) for name in POINTS if name[0] == "x"}
    spots = {}
    for name, wide in (circles | crossings).items():
        x, y = place(scale, POINTS[name])
        spots[name] = spot = _nearest(taken, round(x - (wide - 1) / 2), round(y), wide)
        taken[spot.y][spot.x : spot.x + wide] = [True] * wide
    return Layout(scale.wide, high, spots, _lines(scale, spots))


def _nearest(taken: list[list[bool]], x: int, y: int, wide: int) -> Spot:
    inside = range(len(taken[0]) - wide + 1)
    for across, down in _NEARBY:
        spot = Spot(x + across, y + down, wide)
        if spot.x in inside and 1 <= spot.y < len(taken) - 1 and not any(taken[spot.y][spot.x : spot.x + wide]):
            return spot
    raise ValueError(f"the map is too small for its labels: {len(taken[0])} columns")


def _lines(scale: Scale, spots: dict[str, Spot]) -> dict[tuple[int, int], str]:
    found: dict[tuple[int, int], int] = {}
    for line in LINES:
        bends = BENDS.get(line) or BENDS.get((line[1], line[0]), ())[::-1]
        ends = [spots[end].middle if end in spots else place(scale, POINTS[end]) for end in line]
        for one, other in pairwise([ends[0], *(place(scale, bend) for bend in bends), ends[1]]):
            for x, y in _dots(one, other):
                found[x // 2, y // 4] = found.get((x // 2, y // 4), 0) | _BRAILLE[y % 4][x % 2]
    return {cell: chr(0x2800 + dots) for cell, dots in found.items()}


def _dots(start: Point, end: Point) -> Iterator[tuple[int, int]]:
    """Every second fine dot on the line from the middle of one character to the middle of another."""
    (x, y), (to_x, to_y) = ((2 * x + 0.5, 4 * y + 1.5) for x, y in (start, end))
    steps = max(round(max(abs(to_x - x), abs(to_y - y)) / 2), 1)
    for step in range(steps + 1):
        yield round(x + (to_x - x) * step / steps), round(y + (to_y - y) * step / steps)


def _between(one: Crossings, other: Crossings, axis: int) -> float:
    """The middle of the border between two parts of the board."""
    return (
        max(POINTS[f"x{crossing}"][axis] for crossing in members(one))
        + min(POINTS[f"x{crossing}"][axis] for crossing in members(other))
    ) / 2


A, B, C = (section(f"{column}/a", f"{column}/b") for column in "ABC")
UPPER, LOWER = (section(f"A/{row}", f"B/{row}", f"C/{row}") for row in "ba")
COLUMNS = {
    "A": (_LEFT, _between(A, B, 0)),
    "B": (_between(A, B, 0), _between(B, C, 0)),
    "C": (_between(B, C, 0), _RIGHT),
}
ROWS = {"b": (_UPPER, _between(UPPER, LOWER, 1)), "a": (_between(UPPER, LOWER, 1), _LOWER)}
"""The borders of the sections of the board."""

SECTIONS = tuple(f"{column}/{row}" for row in ROWS for column in COLUMNS)
