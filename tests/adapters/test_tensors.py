"""Tensors come through the one door: they are a function of a seat's View, and so are equal in twin worlds."""

import random
from typing import Any

import numpy as np
import pytest

from gaslamp.adapters.games import kernel_games
from gaslamp.adapters.kernel_game import KernelGame
from gaslamp.core.game import CHANCE, Seat
from gaslamp.games.registry import registration
from gaslamp.parts.kernel import forms
from gaslamp.testing import contract
from gaslamp.testing.contract import Case, Played
from test_every_game import CASES

KERNEL_GAMES = kernel_games()
each_game = pytest.mark.parametrize("name", KERNEL_GAMES)


def observation(adapted: KernelGame, state: Any, seat: int, kernel: Any = None) -> Any:
    """What the kernel writes for a seat."""
    written = np.full(adapted.size, 99, np.int8)
    (kernel or adapted.kernel)(state).observe(seat, written)
    return written


@each_game
def test_the_kernel_writes_what_the_view_says_in_every_position(name: str) -> None:
    adapted, case = KERNEL_GAMES[name], CASES[name]
    for _, played in contract.games(case, 2 * len(case.options), seed=5):
        for state in played.states:
            for number, seat in enumerate(case.game.seats(state)):
                plain = adapted.tensor(case.game.view(state, seat))
                assert np.array_equal(observation(adapted, state, number), plain), (seat, case.game.write(state))


@each_game
def test_the_interpreted_kernel_writes_the_same(name: str) -> None:
    adapted, case = KERNEL_GAMES[name], CASES[name]
    interpreted = forms.interpreted(f"{registration(name).package}.kernel").Kernel
    for _, played in contract.games(case, len(case.options), seed=6):
        for state in played.states[::7]:
            for number in range(len(case.game.seats(state))):
                assert np.array_equal(
                    observation(adapted, state, number, interpreted), observation(adapted, state, number)
                )
            assert interpreted(state).numbers() == adapted.kernel(state).numbers()


@each_game
def test_a_tensor_holds_nothing_but_flags_and_the_few_numbers_it_says(name: str) -> None:
    adapted, case = KERNEL_GAMES[name], CASES[name]
    counts = [field for field in adapted.layout.values() if field.about.endswith("a number")]
    flags = np.ones(adapted.size, bool)
    for field in counts:
        assert field.size == 1
        flags[field.begin] = False
    for _, played in contract.games(case, len(case.options), seed=7):
        for state in played.states:
            assert set(np.unique(observation(adapted, state, 0)[flags])) <= {0, 1}


@each_game
def test_tensors_and_numbers_of_twin_worlds_are_equal(name: str) -> None:
    assert all_twins(name, games=40) > 500


def test_a_tensor_that_shows_jack_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """The guard above is shown to fail: here the detective's tensor is written with Jack's eyes."""
    sound = KERNEL_GAMES["mrjack"]
    leaking = sound._replace(kernel=lambda state: _Leaking(sound.kernel(state)))
    monkeypatch.setitem(KERNEL_GAMES, "mrjack", leaking)
    with pytest.raises(AssertionError):
        all_twins("mrjack", games=5)


class _Leaking:
    def __init__(self, kernel: Any) -> None:
        self._kernel = kernel

    def observe(self, _seat: int, tensor: Any) -> None:
        self._kernel.observe(0, tensor)

    def numbers(self) -> list[int]:
        found: list[int] = self._kernel.numbers()
        return found


def all_twins(name: str, games: int) -> int:
    return sum(twins(name, played, rng) for rng, played in contract.games(CASES[name], games, seed=8))


def twins(name: str, played: Played, rng: random.Random) -> int:
    """How many positions were compared in worlds that differ by a secret a seat has not learned."""
    adapted, case = KERNEL_GAMES[name], CASES[name]
    compared = 0
    for number, seat in enumerate(case.game.seats(played.states[0])):
        hidden = [
            at
            for at, (state, action) in enumerate(zip(played.states, played.actions, strict=False))
            if case.hides(state, action, seat)
        ]
        for at in rng.sample(hidden, min(1, len(hidden))):
            compared += _follow(adapted, case, played, at, seat, number, rng)
    return compared


def _follow(
    adapted: KernelGame, case: Case, played: Played, at: int, seat: Seat, number: int, rng: random.Random
) -> int:
    game = case.game
    truth = twin = played.states[at]
    for step, action in enumerate(played.actions[at:]):
        other = contract.counterpart(case, twin, game.legal(twin), action, seat, rng, differ=step == 0)
        if other is None:
            return step
        truth, twin = game.apply(truth, action), game.apply(twin, other)
        if game.outcome(truth) or game.outcome(twin):
            return step
        assert np.array_equal(observation(adapted, truth, number), observation(adapted, twin, number))
        if game.actor(truth) == seat:
            assert adapted.kernel(truth).numbers() == adapted.kernel(twin).numbers()
        elif game.actor(truth) == CHANCE and len(game.legal(truth)) == 1:
            assert adapted.kernel(truth).numbers() == adapted.kernel(twin).numbers(), "the truth has one number"
    return len(played.actions) - at
