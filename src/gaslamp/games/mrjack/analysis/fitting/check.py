"""How good the chances are: calibration and Brier score over samples that were not fitted to."""

from collections.abc import Iterable, Sequence

import numpy as np

from gaslamp.games.mrjack.analysis.fitting.samples import EYES, Sample
from gaslamp.games.mrjack.analysis.model import Table, chance
from gaslamp.games.mrjack.rules.public import DETECTIVE
from gaslamp.parts import calibration

MARGIN = 0.02
"""A bin may be off by its interval and this much."""


def predicted(sample: Sample) -> float:
    said = chance(sample.value, sample.round, sample.turn, sample.bits, sample.eyes, Table(sample.table))
    if sample.ending is None:
        return said
    return min(said, sample.ending) if sample.eyes == DETECTIVE else max(said, sample.ending)


def report(fit: Iterable[Sample], test: Iterable[Sample]) -> str:
    """Markdown tables, for each depth and pair of eyes. The belief alone is fitted to the same games as the model."""
    fitted, tested = list(fit), list(test)
    parts = []
    for table in (Table.FULL, Table.QUICK):
        for eyes in EYES:
            chosen = [[one for one in some if (one.table, one.eyes) == (table, eyes)] for some in (fitted, tested)]
            parts.append(_table(f"{table.value} depth, {eyes}'s eyes", *chosen))
    return "\n".join(parts)


def _table(title: str, fit: Sequence[Sample], test: Sequence[Sample]) -> str:
    said, was = [predicted(one) for one in test], [one.won for one in test]
    games, counts = [one.game for one in test], [one.stands_for for one in test]
    scores = [calibration.brier(one, was, counts) for one in (said, _by_belief(fit, test))]
    lines = [
        f"**{title}**: {len(set(games))} games, {len(test)} moments. "
        f"Brier score {scores[0]:.4f}; the belief alone {scores[1]:.4f}.",
        "",
        "| predicted | moments | mean predicted | Jack won | difference | 95 % interval | within it and 2 points |",
        "|---|---:|---:|---:|---:|---:|:---:|",
    ]
    for one in calibration.bins(said, was, games, counts=counts):
        holds = "yes" if abs(one.gap) <= one.interval + MARGIN else "**no**"
        lines.append(
            f"| {one.low:.0%} – {one.high:.0%} | {one.count} | {one.predicted:.1%} | {one.actual:.1%} "
            f"| {one.gap:+.1%} | ± {one.interval:.1%} | {holds} |"
        )
    return "\n".join(lines) + "\n"


def _by_belief(fit: Sequence[Sample], test: Sequence[Sample]) -> list[float]:
    """A model that knows only how many bits the detective is missing."""
    rows, won, counts = zip(*(((1.0, one.bits), one.won, one.stands_for) for one in fit), strict=True)
    weights = calibration.fit(rows, won, counts=counts)
    return list(calibration.logistic(np.array([(1.0, one.bits) for one in test]) @ weights))
