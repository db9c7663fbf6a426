"""Questions about a position, answered by names."""

import pytest

from gaslamp.core.errors import NotWellFormed
from gaslamp.games import mrjack

START = mrjack.start()


def test_a_view_answers_like_the_state() -> None:
    view = mrjack.view(START, "detective")
    assert (mrjack.places(view), mrjack.visible(view)) == (mrjack.places(START), mrjack.visible(START))


def test_reach_is_where_the_rules_let_a_character_walk() -> None:
    state = START
    for action in ("=M", "HSLB", "L"):
        state = mrjack.apply(state, mrjack.parse_action(action))
    walks = {mrjack.write(one) for one in mrjack.legal(state)} & mrjack.reach(state, "L")
    assert walks == mrjack.reach(state, "L") - set(mrjack.places(state).values())


def test_miss_stealthy_crosses_houses() -> None:
    assert mrjack.distance(mrjack.places(START)["M"], "D3") == 5
    assert "D3" in mrjack.reach(START, "M")


def test_who_stands_in_the_light_is_visible() -> None:
    lit = {letter for letter, place in mrjack.places(START).items() if place in mrjack.lit(START)}
    assert lit
    assert lit <= mrjack.visible(START)


def test_a_whistle_costs_the_steps_to_an_empty_hex_nearer_to_goodley() -> None:
    costs = mrjack.whistle_costs(START, "H")
    here, goodley = mrjack.places(START)["H"], mrjack.places(START)["G"]
    assert costs == {to: mrjack.distance(here, to) for to in costs}
    assert all(mrjack.distance(to, goodley) < mrjack.distance(here, goodley) for to in costs)
    assert not costs.keys() & mrjack.places(START).values()


def test_an_unknown_hex_is_refused() -> None:
    with pytest.raises(NotWellFormed):
        mrjack.distance("E4", "Z9")
