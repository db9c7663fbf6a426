"""Three Doors keeps the contract of every game, and its own rules."""

import random
from typing import Any

import pytest

import three_doors
from gaslamp.core.game import Seat
from gaslamp.testing import contract
from gaslamp.testing.contract import Case, Played


def hides(_: Any, action: Any, seat: Seat) -> bool:
    """Said here apart from the game's own code: only the thief sees where he hides (D2)."""
    return action.kind == "hide" and seat != "thief"


CASE = Case(three_doors, hides)


@pytest.fixture(scope="module")
def games() -> list[tuple[random.Random, Played]]:
    return list(contract.games(CASE, CASE.count))


def test_legal_actions_follow_from_the_view(games: list[tuple[random.Random, Played]]) -> None:
    for _, played in games:
        contract.check_choices(three_doors, played)


def test_a_view_follows_from_the_last_one_and_what_the_seat_saw(games: list[tuple[random.Random, Played]]) -> None:
    for _, played in games:
        contract.check_watching(three_doors, played)


def test_apply_refuses_what_is_not_legal(games: list[tuple[random.Random, Played]]) -> None:
    for rng, played in games:
        contract.check_apply(three_doors, played, rng)


def test_text_round_trips(games: list[tuple[random.Random, Played]]) -> None:
    for _, played in games:
        contract.check_spelling(three_doors, played)


def test_records_replay_verify_and_redact(games: list[tuple[random.Random, Played]]) -> None:
    for _, played in games:
        contract.check_record(three_doors, played)


def test_twin_worlds_look_the_same(games: list[tuple[random.Random, Played]]) -> None:
    steps = [contract.check_twins(CASE, played, rng) for rng, played in games]
    assert sum(step > 0 for step in steps) > 80


def test_the_wind_never_opens_the_thiefs_door_nor_the_one_pointed_at() -> None:
    """D4"""
    state = three_doors.parse_state("td1 2 1")
    assert [three_doors.write(action) for action in three_doors.legal(state)] == ["~3"]


@pytest.mark.parametrize(("opened", "reason"), [("!2", "found"), ("!1", "missed")])
def test_the_game_ends_when_a_door_is_opened(opened: str, reason: str) -> None:
    """D5, D6"""
    state = three_doors.apply(three_doors.parse_state("td1 2 13"), three_doors.parse_action(opened))
    ended = three_doors.outcome(state)
    assert ended is not None
    assert ended.reason == reason
