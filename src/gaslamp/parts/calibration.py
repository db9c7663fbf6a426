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
"""Newton's method needs about ten."""


@dataclass(frozen=True, slots=True)
class Bin:
    """The predictions of one tenth of the scale."""

    low: float
    high: float
    count: int
    predicted: float
    actual: float
    interval: float
    """Half of the 95 % interval of `actual - predicted`."""

    @property
    def gap(self) -> float:
        return self.actual - self.predicted


def fit(rows: ArrayLike, results: ArrayLike, ridge: float = 1.0) -> Floats:
    """The weights of a logistic model. `ridge` keeps them small; the first column, the constant, is left free."""
    x, y = np.asarray(rows, float), np.asarray(results, float)
    penalty = np.full(x.shape[1], ridge)
    penalty[0] = 0.0
    weights = np.zeros(x.shape[1])
    for _ in range(STEPS):
        said = logistic(x @ weights)
        slope = x.T @ (y - said) - penalty * weights
        curve = (x * (said * (1 - said))[:, None]).T @ x + np.diag(penalty + 1e-9)
        step = np.linalg.solve(curve, slope)
        weights = weights + step
        if np.abs(step).max() < 1e-9:
            break
    return weights


def logistic(logits: Floats) -> Floats:
    found: Floats = 1 / (1 + np.exp(-np.clip(logits, -30, 30)))
    return found


def brier(predicted: ArrayLike, results: ArrayLike) -> float:
    """The mean squared difference: the smaller, the better."""
    return float(np.mean((np.asarray(predicted, float) - np.asarray(results, float)) ** 2))


def bins(predicted: ArrayLike, results: ArrayLike, games: Sequence[Any], count: int = 10) -> list[Bin]:
    """The predictions by equal parts of the scale. `games` names the game of each."""
    said, was = np.asarray(predicted, float), np.asarray(results, float)
    _, game = np.unique(np.asarray(games), return_inverse=True)
    places = np.minimum((said * count).astype(int), count - 1)
    return [
        _bin(place / count, (place + 1) / count, said[chosen], was[chosen], game[chosen])
        for place in range(count)
        if (chosen := places == place).any()
    ]


def _bin(low: float, high: float, said: Floats, was: Floats, game: NDArray[np.intp]) -> Bin:
    gap = was - said
    by_game = np.bincount(game, gap - gap.mean())
    interval = Z * sqrt(float(by_game @ by_game)) / len(gap)
    return Bin(low, high, len(gap), float(said.mean()), float(was.mean()), interval)


def mean_interval(values: ArrayLike) -> tuple[float, float]:
    """A mean, and half of its 95 % interval."""
    found = np.asarray(values, float)
    return float(found.mean()), Z * float(found.std(ddof=1)) / sqrt(len(found))
