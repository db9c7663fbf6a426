"""R17 to R19: accusation, escape, dawn."""

import pytest

from games.mrjack.rules.positions import legal, place, play, position, walks
from gaslamp.core.errors import NotLegal
from gaslamp.core.game import Outcome
from gaslamp.games import mrjack

WAYS_OUT = {"NW", "NE", "SE", "SW"}


def test_r17_the_detective_accuses_by_moving_onto_a_token() -> None:
    state = position("H:w", clock="1.1", jack="S", S="G5")
    assert "@S" in legal(state)
    after = play(state, "@S", "right")
    assert place(after, "H") == place(after, "S") == "G5"
    assert mrjack.outcome(after) == Outcome(("detective",), "right")


def test_r17_a_wrong_accusation_loses() -> None:
    after = play(position("H:w", clock="1.1", jack="M", S="G5"), "@S", "wrong")
    assert mrjack.outcome(after) == Outcome(("jack",), "wrong")


def test_r17_a_cleared_character_may_be_accused_and_it_is_wrong() -> None:
    after = play(position("H:w", clock="1.1", jack="M", S="G5", cleared="S"), "@S", "wrong")
    assert mrjack.outcome(after) == Outcome(("jack",), "wrong")


def test_r17_the_rules_say_whether_the_accusation_is_right() -> None:
    accused = play(position("H:w", clock="1.1", jack="S", S="G5"), "@S")
    assert mrjack.actor(accused) == "chance"
    assert mrjack.write(accused).split()[10] == "H:@"
    assert legal(accused) == {"right"}
    with pytest.raises(NotLegal):
        play(accused, "wrong")


def test_r17_jack_never_accuses() -> None:
    state = position("H:w", clock="1.2", jack="S", S="G5")
    assert "@S" not in legal(state)
    with pytest.raises(NotLegal):
        play(state, "@S")


def test_r17_nobody_out_of_reach_is_accused() -> None:
    state = position("H:w", clock="1.1", G="M4")
    assert "@G" not in legal(state)
    with pytest.raises(NotLegal):
        play(state, "@G")


def test_r17_nobody_accuses_himself() -> None:
    assert "@H" not in legal(position("H:w", clock="1.1"))


def test_r18_jack_leaves_with_his_own_character_while_unseen() -> None:
    state = position("M:w", clock="2.1", jack="M", M="B2", witness="unseen")
    assert "NW" in legal(state)
    assert mrjack.outcome(play(state, "NW")) == Outcome(("jack",), "escape")


def test_r18_leaving_costs_one_step_from_the_exits_hex() -> None:
    """Holmes has three steps: from C3 to B2 are two, from D3 three."""
    assert "NW" in legal(position("H:w", clock="2.1", jack="H", H="C3", covers="B3,C5", witness="unseen"))
    assert "NW" not in legal(position("H:w", clock="2.1", jack="H", H="D3", covers="B3,C5", witness="unseen"))


def test_r18_stealthy_has_four_steps_to_leave() -> None:
    assert "NW" in legal(position("M:w", clock="2.1", jack="M", M="D3", covers="B3,C5", witness="unseen"))


def test_r18_sewers_count_on_the_way_out() -> None:
    """One step through the sewers to B3, one to B2, one out."""
    assert "NW" in legal(position("H:w", clock="2.1", jack="H", H="G5", witness="unseen"))


def test_r18_tokens_on_the_way_do_not_stop_him() -> None:
    state = position("H:w", clock="2.1", jack="H", H="C3", B="B2", S="B3", witness="unseen")
    assert "NW" in legal(state)


def test_r18_a_cordon_closes_an_exit() -> None:
    state = position("M:w", clock="2.1", jack="M", M="L2", witness="unseen")
    assert "NE" not in legal(state)
    with pytest.raises(NotLegal):
        play(state, "NE")


def test_r18_while_the_card_shows_seen_nobody_leaves() -> None:
    state = position("M:w", clock="2.1", jack="M", M="B2", witness="seen")
    assert not WAYS_OUT & legal(state)
    with pytest.raises(NotLegal):
        play(state, "NW")


def test_r18_nobody_but_jacks_character_leaves() -> None:
    state = position("M:w", clock="2.1", jack="H", M="B2", witness="unseen")
    assert not WAYS_OUT & legal(state)
    with pytest.raises(NotLegal):
        play(state, "NW")


def test_r18_the_detective_takes_nobody_out() -> None:
    state = position("M:w", clock="2.2", jack="M", M="B2", witness="unseen")
    assert not WAYS_OUT & legal(state)
    with pytest.raises(NotLegal):
        play(state, "NW")


def test_r18_whistle_and_swap_are_no_way_out() -> None:
    whistle = position("G:wa", clock="2.1", jack="M", M="B2", G="B8", witness="unseen")
    swap = position("U:wa", clock="2.1", jack="M", M="E1", U="B2", witness="unseen")
    assert not WAYS_OUT & (legal(whistle) | legal(swap))


def test_r18_the_hex_of_a_cordoned_exit_is_an_ordinary_street() -> None:
    assert "L2" in walks(position("H:w", H="M3"))


def test_r19_after_round_eight_jack_has_won() -> None:
    state = position("call", clock="8.5", cards="/HWSL", jack="M", cleared="HWSLGUB")
    after = play(state, *legal(state))
    assert mrjack.outcome(after) == Outcome(("jack",), "dawn")
    assert legal(after) == set()
    assert mrjack.actor(after) is None
