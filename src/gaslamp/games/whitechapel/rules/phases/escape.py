"""Hunting 1: Jack moves over the streets, by coach or through an alley (W30 to W39)."""

from functools import cache

from gaslamp.games.whitechapel.rules import letters
from gaslamp.games.whitechapel.rules.actions import Action, Alley, Coach, Stuck, Walk, WalkHome
from gaslamp.games.whitechapel.rules.board import CIRCLES, Circle, members
from gaslamp.games.whitechapel.rules.phases import women
from gaslamp.games.whitechapel.rules.public import Public, Stage
from gaslamp.games.whitechapel.rules.refusals import expect, expect_stage
from gaslamp.games.whitechapel.rules.state import State
from gaslamp.games.whitechapel.rules.streets import ALLEYS, NEXT, walks
from gaslamp.games.whitechapel.rules.turns import ALLEYS as ALLEY_TOKENS
from gaslamp.games.whitechapel.rules.turns import COACHES as COACH_TOKENS
from gaslamp.games.whitechapel.rules.turns import LAST_SPACE, NIGHTS, occupied, space

_ESCAPE = Stage.ESCAPE  # A member of an enum is slow to look up.
WALK, COACH, ALLEY = "-", "==", "~"

_WALKS = tuple(Walk(circle) for circle in range(CIRCLES + 1))
_HOMES = tuple(WalkHome(circle) for circle in range(CIRCLES + 1))
_FREE_WALKS = tuple([_WALKS[circle] for circle in members(ends)] for ends in NEXT)
_STUCK = (Stuck(),)


def choices(state: State) -> tuple[Action, ...]:
    """Jack must move if he can. A special move is enough (W32)."""
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
    """Whether a token is left, and two spaces of the track (W33)."""
    return public.track.count(COACH) < COACH_TOKENS[public.night] and space(public) + 2 <= LAST_SPACE


def has_alley(public: Public) -> bool:
    return public.track.count(ALLEY) < ALLEY_TOKENS[public.night]


@cache
def _coaches(start: Circle) -> tuple[Coach, ...]:
    return tuple(Coach(via, to) for via in members(NEXT[start]) for to in members(NEXT[via] & ~(1 << start)))


@cache
def _alleys(start: Circle) -> tuple[Alley, ...]:
    return tuple(Alley(to) for to in members(ALLEYS[start]))


def is_walk(state: State, to: Circle) -> bool:
    return bool(walks(state.trail[-1], occupied(state.public)) >> to & 1)


def is_coach(state: State, via: Circle, to: Circle) -> bool:
    here = state.trail[-1]
    return bool(NEXT[here] >> via & 1 and NEXT[via] >> to & 1) and to != here


def is_alley(state: State, to: Circle) -> bool:
    return bool(ALLEYS[state.trail[-1]] >> to & 1)


def is_stuck(state: State) -> bool:
    return choices(state) == _STUCK


def walk(public: Public) -> Public:
    expect_stage(public, _ESCAPE)
    return _moved(public, WALK)


def coach(public: Public) -> Public:
    expect_stage(public, _ESCAPE)
    expect(has_coach(public), "no-coach-left")
    return _moved(public, COACH)


def alley(public: Public) -> Public:
    expect_stage(public, _ESCAPE)
    expect(has_alley(public), "no-alley-left")
    return _moved(public, ALLEY)


def _moved(public: Public, kind: str) -> Public:
    """On to the police, unless Jack's sheet is full now."""
    public = public._replace(track=public.track + kind)
    return public._replace(stage=Stage.LATE) if space(public) == LAST_SPACE else letters.after_escape(public)


def stick(public: Public) -> Public:
    expect_stage(public, _ESCAPE)
    return public._replace(stage=Stage.BLOCKED)


def walk_home(public: Public) -> Public:
    """Pawns and crime scenes stay; everything else goes back to the box (W38)."""
    expect_stage(public, _ESCAPE)
    if public.night == NIGHTS:
        return public._replace(stage=Stage.ESCAPED, track=public.track + WALK)
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
    return women.begin(public)
