"""What the police at a real board can see next, from their view alone."""

from collections.abc import Mapping
from itertools import combinations

from gaslamp.core.game import Seat
from gaslamp.games.whitechapel.rules import actions as a
from gaslamp.games.whitechapel.rules import letters
from gaslamp.games.whitechapel.rules.agreement import COLOURS
from gaslamp.games.whitechapel.rules.board import POLICEMEN, members
from gaslamp.games.whitechapel.rules.phases import clues, crime, escape, patrols, women
from gaslamp.games.whitechapel.rules.public import NO_PATROL, Public, Stage
from gaslamp.games.whitechapel.rules.turns import TARGETS, acting
from gaslamp.games.whitechapel.rules.view import View

SEAT: Seat = "police"
FIXED: Mapping[str, str] = {"hands": COLOURS}
"""One detective, who is always the Head and moves the policemen in any order: so every order can be entered."""

_YES, _NO = a.Answer(True), a.Answer(False)


def actor(view: View) -> Seat | None:
    return acting(view.public)


def observable(view: View) -> tuple[a.Action, ...]:
    """How Jack moves, whom he kills, what he answers; not where he goes."""
    public = view.public
    match public.stage:
        case Stage.ESCAPE:
            return _moves(public)
        case Stage.CLUE:
            # A crime scene and a clue found before are in tonight's row.
            return (_YES,) if (public.murders | public.clues) >> public.target & 1 else (_YES, _NO)
        case Stage.ARREST | Stage.HOME:
            return _YES, _NO
        case Stage.HIDEOUT:
            return (a.Hide(None),)
        case Stage.WOMEN:
            return women.choices(public)
        case Stage.MARKS:
            return (a.MarkWoman(None),)
        case Stage.HEAD:
            return patrols.tiles(public)
        case Stage.LETTER:
            return letters.choices(public)
        case Stage.TARGETS:
            return _targets(public)
        case Stage.CRIME:
            return crime.choices(public)
        case Stage.READY:
            return crime.patrols_to_turn(public)
        case Stage.TURNED:
            return (_turned(view),)
        case Stage.ORDER:
            return (a.KillLast(None),)
        case Stage.ALARM:
            return (_alarm(view),)
        case Stage.GOULSTON:
            return letters.graffiti(public)
        case Stage.FALSE_CLUE:
            return clues.false_clues(public)
        case _:
            return ()


def _moves(public: Public) -> tuple[a.Action, ...]:
    found: list[a.Action] = [a.Walk(None)]
    if escape.has_coach(public):
        found.append(a.Coach(None, None))
    if escape.has_alley(public):
        found.append(a.Alley(None))
    return (*found, a.WalkHome(None), a.Stuck())


def _targets(public: Public) -> tuple[a.TurnWomen, ...]:
    some = combinations(members(public.women), TARGETS[public.night])
    return tuple(a.TurnWomen(sum(1 << circle for circle in circles)) for circles in some)


def _turned(view: View) -> a.ShowPatrol:
    """The police placed the tokens and know which one it is."""
    crossing, patrol = view.public.target, view.patrol or NO_PATROL
    return a.ShowPatrol(crossing, POLICEMEN[patrol.index(crossing)] if crossing in patrol else None)


def _alarm(view: View) -> a.Alarm:
    hidden = view.patrol or NO_PATROL
    return a.Alarm(tuple(shown | below for shown, below in zip(view.public.places, hidden, strict=True)))
