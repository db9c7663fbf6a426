"""When players change, the constants of the nights follow: the chances of a position are right again."""

import json
from pathlib import Path

import numpy as np
import pytest

from gaslamp.games.whitechapel.analysis import model
from gaslamp.games.whitechapel.analysis.fitting.__main__ import FITTING
from gaslamp.games.whitechapel.analysis.fitting.nights import adjusted, adjusted_text
from gaslamp.games.whitechapel.analysis.fitting.samples import Sample
from gaslamp.games.whitechapel.analysis.fitting.weights import FEATURES

WEIGHTS = {"night 1": 0.2, "night 2": 1.0, "night 3": 0.0, "night 4": 0.0, "way home": 1.5}


def games(change: float) -> list[Sample]:
    """Games of the first two nights. Compared with the weights, Jack's log odds of the second night have changed."""
    rng = np.random.default_rng(5)
    found = []
    for number in range(8000):
        night, way = number % 2, rng.normal()
        odds = model.eased(np.array([0.2 if night == 0 else 1.0 + change]) + 1.5 * way, 1.0)[0]
        features = [float(night == place) for place in range(4)] + [way]
        found.append(
            Sample(number, "police", "hunt, police", features, bool(rng.random() < 1 / (1 + np.exp(-odds))), {})
        )
    return found


@pytest.mark.parametrize("change", [-0.5, 0.5])
def test_a_night_that_has_become_harder_or_easier_is_found(change: float) -> None:
    found = adjusted(WEIGHTS, 1.0, games(change))
    assert found["night 1"] == pytest.approx(WEIGHTS["night 1"], abs=0.1)
    assert found["night 2"] == pytest.approx(WEIGHTS["night 2"] + change, abs=0.1)
    assert {name: found[name] for name in ("night 3", "night 4", "way home")} == {
        name: WEIGHTS[name] for name in ("night 3", "night 4", "way home")
    }


def test_models_that_compare_choices_stay_as_they_are() -> None:
    path: Path = FITTING.weights
    before = json.loads(path.read_text("utf-8"))
    rng = np.random.default_rng(1)
    samples = [
        [number, "police", name, [float(number % 4 == place) for place in range(4)] + [0.0] * (len(names) - 4), won, {}]
        for name, names in FEATURES.items()
        for number, won in enumerate((rng.random(200) < 0.9).tolist())
    ]
    after = json.loads(adjusted_text(samples))
    changed = {name for name in before["models"] if before["models"][name] != after["models"][name]}
    assert changed == {*FEATURES}
    assert after["low odds"] == before["low odds"]
