"""The tables against plain searches over hexes by their names (R12 to R15, R24)."""

import random
from itertools import combinations

import pytest

from gaslamp.games import mrjack
from gaslamp.games.mrjack.rules.board import (
    CHARACTERS,
    DISTANCE,
    EDITIONS,
    FACINGS,
    GASLIGHTS,
    STREETS,
    TERRAIN,
    members,
    neighbour,
)
from gaslamp.games.mrjack.rules.board import neighbours as around
from gaslamp.games.mrjack.rules.characters.goodley import MOST_ENDS, POINTS
from gaslamp.games.mrjack.rules.movement import Reach, stealthy_walks, walks
from gaslamp.games.mrjack.rules.public import OUT, Public
from gaslamp.games.mrjack.rules.sight import visible
from gaslamp.testing import contract

pytestmark = pytest.mark.no_cover

COVERED = [(name, pair) for name in EDITIONS for pair in combinations(members(EDITIONS[name].manholes), 2)]


def searched(start: str, manholes: set[str], steps: int, *, crossing: bool) -> list[set[str]]:
    """By number of steps: every hex one can be on after at most so many."""
    within = [{start}]
    for _ in range(steps):
        reached = set(within[-1])
        for here in within[-1]:
            reached |= {other for other in around(here) if crossing or TERRAIN[other] == "."}
            if here in manholes:
                reached |= manholes
        within.append(reached)
    return within


@pytest.mark.parametrize("number", range(0, len(COVERED), 5))
def test_r14_r15_r24_reach_is_what_a_plain_search_finds(number: int) -> None:
    edition, covers = COVERED[number]
    manholes = EDITIONS[edition].manholes & ~sum(1 << cover for cover in covers)
    by_name = {STREETS[street] for street in members(manholes)}
    for street, name in enumerate(STREETS):
        check(walks(manholes)[street], searched(name, by_name, 3, crossing=False), name)
        check(stealthy_walks(manholes)[street], searched(name, by_name, 4, crossing=True), name)


def check(reach: Reach, within: list[set[str]], start: str) -> None:
    assert {STREETS[street] for street in members(reach.ends)} == {
        name for name in within[-1] if TERRAIN[name] == "." and name != start
    }
    assert {STREETS[street] for street in members(reach.with_step_left)} == {
        name for name in within[-2] if TERRAIN[name] == "."
    }


def in_sight(public: Public) -> set[int]:
    """Hex by hex, as one would look at the board."""
    places = [STREETS[place] for place in public.places]
    lamps = {GASLIGHTS[lamp] for lamp in public.lamps if lamp != OUT}
    beam = []
    ahead = neighbour(places[1], FACINGS[public.facing])
    while ahead and TERRAIN[ahead] == ".":
        beam.append(ahead)
        ahead = neighbour(ahead, FACINGS[public.facing])
    return {
        one
        for one, place in enumerate(places)
        if lamps & set(around(place)) or place in beam or set(places) & set(around(place))
    }


def test_r12_r13_sight_is_what_one_sees_on_the_board() -> None:
    for number in range(40):
        for state in contract.play(mrjack, {}, random.Random(f"sight/{number}")).states:
            found = visible(state.public)
            assert {one for one in CHARACTERS if found >> one & 1} == in_sight(state.public)


def test_r26_no_character_has_more_streets_that_are_closer_to_goodley_for_a_cost() -> None:
    """Goodley's steps are found without a search where there are enough streets for everybody."""
    hexes = range(len(STREETS))
    for cost in range(1, POINTS + 1):
        ends = [
            sum(DISTANCE[here][to] == cost and DISTANCE[goodley][to] < DISTANCE[goodley][here] for to in hexes)
            for goodley in hexes
            for here in hexes
        ]
        assert max(ends) == MOST_ENDS[cost]
