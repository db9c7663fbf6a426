"""Choices where the right one is known."""

import pytest

from games.mrjack.analysis.moments import choices
from games.mrjack.rules.positions import legal, position
from gaslamp.core.referee import REFEREE


def test_to_leave_wins_for_jack() -> None:
    state = position("M:w", clock="2.1", jack="M", M="B2", witness="unseen")
    found = choices(state, "A3")
    assert found["NW"].chance == 1
    assert found["A3"].chance < 1


def test_a_way_out_is_an_escape() -> None:
    found = choices(position("M:w", clock="2.1", jack="M", M="B2", witness="unseen"), "A3")
    assert found["NW"].kind == "escape"
    assert found["A3"].kind == ""


def test_the_card_that_lets_jack_leave_is_an_escape() -> None:
    state = position("pick", clock="2.1", cards="HWMG/", jack="M", M="B2", witness="unseen")
    found = choices(state, "H")
    assert {action for action, choice in found.items() if choice.kind == "escape"} == {"M"}


def test_lestrade_lifts_a_cordon_to_escape() -> None:
    state = position("L:wa", clock="2.1", jack="L", L="B2", witness="unseen", cordons="NW,NE")
    for eyes in ("jack", REFEREE):
        found = choices(state, "C3", eyes)
        assert next(iter(found)).startswith("NW>")
        assert next(iter(found.values())).chance == 1


def test_to_accuse_the_last_suspect_wins_for_the_detective() -> None:
    state = position("S:wa", clock="3.1", jack="B", cleared="HWSLMGU", S="I5", B="I4")
    found = choices(state, "@B")
    assert next(iter(found)) == "@B"
    assert found["@B"].chance == 0
    assert found["@B"].kind == "accusation"


def test_an_accusation_at_even_odds_is_not_missed() -> None:
    state = position("S:wa", clock="3.1", jack="B", cleared="HWSLMU", S="I5", B="I4")
    found = choices(state, "@B")
    assert found["@B"].chance == pytest.approx(0.5)
    assert found["@B"].kind == ""


def test_to_accuse_somebody_innocent_loses() -> None:
    state = position("S:wa", clock="3.1", jack="B", cleared="HWSLMGU", S="I5", H="I6", B="I4")
    assert choices(state, "@H")["@H"].chance == 1


def test_the_referee_knows_whether_an_accusation_is_right() -> None:
    state = position("S:wa", clock="3.1", jack="B", S="I5", B="I4")
    assert choices(state, "@B", REFEREE)["@B"].chance == 0


@pytest.mark.parametrize("awaited", ["H:w", "W:w", "S:wa", "L:wa", "M:w", "G:wa", "U:wa", "B:wa", "W:^"])
def test_every_legal_step_has_a_chance(awaited: str) -> None:
    """Also one that the search does not keep or begin with."""
    state = position(awaited, clock="1.2", jack="M")
    for made in sorted(legal(state))[:12]:
        assert 0 < choices(state, made)[made].chance < 1
