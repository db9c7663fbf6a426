"""Chances below 40 % fall more slowly than the features say, as fast as games that were left out show."""

import numpy as np
import pytest

from gaslamp.games.whitechapel.analysis import model
from gaslamp.games.whitechapel.analysis.fitting.low_odds import slopes
from gaslamp.games.whitechapel.analysis.fitting.samples import Sample

NAMES = {"hunt, police": ("odds",), "hunt, truth": ("odds",)}


def games(slope: float) -> list[Sample]:
    """Games whose feature is the log odds, except that low ones are too sure."""
    rng = np.random.default_rng(3)
    features = rng.uniform(-3, 3, 4000)
    won = rng.random(4000) < 1 / (1 + np.exp(-model.eased(features, slope)))
    return [
        Sample(number, eyes, name, [odds], bool(result), {})
        for name, eyes in (("hunt, police", "police"), ("hunt, truth", "referee"))
        for number, (odds, result) in enumerate(zip(features.tolist(), won.tolist(), strict=True))
    ]


@pytest.mark.parametrize("slope", [0.5, 1.0])
def test_the_slope_of_games_that_were_left_out_is_found(slope: float) -> None:
    found = slopes(games(slope), NAMES, lambda names, _: dict.fromkeys(names, 1.0))
    assert found == {known: pytest.approx(slope, abs=0.15) for known in ("police", "truth")}


def test_only_low_odds_are_eased() -> None:
    odds = np.array([-2.0, model.LOW_ODDS, 0.0, 2.0])
    assert model.eased(odds, 0.5).tolist() == pytest.approx([-1.2, model.LOW_ODDS, 0.0, 2.0])


def test_what_the_police_know_has_a_slope_of_its_own() -> None:
    assert [model.knowledge(name) for name in ("act, police", "act, police" + model.WELL, "act, truth")] == [
        "police",
        "police",
        "truth",
    ]
