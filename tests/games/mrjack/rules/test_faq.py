"""Every question the rulebooks answer at their end, with the rule that says so."""

import pytest

from games.mrjack.rules.positions import legal, place, play, position, walks
from gaslamp.core.errors import NotLegal
from gaslamp.games import mrjack
from gaslamp.games.mrjack.notation.names import letters
from gaslamp.games.mrjack.rules.board import DISTANCE, STREETS
from gaslamp.games.mrjack.rules.sight import visible


def test_r14_may_a_character_stay_where_he_is_no() -> None:
    state = position("H:w")
    assert {"-", "G6"} & legal(state) == set()
    for refused in ("-", "G6"):
        with pytest.raises(NotLegal):
            play(state, refused)


def test_r14_may_a_move_pass_another_character_yes_but_not_end_there() -> None:
    state = position("H:w", clock="1.2", H="A5", M="A4", covers="B3,C5")
    assert "A3" in walks(state)
    with pytest.raises(NotLegal):
        play(state, "A4")


def test_r17_a_move_may_end_on_a_token_only_to_accuse() -> None:
    state = position("H:w", clock="1.1", H="A5", M="A4", covers="B3,C5")
    assert "A4" not in legal(state)
    assert "@M" in legal(state)


@pytest.mark.parametrize("letter", "HWSLGB")
def test_r20_to_r30_an_ability_must_be_used(letter: str) -> None:
    """After the walk the turn is not over: the ability is awaited and nothing else is offered."""
    duties = "w" if letter in "HW" else "wa"
    state = position(f"{letter}:{duties}")
    after = play(state, sorted(walks(state))[0])
    assert mrjack.write(after).split()[2] == mrjack.write(state).split()[2]
    assert legal(after)
    assert not walks(after)


@pytest.mark.parametrize("letter", "MU")
def test_r24_r29_the_abilities_of_stealthy_and_gull_are_free(letter: str) -> None:
    state = position("M:w" if letter == "M" else "U:wa")
    after = play(state, sorted(walks(state))[0])
    assert mrjack.write(after).split()[10] == "pick"


def test_r13_does_the_lantern_shine_past_an_obstacle_no() -> None:
    """Watson on D7 looks north: D6 is a building, Holmes behind it on D5 stays in the dark."""
    state = position(clock="5.1", lamps="B7,L3", W="D7", lantern="N", H="D5", L="M6", S="A3", B="K6")
    assert "H" not in letters(visible(state.public))


def test_r13_does_watson_light_himself_no() -> None:
    """Watson in the dark lights Bert and stays unseen himself."""
    state = position(clock="5.1", lamps="B7,L3", W="I8", lantern="N", B="I3", H="A3", S="C3", L="K6")
    assert "B" in letters(visible(state.public))
    assert "W" not in letters(visible(state.public))


def test_r19_the_detective_knows_who_it_is_but_did_not_catch_him_jack_wins() -> None:
    state = position("call", clock="8.5", cards="/HWSL", jack="M", cleared="HWSLGUB")
    outcome = mrjack.outcome(play(state, *legal(state)))
    assert outcome is not None
    assert outcome.winners == ("jack",)


def test_r18_may_anybody_but_jack_leave_no() -> None:
    for jack, clock in (("H", "2.1"), ("M", "2.2")):
        state = position("M:w", clock=clock, jack=jack, M="B2", witness="unseen")
        assert "NW" not in legal(state)


def test_r18_may_jack_leave_in_the_first_round_no() -> None:
    for turn in (2, 3):
        state = position("M:w", clock=f"1.{turn}", jack="M", M="B2")
        assert "NW" not in legal(state)


def test_r20_why_would_jack_use_holmes_the_detective_never_gets_that_alibi() -> None:
    state = play(position("H:w", clock="1.2"), "G7", "+S")
    later = play(position("H:w", clock="3.1", secrets="j=S;d=-"), "G7")
    assert mrjack.write(state).endswith("j=S;d=-")
    assert "+S" not in legal(later)


def test_r26_may_a_whistled_character_use_the_sewers_no() -> None:
    """Goodley stands beside the open K4: a step through the sewers would bring Stealthy from B3 close to him."""
    state = position("G:wa", M="B3", G="L4")
    assert "K4" in walks(position("M:w", M="B3"))
    assert "M>K4" not in legal(state)


def test_r26_may_stealthy_cross_houses_when_whistled_no() -> None:
    """Over the garden B5 it would be two steps from C5 to A4; on foot it is three, and that is what it costs."""
    state = position("G:wa", M="C5", G="A3", covers="B3,C5")
    assert mrjack.write(play(state, "M>A4")).split()[10] == "G:w"


def test_r28_may_the_whistle_bring_jack_onto_another_token_to_accuse_him_no() -> None:
    state = position("G:wa", clock="1.1", jack="B", B="K4", H="L4", G="M3")
    assert "B>L4" not in legal(state)
    with pytest.raises(NotLegal):
        play(state, "B>L4")


def test_r28_but_it_may_bring_him_within_reach_of_the_next_accuser() -> None:
    state = position("G:wa", clock="2.2", jack="B", cards="HW/SG", B="I4", H="M2", G="M4")
    whistled = play(state, "B>L4", "M5", "H")
    assert "@B" in legal(whistled)
    assert "@B" not in legal(play(state, "W>I5", "^N", "M5", "H"))


def test_r26_closer_is_counted_in_steps_over_streets_not_as_the_crow_flies() -> None:
    """On the map C5 lies two hexes below Goodley on C3, nearer than A5; on foot it is farther."""
    steps = DISTANCE[STREETS.index("C3")]
    assert (steps[STREETS.index("A5")], steps[STREETS.index("C5")]) == (4, 5)
    state = position("G:wa", G="C3", M="A5", covers="B3,C5")
    assert {action for action in legal(state) if action.startswith("M>")} == {"M>A4", "M>A3", "M>B3"}


def test_r30_may_a_manhole_open_or_close_under_a_character_yes() -> None:
    state = position("B:wa", H="G5", M="B8")
    after = play(state, "B8>G5")
    assert mrjack.write(after).split()[6] == "G5,L2"
    assert (place(after, "H"), place(after, "M")) == ("G5", "B8")


def test_r15_may_one_use_a_manhole_another_stands_on_yes_but_not_stop_there() -> None:
    """Lestrade stands on C5. Holmes goes down at B3, passes C5 and comes up to C6."""
    state = position("H:w", clock="1.2", H="B3", L="C5")
    assert "C5" not in walks(state)
    assert "C6" in walks(state)
    assert "@L" in legal(position("H:w", clock="1.1", H="B3", L="C5")), "unless it is to accuse"


def test_r33_may_the_players_sit_side_by_side_yes() -> None:
    """Both seats get the same board. The interface decides which way up it is drawn."""
    state = position()
    assert mrjack.view(state, "jack").public == mrjack.view(state, "detective").public
