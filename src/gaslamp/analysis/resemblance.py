"""The level that a side's errors resemble.

The mean errors of a level's games are taken as normally distributed, and every level as equally likely beforehand. So
Bayes' rule gives the probability of each level. One game says little: the range of levels is often wide.
"""

from collections.abc import Mapping
from math import exp, log

from gaslamp.analysis.moments import Resemblance
from gaslamp.parts.analysis import LevelErrors

WANTED = 0.95
"""The probability that the range must hold."""
LEAST_DEVIATION = 1e-4
"""Of a level that hardly errs."""
DIGITS = 4


def resemblance(error: float, levels: Mapping[str, LevelErrors]) -> Resemblance | None:
    """`error` is what a decision cost on average in one game."""
    if not levels:
        return None
    # The weakest first.
    names = sorted(levels, key=lambda name: -levels[name].mean)
    densities = [_log_density(error, levels[name]) for name in names]
    largest = max(densities)
    weights = [exp(density - largest) for density in densities]
    shares = [weight / sum(weights) for weight in weights]
    first, last = _range(shares)
    probabilities = {name: round(share, DIGITS) for name, share in zip(names, shares, strict=True)}
    return Resemblance(names[shares.index(max(shares))], names[first], names[last], probabilities)


def _log_density(error: float, level: LevelErrors) -> float:
    deviation = max(level.deviation, LEAST_DEVIATION)
    return -(((error - level.mean) / deviation) ** 2) / 2 - log(deviation)


def _range(shares: list[float]) -> tuple[int, int]:
    """The shortest run of levels that holds enough; of equally short ones, the most probable."""
    runs = [(first, last) for first in range(len(shares)) for last in range(first, len(shares))]
    enough = [run for run in runs if sum(shares[run[0] : run[1] + 1]) >= WANTED]
    return min(enough, key=lambda run: (run[1] - run[0], -sum(shares[run[0] : run[1] + 1])))
