"""How much too sure the models are that Jack loses, found by predicting games that were left out of a fit."""

from collections.abc import Callable, Mapping, Sequence

import numpy as np

from gaslamp.games.whitechapel.analysis import model
from gaslamp.games.whitechapel.analysis.fitting.samples import Sample
from gaslamp.games.whitechapel.deduction.streets import Floats
from gaslamp.games.whitechapel.rules.public import JACK

FOLDS = 5
SLOPES = np.arange(0.3, 1.301, 0.05)

Fit = Callable[[Sequence[str], Sequence[Sample]], Mapping[str, float]]


def slopes(samples: Sequence[Sample], features: Mapping[str, Sequence[str]], fit: Fit) -> dict[str, float]:
    """By what a model knows: the slope below LOW_ODDS that predicts the games that were left out best."""
    return {known: _slope(*_left_out(samples, features, fit, known)) for known in (model.POLICE, model.TRUTH)}


def _left_out(
    samples: Sequence[Sample], features: Mapping[str, Sequence[str]], fit: Fit, known: str
) -> tuple[Floats, Floats]:
    """Log odds of every sample by a fit to other games, and the results."""
    odds, won = [], []
    for name, names in features.items():
        own = [sample for sample in samples if sample.model == name and sample.eyes != JACK]
        if model.knowledge(name) != known:
            continue
        for fold in range(FOLDS):
            tested = [sample for sample in own if sample.game % FOLDS == fold]
            weights = fit(names, [sample for sample in own if sample.game % FOLDS != fold])
            odds += [np.array([sample.features for sample in tested]) @ np.array([*weights.values()])] if tested else []
            won += [float(sample.won) for sample in tested]
    return np.concatenate(odds), np.array(won)


def _slope(odds: Floats, won: Floats) -> float:
    return round(float(min(SLOPES, key=lambda slope: _loss(model.eased(odds, slope), won))), 2)


def _loss(odds: Floats, won: Floats) -> float:
    """The log loss: what the results cost by these odds."""
    return float(np.logaddexp(0, np.where(won == 1, -odds, odds)).sum())
