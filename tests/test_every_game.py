"""The contract, over random games of every registered game, of the small ones and of the example."""

import random
from typing import Any

import pytest

import three_doors
from gaslamp.core.game import Seat
from gaslamp.games import mrjack, small_mrjack, small_whitechapel, whitechapel
from gaslamp.games.mrjack.rules.actions import Alibi, Deal
from gaslamp.games.registry import offered_games, registrations
from gaslamp.games.whitechapel.rules import actions as wc
from gaslamp.games.whitechapel.rules.streets import distances
from gaslamp.testing import contract
from gaslamp.testing.contract import Case
from tiers import parts


def mrjack_hides(state: Any, action: Any, seat: Seat) -> bool:
    """Only Jack sees his card. Only the player who used Holmes sees the alibi."""
    odd_order = (("detective", "jack", "jack", "detective"), ("jack", "detective", "detective", "jack"))
    if isinstance(action, Deal):
        return seat != "jack"
    if isinstance(action, Alibi):
        return seat != odd_order[1 - state.public.round % 2][state.public.turn]
    return False


def three_doors_hides(_: Any, action: Any, seat: Seat) -> bool:
    return action.kind == "hide" and seat != "thief"


def lane_hides(_: Any, action: Any, seat: Seat) -> bool:
    return action.text.startswith("=") and seat != "jack"


def village_hides(_: Any, action: Any, seat: Seat) -> bool:
    """Jack's hideout and ways are his own."""
    return action.text[0] in "h-!" and seat != "jack"


def whitechapel_hides(state: Any, action: Any, seat: Seat) -> bool:
    """Jack's hideout, targets, order of murders and ways are his own; patrol tokens are the Head's alone."""
    if isinstance(action, wc.PlacePatrol):
        hands, tile = state.public.agreed.hands, state.public.heads[-1]
        [holder] = [number for number, hand in enumerate(hands, 1) if hand >> tile & 1]
        return seat != ("police" if len(hands) == 1 else f"police{holder}")
    jacks = wc.Hide | wc.MarkWoman | wc.KillLast | wc.Walk | wc.WalkHome | wc.Coach | wc.Alley
    return isinstance(action, jacks) and seat != "jack"


def homing(game: Any, state: Any, rng: random.Random) -> Any:
    """Jack mostly walks towards his hideout, so that games see all four nights."""
    legal = game.legal(state) if game.actor(state) == "jack" else ()
    home = [choice for choice in legal if isinstance(choice, wc.WalkHome)]
    walks = [choice for choice in legal if isinstance(choice, wc.Walk)]
    if home and rng.random() < 0.9:
        return home[0]
    if walks and rng.random() < 0.8:
        return min(walks, key=lambda walk: distances(walk.to)[state.hideout])
    return contract.patient_choice(game, state, rng)


ON = dict.fromkeys(("letters", "false-clues", "rushing", "area-arrests", "catch-me", "address"), "on")
TABLES = (
    {},
    {"hands": "B/YN/RG", "letters": "on"},
    {"hands": "B/Y/N/R/G", "hideout": "hard", **ON},
    {"hands": "RG/BYN", "false-clues": "on", "rushing": "on"},
    ON,
)

CASES = {
    "mrjack": Case(mrjack, mrjack_hides, ({"edition": "revised"}, {"edition": "first"}), open_draws=True),
    "whitechapel": Case(whitechapel, whitechapel_hides, TABLES, count=10, choose=homing, open_draws=True),
    "three-doors": Case(three_doors, three_doors_hides),
    "small-mrjack": Case(small_mrjack, lane_hides, ({"rounds": "1"}, {"rounds": "2"})),
    "small-whitechapel": Case(small_whitechapel, village_hides, ({"moves": "2"}, {"moves": "3"})),
}
each_game = pytest.mark.parametrize("case", CASES.values(), ids=CASES.keys())


def test_every_registered_game_is_under_contract() -> None:
    assert set(offered_games()) <= set(CASES)


def test_every_game_whose_draws_can_be_entered_is_tested_for_it() -> None:
    declared = {name for name, one in registrations().items() if one.open_draws}
    assert declared == {name for name, case in CASES.items() if case.open_draws}


@each_game
@pytest.mark.parametrize("part", parts(2))
def test_legal_actions_follow_from_the_view(case: Case, part: int) -> None:
    for _, played in contract.games(case, case.count // 2, seed=part):
        contract.check_choices(case.game, played)


@each_game
def test_a_view_follows_from_the_last_one_and_what_the_seat_saw(case: Case) -> None:
    for _, played in contract.games(case, case.count):
        contract.check_watching(case.game, played)


@each_game
def test_apply_refuses_what_is_not_legal(case: Case) -> None:
    for rng, played in contract.games(case, case.count):
        contract.check_apply(case.game, played, rng)


@each_game
def test_apply_judges_objects_by_equality(case: Case) -> None:
    plays = [played for _, played in contract.games(case, 5)]
    contract.check_objects(case.game, plays, random.Random(1888))


@each_game
def test_only_seats_and_spectators_see_anything(case: Case) -> None:
    for _, played in contract.games(case, 5):
        contract.check_seats(case.game, played)


@each_game
@pytest.mark.parametrize("part", parts(5))
def test_text_round_trips(case: Case, part: int) -> None:
    for _, played in contract.games(case, case.count // 5, seed=part):
        contract.check_spelling(case.game, played)


@each_game
def test_records_replay_verify_and_redact(case: Case) -> None:
    for _, played in contract.games(case, case.count):
        contract.check_record(case.game, played)


@each_game
@pytest.mark.parametrize("part", parts(20))
def test_twin_worlds_look_the_same_over_a_thousand_random_games(case: Case, part: int) -> None:
    steps = [contract.check_twins(case, played, rng) for rng, played in contract.games(case, 50, seed=part)]
    assert sum(step > 0 for step in steps) > 40, "too few games had a secret that stayed one"
