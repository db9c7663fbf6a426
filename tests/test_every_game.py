"""The contract, over random games of every registered game and of the example."""

from typing import Any

import pytest

import contract
import three_doors
from contract import Case
from gaslamp.core.game import Seat
from gaslamp.games import GAMES, mrjack
from gaslamp.games.mrjack.actions import Alibi, Deal


def mrjack_hides(state: Any, action: Any, seat: Seat) -> bool:
    """Jack's card is his own; an alibi belongs to whoever used Holmes."""
    odd_order = (("detective", "jack", "jack", "detective"), ("jack", "detective", "detective", "jack"))
    if isinstance(action, Deal):
        return seat != "jack"
    if isinstance(action, Alibi):
        return seat != odd_order[1 - state.public.round % 2][state.public.turn]
    return False


def three_doors_hides(_: Any, action: Any, seat: Seat) -> bool:
    return action.kind == "hide" and seat != "thief"


CASES = {
    "mrjack": Case(mrjack, mrjack_hides, ({"edition": "revised"}, {"edition": "first"})),
    "three-doors": Case(three_doors, three_doors_hides),
}
each_game = pytest.mark.parametrize("case", CASES.values(), ids=CASES.keys())


def test_every_registered_game_is_under_contract() -> None:
    assert set(GAMES) <= set(CASES)


@each_game
def test_legal_actions_are_unique_and_stable_and_follow_from_the_view(case: Case) -> None:
    for _, played in contract.games(case, 100):
        contract.check_choices(case.game, played)


@each_game
def test_a_view_follows_from_the_last_one_and_what_the_seat_saw(case: Case) -> None:
    for _, played in contract.games(case, 100):
        contract.check_watching(case.game, played)


@each_game
def test_apply_never_changes_its_argument_and_refuses_what_is_not_legal(case: Case) -> None:
    for rng, played in contract.games(case, 100):
        contract.check_apply(case.game, played, rng)


@each_game
def test_text_round_trips(case: Case) -> None:
    for _, played in contract.games(case, 100):
        contract.check_spelling(case.game, played)


@each_game
def test_records_replay_verify_and_redact(case: Case) -> None:
    for _, played in contract.games(case, 100):
        contract.check_record(case.game, played)


@each_game
@pytest.mark.parametrize("part", range(4))
def test_twin_worlds_look_the_same_over_a_thousand_random_games(case: Case, part: int) -> None:
    steps = [contract.check_twins(case, played, rng) for rng, played in contract.games(case, 250, seed=part)]
    assert sum(step > 0 for step in steps) > 200, "too few games had a secret that stayed one"
