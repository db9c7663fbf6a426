"""The weights of the model, fitted to samples."""

from collections.abc import Iterable, Mapping
from typing import Any

from gaslamp.core.game import Seat
from gaslamp.games.mrjack.analysis.fitting.samples import EYES, Sample
from gaslamp.games.mrjack.analysis.model import Table, features
from gaslamp.games.mrjack.rules.public import DETECTIVE
from gaslamp.parts import calibration

RIDGE = 1.0

HEAD = "# Made by `python -m gaslamp.games.mrjack.analysis.fitting fit`: the weights of the features in model.py.\n"

Weights = dict[Table, dict[Seat, list[float]]]


def weights_text(samples: Iterable[list[Any]]) -> str:
    """The file of the weights that fit these samples best."""
    return write(fitted(map(Sample._make, samples)))


def is_modelled(sample: Sample) -> bool:
    """A moment where the actor ends the game at once says nothing about the model: there the odds are known."""
    return sample.ending is None or (sample.eyes == DETECTIVE and sample.ending > sample.value)


def fitted(samples: Iterable[Sample]) -> Weights:
    by_model: dict[tuple[Table, Seat], list[Sample]] = {}
    for sample in filter(is_modelled, samples):
        by_model.setdefault((Table(sample.table), sample.eyes), []).append(sample)
    return {table: {eyes: _fitted(by_model[table, eyes]) for eyes in EYES} for table in Table}


def _fitted(samples: list[Sample]) -> list[float]:
    rows = [features(one.value, one.round, one.turn, one.bits) for one in samples]
    found = calibration.fit(rows, [one.won for one in samples], RIDGE, [one.stands_for for one in samples])
    return [round(float(weight), 4) for weight in found]


def write(weights: Mapping[Table, Mapping[Seat, list[float]]]) -> str:
    parts = [HEAD]
    for table, by_eyes in weights.items():
        parts.append(f"\n[{table.value}]\n")
        parts += [f"{eyes} = {found}\n" for eyes, found in by_eyes.items()]
    return "".join(parts)
