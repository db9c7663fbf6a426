"""Hunting 1: Jack moves over the streets, by coach or through an alley (W30 to W39)."""

from functools import cache

from gaslamp.games.whitechapel import letters
from gaslamp.games.whitechapel.actions import Action, Alley, Coach, Stuck, Walk, WalkHome
from gaslamp.games.whitechapel.board import CIRCLES, Circle, members
from gaslamp.games.whitechapel.phases import women
from gaslamp.games.whitechapel.refusals import expect, expect_stage
from gaslamp.games.whitechapel.state import Public, Row, Stage, State
from gaslamp.games.whitechapel.streets import ALLEYS, NEXT, walks
from gaslamp.games.whitechapel.turns import ALLEYS as ALLEY_TOKENS
from gaslamp.games.whitechapel.turns import COACHES as COACH_TOKENS
from gaslamp.games.whitechapel.turns import LAST_SPACE, NIGHTS, occupied, space

WALK, COACH, ALLEY = "-", "==", "~"

_WALKS = tuple(Walk(circle) for circle in range(CIRCLES + 1))
_HOMES = tuple(WalkHome(circle) for circle in range(CIRCLES + 1))
_FREE_WALKS = tuple([_WALKS[circle] for circle in members(ends)] for ends in NEXT)
_STUCK = (Stuck(),)


def choices(state: State) -> tuple[Action, ...]:
    """He must move if he can; a special move will do (WC-4)."""
    public = state.public
    here = state.trail[-1]
    ends = walks(here, occupied(public))
    found: list[Action] = [*_FREE_WALKS[here]]
    if ends != NEXT[here]:
        found = [_WALKS[circle] for circle in members(ends)]
    if ends >> state.hideout & 1:
        found.append(_HOMES[state.hideout])
    if has_coach(public):
        found += _coaches(here)
    if has_alley(public):
        found += _alleys(here)
    return tuple(found) or _STUCK


def has_coach(public: Public) -> bool:
    """A token is left, and two spaces of the track (WC-5)."""
    return public.track.count(COACH) < COACH_TOKENS[public.night] and space(public) + 2 <= LAST_SPACE


def has_alley(public: Public) -> bool:
    return public.track.count(ALLEY) < ALLEY_TOKENS[public.night]


@cache
def _coaches(start: Circle) -> tuple[Coach, ...]:
    return tuple(Coach(via, to) for via in members(NEXT[start]) for to in members(NEXT[via] & ~(1 << start)))


@cache
def _alleys(start: Circle) -> tuple[Alley, ...]:
    return tuple(Alley(to) for to in members(ALLEYS[start]))


def walk(state: State, to: Circle | None) -> State:
    return _moved(state, WALK, _walked(state, to))


def walk_home(state: State, to: Circle | None) -> State:
    """Only a walk lets him declare (WC-7)."""
    home = _walked(state, to)
    expect(home == state.hideout, "not-the-hideout")
    public = state.public._replace(track=state.public.track + WALK)
    state = state._replace(trail=(*state.trail, home))
    if public.night == NIGHTS:
        return state._replace(public=public._replace(stage=Stage.ESCAPED))
    return _next_night(state, public)


def _walked(state: State, to: Circle | None) -> Circle:
    expect_stage(state.public, Stage.ESCAPE)
    expect(to is not None and walks(state.trail[-1], occupied(state.public)) >> to & 1, "cannot-walk-there")
    assert to is not None
    return to


def _next_night(state: State, public: Public) -> State:
    """Pawns and crime scenes stay; everything else goes back to the box (W38)."""
    row = Row(state.trail, public.track)
    public = public._replace(
        night=public.night + 1,
        scenes=public.scenes | public.murders,
        murders=0,
        time=0,
        track="",
        clues=0,
        false_clues=0,
        sent=False,
    )
    return women.begin(state._replace(public=public, trail=(), sheet=(*state.sheet, row)))


def coach(state: State, via: Circle | None, to: Circle | None) -> State:
    expect_stage(state.public, Stage.ESCAPE)
    expect(has_coach(state.public), "no-coach-left")
    expect(via is not None and to is not None and Coach(via, to) in _coaches(state.trail[-1]), "cannot-ride-there")
    assert via is not None
    assert to is not None
    return _moved(state, COACH, via, to)


def alley(state: State, to: Circle | None) -> State:
    expect_stage(state.public, Stage.ESCAPE)
    expect(has_alley(state.public), "no-alley-left")
    expect(to is not None and ALLEYS[state.trail[-1]] >> to & 1, "no-alley-there")
    assert to is not None
    return _moved(state, ALLEY, to)


def _moved(state: State, kind: str, *circles: Circle) -> State:
    public = state.public._replace(track=state.public.track + kind)
    public = public._replace(stage=Stage.LATE) if space(public) == LAST_SPACE else letters.after_escape(public)
    return state._replace(public=public, trail=(*state.trail, *circles))


def is_stuck(state: State) -> bool:
    return choices(state) == _STUCK


def be_stuck(state: State) -> State:
    expect_stage(state.public, Stage.ESCAPE)
    expect(is_stuck(state), "can-still-move")
    return state._replace(public=state.public._replace(stage=Stage.BLOCKED))
