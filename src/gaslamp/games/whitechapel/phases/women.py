"""Hell 1, 2 and 4: Jack places the women face down; later they are turned up (W10 to W13)."""

from gaslamp.games.whitechapel.actions import PlaceWoman, TurnWomen
from gaslamp.games.whitechapel.board import CIRCLES, RED, Circle, Circles, members
from gaslamp.games.whitechapel.refusals import expect, expect_stage
from gaslamp.games.whitechapel.state import Public, Stage, State
from gaslamp.games.whitechapel.turns import TARGETS, WOMEN

_MARKED = tuple(PlaceWoman(circle, True) for circle in range(CIRCLES + 1))
_BLANK = tuple(PlaceWoman(circle, False) for circle in range(CIRCLES + 1))


def begin(state: State) -> State:
    return state._replace(public=state.public._replace(stage=Stage.WOMEN))


def choices(state: State) -> tuple[PlaceWoman, ...]:
    tokens = _MARKED if next_is_marked(state.public) else _BLANK
    return tuple(tokens[circle] for circle in members(_free(state)))


def next_is_marked(public: Public) -> bool:
    """The marked tokens are placed first, so that the number of a step tells nothing."""
    return public.placed < TARGETS[public.night]


def red_circles(public: Public) -> Circles:
    """Where women may be: never on a crime scene."""
    return RED & ~public.scenes


def _free(state: State) -> Circles:
    return red_circles(state.public) & ~(state.marked | state.blank)


def place(state: State, circle: Circle | None, marked: bool) -> State:
    public = state.public
    expect_stage(public, Stage.WOMEN)
    expect(circle is not None and marked == next_is_marked(public) and _free(state) >> circle & 1, "cannot-place-woman")
    assert circle is not None
    if marked:
        state = state._replace(marked=state.marked | 1 << circle)
    else:
        state = state._replace(blank=state.blank | 1 << circle)
    placed = public.placed + 1
    if placed == TARGETS[public.night] and red_circles(public).bit_count() == WOMEN[public.night]:
        # Nothing is left to choose: every other red circle gets a blank token.
        state = state._replace(blank=_free(state))
        placed = WOMEN[public.night]
    if placed < WOMEN[public.night]:
        return state._replace(public=public._replace(placed=placed))
    women = state.marked | state.blank
    return state._replace(public=public._replace(women=women, placed=0, stage=Stage.HEAD), blank=0)


def turned_up(state: State) -> tuple[TurnWomen]:
    return (TurnWomen(state.marked),)


def turn_up(state: State, marked: Circles) -> State:
    public = state.public
    expect_stage(public, Stage.TARGETS)
    expect(marked == state.marked, "not-the-truth")
    return state._replace(public=public._replace(stage=Stage.CRIME, women=0, wretched=marked, time=1), marked=0)
