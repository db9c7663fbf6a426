"""Questions about the streets, answered by numbers of circles and names of crossings."""

import pytest

from gaslamp.core.errors import NotWellFormed
from gaslamp.games import whitechapel


def test_policemen_close_streets_to_walks_only() -> None:
    crossings = {f"x{number}" for number in range(1, 235)}
    assert whitechapel.walks(1)
    assert whitechapel.walks(1, crossings) < whitechapel.walks(1)


def test_a_coach_goes_two_walks_and_never_back() -> None:
    two = {end for via in whitechapel.walks(41) for end in whitechapel.walks(via)}
    assert whitechapel.coaches(41) == two - {41}


def test_walks_lead_both_ways() -> None:
    assert all(41 in whitechapel.walks(other) for other in whitechapel.walks(41))


def test_adjacent_circles_are_one_walk_apart() -> None:
    assert {whitechapel.distance(41, other) for other in whitechapel.walks(41)} == {1}


def test_an_alley_leads_around_a_block_and_back() -> None:
    assert whitechapel.alleys(41)
    assert all(41 in whitechapel.alleys(other) for other in whitechapel.alleys(41))


def test_a_policeman_may_stay_or_go_two_crossings() -> None:
    assert "x55" in whitechapel.steps("x55")
    assert all("x55" in whitechapel.steps(there) for there in whitechapel.steps("x55"))


def test_a_policeman_searches_the_circles_beside_his_crossing() -> None:
    searched = whitechapel.searches("x55")
    assert searched
    assert all(circle in range(1, 196) for circle in searched)


def test_policemen_of_a_position_are_those_who_are_turned_up() -> None:
    assert whitechapel.policemen(whitechapel.start()) == set()


@pytest.mark.parametrize("wrong", [0, 196])
def test_a_circle_that_is_not_on_the_map_is_refused(wrong: int) -> None:
    with pytest.raises(NotWellFormed):
        whitechapel.walks(wrong)
