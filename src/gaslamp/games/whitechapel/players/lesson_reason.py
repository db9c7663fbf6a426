"""Why a learner may do that: a word for a sentence, and its facts."""

from collections.abc import Mapping, Sequence
from functools import reduce
from operator import or_
from typing import NamedTuple

from gaslamp.games.whitechapel.deduction.streets import WHITECHAPEL, members_of
from gaslamp.games.whitechapel.players.police import Detective
from gaslamp.games.whitechapel.players.questions import answer_gains
from gaslamp.games.whitechapel.players.tables import WALKS
from gaslamp.games.whitechapel.players.worlds import Worlds
from gaslamp.games.whitechapel.rules import actions as a
from gaslamp.games.whitechapel.rules.board import RED, Circle, members
from gaslamp.games.whitechapel.rules.public import Public
from gaslamp.games.whitechapel.rules.streets import SEARCHED
from gaslamp.games.whitechapel.rules.turns import LAST_SPACE, space
from gaslamp.games.whitechapel.rules.view import View


class Reason(NamedTuple):
    name: str
    facts: Mapping[str, str | int]


def surrounds(worlds: Worlds, public: Public, plan: Sequence[a.Step]) -> Reason:
    """How likely Jack is next to a policeman after these moves."""
    places = list(public.places)
    for step in plan:
        places[step.policeman] = step.to
    around = reduce(or_, (SEARCHED[place] for place in places), 0)
    chance = float(worlds.chances()[members_of(WHITECHAPEL.size, around)].sum())
    return Reason("surround", {"percent": _percent(chance)})


def of_police(view: View, action: a.Action, detective: Detective) -> Reason:
    match action:
        case a.PlacePatrol():
            return Reason("patrol", {})
        case a.Post():
            return Reason("posts", {})
        case a.MoveWretched():
            return Reason("wretched", {})
        case a.Ask(_, circle):
            _, seen = answer_gains(detective.worlds(), [circle], detective.method.thresholds)
            name = "ask-known" if view.public.clues >> circle & 1 else "ask"
            return Reason(name, {"percent": _percent(float(seen[0]))})
        case a.Arrest(_, circle):
            return Reason("arrest", {"percent": _percent(float(detective.worlds().chances()[circle]))})
        case _:
            return Reason("only", {})


def of_jack(view: View, action: a.Action) -> Reason:
    match action:
        case a.Hide(int(circle)):
            return Reason("hideout", {"walks": min(int(WALKS[circle, red]) for red in members(RED))})
        case a.PlaceWomen():
            return Reason("women", {})
        case a.MarkWoman(int(circle)) | a.KillLast(int(circle)):
            name = "mark" if isinstance(action, a.MarkWoman) else "last"
            return Reason(name, {"walks": _walks(view, circle)})
        case a.Kill(circle):
            return Reason("kill", {"walks": _walks(view, circle), "moves": LAST_SPACE - space(view.public)})
        case a.KillTwo(first, second):
            return Reason("kill-two", {"walks": min(_walks(view, first), _walks(view, second))})
        case a.Wait():
            return Reason("wait", {})
        case a.TurnPatrol():
            return Reason("turn", {})
        case a.WalkHome():
            return Reason("home", {})
        case a.Coach(_, int(to)):
            return Reason("coach", _way(view, to, 2))
        case a.Alley(int(to)):
            return Reason("alley", _way(view, to, 1))
        case a.Walk(int(to)):
            here = view.trail[-1] if view.trail else to
            return Reason("nearer" if _walks(view, to) < _walks(view, here) else "aside", _way(view, to, 1))
        case _:
            return Reason("only", {})


def _way(view: View, to: Circle, spaces: int) -> Mapping[str, str | int]:
    """How far home is from there, and how many moves are left then."""
    return {"walks": _walks(view, to), "moves": LAST_SPACE - space(view.public) - spaces}


def _walks(view: View, circle: Circle) -> int:
    assert view.hideout is not None, "Jack knows where he lives"
    return int(WALKS[circle, view.hideout])


def _percent(chance: float) -> int:
    return round(100 * chance)
