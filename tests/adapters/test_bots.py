"""Machine players as OpenSpiel's bots."""

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import evaluate_bots
from open_spiel.python.bots import uniform_random

import gaslamp.adapters.open_spiel as adapter
from gaslamp.core.errors import NotWellFormed


@pytest.mark.parametrize(
    ("name", "levels"),
    [
        ("python_gaslamp_mrjack", ["greedy", "random"]),
        ("python_gaslamp_whitechapel(hands=BYN/RG)", ["random", "random", "greedy"]),
        ("python_gaslamp_small_whitechapel", ["random", "ismcts"]),
    ],
)
def test_bots_play_whole_games(name: str, levels: list[str]) -> None:
    game = pyspiel.load_game(name)
    bots = [adapter.LevelBot(game, player, level, seed=1) for player, level in enumerate(levels)]
    assert [bot.player_id() for bot in bots] == list(range(len(levels)))
    returns = evaluate_bots.evaluate_bots(game.new_initial_state(), bots, np.random.RandomState(1))
    assert set(returns) == {1.0, -1.0}


def test_a_level_beats_openspiels_random_bot() -> None:
    game, rng = pyspiel.load_game("python_gaslamp_mrjack"), np.random.RandomState(2)
    bots: list[Any] = [uniform_random.UniformRandomBot(0, rng), adapter.LevelBot(game, 1, "greedy", seed=2)]
    won = [evaluate_bots.evaluate_bots(game.new_initial_state(), bots, rng)[1] for _ in range(12)]
    assert won.count(1.0) > 8


def test_a_level_that_is_not_there_is_refused() -> None:
    with pytest.raises(NotWellFormed, match="unknown-player"):
        adapter.LevelBot(pyspiel.load_game("python_gaslamp_mrjack"), 0, "oracle")
