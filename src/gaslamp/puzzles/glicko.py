"""Glicko-2, as in Mark Glickman's paper "Example of the Glicko-2 system" (2022).

Our own lines, because the package `glicko2` (2.1.0) uses the rating where the paper uses the deviation when it works
out the volatility, and installs a package named `tests`.
"""

from collections.abc import Sequence
from math import exp, log, pi, sqrt
from typing import NamedTuple

MIDDLE = 1500.0
_SCALE = 173.7178
_TAU = 0.5
"""How much the volatility may change."""
_NARROW = 1e-6
HIGHEST_DEVIATION = 350.0
"""Nobody is less certain than somebody new."""
LOWEST_DEVIATION = 45.0
"""So that a rating can still move after hundreds of puzzles."""


class Rating(NamedTuple):
    rating: float = MIDDLE
    deviation: float = HIGHEST_DEVIATION
    volatility: float = 0.06


class Game(NamedTuple):
    """Against a rating, with a score from 0 to 1."""

    other: Rating
    score: float


def updated(own: Rating, games: Sequence[Game]) -> Rating:
    """The rating after one period with these games."""
    mean, deviation = (own.rating - MIDDLE) / _SCALE, own.deviation / _SCALE
    if not games:
        return own._replace(deviation=_SCALE * sqrt(deviation**2 + own.volatility**2))
    weights = [_weight(game.other.deviation / _SCALE) for game in games]
    expected = [
        1 / (1 + exp(-weight * (mean - (game.other.rating - MIDDLE) / _SCALE)))
        for game, weight in zip(games, weights, strict=True)
    ]
    variance = 1 / sum(weight**2 * chance * (1 - chance) for weight, chance in zip(weights, expected, strict=True))
    surprise = sum(
        weight * (game.score - chance) for game, weight, chance in zip(games, weights, expected, strict=True)
    )
    volatility = _volatility(own.volatility, variance * surprise, deviation, variance)
    wider = deviation**2 + volatility**2
    narrow = 1 / sqrt(1 / wider + 1 / variance)
    return Rating(_SCALE * (mean + narrow**2 * surprise) + MIDDLE, _SCALE * narrow, volatility)


def expected_score(own: Rating, other: Rating) -> float:
    """The chance to score against another rating."""
    weight = _weight(sqrt(own.deviation**2 + other.deviation**2) / _SCALE)
    return 1 / (1 + exp(-weight * (own.rating - other.rating) / _SCALE))


def _weight(deviation: float) -> float:
    """The less certain the other rating is, the less a game against it says."""
    return 1 / sqrt(1 + 3 * deviation**2 / pi**2)


def _volatility(before: float, change: float, deviation: float, variance: float) -> float:
    """The root of f by the Illinois method: step 5 of the paper."""
    start = log(before**2)

    def f(x: float) -> float:
        whole = deviation**2 + variance + exp(x)
        return exp(x) * (change**2 - whole) / (2 * whole**2) - (x - start) / _TAU**2

    low = start
    if change**2 > deviation**2 + variance:
        high = log(change**2 - deviation**2 - variance)
    else:
        steps = 1
        while f(start - steps * _TAU) < 0:
            steps += 1
        high = start - steps * _TAU
    at_low, at_high = f(low), f(high)
    while abs(high - low) > _NARROW:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = f(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return exp(low / 2)
