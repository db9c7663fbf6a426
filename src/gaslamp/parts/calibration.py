"""Logistic models of who wins: fitting one, and comparing what it says with what happened.

Several moments of one game have the same result. So every interval here treats a game as one observation.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

Floats = NDArray[np.float64]

Z = 1.96
"""Standard errors on each side of a 95 % interval."""

STEPS = 50
"""Newton's method needs about ten. No weight changes by more than 1 in a step: a longer one may lead away."""


@dataclass(frozen=True, slots=True)
class Bin:
    """The predictions of one tenth of the scale."""

    low: float
    high: float
    count: int
    predicted: float
    actual: float
    interval: float
    """How far `actual` may be from `predicted` by chance: half of a 95 % interval, if the predictions are right."""

    @property
    def gap(self) -> float:
        return self.actual - self.predicted


def fit(rows: ArrayLike, results: ArrayLike, ridge: float = 1.0, counts: ArrayLike = 1.0) -> Floats:
    """The weights of a logistic model. `ridge` keeps them small; the first column, the constant, is left free.

    `counts`: how many moments each row stands for.
    """
    x = np.asarray(rows, float)
    penalty = np.full(x.shape[1], ridge)
    penalty[0] = 0.0
    return _newton(x, np.zeros(len(x)), np.asarray(results, float), penalty, counts)


def correction(
    rows: ArrayLike, odds: ArrayLike, results: ArrayLike, ridge: float = 1.0, counts: ArrayLike = 1.0
) -> Floats:
    """The weights of what must be added to log odds that another model gave. `ridge` keeps all of them small."""
    x = np.asarray(rows, float)
    return _newton(x, np.asarray(odds, float), np.asarray(results, float), np.full(x.shape[1], ridge), counts)


def _newton(x: Floats, odds: Floats, y: Floats, penalty: Floats, counts: ArrayLike) -> Floats:
    each = np.broadcast_to(np.asarray(counts, float), y.shape)
    weights = np.zeros(x.shape[1])
    for _ in range(STEPS):
        said = logistic(odds + x @ weights)
        slope = x.T @ (each * (y - said)) - penalty * weights
        curve = (x * (each * said * (1 - said))[:, None]).T @ x + np.diag(penalty + 1e-9)
        step = np.linalg.solve(curve, slope)
        weights = weights + step / max(1.0, float(np.abs(step).max()))
        if np.abs(step).max() < 1e-9:
            break
    return weights


def logistic(logits: Floats) -> Floats:
    found: Floats = 1 / (1 + np.exp(-np.clip(logits, -30, 30)))
    return found


def brier(predicted: ArrayLike, results: ArrayLike, counts: ArrayLike = 1.0) -> float:
    """The mean squared difference: the smaller, the better."""
    squared = (np.asarray(predicted, float) - np.asarray(results, float)) ** 2
    each = np.broadcast_to(np.asarray(counts, float), squared.shape)
    return float(each @ squared / each.sum())


def bins(
    predicted: ArrayLike, results: ArrayLike, games: Sequence[Any], count: int = 10, counts: ArrayLike = 1.0
) -> list[Bin]:
    """The predictions by equal parts of the scale. `games` names the game of each."""
    said, was = np.asarray(predicted, float), np.asarray(results, float)
    each = np.broadcast_to(np.asarray(counts, float), was.shape)
    _, game = np.unique(np.asarray(games), return_inverse=True)
    places = np.minimum((said * count).astype(int), count - 1)
    return [
        _bin(place / count, (place + 1) / count, said[chosen], was[chosen], game[chosen], each[chosen])
        for place in range(count)
        if (chosen := places == place).any()
    ]


def _bin(low: float, high: float, said: Floats, was: Floats, game: NDArray[np.intp], each: Floats) -> Bin:
    whole = each.sum()
    predicted, actual = float(each @ said / whole), float(each @ was / whole)
    # All moments of a game have one result, and the chance of that is predicted.
    moments, sums = np.bincount(game, each), np.bincount(game, each * said)
    moments, mean = moments[moments > 0], sums[moments > 0] / moments[moments > 0]
    error = sqrt(float(np.sum(moments**2 * mean * (1 - mean)))) / float(whole)
    return Bin(low, high, len(said), predicted, actual, Z * error)


def mean_interval(values: ArrayLike) -> tuple[float, float]:
    """A mean, and half of its 95 % interval."""
    found = np.asarray(values, float)
    return float(found.mean()), Z * float(found.std(ddof=1)) / sqrt(len(found))
