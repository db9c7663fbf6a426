"""What every analysis part must keep, checked on a finished game.

from gaslamp.testing import analysis_contract

analysis_contract.check(registration("three-doors"), record)
"""

from collections.abc import Iterator

from gaslamp.analysis import Kind, Progress, analyse
from gaslamp.analysis.ledger import ledger
from gaslamp.analysis.steps import Step, steps
from gaslamp.core import journal
from gaslamp.core.game import CHANCE, Seat
from gaslamp.core.record import Record
from gaslamp.core.referee import REFEREE
from gaslamp.parts.analysis import Appraisal, Depth
from gaslamp.parts.registration import Registration

CLOSE = 1e-9


def check(parts: Registration, record: Record, depth: Depth = Depth.QUICK) -> None:
    """`record` is a whole one. Every failure names the eyes and the number of the action."""
    assert parts.analysis is not None, f"{parts.name} has no analysis part"
    assert parts.analysis.SEEKER in [side.name for side in parts.sides], "no side is the seeker"
    seen: list[Progress] = []
    found = analyse(record, depth, seen.append)
    happened = {step.number: step for step in steps(parts, record)}
    first = parts.sides[0].name
    own = {eyes: _seen_by(parts, record, eyes) for eyes in {one.eyes for one in seen}}
    for one in seen:
        _check_appraisal(parts, record, own[one.eyes], one.eyes, one.appraisal, happened[one.appraisal.number], first)
    for viewpoint in found.viewpoints:
        kept = ledger(viewpoint, first, first)
        assert abs(kept.start + kept.luck + kept.skill - kept.others - kept.result) < CLOSE, viewpoint.eyes
        _check_resumption(
            parts, record, viewpoint.eyes, depth, [one.appraisal for one in seen if one.eyes == viewpoint.eyes]
        )
    for number in parts.analysis.luck(record):
        assert happened[number].seat == CHANCE, f"{number} is no step of chance"


def _check_appraisal(
    parts: Registration, record: Record, own: Record, eyes: Seat, appraisal: Appraisal, step: Step, first: str
) -> None:
    where = f"{eyes}, {appraisal.number}"
    assert appraisal.chance is None or 0 <= appraisal.chance <= 1, where
    assert all(bits >= 0 for bits in appraisal.unknown.values()), where
    chances = [choice.chance for choice in appraisal.choices]
    assert all(0 <= chance <= 1 for chance in chances), where
    assert chances == sorted(chances, reverse=step.side == first), f"{where}: the best is not first"
    if step.kind in (Kind.CHANCE, Kind.ANSWER, Kind.STOPPED):
        assert not chances, f"{where}: nobody can choose"
    elif step.kind == Kind.DECISION and eyes != REFEREE and parts.side(eyes) == step.side:
        made = record.entries[step.number - 1].action
        if own.entries[step.number - 1].action != made:
            # Allies can have secrets from each other.
            return
        actions = [choice.action for choice in appraisal.choices]
        assert made in actions, f"{where}: {made} is not among the choices"
        assert len(set(actions)) == len(actions), f"{where}: a choice is there twice"


def _check_resumption(parts: Registration, record: Record, eyes: Seat, depth: Depth, whole: list[Appraisal]) -> None:
    """From the middle on, it says the same as from the start."""
    assert parts.analysis is not None, "checked before"
    own = _seen_by(parts, record, eyes)
    middle = len(whole) // 2 + 1
    rest: Iterator[Appraisal] = parts.analysis.appraise(own, eyes, depth, middle)
    assert list(rest) == whole[middle - 1 :], f"{eyes}: a later start gives something else"


def _seen_by(parts: Registration, record: Record, eyes: Seat) -> Record:
    return record if eyes == REFEREE else journal.redact(parts.rules, record, eyes)
