"""The public facts of a game, updated event by event. Secrets in an event are ignored.

So the facts are the same for every seat. For Jack they are what the police can know.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import NamedTuple

from gaslamp.core.errors import NotLegal
from gaslamp.games.whitechapel.rules import actions as a
from gaslamp.games.whitechapel.rules.agreement import agree
from gaslamp.games.whitechapel.rules.board import (
    ALL_CIRCLES,
    CIRCLES,
    POLICEMEN,
    Circle,
    Circles,
    Crossing,
    Crossings,
    Policeman,
)
from gaslamp.games.whitechapel.rules.hideouts import graded
from gaslamp.games.whitechapel.rules.streets import ALLEYS, SEARCHED, walks
from gaslamp.games.whitechapel.rules.turns import ALLEYS as ALLEY_TOKENS
from gaslamp.games.whitechapel.rules.turns import COACHES as COACH_TOKENS
from gaslamp.games.whitechapel.rules.turns import LAST_SPACE, LAST_TIME

WALK, COACH, ALLEY = "-", "=", "~"


class Move(NamedTuple):
    """How Jack moved, and the crossings where policemen stood at that time."""

    kind: str
    stopped: Crossings


class Clue(NamedTuple):
    """The circle is in tonight's row, on the space `last` or before."""

    last: int
    circle: Circle


class Absent(NamedTuple):
    """Jack was on none of these circles on the spaces from `first` to `last`."""

    first: int
    last: int
    circles: Circles


@dataclass(frozen=True, slots=True)
class Night:
    """All that is known of tonight's row. Its spaces are numbered from 0, the first murder."""

    start: int  # the space of the first murder on the track: 0 for V, 4 for I
    murders: tuple[Circle, ...]  # two on the third night, in an order that only Jack knows
    moves: tuple[Move, ...] = ()
    findings: tuple[Clue | Absent, ...] = ()
    home: bool = False  # the last move was a declared walk home

    @property
    def space(self) -> int:
        """The space of the row where Jack is."""
        return len(self.murders) - 1 + len(self.moves) + sum(move.kind == COACH for move in self.moves)

    @property
    def left(self) -> int:
        """How many spaces he can still fill."""
        return LAST_SPACE - self.start - self.space


@dataclass(frozen=True, slots=True)
class Facts:
    hideouts: Circles  # allowed by the agreed options, without the address that was named wrongly
    nights: tuple[Night, ...] = ()  # those before tonight
    tonight: Night | None = None  # from the murder on
    time: int = 0  # of the crime: 1..5 for I..V
    places: tuple[Crossing, ...] = (0,) * len(POLICEMEN)
    false_clues: Circles = 0
    question: a.Ask | a.Arrest | a.AreaArrest | a.NameAddress | None = None  # not yet answered


def begin(options: Mapping[str, str]) -> Facts:
    return Facts(hideouts=graded(agree(options)))


def update(facts: Facts, action: a.Action) -> Facts:
    """The facts after one more event."""
    if facts.tonight is not None and facts.tonight.home:
        # The row stays until the next night has its first event, so that a finished night can be asked about too.
        nights = (*facts.nights, facts.tonight)
        facts = replace(facts, nights=nights, tonight=None, false_clues=0)
    match action:
        case a.Answer(yes):
            return _answered(replace(facts, question=None), facts.question, yes)
        case a.Ask() | a.Arrest() | a.AreaArrest() | a.NameAddress():
            return replace(facts, question=action)
        case a.Step(policeman, to) | a.Rush(policeman, to):
            return replace(facts, places=_moved(facts.places, policeman, to))
        case a.Walk():
            return _escaped(facts, WALK)
        case a.WalkHome():
            return _escaped(facts, WALK, home=True)
        case a.Coach():
            return _escaped(facts, COACH)
        case a.Alley():
            return _escaped(facts, ALLEY)
        case a.Stuck():
            return _found(facts, _here(facts, ALL_CIRCLES & ~_stuck(facts)))
        case a.LayFalseClue(circle):
            return replace(facts, false_clues=facts.false_clues | 1 << circle)
        case a.TurnWomen():
            return replace(facts, time=1)
        case a.Wait():
            return replace(facts, time=facts.time + 1)
        case a.Kill(circle):
            return replace(facts, tonight=Night(LAST_TIME - facts.time, (circle,)))
        case a.KillTwo(first, second):
            return replace(facts, tonight=Night(LAST_TIME - facts.time, (first, second)))
        case a.Alarm(places):
            return replace(facts, places=places)
        case _:
            return facts


def _moved(places: tuple[Crossing, ...], policeman: Policeman, to: Crossing) -> tuple[Crossing, ...]:
    return (*places[:policeman], to, *places[policeman + 1 :])


def _occupied(facts: Facts) -> Crossings:
    return sum(1 << crossing for crossing in facts.places)


def _night(facts: Facts) -> Night:
    if facts.tonight is None:
        # Hunting begins with a murder. Only a record written by hand can break this rule.
        raise NotLegal("not-now")
    return facts.tonight


def _escaped(facts: Facts, kind: str, *, home: bool = False) -> Facts:
    night = _night(facts)
    return replace(facts, tonight=replace(night, moves=(*night.moves, Move(kind, _occupied(facts))), home=home))


def _found(facts: Facts, finding: Clue | Absent) -> Facts:
    night = _night(facts)
    return replace(facts, tonight=replace(night, findings=(*night.findings, finding)))


def _here(facts: Facts, circles: Circles) -> Absent:
    """Jack is on none of these circles now."""
    space = _night(facts).space
    return Absent(space, space, circles)


def _answered(facts: Facts, question: a.Ask | a.Arrest | a.AreaArrest | a.NameAddress | None, yes: bool) -> Facts:
    match question:
        case a.Ask(_, circle):
            return (
                _found(facts, _looked(_night(facts), circle, yes)) if _is_informative(_night(facts), circle) else facts
            )
        case a.Arrest(_, circle):
            return _arrested(facts, 1 << circle, yes)
        case a.AreaArrest(policeman):
            return _arrested(facts, SEARCHED[facts.places[policeman]] & ~facts.false_clues, yes)
        case a.NameAddress(circle):
            hideouts = 1 << circle if yes else ~(1 << circle)
            return replace(facts, hideouts=facts.hideouts & hideouts)
        case None:
            raise NotLegal("not-now")


def _is_informative(night: Night, circle: Circle) -> bool:
    """Whether the answer gives information. For a circle that is known to be in the row it is always yes."""
    return circle not in night.murders and all(
        finding.circle != circle for finding in night.findings if isinstance(finding, Clue)
    )


def _looked(night: Night, circle: Circle, yes: bool) -> Clue | Absent:
    return Clue(night.space, circle) if yes else Absent(0, night.space, 1 << circle)


def _arrested(facts: Facts, circles: Circles, yes: bool) -> Facts:
    return _found(facts, _here(facts, ALL_CIRCLES & ~circles if yes else circles))


def _stuck(facts: Facts) -> Circles:
    """The circles from which Jack has no move at all now (W39)."""
    night, number = _night(facts), len(facts.nights) + 1
    used = [move.kind for move in night.moves]
    if used.count(COACH) < COACH_TOKENS[number] and night.left >= 2:
        return 0
    may_use_alley = used.count(ALLEY) < ALLEY_TOKENS[number]
    stopped = _occupied(facts)
    return sum(
        1 << circle
        for circle in range(1, CIRCLES + 1)
        if not walks(circle, stopped) and not (may_use_alley and ALLEYS[circle])
    )
