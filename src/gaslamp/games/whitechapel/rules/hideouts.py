"""Where Jack may live (W7, W65, W67)."""

from functools import cache

from gaslamp.games.whitechapel.rules.actions import Hide
from gaslamp.games.whitechapel.rules.agreement import HIDEOUTS
from gaslamp.games.whitechapel.rules.board import ALL_CIRCLES, CIRCLES, RED, Circle, Circles, members
from gaslamp.games.whitechapel.rules.phases import women
from gaslamp.games.whitechapel.rules.public import Agreed, Public, Stage
from gaslamp.games.whitechapel.rules.refusals import expect, expect_stage
from gaslamp.games.whitechapel.rules.streets import NEAR_RED, distances

_HIDES = tuple(Hide(circle) for circle in range(CIRCLES + 1))
_GRADES = HIDEOUTS[1:]


def hideouts(agreed: Agreed) -> Circles:
    """Never a red circle; with Catch Me If You Can none next to one either (W65)."""
    return ALL_CIRCLES & ~(NEAR_RED if agreed.catch_me else RED)


def distance(circle: Circle) -> int:
    """The sum of the walks to all eight red circles. It grades a hideout (W67)."""
    return sum(distances(circle)[red] for red in members(RED))


@cache
def graded(agreed: Agreed) -> Circles:
    """The hideouts of one difficulty: a quarter of the allowed ones, from near to far."""
    if agreed.hideout not in _GRADES:
        return hideouts(agreed)
    ranked = sorted(members(hideouts(agreed)), key=lambda circle: (distance(circle), circle))
    grade = _GRADES.index(agreed.hideout)
    quarter = ranked[grade * len(ranked) // 4 : (grade + 1) * len(ranked) // 4]
    return sum(1 << circle for circle in quarter)


@cache
def choices(agreed: Agreed) -> tuple[Hide, ...]:
    return tuple(_HIDES[circle] for circle in members(graded(agreed)))


def hide(public: Public, circle: Circle | None) -> Public:
    expect_stage(public, Stage.HIDEOUT)
    expect(circle is None or graded(public.agreed) >> circle & 1, "cannot-hide-there")
    return women.begin(public)
