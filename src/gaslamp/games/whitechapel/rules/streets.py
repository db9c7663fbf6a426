"""Who can go where: four relations, all computed from the dotted lines (W2 to W5)."""

from collections.abc import Iterable
from functools import cache, reduce
from operator import or_
from typing import NamedTuple

from gaslamp.games.whitechapel.rules.board import (
    BLOCKS,
    CIRCLES,
    CROSSINGS,
    LINES,
    RED,
    Circle,
    Circles,
    Crossing,
    Crossings,
    members,
)

_NEXT: dict[str, list[str]] = {}
for _one, _other in LINES:
    _NEXT.setdefault(_one, []).append(_other)
    _NEXT.setdefault(_other, []).append(_one)


class Street(NamedTuple):
    """A way to an adjacent circle: the crossings on each of its routes. Most have one, some have two."""

    to: Circle
    routes: tuple[Crossings, ...]


def _streets(start: Circle) -> tuple[Street, ...]:
    """Follow every line until the next circle; drop a route that only adds crossings to another.

    The loop ends because every cycle of lines has a circle on it.
    """
    routes: dict[Circle, set[Crossings]] = {}
    ahead = [(f"c{start}", f"c{start}", 0)]
    while ahead:
        here, before, passed = ahead.pop()
        for there in _NEXT[here]:
            if there == before:
                continue
            if there[0] != "c":
                ahead.append((there, here, passed | 1 << int(there[1:]) if there[0] == "x" else passed))
            elif there != f"c{start}":
                routes.setdefault(int(there[1:]), set()).add(passed)
    return tuple(
        Street(to, tuple(sorted(one for one in found if not any(one & other == other != one for other in found))))
        for to, found in sorted(routes.items())
    )


def _reached(start: str, through: str, ends: str) -> int:
    """The first points of the kind `ends` that can be reached from `start` over points of the kinds `through`."""
    found = 0
    seen = {start}
    queue = [start]
    for here in queue:
        for there in _NEXT[here]:
            if there in seen:
                continue
            seen.add(there)
            if there[0] == ends:
                found |= 1 << int(there[1:])
            elif there[0] in through:
                queue.append(there)
    return found


STREETS: tuple[tuple[Street, ...], ...] = ((), *(_streets(circle) for circle in range(1, CIRCLES + 1)))
"""STREETS[circle]: the ways to each adjacent circle, for Jack and the Wretched (W2)."""


def _union(sets: Iterable[int]) -> int:
    return reduce(or_, sets, 0)


AROUND: tuple[Crossings, ...] = tuple(_union(way for street in streets for way in street.routes) for streets in STREETS)
"""AROUND[circle]: every crossing on any of its streets. While nobody stands on one, all streets are open."""

NEXT: tuple[Circles, ...] = tuple(sum(1 << street.to for street in streets) for streets in STREETS)
"""NEXT[circle]: the adjacent circles, also past policemen."""

ONE_STEP: tuple[Crossings, ...] = (0, *(_reached(f"x{number}", "cj", "x") for number in range(1, CROSSINGS + 1)))
"""ONE_STEP[crossing]: the next crossings; circles and forks do not count (W4)."""


def _two_steps(start: Crossing) -> Crossings:
    found = 1 << start | ONE_STEP[start]
    for near in members(ONE_STEP[start]):
        found |= ONE_STEP[near]
    return found


TWO_STEPS: tuple[Crossings, ...] = (0, *(_two_steps(number) for number in range(1, CROSSINGS + 1)))
"""TWO_STEPS[crossing]: where a policeman may go, his own crossing included."""

SEARCHED: tuple[Circles, ...] = (0, *(_reached(f"x{number}", "j", "c") for number in range(1, CROSSINGS + 1)))
"""SEARCHED[crossing]: the circles a policeman there may search or arrest in (W3)."""


def _alleys(circle: Circle) -> Circles:
    around = {other for block in BLOCKS if circle in block for other in block}
    return sum(1 << other for other in around - {circle})


ALLEYS: tuple[Circles, ...] = tuple(_alleys(circle) for circle in range(CIRCLES + 1))
"""ALLEYS[circle]: the other circles around its blocks (W5)."""


def walks(circle: Circle, stopped: Crossings) -> Circles:
    """The adjacent circles that have at least one route without any of the crossings in `stopped`."""
    if not AROUND[circle] & stopped:
        return NEXT[circle]
    found = 0
    for to, routes in STREETS[circle]:
        for route in routes:
            if not route & stopped:
                found |= 1 << to
                break
    return found


@cache
def distances(start: Circle) -> tuple[int, ...]:
    """Walks from one circle to every other, with nobody in the way; index 0 is nowhere."""
    found = [0] * (CIRCLES + 1)
    reached, ahead, steps = 0, 1 << start, 0
    while ahead:
        reached |= ahead
        near = members(ahead)
        for here in near:
            found[here] = steps
        ahead, steps = _union(NEXT[here] for here in near) & ~reached, steps + 1
    return tuple(found)


NEAR_RED: Circles = RED | _union(NEXT[red] for red in members(RED))
"""The red circles and all that are adjacent to one (W65)."""
