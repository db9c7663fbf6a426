"""Analysing a finished game: from its record to its viewpoints and summaries.

A whole record gets a viewpoint for each side and one for the referee. Allies who know the same share one: that of the
first seat of their side. A seat's own record gets that seat's viewpoint only.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from gaslamp.analysis.data import FORMAT
from gaslamp.analysis.moments import GameAnalysis, Viewpoint
from gaslamp.analysis.steps import seats_of, steps
from gaslamp.analysis.summary import summary
from gaslamp.analysis.viewpoints import viewpoint
from gaslamp.core import journal
from gaslamp.core.errors import NotWellFormed
from gaslamp.core.game import Seat
from gaslamp.core.notation import index
from gaslamp.core.record import TABLE, Record
from gaslamp.core.referee import REFEREE
from gaslamp.games.registry import registration
from gaslamp.parts.analysis import Analysis, Appraisal, Depth
from gaslamp.parts.registration import Registration

DEFAULT_DEPTH = Depth.QUICK

Kept = Mapping[Seat, Sequence[Appraisal]]
"""By eyes: the appraisals that an earlier run has finished, from the first action on."""
NOTHING: Kept = MappingProxyType({})


class Progress(NamedTuple):
    """A finished appraisal, and how many of all are finished."""

    eyes: Seat
    appraisal: Appraisal
    done: int
    total: int


def analyse(
    record: Record,
    depth: Depth = DEFAULT_DEPTH,
    progress: Callable[[Progress], object] | None = None,
    kept: Kept = NOTHING,
) -> GameAnalysis:
    """The analysis of a finished game. `progress` is called with each appraisal; `kept` ones are not made again."""
    parts = registration(record.game)
    happened = steps(parts, record)
    part = _part(parts)
    assert record.outcome is not None, "only finished games have steps"
    first = parts.sides[0].name
    is_won = any(parts.side(seat) == first for seat in record.outcome.winners) if record.outcome.winners else None
    readings = _readings(parts, record)
    total, done = len(readings) * len(happened), 0
    found: list[Viewpoint] = []
    for eyes, own in readings.items():
        appraisals: list[Appraisal] = list(kept.get(eyes, ()))[: len(happened)]
        done += len(appraisals)
        for appraisal in _appraised(part, own, eyes, depth, len(appraisals) + 1, len(happened)):
            appraisals.append(appraisal)
            done += 1
            if progress is not None:
                progress(Progress(eyes, appraisal, done, total))
        actions = [*(entry.action for entry in own.entries), record.outcome.reason][: len(happened)]
        side = "" if eyes == REFEREE else parts.side(eyes)
        result = None if is_won is None else float(is_won)
        found.append(
            viewpoint(eyes, side, happened, actions, appraisals, first=first, result=result, mistake=part.MISTAKE)
        )
    return GameAnalysis(
        game=record.game,
        rules=record.rules,
        engine=engine(parts),
        depth=depth,
        sides=tuple(side.name for side in parts.sides),
        seeker=part.SEEKER,
        outcome=record.outcome,
        mistake=part.MISTAKE,
        viewpoints=tuple(found),
        summaries=tuple(summary(one, first, is_won, part.LEVELS.get(one.side, {})) for one in found if one.side),
    )


def depth_named(text: str) -> Depth:
    known = tuple(Depth)
    return known[index(text, known, "analysis-depth")]


def engine(parts: Registration) -> str:
    """The version of everything that changes a result. Of a game without analysis: NotWellFormed."""
    return f"{FORMAT}.{_part(parts).VERSION}"


def _part(parts: Registration) -> Analysis:
    if parts.analysis is None:
        raise NotWellFormed("no-analysis", text=parts.name)
    return parts.analysis


def _readings(parts: Registration, record: Record) -> dict[Seat, Record]:
    """By eyes: the record as they saw it."""
    if record.eyes != TABLE:
        return {record.eyes: record}
    by_side: dict[str, Seat] = {}
    for seat in seats_of(parts.rules, record):
        by_side.setdefault(parts.side(seat), seat)
    states = journal.replay(parts.rules, record)
    own = {seat: journal.redact(parts.rules, record, seat, states) for seat in by_side.values()}
    return {**own, REFEREE: record}


def _appraised(part: Analysis, record: Record, eyes: Seat, depth: Depth, first: int, last: int) -> Iterator[Appraisal]:
    """From number `first` to `last`."""
    if first > last:
        return
    given = iter(part.appraise(record, eyes, depth, first))
    for number in range(first, last + 1):
        appraisal = next(given, None)
        assert appraisal is not None, f"{record.game}: there is no appraisal of {number} by {eyes}"
        assert appraisal.number == number, f"{record.game}: {appraisal.number} in the place of {number} by {eyes}"
        yield appraisal
    assert next(given, None) is None, f"{record.game}: there is an appraisal after {last} by {eyes}"
