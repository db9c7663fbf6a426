"""How good predictions are: calibration and Brier score, as a table for a document."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from gaslamp.parts import calibration

MARGIN = 0.02
"""A bin may be off by its interval and this much."""


class Prediction(NamedTuple):
    """Of one moment."""

    table: str
    """Which table it belongs to: whose eyes judged, and how deeply."""
    game: int
    chance: float
    belief: Sequence[float]
    """What a model of the belief alone would know."""
    won: bool
    stands_for: float = 1.0
    """How many moments, if some were left out."""


def report(found: Sequence[Prediction]) -> str:
    names = dict.fromkeys(one.table for one in found)
    return "\n".join(_table(name, [one for one in found if one.table == name]) for name in names)


def _table(name: str, found: Sequence[Prediction]) -> str:
    said, was = [one.chance for one in found], [one.won for one in found]
    games, counts = [one.game for one in found], [one.stands_for for one in found]
    scores = [calibration.brier(each, was, counts) for each in (said, _by_belief(found))]
    lines = [
        f"**{name}**: {len(set(games))} games, {len(found)} moments. "
        f"Brier score {scores[0]:.4f}; the belief alone {scores[1]:.4f}.",
        "",
        "| predicted | moments | mean predicted | won | difference | 95 % interval | within it and 2 points |",
        "|---|---:|---:|---:|---:|---:|:---:|",
    ]
    for one in calibration.bins(said, was, games, counts=counts):
        holds = "yes" if abs(one.gap) <= one.interval + MARGIN else "**no**"
        lines.append(
            f"| {one.low:.0%} – {one.high:.0%} | {one.count} | {one.predicted:.1%} | {one.actual:.1%} "
            f"| {one.gap:+.1%} | ± {one.interval:.1%} | {holds} |"
        )
    return "\n".join(lines) + "\n"


def _by_belief(found: Sequence[Prediction]) -> list[float]:
    """A model of the belief alone. It is fitted to the very games that it is tested on, which is in its favour."""
    rows = np.array([(1.0, *one.belief) for one in found])
    weights = calibration.fit(rows, [one.won for one in found], counts=[one.stands_for for one in found])
    return list(calibration.logistic(rows @ weights))
