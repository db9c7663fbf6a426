"""The board as NumPy tables: where walks, coaches and alleys lead.

The tables are an ordinary value, so that a test can use a small board.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache, reduce
from operator import or_

import numpy as np
from numpy.typing import NDArray

from gaslamp.games.whitechapel.rules.board import RED, Circles, Crossings, members
from gaslamp.games.whitechapel.rules.streets import ALLEYS, SEARCHED, STREETS, TWO_STEPS

Floats = NDArray[np.float64]
Ints = NDArray[np.intp]
Flags = NDArray[np.bool_]

FAR = 99
"""The distance between circles that no street connects."""

Routes = Sequence[Sequence[tuple[int, Sequence[Crossings]]]]
"""By circle: each adjacent circle, with the crossings on each route to it."""


@dataclass(frozen=True, eq=False)
class Ways:
    """Where one kind of move leads: `ends[first[c] : first[c + 1]]` are the circles it can reach from c."""

    first: Ints
    ends: Ints

    def follow(self, circles: Ints) -> tuple[Ints, Ints]:
        """Every move from these circles: the index of its start among them, and the circle where it ends."""
        counts = self.first[circles + 1] - self.first[circles]
        starts = np.repeat(np.arange(len(circles)), counts)
        skipped = np.cumsum(counts) - counts
        return starts, self.ends[np.arange(len(starts)) + np.repeat(self.first[circles] - skipped, counts)]


@dataclass(frozen=True, eq=False)
class Streets:
    size: int
    """One more than the highest circle. 0 is no circle."""
    starts: Ints
    ends: Ints
    """`starts` and `ends` together: every ordered pair of adjacent circles."""
    pairs: Ints
    """By route: the pair it connects. Most pairs have one route, some have two (W31)."""
    crossings: tuple[Ints, ...]
    """By crossing: the routes through it."""
    alleys: Ways
    watched: tuple[Circles, ...] = ()
    """By crossing: the circles that a policeman there can search in his next move."""
    reds: tuple[int, ...] = ()
    """The circles where a murder can be."""

    def walks(self, stopped: Crossings) -> Ways:
        """The possible walks while policemen stand on these crossings. One free route is enough."""
        return _walks(self, stopped)

    def watchers(self, stopped: Crossings) -> Ints:
        """By circle: how many of the policemen on these crossings can search it in their next move."""
        return _watchers(self, stopped)

    @cached_property
    def rides(self) -> Ways:
        """Where a coach can go, once for each circle it can pass: two walks, but not back to the start (W33)."""
        start, via = self.walks(0).follow(np.arange(self.size))
        first, ends = self.walks(0).follow(via)
        away = ends != start[first]
        return _ways(self.size, start[first][away], ends[away])

    @cached_property
    def distances(self) -> Ints:
        """The number of walks from circle to circle without policemen."""
        near = np.zeros((self.size, self.size), dtype=np.float32)
        near[self.starts, self.ends] = 1
        reached = np.eye(self.size, dtype=np.float32)
        found = np.where(reached > 0, 0, FAR)
        for walks in range(1, FAR):
            wider = np.sign(reached + reached @ near)
            if (wider == reached).all():
                break
            found[wider > reached] = walks
            reached = wider
        return found.astype(np.intp)


def tabulate(
    routes: Routes, alleys: Sequence[Circles], watched: Sequence[Circles] = (), reds: Sequence[int] = ()
) -> Streets:
    """The tables of a board. Circle n has the streets `routes[n]` and the alleys `alleys[n]`."""
    pairs = [(start, end, ways) for start, streets in enumerate(routes) for end, ways in streets]
    single = [(number, way) for number, (_, _, ways) in enumerate(pairs) for way in ways]
    length = max((way.bit_length() for _, way in single), default=0)
    lanes = [(start, end) for start, ends in enumerate(alleys) for end in members(ends)]
    return Streets(
        size=len(routes),
        starts=_column([start for start, _, _ in pairs]),
        ends=_column([end for _, end, _ in pairs]),
        pairs=_column([number for number, _ in single]),
        crossings=tuple(
            _column([route for route, (_, way) in enumerate(single) if way >> crossing & 1])
            for crossing in range(length)
        ),
        alleys=_ways(len(routes), _column([start for start, _ in lanes]), _column([end for _, end in lanes])),
        watched=tuple(watched),
        reds=tuple(reds),
    )


def members_of(size: int, circles: Circles) -> Flags:
    """A set of circles as flags."""
    octets = np.frombuffer((circles & (1 << size) - 1).to_bytes(size // 8 + 1, "little"), dtype=np.uint8)
    return np.unpackbits(octets, count=size, bitorder="little").view(np.bool_)


@lru_cache(maxsize=512)
def _walks(streets: Streets, stopped: Crossings) -> Ways:
    free = np.ones(len(streets.pairs), dtype=np.bool_)
    for crossing in members(stopped):
        if crossing < len(streets.crossings):
            free[streets.crossings[crossing]] = False
    is_open = np.zeros(len(streets.starts), dtype=np.bool_)
    is_open[streets.pairs[free]] = True
    return _ways(streets.size, streets.starts[is_open], streets.ends[is_open])


@lru_cache(maxsize=512)
def _watchers(streets: Streets, stopped: Crossings) -> Ints:
    found = np.zeros(streets.size, dtype=np.intp)
    for crossing in members(stopped):
        if crossing < len(streets.watched):
            found += members_of(streets.size, streets.watched[crossing])
    return found


def _ways(size: int, starts: Ints, ends: Ints) -> Ways:
    """From pairs that are sorted by their starts."""
    first = np.zeros(size + 1, dtype=np.intp)
    np.cumsum(np.bincount(starts, minlength=size), out=first[1:])
    return Ways(first, ends)


def _column(numbers: list[int]) -> Ints:
    return np.array(numbers, dtype=np.intp)


def _watched() -> list[Circles]:
    return [reduce(or_, (SEARCHED[end] for end in members(ends)), 0) for ends in TWO_STEPS]


WHITECHAPEL = tabulate(STREETS, ALLEYS, _watched(), members(RED))
