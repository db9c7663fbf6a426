"""Hell 1, 2 and 4: Jack places the women face down; later they are turned up (W10 to W13)."""

from itertools import combinations

from gaslamp.games.whitechapel.rules.actions import MarkWoman, PlaceWomen, TurnWomen
from gaslamp.games.whitechapel.rules.board import CIRCLES, RED, Circles, members
from gaslamp.games.whitechapel.rules.public import Public, Stage
from gaslamp.games.whitechapel.rules.refusals import expect, expect_stage
from gaslamp.games.whitechapel.rules.state import State
from gaslamp.games.whitechapel.rules.turns import TARGETS, WOMEN

_MARKING = Stage.MARKS  # A member of an enum is slow to look up.
_MARKS = tuple(MarkWoman(circle) for circle in range(CIRCLES + 1))


def begin(public: Public) -> Public:
    """If there is a woman for every free red circle, Jack has no choice."""
    if is_forced(public):
        return public._replace(stage=Stage.MARKS, women=red_circles(public))
    return public._replace(stage=Stage.WOMEN)


def is_forced(public: Public) -> bool:
    return red_circles(public).bit_count() == WOMEN[public.night]


def red_circles(public: Public) -> Circles:
    """Where women may be: never on a crime scene."""
    return RED & ~public.scenes


def choices(public: Public) -> tuple[PlaceWomen, ...]:
    some = combinations(members(red_circles(public)), WOMEN[public.night])
    return tuple(PlaceWomen(sum(1 << circle for circle in circles)) for circles in some)


def place(public: Public, circles: Circles) -> Public:
    expect_stage(public, Stage.WOMEN)
    allowed = not circles & ~red_circles(public) and circles.bit_count() == WOMEN[public.night]
    expect(allowed, "cannot-place-women")
    return public._replace(stage=Stage.MARKS, women=circles)


def marks(state: State) -> tuple[MarkWoman, ...]:
    return tuple(_MARKS[circle] for circle in members(unmarked(state)))


def unmarked(state: State) -> Circles:
    return state.public.women & ~state.marked


def mark(public: Public) -> Public:
    """Count one more target. Which woman it is stays secret."""
    expect_stage(public, _MARKING)
    if public.placed + 1 < TARGETS[public.night]:
        return public._replace(placed=public.placed + 1)
    return public._replace(stage=Stage.HEAD, placed=0)


def turned_up(state: State) -> TurnWomen:
    return TurnWomen(state.marked)


def turn_up(public: Public, marked: Circles) -> Public:
    expect_stage(public, Stage.TARGETS)
    expect(not marked & ~public.women and marked.bit_count() == TARGETS[public.night], "not-the-truth")
    return public._replace(stage=Stage.CRIME, women=0, wretched=marked, time=1)
