"""R7 to R13: rounds, witnesses, light and sight."""

import pytest

from games.mrjack.rules.positions import legal, place, play, position
from gaslamp.games import mrjack
from gaslamp.games.mrjack.notation.names import letters
from gaslamp.games.mrjack.rules.board import FACINGS, RAY, STREETS, TERRAIN, members
from gaslamp.games.mrjack.rules.sight import lit, visible
from gaslamp.games.mrjack.rules.state import State


def clock(state: State) -> str:
    return mrjack.write(state).split()[2]


def cards(state: State) -> str:
    return mrjack.write(state).split()[9]


def suspects(state: State) -> str:
    return letters(state.public.suspects)


def who_sees(**places: str) -> str:
    """Who is visible in round 5, when only the two plain lamps on F6 and H4 burn."""
    return letters(visible(position(clock="5.1", **places).public))


def call(jack: str, **places: str) -> State:
    """Round 5 after its call for witnesses."""
    state = position("call", clock="5.5", cards="/HWSL", jack=jack, **places)
    return play(state, *legal(state))


def test_r8_an_odd_round_goes_detective_jack_jack_detective() -> None:
    order = [mrjack.actor(position(clock=f"{number}.{turn}")) for number in (1, 3, 5, 7) for turn in (1, 2, 3, 4)]
    assert order == ["detective", "jack", "jack", "detective"] * 4


def test_r8_an_even_round_goes_jack_detective_detective_jack() -> None:
    order = [mrjack.actor(position(clock=f"{number}.{turn}")) for number in (2, 4, 6, 8) for turn in (1, 2, 3, 4)]
    assert order == ["jack", "detective", "detective", "jack"] * 4


def test_r8_an_even_round_plays_the_four_cards_the_odd_one_left() -> None:
    state = position("call", clock="1.5", cards="/WSGB")
    assert cards(play(state, *legal(state))) == "HLMU/"
    assert clock(play(state, *legal(state))) == "2.1J"


def test_r8_all_eight_cards_are_shuffled_after_an_even_round() -> None:
    state = position("call", clock="2.5", cards="/WSGB")
    after = play(state, *legal(state))
    assert clock(after) == "3.1D"
    assert len(legal(after)) == 70


def test_r9_a_player_picks_among_the_cards_face_up() -> None:
    assert legal(position(cards="HWSL/")) == {"H", "W", "S", "L"}
    assert legal(position(clock="1.3", cards="WL/HS")) == {"W", "L"}


def test_r10_when_jack_is_seen_everybody_in_the_dark_is_cleared() -> None:
    after = call("H")
    assert suspects(after) == "HSLB"
    assert mrjack.write(after).split()[8] == "seen"
    assert mrjack.write(after).split()[3] == "HG6,wI8,SG3,LE5,mA5,gM4,uE1,BI4"


def test_r10_when_jack_is_unseen_everybody_visible_is_cleared() -> None:
    after = call("M")
    assert suspects(after) == "WMGU"
    assert mrjack.write(after).split()[8] == "unseen"


def test_r10_who_was_cleared_stays_cleared() -> None:
    after = call("H", cleared="SU")
    assert suspects(after) == "HLB"


@pytest.mark.parametrize(("number", "left"), [(1, "L3:2,C2:3,K7:4,F6,H4"), (2, "C2:3,K7:4,F6,H4"), (4, "F6,H4")])
def test_r11_the_lamp_of_the_round_goes_out(number: int, left: str) -> None:
    state = position("call", clock=f"{number}.5", cards="/HWSL")
    assert mrjack.write(play(state, *legal(state))).split()[5] == left


def test_r11_the_number_goes_with_the_tile() -> None:
    state = position("call", clock="1.5", cards="/HWSL", lamps="H8:1,L3:2,C2:3,K7:4,F6,H4")
    assert mrjack.write(play(state, *legal(state))).split()[5] == "L3:2,C2:3,K7:4,F6,H4"


@pytest.mark.parametrize("number", [5, 6, 7])
def test_r11_no_lamp_goes_out_after_the_fourth_round(number: int) -> None:
    state = position("call", clock=f"{number}.5", cards="/HWSL")
    assert mrjack.write(play(state, *legal(state))).split()[5] == "F6,H4"


def test_r12_a_token_next_to_a_lit_gaslight_is_visible() -> None:
    assert "H" in who_sees(H="G6")
    assert "H" not in who_sees(H="C3", S="G7")


def test_r12_two_tokens_side_by_side_are_visible_in_the_dark() -> None:
    both = who_sees(S="A3", M="A4")
    assert {"S", "M"} <= set(both)
    assert "M" not in who_sees(S="A3", M="A5")


def test_r12_an_obstacle_between_two_tokens_keeps_them_apart() -> None:
    assert not {"M", "H"} & set(who_sees(M="A4", H="C5"))


def test_r13_the_beam_lights_every_street_straight_ahead() -> None:
    state = position(clock="5.1", W="I8", lantern="N", lamps="F6,H4", H="I2", B="M6", M="I5")
    assert {"H", "M"} <= set(letters(visible(state.public)))


def test_r13_the_beam_stops_at_the_first_hex_that_is_no_street() -> None:
    dark_corner = position(clock="5.1", lamps="B7,L3", W="G8", lantern="NW", H="E7", L="M6", S="A3", B="K6")
    assert STREETS.index("F8") in members(lit(dark_corner.public))
    beam = position(clock="5.1", lamps="B7,L3", W="D7", lantern="N", H="D5", L="M6", S="A3", B="K6")
    assert "H" not in letters(visible(beam.public)), "D6 is a building"


def test_r13_a_gaslight_stops_the_beam_lit_or_not() -> None:
    """From G4 to the NE lies the gaslight H4, and behind it the street I3."""
    assert RAY[STREETS.index("G4")][FACINGS.index("NE")] == 0
    assert TERRAIN["H4"] == "*"
    assert TERRAIN["I3"] == "."


def test_r13_a_token_does_not_stop_the_beam() -> None:
    state = position(clock="5.1", lamps="B7,L3", W="I8", lantern="N", M="I6", B="I3", H="A3", S="C3", L="K6")
    assert {"M", "B"} <= set(letters(visible(state.public)))


def test_r13_watson_does_not_light_himself() -> None:
    assert "W" not in who_sees(W="M6", G="M2")


def test_r7_a_round_plays_four_characters_move_by_move() -> None:
    state = play(position(cards="HSLB/"), "L", "E4", "NE>NW", "S", "F6>F2", "G4", "H", "G7", "+B", "B", "B8>C5", "I5")
    assert clock(state) == "1.5-"
    assert place(state, "L") == "E4"
    assert mrjack.write(state).split()[-1] == "J=M;j=B;d=-"
