"""The constants of the nights, corrected by games of other players than those that the weights were fitted to.

When a level changes, Jack wins more or fewer games than before, but what helps him stays the same. So of the models of
a position only the constants change. Models that compare choices stay as they are.
"""

import json
from collections.abc import Iterable, Mapping
from importlib.resources import files
from typing import Any

import numpy as np

from gaslamp.games.whitechapel.analysis import model
from gaslamp.games.whitechapel.analysis.fitting.samples import Sample
from gaslamp.games.whitechapel.analysis.fitting.weights import FEATURES
from gaslamp.games.whitechapel.rules.public import JACK
from gaslamp.games.whitechapel.rules.turns import NIGHTS
from gaslamp.parts import calibration

RIDGE = 20.0
"""Without many games that say otherwise, constants stay as they are."""


def adjusted_text(found: Iterable[list[Any]]) -> str:
    """The file of weights with new constants. The weights must not have been fitted to these samples."""
    samples = [sample for sample in map(Sample._make, found) if sample.eyes != JACK]
    data = json.loads(files(model.__package__).joinpath(model.FILE).read_text("utf-8"))
    for name in FEATURES:
        slope = data["low odds"][model.knowledge(name)]
        data["models"][name] = adjusted(
            data["models"][name], slope, [sample for sample in samples if sample.model == name]
        )
    return json.dumps(data, indent=1) + "\n"


def adjusted(weights: Mapping[str, float], slope: float, samples: list[Sample]) -> dict[str, float]:
    rows = np.array([sample.features for sample in samples])
    odds = model.eased(rows @ np.array([*weights.values()]), slope)
    change = calibration.correction(rows[:, :NIGHTS], odds, [sample.won for sample in samples], RIDGE)
    names = [f"night {night}" for night in range(1, NIGHTS + 1)]
    assert [*weights][:NIGHTS] == names, "the constants come first"
    return {**weights, **{name: round(weights[name] + float(by), 6) for name, by in zip(names, change, strict=True)}}
