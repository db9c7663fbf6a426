"""What the models say about samples, to compare it with the results."""

from collections.abc import Iterable, Iterator
from typing import Any

import numpy as np

from gaslamp.games.whitechapel.analysis import model
from gaslamp.games.whitechapel.analysis.fitting.samples import Sample
from gaslamp.games.whitechapel.analysis.fitting.weights import FEATURES
from gaslamp.parts.fitting.calibration_table import Prediction

_ENTROPIES = ("circle bits", "hideout bits", "hideout bits, last night")
_BELIEF = (*_ENTROPIES, *(f"true {name}" for name in _ENTROPIES))
"""The features that a model of the belief alone has: the bits that the police are missing."""


def predictions(samples: Iterable[list[Any]]) -> Iterator[Prediction]:
    for sample in map(Sample._make, samples):
        chance = model.chance(sample.model, np.array(sample.features))
        yield Prediction(f"{sample.eyes}'s eyes", sample.game, chance, _bits(sample), sample.won)


def _bits(sample: Sample) -> list[float]:
    names = FEATURES[sample.model]
    return [sample.features[names.index(name)] if name in names else 0.0 for name in _BELIEF]
