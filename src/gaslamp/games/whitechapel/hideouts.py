"""Where Jack may live (W7, W8, W65, W67)."""

from functools import cache

from gaslamp.core.errors import NotLegal
from gaslamp.games.whitechapel.actions import Hide
from gaslamp.games.whitechapel.agreement import HIDEOUTS
from gaslamp.games.whitechapel.board import ALL_CIRCLES, CIRCLES, RED, Circle, Circles, members
from gaslamp.games.whitechapel.phases import women
from gaslamp.games.whitechapel.state import Agreed, State
from gaslamp.games.whitechapel.streets import NEAR_RED, distances

_HIDES = tuple(Hide(circle) for circle in range(CIRCLES + 1))
_GRADES = HIDEOUTS[1:]


def hideouts(agreed: Agreed) -> Circles:
    """Never a red circle; with Catch Me If You Can none next to one either (WC-19)."""
    return ALL_CIRCLES & ~(NEAR_RED if agreed.catch_me else RED)


def distance(circle: Circle) -> int:
    """Walks to all eight red circles together: what grades a hideout (WC-21)."""
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


def choices(agreed: Agreed) -> tuple[Hide, ...]:
    return tuple(_HIDES[circle] for circle in members(graded(agreed)))


def hide(state: State, circle: Circle | None) -> State:
    if circle is None or not graded(state.public.agreed) >> circle & 1:
        raise NotLegal("cannot-hide-there")
    return women.begin(state._replace(hideout=circle))
