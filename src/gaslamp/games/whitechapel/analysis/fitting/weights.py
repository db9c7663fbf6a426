"""The weights of the models, fitted to samples."""

import json
from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from gaslamp.games.whitechapel.analysis import before, model, suspicion, truth, value
from gaslamp.games.whitechapel.analysis.fitting.low_odds import slopes
from gaslamp.games.whitechapel.analysis.fitting.samples import Sample
from gaslamp.games.whitechapel.rules.public import JACK
from gaslamp.games.whitechapel.rules.turns import NIGHTS
from gaslamp.parts import calibration
from gaslamp.parts.fitting.games import LEVELS

FEATURES = {
    "before, truth": before.NAMES,
    "before, police": before.POLICE_NAMES,
    "murder, truth": value.MURDER_NAMES,
    "hunt, truth": truth.NAMES,
    "hunt, police": suspicion.NAMES,
    "act, truth": truth.NAMES,
    "act, police": suspicion.NAMES,
}
"""The models, and the names of their features."""

HELPS_JACK = frozenset(
    {"way home", "circle bits", "hideout bits", "hideout bits, last night", "true circle bits", "true hideout bits",
     "true hideout bits, last night", "later nights", "true later nights", "murders", "spaces left", "coaches",
     "alleys", "arrest now"}
)  # fmt: skip
"""A larger value of these cannot be worse for him. `arrest now` is the logarithm of the chance to stay free."""
HELPS_POLICE = frozenset(
    {"near later", "near the women", "near the hideout", "hideout risk", "worth of the patrols", "too far from home"}
)


STRONG = ("club", "expert")
"""Against weak opponents many errors cost nothing. So choices are compared by games against these levels."""

_NIGHTS = tuple(f"night {night}" for night in range(1, NIGHTS + 1))

MOST = {"later nights": 1.5, "true later nights": 1.5, "murders": 1.5, "hideout risk": 0.3}
"""The most that these may weigh there. To win is to get home tonight and on later nights, so the log odds rise by
1 / (1 - chance) with the logarithm of either. Strong players choose good hideouts and save good circles for later, but
win for many other reasons too. Without the limit these features would get the credit for all of them."""


def weights_text(found: Iterable[list[Any]]) -> str:
    """The file of the weights that fit these samples best."""
    samples = list(map(Sample._make, found))
    games = len({sample.game for sample in samples})
    found_slopes = slopes(samples, FEATURES, fit_one)
    return json.dumps({"games": games, "low odds": found_slopes, "models": fitted(samples)}, indent=1) + "\n"


def fitted(found: Iterable[Sample]) -> dict[str, dict[str, float]]:
    """By model and feature: the weight. What Jack sees is left to test: the referee sees nearly the same."""
    by_model: dict[str, list[Sample]] = {name: [] for name in FEATURES}
    for sample in found:
        if sample.eyes != JACK:
            by_model[sample.model].append(sample)
    weights = {name: fit_one(FEATURES[name], some) for name, some in by_model.items()}
    for name, some in by_model.items():
        own, opponent = ("police", JACK) if name.endswith("police") else (JACK, "police")
        strong = [sample for sample in some if sample.levels[opponent] in STRONG]
        weights[name + model.WELL] = _held(FEATURES[name], strong, _by_strong_players(FEATURES[name], strong, own))
    return weights


def _by_strong_players(names: Sequence[str], some: Sequence[Sample], own: str) -> dict[str, float]:
    """Every level of the own side has a constant of its own, so that a feature gets no credit for who used it.

    The result is for strong players.
    """
    levels = [sample.levels[own] for sample in some]
    is_level = [[float(level == one) for one in LEVELS] for level in levels]
    wider = [sample._replace(features=[*sample.features, *flags]) for sample, flags in zip(some, is_level, strict=True)]
    found = fit_one((*names, *LEVELS), wider)
    constant = float(np.mean([found[level] for level in STRONG]))
    return {name: found[name] + (constant if name in _NIGHTS else 0.0) for name in names}


def _held(names: Sequence[str], some: Sequence[Sample], weights: dict[str, float]) -> dict[str, float]:
    """No weight is larger than in MOST. The nights' constants make up for it."""
    found = dict(weights)
    rows = np.array([sample.features for sample in some])
    for number, name in enumerate(names):
        excess = abs(weights[name]) - MOST.get(name, np.inf)
        if excess > 0:
            excess *= np.sign(weights[name])
            found[name] -= excess
            for night in range(1, NIGHTS + 1):
                tonight = rows[rows[:, night - 1] == 1]
                if len(tonight):
                    found[f"night {night}"] += excess * float(tonight[:, number].mean())
    return {name: round(float(weight), 6) for name, weight in found.items()}


def fit_one(names: Sequence[str], some: Sequence[Sample]) -> dict[str, float]:
    """A feature whose weight would have the wrong sign is left out: the games are too few to say otherwise."""
    rows = np.array([sample.features for sample in some])
    results = [sample.won for sample in some]
    scale = np.maximum(rows.std(axis=0), 1e-6)
    kept = [*range(len(names))]
    while True:
        weights = calibration.fit(rows[:, kept] / scale[kept], results) / scale[kept]
        right = [one for one, weight in zip(kept, weights.tolist(), strict=True) if weight * _sign(names[one]) >= 0]
        if right == kept:
            found = dict(zip(kept, weights.tolist(), strict=True))
            return {name: round(found.get(number, 0.0), 6) for number, name in enumerate(names)}
        kept = right


def _sign(name: str) -> int:
    return 1 if name in HELPS_JACK else -1 if name in HELPS_POLICE else 0
