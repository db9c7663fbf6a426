"""Finished games for the tests of the analysis, and how eyes see them."""

from functools import cache
from pathlib import Path

from gaslamp.core import journal
from gaslamp.core import record as records
from gaslamp.core.game import Seat
from gaslamp.core.record import Record
from gaslamp.core.referee import REFEREE
from gaslamp.games import whitechapel
from gaslamp.games.whitechapel import analysis
from gaslamp.games.whitechapel.rules.public import Stage
from gaslamp.parts.analysis import Appraisal, Depth

_FOLDER = Path(__file__).parents[3] / "data" / "records"


@cache
def finished(name: str) -> Record:
    return records.parse((_FOLDER / f"whitechapel-{name}.record").read_text("utf-8"))


def seen(record: Record, eyes: Seat) -> Record:
    return record if eyes == REFEREE else journal.redact(whitechapel, record, eyes)


STAGES: dict[str, frozenset[Stage]] = {
    "all-options": frozenset(Stage),
    "arrested": frozenset(Stage),
    "traced": frozenset(Stage),
    "late": frozenset({Stage.SUSPENSE, Stage.READY, Stage.TURNED}),
    "false-clues": frozenset({Stage.FALSE_CLUE}),
    "goulston-street": frozenset({Stage.WOMEN, Stage.GOULSTON, Stage.GRAFFITI}),
}
"""Of each game, the stages that are looked at: together all, in few moments."""


@cache
def appraised(name: str, eyes: Seat) -> list[Appraisal]:
    """Some moments: the first one of each stage."""
    record = seen(finished(name), eyes)
    return [next(analysis.appraise(record, eyes, Depth.QUICK, number)) for number in _numbers(name)]


@cache
def _numbers(name: str) -> list[int]:
    states = journal.replay(whitechapel, finished(name))[:-1]
    firsts = {state.public.stage: number for number, state in reversed([*enumerate(states, 1)])}
    return sorted(number for stage, number in firsts.items() if stage in STAGES[name])


def all_eyes(record: Record) -> tuple[Seat, ...]:
    return (*whitechapel.seats(whitechapel.start(record.options)), REFEREE)
