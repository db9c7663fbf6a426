"""How actions change the secrets. The rules know all of them, a view only those of its seat."""

from gaslamp.games.whitechapel.rules import actions as a
from gaslamp.games.whitechapel.rules.board import NOWHERE, Circle, Crossing, members
from gaslamp.games.whitechapel.rules.public import NO_PATROL, Public, Row
from gaslamp.games.whitechapel.rules.state import State
from gaslamp.games.whitechapel.rules.view import View


def known(view: View) -> State:
    """A State with the secrets that this seat knows. The other secrets are blank."""
    return State(
        public=view.public,
        hideout=view.hideout or NOWHERE,
        marked=view.marked or 0,
        patrol=view.patrol or NO_PATROL,
        trail=view.trail or (),
        sheet=view.sheet or (),
    )


def learn(state: State, public: Public, action: a.Action) -> State:
    """The secrets after an action, which has led to this public part. Hidden parts of the action change nothing."""
    match action:
        case a.Answer():
            return with_public(state, public)
        case a.Walk(int(to)) | a.Alley(int(to)):
            return _walked(state, public, to)
        case a.Coach(int(via), int(to)):
            return _walked(state, public, via, to)
        case a.WalkHome(int(to)):
            return _came_home(state, public, to)
        case a.Kill(circle):
            return state._replace(public=public, trail=(circle,))
        case a.KillLast(int(circle)):
            [before] = members(public.murders & ~(1 << circle))
            return state._replace(public=public, trail=(before, circle))
        case a.Hide(int(circle)):
            return state._replace(public=public, hideout=circle)
        case a.MarkWoman(int(circle)):
            return state._replace(public=public, marked=state.marked | 1 << circle)
        case a.TurnWomen():
            return state._replace(public=public, marked=0)
        case a.PlacePatrol(policeman, int(crossing)):
            patrol = (*state.patrol[:policeman], crossing, *state.patrol[policeman + 1 :])
            return state._replace(public=public, patrol=patrol)
        case a.SendLetter(_, start, to) | a.MovePatrol(start, to):
            return _patrol_moved(state, public, start, to)
        case a.ShowPatrol(crossing, _):
            return _patrol_moved(state, public, crossing, NOWHERE)
        case a.Alarm():
            return state._replace(public=public, patrol=NO_PATROL)
        case _:
            return with_public(state, public)


def with_public(state: State, public: Public) -> State:
    """The same secrets with another public part."""
    return State(public, state.hideout, state.marked, state.patrol, state.trail, state.sheet)


def _walked(state: State, public: Public, *circles: Circle) -> State:
    return state._replace(public=public, trail=(*state.trail, *circles))


def _came_home(state: State, public: Public, to: Circle) -> State:
    """The row of tonight ends. A new one begins, unless this was the last night."""
    row = Row((*state.trail, to), state.public.track + "-")
    if public.night == state.public.night:
        return state._replace(public=public, trail=row.trail)
    return state._replace(public=public, trail=(), sheet=(*state.sheet, row))


def _patrol_moved(state: State, public: Public, start: Crossing, to: Crossing) -> State:
    patrol = tuple(to if crossing == start else crossing for crossing in state.patrol)
    return state._replace(public=public, patrol=patrol)
