"""The fitted numbers fit the code that uses them."""

import json
from importlib.resources import files
from pathlib import Path

import numpy as np
import pytest

from games.whitechapel.analysis.finished_games import finished
from gaslamp.core import record as records
from gaslamp.games.whitechapel import analysis
from gaslamp.games.whitechapel.analysis import fit, measure
from gaslamp.games.whitechapel.analysis.games import games, mixed_levels
from gaslamp.games.whitechapel.analysis.samples import Sample

WEIGHTS = json.loads(files(analysis.__name__).joinpath("weights.json").read_text("utf-8"))["models"]
LEVELS = ("expert", "club", "casual", "novice")


@pytest.mark.parametrize("model", fit.FEATURES)
def test_every_feature_has_a_weight(model: str) -> None:
    assert tuple(WEIGHTS[model]) == fit.FEATURES[model]


@pytest.mark.parametrize("model", fit.FEATURES)
def test_no_weight_has_the_wrong_sign(model: str) -> None:
    weights = WEIGHTS[model]
    assert all(weights[name] >= 0 for name in fit.HELPS_JACK if name in weights)
    assert all(weights[name] <= 0 for name in fit.HELPS_POLICE if name in weights)


def test_a_feature_with_the_wrong_sign_is_left_out() -> None:
    """Games in which Jack lost although his way home was good."""
    names = fit.FEATURES["murder, truth"]
    rng = np.random.default_rng(1)
    found = []
    for number in range(200):
        features = np.zeros(len(names))
        features[0] = 1
        features[names.index("way home")] = rng.normal()
        won = float(features[names.index("way home")] < 0)
        found.append(Sample(number, "referee", 1, "murder, truth", features, won))
    others = [
        Sample(number, "referee", 1, model, np.eye(len(features))[0], number % 2)
        for model, features in fit.FEATURES.items()
        for number in range(4)
        if model != "murder, truth"
    ]
    assert fit.fitted([*found, *others])["murder, truth"]["way home"] == 0


@pytest.mark.parametrize("side", ["jack", "police"])
def test_every_level_has_its_errors(side: str) -> None:
    assert {*analysis.LEVELS[side]} == {*LEVELS}


def test_errors_are_summed_up_by_level() -> None:
    found = measure.level_errors({"jack": {"club": [0.1, 0.3]}})
    assert found == {"jack": {"club": {"games": 2, "mean": 0.2, "deviation": pytest.approx(0.14142)}}}


def test_a_game_is_played_once_and_then_read(tmp_path: Path) -> None:
    (tmp_path / "7.txt").write_text(records.write(finished("arrested")), "utf-8")
    [game] = games([7], tmp_path)
    assert (game.number, game.record, game.result) == (7, finished("arrested"), 0.0)


def test_the_levels_of_a_game_follow_from_its_number() -> None:
    assert {level for number in range(40) for level in mixed_levels(number).values()} == {*LEVELS}
