"""How likely the thief was to win, and what each choice cost.

The constable who opens the door that is neither pointed at nor blown open finds the thief in two games of three. So the
thief's chance is a third from the start. Whoever knows his door knows the result as soon as the constable has pointed.
"""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from math import log2
from typing import NamedTuple

from gaslamp.core.game import CHANCE, Seat
from gaslamp.core.record import Record
from gaslamp.parts.analysis import Appraisal, Choice, Depth, LevelErrors
from three_doors.notation import parse_action, write
from three_doors.rules.actions import DOORS, Action, allowed, turn

VERSION = "1"
MISTAKE = 0.05
SEEKER = "constable"
LEVELS: Mapping[str, Mapping[str, LevelErrors]] = {}

THIRD = Fraction(1, 3)


class Known(NamedTuple):
    """What some eyes know before an action."""

    door: int | None
    """The thief's door."""
    is_hidden: bool
    named: tuple[int, ...]


def appraise(record: Record, eyes: Seat, depth: Depth, first: int = 1) -> Iterator[Appraisal]:  # noqa: ARG001
    """Everything is exact, so depth does not matter; and a record shows what its eyes know."""
    known = Known(None, False, ())
    for number, entry in enumerate(record.entries, 1):
        action = parse_action(entry.action)
        if number >= first:
            choices = () if entry.seat == CHANCE or action.door is None else tuple(_choices(known))
            yield Appraisal(number, float(_chance(known)), choices, _unknown(known))
        known = _after(known, action)
    if turn(known.is_hidden, known.named)[0] is not None and first <= record.length + 1:
        yield Appraisal(record.length + 1, float(_chance(known)), (), _unknown(known))


def luck(record: Record) -> Mapping[int, float]:
    """The wind changes nothing: it never opens the thief's door."""
    return {number: 0.0 for number, entry in enumerate(record.entries, 1) if entry.seat == CHANCE}


def _after(known: Known, action: Action) -> Known:
    if action.kind == "hide":
        return known._replace(door=action.door, is_hidden=True)
    assert action.door is not None, "only hiding is hidden"
    return known._replace(named=(*known.named, action.door))


def _chance(known: Known) -> Fraction:
    """The thief's, if the constable goes on well."""
    if known.door is None or not known.named:
        return THIRD
    if len(known.named) == 3:
        return Fraction(known.named[2] != known.door)
    return Fraction(known.named[0] == known.door)


def _choices(known: Known) -> Iterator[Choice]:
    """The best for the actor first."""
    seat, kind = turn(known.is_hidden, known.named)
    found = [Choice(write(action), float(_chance_after(known, action)), _told(kind)) for action in _allowed(known)]
    yield from sorted(found, key=lambda choice: -choice.chance if seat == "thief" else choice.chance)


def _allowed(known: Known) -> tuple[Action, ...]:
    return allowed(known.door, known.is_hidden, known.named)


def _chance_after(known: Known, action: Action) -> Fraction:
    if known.door is None and action.kind == "open":
        # The thief is behind the door that was pointed at in one game of three.
        return 1 - THIRD if action.door == known.named[0] else THIRD
    return _chance(_after(known, action))


def _told(kind: str) -> float:
    """The bits that the constable learns from the wind after pointing at a door. Hiding tells nothing."""
    return log2(len(DOORS)) - _entropy(THIRD) if kind == "point" else 0.0


def _unknown(known: Known) -> Mapping[str, float]:
    """The bits that the constable is missing."""
    if not known.is_hidden:
        return {}
    if len(known.named) < 2:
        return {"door": log2(len(DOORS))}
    if known.door is None:
        return {"door": _entropy(THIRD)}
    return {"door": -log2(THIRD if known.door == known.named[0] else 1 - THIRD)}


def _entropy(share: Fraction) -> float:
    return -float(share) * log2(share) - float(1 - share) * log2(1 - share)
