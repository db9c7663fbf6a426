"""The fitted numbers fit the code that uses them."""

import json
from importlib.resources import files
from statistics import fmean

import numpy as np
import pytest

from games.whitechapel.analysis.finished_games import finished
from gaslamp.analysis import analyse
from gaslamp.core import journal
from gaslamp.games import whitechapel
from gaslamp.games.whitechapel import analysis
from gaslamp.games.whitechapel.analysis.fitting import weights
from gaslamp.games.whitechapel.analysis.fitting.__main__ import FITTING
from gaslamp.games.whitechapel.analysis.fitting.predictions import predictions
from gaslamp.games.whitechapel.analysis.fitting.samples import Sample
from gaslamp.parts.analysis import Depth
from gaslamp.parts.fitting.errors import costs
from gaslamp.parts.fitting.games import LEVELS

WEIGHTS = json.loads(files(analysis.__name__).joinpath("weights.json").read_text("utf-8"))["models"]
STRONG = {"jack": "expert", "police": "expert"}


@pytest.mark.parametrize("model", weights.FEATURES)
def test_every_feature_has_a_weight(model: str) -> None:
    assert tuple(WEIGHTS[model]) == weights.FEATURES[model]


@pytest.mark.parametrize("model", weights.FEATURES)
def test_no_weight_has_the_wrong_sign(model: str) -> None:
    found = WEIGHTS[model]
    assert all(found[name] >= 0 for name in weights.HELPS_JACK if name in found)
    assert all(found[name] <= 0 for name in weights.HELPS_POLICE if name in found)


def test_a_feature_with_the_wrong_sign_is_left_out() -> None:
    """Games in which Jack lost although his way home was good."""
    names = weights.FEATURES["murder, truth"]
    rng = np.random.default_rng(1)
    found = []
    for number in range(200):
        features = np.zeros(len(names))
        features[0] = 1
        features[names.index("way home")] = rng.normal()
        won = bool(features[names.index("way home")] < 0)
        found.append(Sample(number, "referee", "murder, truth", list(features), won, STRONG))
    others = [
        Sample(number, "referee", model, list(np.eye(len(features))[0]), bool(number % 2), STRONG)
        for model, features in weights.FEATURES.items()
        for number in range(4)
        if model != "murder, truth"
    ]
    assert weights.fitted([*found, *others])["murder, truth"]["way home"] == 0


@pytest.mark.parametrize("side", ["jack", "police"])
def test_every_level_has_its_errors(side: str) -> None:
    assert {*analysis.LEVELS[side]} == {*LEVELS}


def test_errors_are_those_that_the_analysis_shows() -> None:
    own = journal.redact(whitechapel, finished("arrested"), "jack")
    actions = [entry.action for entry in own.entries]
    found = list(costs(actions, FITTING.decisions(own, "jack", Depth.QUICK), is_first=True))
    [shown] = analyse(own).summaries
    assert (shown.decisions, shown.error) == (len(found), pytest.approx(fmean(found), abs=1e-6))


def test_a_model_of_the_belief_alone_knows_the_missing_bits() -> None:
    features = [float(number) for number, _ in enumerate(weights.FEATURES["murder, truth"])]
    [found] = predictions([[1, "jack", "murder, truth", features, True, {}]])
    assert sorted(found.belief) == [0, 0, 0, 0, 6, 7]
