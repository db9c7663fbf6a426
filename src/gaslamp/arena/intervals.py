"""95 % intervals of a share of won games. They also hold for few games and for shares near 0 or 1."""

from collections.abc import Callable, Sequence
from math import sqrt
from typing import NamedTuple

Z = 1.959963984540054
"""Standard deviations of the normal distribution on each side of its mean that hold 95 % of it."""


class Interval(NamedTuple):
    low: float
    high: float


def wilson(wins: int, games: int) -> Interval:
    """For a share of independent games (Wilson 1927)."""
    if games == 0:
        return Interval(0.0, 1.0)
    share, spread = wins / games, Z * Z / games
    middle = (share + spread / 2) / (1 + spread)
    half = Z * sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    return Interval(max(0.0, middle - half) if wins else 0.0, min(1.0, middle + half) if wins < games else 1.0)


def paired(both: int, neither: int, deals: int) -> Interval:
    """For the share of games won when each deal is played twice: a deal is won twice, once or not at all.

    Half of one plus the difference of two paired shares, whose score interval is Tango's (1998). Where no deal was
    split it is Wilson's with the deals as its games.
    """
    if deals == 0:
        return Interval(0.0, 1.0)
    found = (both - neither) / deals
    low = _root(lambda guess: _score(both, neither, deals, guess) - Z, -1.0, found) if neither < deals else -1.0
    high = _root(lambda guess: _score(both, neither, deals, guess) + Z, found, 1.0) if both < deals else 1.0
    return Interval((1 + low) / 2, (1 + high) / 2)


def of_mean(values: Sequence[float]) -> Interval:
    """For the mean of values that are about 0 to 1, such as results without their luck.

    As Agresti and Coull (1998) for wins and losses: half of Z * Z more values are 1 and as many 0. So a few values that
    happen to be equal prove nothing.
    """
    count = len(values) + Z * Z
    middle = (sum(values) + Z * Z / 2) / count
    variance = (sum(value * value for value in values) + Z * Z / 2) / count - middle * middle
    half = Z * sqrt(variance / count)
    return Interval(max(0.0, middle - half), min(1.0, middle + half))


def _score(both: int, neither: int, deals: int, difference: float) -> float:
    """The distance of the counts from what this difference predicts, in standard deviations."""
    factor = (2 * deals - both + neither) * difference - both - neither
    product = -neither * difference * (1 - difference)
    losing = (sqrt(max(0.0, factor * factor - 8 * deals * product)) - factor) / (4 * deals)
    variance = deals * (2 * losing + difference * (1 - difference))
    return (both - neither - deals * difference) / sqrt(max(variance, 1e-12))


def _root(off: Callable[[float], float], low: float, high: float) -> float:
    """Where a falling function passes zero."""
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if off(middle) > 0 else (low, middle)
    return (low + high) / 2
