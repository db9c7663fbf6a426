"""Learned players as small files that need NumPy alone."""

from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from gaslamp.adapters.policy import Policy
from gaslamp.adapters.vector import Vector


def layers(sizes: list[int], seed: int) -> list[tuple[np.ndarray, np.ndarray]]:
    rng = np.random.default_rng(seed)
    pairs = pairwise(sizes)
    return [(rng.normal(size=pair).astype(np.float32), rng.normal(size=pair[1]).astype(np.float32)) for pair in pairs]


def test_a_policy_chooses_the_legal_action_with_the_highest_score() -> None:
    policy = Policy([(np.eye(3, dtype=np.float32), np.array([0, 0.5, 0], np.float32))])
    observations = np.array([[1, 0, 0], [0, 0, 0], [0, 1, 0]], np.int8)
    masks = np.array([[1, 1, 1], [1, 1, 1], [1, 0, 1]], np.int8)
    assert policy.choose(observations, masks).tolist() == [0, 1, 0]


def test_layers_have_tanh_between_them() -> None:
    one = np.ones((1, 1), np.float32)
    policy = Policy([(2 * one, np.zeros(1)), (np.array([[1.0, 0.9]], np.float32), np.array([0.0, 0.05]))])
    observation, mask = np.array([[1]], np.int8), np.ones((1, 2), np.int8)
    assert policy.choose(observation, mask)[0] == 0, "tanh(2) is above 0.5"
    assert policy.choose(0 * observation, mask)[0] == 1


def test_a_policy_that_was_saved_chooses_the_same(tmp_path: Path) -> None:
    games = Vector("small-mrjack", 20, seed=1)
    result = games.reset()
    policy = Policy(layers([games.size, 16, games.actions], seed=2))
    policy.save(tmp_path / "policy.npz")
    again = Policy.load(tmp_path / "policy.npz")
    assert np.array_equal(
        again.choose(result.observations, result.masks), policy.choose(result.observations, result.masks)
    )


def test_a_policy_of_random_scores_wins_some_games_and_loses_some() -> None:
    games = Vector("small-mrjack", 1)
    policy = Policy(layers([games.size, 16, games.actions], seed=3))
    share = policy.share("small-mrjack", "detective", games=200, seed=4, opponents={"jack": "random"})
    assert 0 < share < 1
    assert share == policy.share("small-mrjack", "detective", games=200, seed=4, opponents={"jack": "random"})


def test_the_file_of_a_policy_holds_no_program(tmp_path: Path) -> None:
    """A file of weights from somebody else must not run anything when it is read."""
    path = tmp_path / "policy.npz"
    np.savez(path, weight0=np.array([object()]), bias0=np.zeros(1))
    with pytest.raises(ValueError, match="pickle"):
        Policy.load(path)
