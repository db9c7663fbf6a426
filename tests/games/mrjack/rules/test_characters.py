"""R20 to R30: what each character may and must do."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from games.mrjack.rules.positions import legal, place, play, position, walks
from gaslamp.core.errors import NotLegal
from gaslamp.games import mrjack
from gaslamp.games.mrjack.rules.actions import Whistle
from gaslamp.games.mrjack.rules.board import CHARACTERS, DISTANCE, STREETS, Character
from gaslamp.games.mrjack.rules.characters import goodley
from gaslamp.games.mrjack.rules.state import State


def awaited(state: State) -> str:
    return mrjack.write(state).split()[10]


def abilities(state: State) -> set[str]:
    """What may be done besides walking, accusing and leaving."""
    return {action for action in legal(state) - walks(state) if action[0] != "@"}


def test_r20_holmes_moves_and_then_draws_an_alibi() -> None:
    state = play(position("H:w", clock="1.2"), "G7")
    assert mrjack.actor(state) == "chance"
    assert legal(state) == {f"+{letter}" for letter in "HWSLGUB"}, "every card but Jack's own"
    assert mrjack.write(play(state, "+S")).split()[-1] == "J=M;j=S;d=-"


def test_r20_the_detectives_alibi_is_his_and_turns_no_token() -> None:
    state = play(position("H:w", clock="1.1"), "G7", "+S")
    assert mrjack.write(state).split()[-1] == "J=M;j=-;d=S"
    assert mrjack.write(state).split()[3] == "HG7,WI8,SG3,LE5,MA5,GM4,UE1,BI4"


def test_r20_a_card_once_drawn_is_drawn_no_more() -> None:
    state = play(position("H:w", clock="3.1", secrets="j=W;d=S"), "G7")
    assert legal(state) == {"+H", "+L", "+G", "+U", "+B"}


def test_r21_watson_moves_and_then_turns_his_lantern_any_way() -> None:
    state = play(position("W:w"), "I6")
    assert legal(state) == {"^N", "^NE", "^SE", "^S", "^SW", "^NW"}
    assert mrjack.write(play(state, "^SW")).split()[4] == "SW"
    assert mrjack.write(play(state, "^NE")).split()[4] == "NE", "the old way is allowed"


def test_r21_the_player_who_whistles_watson_turns_him() -> None:
    state = play(position("G:wa", W="I5"), "W>K4")
    assert place(state, "W") == "K4"
    assert legal(state) == {"^N", "^NE", "^SE", "^S", "^SW", "^NW"}


def test_r21_the_player_who_swaps_watson_turns_him() -> None:
    state = play(position("U:wa"), "xW")
    assert (place(state, "U"), place(state, "W")) == ("I8", "E1")
    assert legal(state) == {"^N", "^NE", "^SE", "^S", "^SW", "^NW"}
    assert awaited(play(state, "^S")) == "pick"


def test_r22_smith_carries_any_lit_tile_to_any_dark_gaslight() -> None:
    lit, dark = ("B7", "L3", "C2", "K7", "F6", "H4"), ("F2", "H8")
    assert abilities(position("S:wa")) == {f"{start}>{to}" for start in lit for to in dark}


def test_r22_smith_may_walk_first_or_last_but_does_both() -> None:
    lamp_first = play(position("S:wa"), "B7>F2")
    assert legal(lamp_first) - walks(lamp_first) <= {"@H", "@L", "@B", "@U"}
    assert awaited(play(lamp_first, "G4")) == "pick"
    walk_first = play(position("S:wa"), "G4")
    assert legal(walk_first) == abilities(position("S:wa"))
    assert play(walk_first, "B7>F2") == play(lamp_first, "G4")


def test_r22_the_two_plain_lamps_cannot_be_told_apart() -> None:
    one = play(position("S:wa"), "F6>H8", "G4")
    other = play(position("S:wa", lamps="B7:1,L3:2,C2:3,K7:4,F6,H8"), "F6>H4", "G4")
    assert mrjack.write(one).split()[5] == "B7:1,L3:2,C2:3,K7:4,H4,H8"
    assert mrjack.write(other).split()[5] == "B7:1,L3:2,C2:3,K7:4,H4,H8"


def test_r22_in_late_rounds_smith_moves_one_of_two_lamps() -> None:
    assert len(abilities(position("S:wa", clock="5.1"))) == 2 * 6


def test_r23_lestrade_shifts_a_cordon_to_an_exit_without_one() -> None:
    assert abilities(position("L:wa")) == {"NE>NW", "NE>SE", "SW>NW", "SW>SE"}
    assert mrjack.write(play(position("L:wa"), "NE>NW")).split()[7] == "NW,SW"


def test_r23_as_jack_he_may_lift_a_cordon_and_leave_there() -> None:
    state = position("L:wa", clock="2.1", jack="L", L="B8", witness="unseen")
    assert not {"NW", "NE", "SE", "SW"} & legal(state), "the only exit in reach is cordoned"
    assert "SW" in legal(play(state, "SW>SE"))


def test_r24_stealthy_moves_up_to_four_steps_over_anything() -> None:
    """Straight over the houses from A4: B4, C4, D4 are buildings, E3 and E4 the streets behind them."""
    reachable = walks(position("M:w", M="A4", covers="B3,C5"))
    assert {"E3", "E4"} <= reachable
    assert not {"B4", "C4", "D4", "B7", "C2", "B5"} & reachable, "she ends on a street"
    assert "E4" not in walks(position("H:w", H="A4", covers="B3,C5"))


def test_r24_each_obstacle_costs_a_step() -> None:
    assert "F4" not in walks(position("M:w", M="A4", covers="B3,C5"))


def test_r24_sewers_and_crossing_may_be_mixed() -> None:
    """Through the sewer to K4 and over the garden K5 to K6, with a step to spare; Holmes must go round."""
    closed = "C5,L7"
    assert "K6" in walks(position("M:w", M="B3", covers=closed))
    assert "K6" not in walks(position("H:w", H="B3", covers=closed))


def test_r25_goodley_whistles_before_or_after_his_walk_and_does_both() -> None:
    whistle_first = play(position("G:wa"), "B>J5")
    assert awaited(whistle_first) == "G:wa2B"
    walk_first = play(position("G:wa"), "M2")
    assert not walks(walk_first)
    assert walks(position("G:w"))
    assert awaited(play(position("G:wa"), "B>L4")) == "G:w"


def test_r25_a_whistle_that_has_begun_is_ended_before_the_walk() -> None:
    state = play(position("G:wa"), "B>J5")
    assert not walks(state)
    assert all(action[1] == ">" for action in legal(state))


def test_r25_nobody_is_whistled_twice() -> None:
    state = play(position("G:wa"), "B>J5")
    assert not any(action.startswith("B>") for action in legal(state))


def test_r26_a_whistled_character_walks_over_streets_to_an_empty_closer_hex() -> None:
    """Bert on I4 is four steps from Goodley on M4, by J5, K4 and L4."""
    berts = {action for action in whistles(position("G:wa")) if action.startswith("B>")}
    assert berts == {"B>J5", "B>J3", "B>K4", "B>K3", "B>L4", "B>K2"}
    assert "B>L4" not in whistles(position("G:wa", H="L4")), "taken"


def test_r26_the_points_spent_are_the_steps_walked() -> None:
    assert awaited(play(position("G:wa"), "B>J5")) == "G:wa2B"
    assert awaited(play(position("G:wa"), "B>K4")) == "G:wa1B"
    assert awaited(play(position("G:wa"), "B>L4")) == "G:w"


def whistles(state: State) -> set[str]:
    return {action for action in legal(state) if action[1:2] == ">"}


def test_r27_a_step_that_spends_less_than_another_way_could_is_not_allowed() -> None:
    """All crowd round Goodley on K6. Gull on I5 could come to I6 for one point, but Watson from I8 spends two."""
    state = position("G:wa", G="K6", H="I7", W="I8", S="J7", L="M6", M="L8", U="I5", B="L7")
    assert whistles(state) == {"W>I6"}
    assert awaited(play(state, "W>I6", "^N")) == "G:w", "the third point cannot be spent"


def test_r27_a_single_point_is_spent_where_no_way_spends_more() -> None:
    state = position("G:wa", G="M5", H="K4", W="L4", S="M6", L="K6", M="L8", U="M4", B="M3")
    assert whistles(state) == {"L>L7", "M>L7"}
    assert awaited(play(state, "L>L7")) == "G:w"


CROWD = {"G": "I2", "H": "G2", "W": "G1", "S": "J3", "L": "H2", "M": "I3", "U": "K2", "B": "K3"}


def test_r27_where_nobody_can_come_closer_the_whistle_waits_for_the_walk() -> None:
    state = position("G:wa", **CROWD)
    assert not whistles(state)
    assert walks(state)
    assert whistles(play(state, "G3"))


def test_r27_a_whistle_that_moves_nobody_is_skipped_after_the_walk() -> None:
    away = CROWD | {"G": "I4"}
    assert awaited(play(position("G:wa", **away), "I2")) == "pick"


def test_r27_the_choices_are_the_first_steps_of_the_best_whole_whistles() -> None:
    """Against a plain search of every whistle there is, on boards crowded around Goodley."""
    rng = random.Random(1888)
    spent = Counter[int]()
    for _ in range(300):
        here = rng.randrange(len(STREETS))
        near = sorted(range(len(STREETS)), key=lambda street: (DISTANCE[here][street], rng.random()))
        others = rng.sample(near[1 : rng.randrange(9, 14)], 7)
        places = (*others[:5], here, *others[5:])
        whole = list(every_whistle(places, (), goodley.POINTS))
        most = max(cost for cost, _ in whole)
        spent[most] += 1
        public = position().public._replace(places=places)
        assert set(goodley.choices(public)) == {steps[0] for cost, steps in whole if cost == most and steps}
    assert set(spent) == {0, 1, 2, 3}


def every_whistle(
    places: tuple[int, ...], steps: tuple[Whistle, ...], points: int
) -> Iterator[tuple[int, tuple[Whistle, ...]]]:
    """Every sequence of moves of different characters that each end closer, with the points it spends."""
    yield goodley.POINTS - points, steps
    here = places[Character.GOODLEY]
    for character in CHARACTERS:
        if character is Character.GOODLEY or any(step.character is character for step in steps):
            continue
        begin = places[character]
        for to in range(len(STREETS)):
            cost = DISTANCE[begin][to]
            if cost <= points and to not in places and DISTANCE[to][here] < DISTANCE[begin][here]:
                moved = (*places[:character], to, *places[character + 1 :])
                yield from every_whistle(moved, (*steps, Whistle(character, to)), points - cost)


def test_r28_goodley_does_not_answer_his_own_whistle() -> None:
    assert not any(action.startswith("G>") for action in legal(position("G:wa")))
    with pytest.raises(NotLegal):
        play(position("G:wa"), "G>M3")


def test_r29_gull_moves_or_changes_places() -> None:
    assert abilities(position("U:wa")) == {f"x{letter}" for letter in "HWSLMGB"}
    assert awaited(play(position("U:wa"), "E2")) == "pick", "a walk uses up the swap"
    swapped = play(position("U:wa"), "xM")
    assert (place(swapped, "U"), place(swapped, "M")) == ("A5", "E1")
    assert awaited(swapped) == "pick"


def test_r29_a_swap_with_jack_is_no_accusation() -> None:
    assert mrjack.outcome(play(position("U:wa", clock="1.1", jack="M"), "xM")) is None


def test_r30_bert_shifts_a_cover_to_an_open_manhole() -> None:
    open_ones = ("B3", "C5", "F1", "G5", "H9", "K4", "L7")
    assert abilities(position("B:wa")) == {f"{cover}>{to}" for cover in ("B8", "L2") for to in open_ones}
    assert mrjack.write(play(position("B:wa"), "L2>G5")).split()[6] == "B8,G5"


def test_r30_covers_come_and_go_under_tokens() -> None:
    state = position("B:wa", H="G5", M="B8")
    assert {"L2>G5", "B8>G5"} <= legal(state)


@pytest.mark.parametrize(
    ("active", "stage"),
    [
        ("H", "H:w"),
        ("W", "W:w"),
        ("S", "S:wa"),
        ("L", "L:wa"),
        ("M", "M:w"),
        ("G", "G:wa"),
        ("U", "U:wa"),
        ("B", "B:wa"),
    ],
)
def test_r9_a_picked_character_has_these_duties(active: str, stage: str) -> None:
    cards = "".join(letter for letter in "HWSLMGUB" if letter in active + "HWSL")[:4]
    cards = cards if active in cards else "".join(sorted(cards[:3] + active, key="HWSLMGUB".index))
    assert awaited(play(position(cards=f"{cards}/"), active)) == stage
