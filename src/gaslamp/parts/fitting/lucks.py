"""Whether luck is fair, and how much of the results it explains."""

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

import numpy as np

from gaslamp.parts import calibration


class GameLuck(NamedTuple):
    game: int
    luck: float
    """Of the whole game, for the first side."""
    won: bool
    pairing: str
    """The levels and the options. Between pairings results differ for other reasons than luck."""


def report(every: Sequence[GameLuck]) -> str:
    """Luck as a control variate: its mean is known to be zero, so what it explains is taken from the results."""
    luck, won = np.array([one.luck for one in every]), np.array([float(one.won) for one in every])
    if not luck.any():
        return f"{len(every)} games: no luck in any of them.\n"
    mean, interval = calibration.mean_interval(luck)
    for pairing in {one.pairing for one in every}:
        chosen = np.array([one.pairing == pairing for one in every])
        won[chosen] -= won[chosen].mean()
    said = f"{len(every)} games: mean luck {mean:+.4f} ± {interval:.4f}, standard deviation {luck.std():.4f}."
    if not won.any():
        return f"{said} In each pairing all results are the same.\n"
    slope = float(luck @ won / (luck @ luck))
    fully, best = (sqrt(float((won - part * luck).var() / won.var())) for part in (1.0, slope))
    return (
        f"{said} Width of an interval with luck taken out: {fully:.3f} of the plain one; "
        f"with {slope:.2f} of the luck, which explains most: {best:.3f}.\n"
    )
