"""R2 to R4: the board and the set-up."""

from collections import Counter

import pytest

from games.mrjack.rules.positions import legal, play, position
from gaslamp.games import mrjack
from gaslamp.games.mrjack.notation.names import letters
from gaslamp.games.mrjack.rules import board
from gaslamp.games.mrjack.rules.board import EDITIONS, GASLIGHTS, STREETS, TERRAIN, members, neighbours
from gaslamp.games.mrjack.rules.sight import visible


def names(streets: int) -> set[str]:
    return {STREETS[street] for street in members(streets)}


def test_r2_the_board_has_86_hexes_60_of_them_streets_and_8_gaslights() -> None:
    assert len(TERRAIN) == 86
    assert Counter(TERRAIN.values()) == {".": 60, "*": 8, "#": 13, "%": 5}
    assert [sum(name[0] == column for name in TERRAIN) for column in "ABCDEFGHIJKLM"] == [
        *(5, 7, 6, 6, 7, 8, 8, 8, 7, 6, 6, 7, 5)
    ]


def test_r2_streets_and_exits_together_fill_64_bits_in_column_order() -> None:
    assert STREETS[0] == "A3"
    assert STREETS[59] == "M6"
    assert list(STREETS) == sorted(STREETS, key=lambda name: (name[0], int(name[1:])))
    assert board.EXITS == ("NW", "NE", "SE", "SW")
    assert [STREETS[street] for street in board.EXIT_STREET] == ["B2", "L2", "L8", "B8"]


def test_r2_neighbours_follow_the_half_hex_offset() -> None:
    assert set(neighbours("A3")) == {"B3", "B4", "A4"}
    assert set(neighbours("B3")) == {"B2", "C2", "C3", "B4", "A3", "A2"} & set(TERRAIN)
    assert set(neighbours("G5")) == {"G4", "G6", "F5", "F6", "H5", "H6"}
    for name in TERRAIN:
        assert all(name in neighbours(other) for other in neighbours(name))


def test_r2_every_street_can_be_walked_to_from_every_other() -> None:
    assert all(len(row) == 60 for row in board.DISTANCE)
    assert board.DISTANCE[STREETS.index("A3")][STREETS.index("A5")] == 2
    assert max(max(row) for row in board.DISTANCE) == 15


def test_r3_the_revised_board_has_nine_manholes_and_the_first_eight() -> None:
    revised, first = EDITIONS["revised"], EDITIONS["first"]
    assert names(revised.manholes) == {"B3", "B8", "C5", "F1", "G5", "H9", "K4", "L2", "L7"}
    assert names(revised.covers) == {"B8", "L2"}
    assert names(first.manholes) == {"A3", "C7", "F1", "F4", "H6", "H9", "L2", "M5"}
    assert names(first.covers) == {"C7", "L2"}


def test_r3_watson_and_stealthy_change_places_between_the_editions() -> None:
    revised, first = mrjack.write(mrjack.start({})), mrjack.write(mrjack.start({"edition": "first"}))
    assert revised.split()[3] == "HG6,WI8,SG3,LE5,MA5,GM4,UE1,BI4"
    assert first.split()[3] == "HG6,WA5,SG3,LE5,MI8,GM4,UE1,BI4"
    assert revised.split()[4:6] + revised.split()[7:] == first.split()[4:6] + first.split()[7:]


@pytest.mark.parametrize("edition", ["revised", "first"])
def test_r4_four_characters_are_visible_at_the_start(edition: str) -> None:
    state = mrjack.start({"edition": edition})
    assert letters(visible(state.public)) == "HSLB"


def test_r4_six_lamps_burn_at_the_start_and_two_gaslights_are_dark() -> None:
    words = mrjack.write(mrjack.start({})).split()
    assert words[4:8] == ["NE", "B7:1,L3:2,C2:3,K7:4,F6,H4", "B8,L2", "NE,SW"]
    assert set(GASLIGHTS) - {"B7", "L3", "C2", "K7", "F6", "H4"} == {"F2", "H8"}


def test_r1_two_players_of_whom_one_hides() -> None:
    assert mrjack.seats(mrjack.start({})) == ("jack", "detective")


def test_r5_jack_is_dealt_one_of_eight() -> None:
    state = mrjack.start({})
    assert legal(state) == {f"={letter}" for letter in "HWSLMGUB"}
    assert mrjack.write(play(state, "=U")).split()[-1] == "J=U;j=-;d=-"


def test_r6_the_witness_card_shows_seen_in_round_1() -> None:
    assert mrjack.write(mrjack.start({})).split()[8] == "seen"


def test_r8_an_odd_round_draws_any_four_of_the_eight_cards() -> None:
    drawn = legal(play(mrjack.start({}), "=U"))
    assert len(drawn) == 70
    assert sum(mrjack.odds(play(mrjack.start({}), "=U"))) == 1


def test_a_position_made_for_a_test_is_the_start_itself() -> None:
    assert position("draw", cards="/") == play(mrjack.start({}), "=M")
