"""How much too sure the model is that Jack loses, found in games that its weights were not fitted to."""

from collections.abc import Iterable, Iterator
from typing import Any

from gaslamp.core.game import Seat
from gaslamp.games.mrjack.analysis.fitting.samples import EYES, Sample
from gaslamp.games.mrjack.analysis.fitting.weights import is_modelled
from gaslamp.games.mrjack.analysis.model import Table, below, is_last, odds
from gaslamp.parts import calibration

RIDGE = 200.0
"""Without many games that say otherwise, odds stay as they are."""

HEAD = "# Made by `python -m gaslamp.games.mrjack.analysis.fitting adjust`: what is added to low odds, see model.py.\n"


def low_odds_text(samples: Iterable[list[Any]]) -> str:
    """The file of what low odds are eased by. The weights must not have been fitted to these samples."""
    every = [sample for sample in map(Sample._make, samples) if is_modelled(sample)]
    return "".join([HEAD, *_sections(every)])


def _sections(samples: list[Sample]) -> Iterator[str]:
    for table in (Table.QUICK, Table.FULL):
        yield f"\n[{table.value}]\n"
        for eyes in EYES:
            own = [sample for sample in samples if (sample.table, sample.eyes) == (table, eyes)]
            yield f"{eyes} = {_bends(own, eyes, table)}\n"


def _bends(samples: list[Sample], eyes: Seat, table: Table) -> list[float]:
    uncertain = [one for one in samples if not is_last(one.round, one.turn)]
    said = [odds(one.value, one.round, one.turn, one.bits, eyes, table) for one in uncertain]
    counts = [one.stands_for for one in uncertain]
    won = [one.won for one in uncertain]
    found = calibration.correction([below(one) for one in said], said, won, RIDGE, counts)
    return [round(float(bend), 3) for bend in found]
