"""What the model says about samples, to compare it with the results."""

from collections.abc import Iterable, Iterator
from typing import Any

from gaslamp.games.mrjack.analysis.fitting.samples import Sample
from gaslamp.games.mrjack.analysis.model import Table, chance
from gaslamp.games.mrjack.rules.public import DETECTIVE
from gaslamp.parts.fitting.calibration_table import Prediction


def predictions(samples: Iterable[list[Any]]) -> Iterator[Prediction]:
    """Of positions before a decision, at both depths."""
    for sample in map(Sample._make, samples):
        if sample.table in (Table.FULL, Table.QUICK):
            name = f"{sample.table} depth, {sample.eyes}'s eyes"
            yield Prediction(name, sample.game, predicted(sample), (sample.bits,), sample.won, sample.stands_for)


def predicted(sample: Sample) -> float:
    said = chance(sample.value, sample.round, sample.turn, sample.bits, sample.eyes, Table(sample.table))
    if sample.ending is None:
        return said
    return min(said, sample.ending) if sample.eyes == DETECTIVE else max(said, sample.ending)
