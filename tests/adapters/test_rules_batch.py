"""Games without a kernel are stepped by the rules, with the interface of the compiled batches."""

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test

import three_doors.registration
from gaslamp.adapters.batch import BEGIN, LEAVE_ALONE
from gaslamp.adapters.games import adapted, rules_games
from gaslamp.adapters.pettingzoo.environment import wrapped
from gaslamp.adapters.rules_batch import RulesBatch
from gaslamp.adapters.rules_game import RulesGame
from gaslamp.adapters.vector import Vector
from gaslamp.core.errors import NotLegal, NotWellFormed
from gaslamp.games import registry
from gaslamp.parts.registration import Registration, Side

GAMES = ("small-mrjack", "small-whitechapel", "three-doors")
each_game = pytest.mark.parametrize("name", GAMES)


@pytest.fixture(autouse=True)
def _installed(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Three Doors as if its package were installed, and a game without a tensors part."""
    bare = Registration("bare", "three_doors.rules", (Side("thief"), Side("constable")))
    doors = three_doors.registration.REGISTRATION
    games = {**registry.registrations(), "three-doors": doors, "bare": bare}
    monkeypatch.setattr(registry, "registrations", lambda: games)
    monkeypatch.setattr("gaslamp.adapters.games.registrations", lambda: games)
    adapted.cache_clear()
    yield
    adapted.cache_clear()


def stepped_by_rules(name: str) -> RulesGame:
    played = adapted(name)
    assert isinstance(played, RulesGame)
    return played


@each_game
def test_every_step_agrees_with_the_rules_and_the_acting_seats_view(name: str) -> None:
    played = stepped_by_rules(name)
    batch = RulesBatch(played, {}, 3, restart=True)
    rng = np.random.default_rng(1)
    batch.seed(rng)
    actions, ended = np.full(3, BEGIN, np.int64), 0
    for _ in range(40):
        batch.advance(actions)
        ended += int(batch.ended.sum())
        for number in range(3):
            view = batch.view(number, batch.seat_names[batch.seats[number]])
            numbers = [played.actions.index(choice) for choice in played.game.choices(view)]
            assert np.array_equal(batch.tensors[number], played.tensor(view))
            assert batch.legal[number, : batch.counts[number]].tolist() == numbers
            assert np.flatnonzero(batch.masks[number]).tolist() == sorted(numbers)
            assert set(batch.rewards[number]) == ({1, -1} if batch.ended[number] else {0})
            actions[number] = rng.choice(numbers)
    assert ended > 3


@each_game
def test_the_same_seed_plays_the_same_games(name: str) -> None:
    def play(seed: int) -> list[bytes]:
        games = Vector(name, 4, seed=seed)
        found = [games.reset().observations.tobytes()]
        for _ in range(30):
            result = games.step(games.sample())
            found += [result.observations.tobytes(), result.rewards.tobytes()]
        return found

    assert play(5) == play(5)
    assert play(5) != play(6)


@each_game
def test_an_action_that_is_not_legal_changes_no_game(name: str) -> None:
    games = Vector(name, 2, seed=5)
    first = games.reset()
    before = first.observations.copy()
    for wrong in (-1, games.actions, int(np.flatnonzero(first.masks[1] == 0)[0])):
        actions = games.sample()
        actions[1] = wrong
        with pytest.raises(NotLegal):
            games.step(actions)
        assert np.array_equal(first.observations, before)


def test_a_game_can_be_left_as_it_is() -> None:
    batch = RulesBatch(stepped_by_rules("three-doors"), {}, 2, restart=True)
    batch.seed(np.random.default_rng(1))
    batch.advance(np.array([BEGIN, BEGIN]))
    before = batch.tensors.copy()
    batch.advance(np.array([LEAVE_ALONE, batch.legal[1, 0]]))
    assert np.array_equal(batch.tensors[0], before[0])
    assert not np.array_equal(batch.tensors[1], before[1])


@pytest.mark.filterwarnings("ignore:Observation:UserWarning", "ignore:We recommend agents to be named:UserWarning")
def test_a_game_of_another_package_is_an_environment() -> None:
    env = wrapped("three-doors")
    api_test(env, num_cycles=40)
    assert env.metadata["name"] == "three_doors_v0"


def test_a_game_without_tensors_is_refused() -> None:
    with pytest.raises(NotWellFormed) as error:
        Vector("bare", 1)
    assert (error.value.key, error.value.facts) == ("no-tensors", {"game": "bare"})


def test_games_with_a_kernel_are_not_stepped_by_the_rules() -> None:
    assert set(rules_games()) == set(GAMES)
