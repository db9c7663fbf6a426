"""R14 to R16: steps, sewers, and narrow corners."""

import pytest

from games.mrjack.rules.positions import legal, place, play, position, walks
from gaslamp.core.errors import NotLegal


def test_r14_a_move_is_one_to_three_steps() -> None:
    """With both manholes nearby covered: three streets at one step, four at two, five at three."""
    reachable = walks(position("H:w", H="A5", M="E2", covers="B3,C5"))
    assert reachable == {"A4", "A6", "B6"} | {"A3", "A7", "C5", "C6"} | {"B3", "B8", "C7", "D5", "D7"}


def test_r14_a_move_never_ends_where_it_began() -> None:
    assert "G6" not in walks(position("H:w"))


def test_r14_tokens_are_passed_but_not_stopped_on() -> None:
    """Stealthy stands on A4, the only way from A5 to A3."""
    reachable = walks(position("H:w", H="A5", M="A4", covers="B3,C5"))
    assert "A4" not in reachable
    assert "A3" in reachable


def test_r15_any_open_manhole_is_one_step_from_any_other() -> None:
    """From B3 through the sewers to K4, then two steps more."""
    reachable = walks(position("H:w", H="B3"))
    assert {"C5", "F1", "G5", "H9", "K4", "L7"} <= reachable
    assert "K3" in reachable
    assert "M4" not in reachable, "Goodley stands there"
    assert "M3" in reachable


def test_r15_a_covered_manhole_is_a_plain_street() -> None:
    reachable = walks(position("H:w", H="B3", covers="B3,L2"))
    assert not {"F1", "G5", "H9", "L7"} & reachable
    assert "K4" not in walks(position("H:w", H="B3", covers="B8,K4"))


def test_r15_sewers_may_be_used_more_than_once_in_a_move() -> None:
    """Down at C5, up at G5 is one step; a second trip is never needed but always allowed: H9 stays in reach from B3."""
    assert "H9" in walks(position("H:w", H="A3", covers="B8,C5"))


def test_r16_where_every_street_is_taken_the_move_is_skipped() -> None:
    """From B2 with B3 covered only five streets can be reached, and here all of them are taken."""
    corner = {"H": "B2", "W": "B3", "S": "C3", "L": "A3", "M": "D3", "G": "A4", "U": "E1", "B": "I4"}
    state = position("H:w", covers="B3,C5", clock="1.2", **corner)
    reach = walks(position("H:w", covers="B3,C5", clock="1.2", H="B2"))
    taken = {corner[letter] for letter in "WSLMG"}
    assert reach == taken
    assert legal(state) == {"-"}
    after = play(state, "-")
    assert place(after, "H") == "B2"
    assert legal(after) == {f"+{letter}" for letter in "HWSLGUB"}, "Holmes still draws his alibi"


def test_r16_the_detective_may_accuse_there_or_skip() -> None:
    corner = {"H": "B2", "W": "B3", "S": "C3", "L": "A3", "M": "D3", "G": "A4"}
    state = position("H:w", covers="B3,C5", clock="1.1", **corner)
    assert legal(state) == {"-", "@W", "@S", "@L", "@M", "@G"}


CORNER = ("B2", {"W": "B3", "S": "C3", "L": "A3", "M": "D3", "G": "A4"})
"""A street and the five streets in reach of it while B3 is covered, all of them taken."""


def cornered(letter: str, **rest: str) -> dict[str, str]:
    """That character stands on B2, Holmes takes his place among the five around it."""
    street, taken = CORNER
    return {"H": "E4"} | {other: taken[other] for other in taken if other != letter} | {letter: street} | rest


def test_r16_gull_without_a_street_swaps() -> None:
    state = position("U:wa", covers="B3,C5", clock="1.2", **cornered("U"))
    assert legal(state) == {f"x{letter}" for letter in "HWSLMGB"}
    with pytest.raises(NotLegal, match="must-use-ability"):
        play(state, "-")


def test_r16_gull_without_a_street_may_accuse() -> None:
    state = position("U:wa", covers="B3,C5", clock="1.1", **cornered("U"))
    assert legal(state) == {f"x{letter}" for letter in "HWSLMGB"} | {f"@{letter}" for letter in "WSLMG"}


def test_r16_bert_without_a_street_opens_a_manhole_first() -> None:
    state = position("B:wa", covers="B3,C5", clock="1.2", **cornered("B"))
    assert "-" not in legal(state)
    assert {action[:3] for action in legal(state)} == {"B3>", "C5>"}
    with pytest.raises(NotLegal, match="must-use-ability"):
        play(state, "-")
    assert "K4" in walks(play(state, "B3>B8"))


def test_r16_bert_who_leaves_the_manhole_covered_skips_his_move() -> None:
    state = position("B:wa", covers="B3,C5", clock="1.2", **cornered("B"))
    assert legal(play(state, "C5>B8")) == {"-"}


def test_r16_bert_who_no_cover_can_free_skips_his_move() -> None:
    """In the first edition no manhole is near enough to L8: from M5 no step is left for the sewers."""
    taken = {"W": "J7", "S": "K6", "L": "L7", "M": "M5", "G": "M6", "H": "E4", "B": "L8"}
    state = position("B:wa", edition="first", covers="A3,C7", clock="1.2", **taken)
    assert "-" in legal(state)
    assert legal(play(state, "-")) == {action for action in legal(state) if action != "-"}


def test_r16_goodley_without_a_street_may_skip_before_the_whistle() -> None:
    """The whistle moves none of the five around him, so it cannot free him."""
    taken = cornered("G", H="A4")
    state = position("G:wa", covers="B3,C5", clock="1.2", **taken)
    whistles = legal(state) - {"-"}
    assert "-" in legal(state)
    assert whistles
    assert not {action[0] for action in whistles} & set("HWSLM")
