"""Where a character can go. Tokens never block passing, so reach depends on the open manholes alone."""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from gaslamp.games.mrjack.rules.board import NEXT, STREETS, TERRAIN, Street, Streets, members, neighbours

STEPS = 3
STEALTHY_STEPS = 4

_HEXES = (*STREETS, *(name for name, mark in TERRAIN.items() if mark != "."))
_ALL_STREETS = (1 << len(STREETS)) - 1
_CROSSING = tuple(sum(1 << _HEXES.index(other) for other in neighbours(name)) for name in _HEXES)
"""Like NEXT, over every hex of the board."""


class Reach(NamedTuple):
    """From one street: where a move may end, and where it has one step left, to leave by an exit."""

    ends: Streets
    with_step_left: Streets


@cache
def walks(open_manholes: Streets) -> tuple[Reach, ...]:
    """By street: 1 to 3 steps over streets and through sewers (R14, R15)."""
    return tuple(_reach(NEXT, open_manholes, start, STEPS) for start in range(len(STREETS)))


@cache
def stealthy_walks(open_manholes: Streets) -> tuple[Reach, ...]:
    """By street: 1 to 4 steps over any hex and through sewers, ending on a street (R24)."""
    return tuple(_reach(_CROSSING, open_manholes, start, STEALTHY_STEPS) for start in range(len(STREETS)))


def _reach(next_to: Sequence[int], open_manholes: Streets, start: Street, steps: int) -> Reach:
    within = with_step_left = 1 << start
    for _ in range(steps):
        with_step_left = within
        for here in members(with_step_left):
            within |= next_to[here]
        if with_step_left & open_manholes:
            within |= open_manholes
    return Reach(within & _ALL_STREETS & ~(1 << start), with_step_left & _ALL_STREETS)
