"""The streets as NumPy tables for players: distances, and what a policeman can search."""

from functools import cache, reduce
from operator import or_

import numpy as np

from gaslamp.games.whitechapel.deduction.streets import FAR, WHITECHAPEL, Flags, Floats, Ints
from gaslamp.games.whitechapel.rules.board import CIRCLES, CROSSINGS, members
from gaslamp.games.whitechapel.rules.streets import NEXT, ONE_STEP, SEARCHED, STREETS

WALKS: Ints = WHITECHAPEL.distances
"""WALKS[circle, circle]: the number of walks, with no policeman in the way."""


def _searched() -> Flags:
    found = np.zeros((CROSSINGS + 1, CIRCLES + 1), dtype=np.bool_)
    for crossing, circles in enumerate(SEARCHED):
        found[crossing, members(circles)] = True
    return found


def _steps() -> Ints:
    """STEPS, by breadth-first search."""
    found = np.full((CROSSINGS + 1, CROSSINGS + 1), FAR)
    for start in range(1, CROSSINGS + 1):
        reached, ahead, steps = 0, 1 << start, 0
        while ahead:
            reached |= ahead
            near = members(ahead)
            found[start, near] = steps
            ahead, steps = reduce(or_, (ONE_STEP[here] for here in near)) & ~reached, steps + 1
    return found


def _neighbours() -> Ints:
    """NEIGHBOURS[circle]: the adjacent circles, and 0 where there are no more."""
    found = np.zeros((CIRCLES + 1, max(len(streets) for streets in STREETS)), dtype=np.intp)
    for circle, circles in enumerate(NEXT):
        ends = members(circles)
        found[circle, : len(ends)] = ends
    return found


SEARCHES = _searched()
"""SEARCHES[crossing, circle]: whether a policeman there may search or arrest in the circle."""

STEPS = _steps()
"""STEPS[crossing, crossing]: a policeman's steps."""

TO_SEARCH: Ints = np.array(
    [[FAR] * (CROSSINGS + 1)]
    + [STEPS[:, SEARCHES[:, circle]].min(axis=1, initial=FAR) for circle in range(1, CIRCLES + 1)]
).T
"""TO_SEARCH[crossing, circle]: a policeman's steps until he may search or arrest there."""

NEIGHBOURS = _neighbours()

GATES: Floats = SEARCHES / np.maximum(1, SEARCHES.sum(axis=0))
"""GATES[crossing, circle]: the share of the crossings next to the circle that a policeman there blocks."""


@cache
def catching(moves: int) -> Floats:
    """By crossing and circle: how well a policeman from there can search the circle after that many moves."""
    found: Floats = 0.65 / (1 + np.exp((TO_SEARCH - 2.0 * moves) * 1.2))
    return found
