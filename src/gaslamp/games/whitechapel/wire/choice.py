"""What a seat may do in Whitechapel, and the places to highlight for each choice. It uses only the seat's own view."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Literal

import orjson

from gaslamp.games.whitechapel.rules import actions as a
from gaslamp.games.whitechapel.rules.phases.clues import open_circles
from gaslamp.games.whitechapel.rules.view import View
from gaslamp.games.whitechapel.wire.actions import action_json
from gaslamp.games.whitechapel.wire.names import circles, crossing
from gaslamp.games.whitechapel.wire.shapes import WhitechapelAction
from gaslamp.parts.json_text import KeptTexts, compact
from gaslamp.parts.wire import Json, Strict

_KNOWN = KeptTexts()


class WhitechapelChoice(Strict):
    game: Literal["whitechapel"]
    action: WhitechapelAction
    circles: list[int]
    """The circles of the action. Those of a move are in order."""
    crossings: list[str]


def choice_json(view: View, action: a.Action) -> Json:
    if isinstance(action, a.AreaArrest):
        return _choice(action, circles(open_circles(view.public, action.policeman)))
    return _choice(action, _circles(action))


def choice_fragments(view: View, actions: Iterable[a.Action]) -> list[orjson.Fragment]:
    """The same of each action as JSON text."""
    return _KNOWN.texts(actions, lambda action: _made(view, action))


def _made(view: View, action: a.Action) -> orjson.Fragment:
    if isinstance(action, a.AreaArrest):
        return orjson.Fragment(orjson.dumps(choice_json(view, action)))
    made = _anywhere(action)
    _KNOWN.keep(action, made)
    return made


@lru_cache(maxsize=8192)
def _anywhere(action: a.Action) -> orjson.Fragment:
    """Also for the few kinds of actions that rules make anew each time, such as the moves of a coach."""
    return orjson.Fragment(compact(_choice(action, _circles(action))))


def _choice(action: a.Action, some: list[int]) -> Json:
    return {
        "game": "whitechapel",
        "action": action_json(action),
        "circles": some,
        "crossings": _crossings(action),
    }


def _circles(action: a.Action) -> list[int]:
    match action:
        case a.Walk(int(to)) | a.WalkHome(int(to)) | a.Alley(int(to)):
            return [to]
        case a.Coach(int(via), int(to)):
            return [via, to]
        case a.Ask(_, circle) | a.Arrest(_, circle) | a.Kill(circle) | a.LayFalseClue(circle) | a.NameAddress(circle):
            return [circle]
        case a.Hide(int(circle)) | a.MarkWoman(int(circle)) | a.KillLast(int(circle)):
            return [circle]
        case a.KillTwo(one, other) | a.MoveWretched(one, other):
            return [one, other]
        case a.PlaceWomen(some) | a.TurnWomen(some):
            return circles(some)
        case _:
            return []


def _crossings(action: a.Action) -> list[str]:
    match action:
        case a.Step(_, to) | a.Rush(_, to):
            return [crossing(to)]
        case a.PlacePatrol(_, int(to)) | a.TurnPatrol(to) | a.ShowPatrol(to, _):
            return [crossing(to)]
        case a.Post(one, other) | a.SendSaucyJacky(one, other) | a.MovePatrol(one, other) | a.SendLetter(_, one, other):
            return [crossing(one), crossing(other)]
        case a.Alarm(places):
            return [crossing(place) for place in places]
        case _:
            return []
