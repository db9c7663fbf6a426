"""What a seat may do in Mr. Jack, and the places to highlight for each choice. It uses only the seat's own view."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Literal, assert_never

import orjson

from gaslamp.games.mrjack.rules import actions as a
from gaslamp.games.mrjack.rules.board import EXIT_STREET, RAY, STREETS, Character
from gaslamp.games.mrjack.rules.view import View
from gaslamp.games.mrjack.wire.actions import MrJackAction, action_json
from gaslamp.games.mrjack.wire.names import ExitName, exit_name, gaslight, hexes
from gaslamp.parts.json_text import KeptTexts, compact
from gaslamp.parts.wire import Json, Strict

_KNOWN = KeptTexts()

_ABOUT_TOKENS = (a.Pick, a.Accuse, a.Swap, a.Whistle, a.Face)
"""The places of these choices follow from where the tokens are."""


class MrJackChoice(Strict):
    game: Literal["mrjack"]
    action: MrJackAction
    hexes: list[str]
    """The places of the action: start and end, or the beam of a lantern."""
    exits: list[ExitName]


def choice_json(view: View, action: a.Action) -> Json:
    places, exits = _places(view.public.places, action)
    return {"game": "mrjack", "action": action_json(action), "hexes": places, "exits": exits}


def choice_fragments(view: View, actions: Iterable[a.Action]) -> list[orjson.Fragment]:
    """The same of each action as JSON text. Cached: the same few thousand occur at every table again and again."""
    tokens = view.public.places
    return _KNOWN.texts(actions, lambda action: _made(tokens, action))


def _made(tokens: Sequence[int], action: a.Action) -> orjson.Fragment:
    places, exits = _places(tokens, action)
    made = _fragment(action, tuple(places), tuple(exits))
    if not isinstance(action, _ABOUT_TOKENS):
        _KNOWN.keep(action, made)
    return made


@lru_cache(maxsize=8192)
def _fragment(action: a.Action, places: tuple[str, ...], exits: tuple[ExitName, ...]) -> orjson.Fragment:
    choice = {"game": "mrjack", "action": action_json(action), "hexes": places, "exits": exits}
    return orjson.Fragment(compact(choice))


def _places(tokens: Sequence[int], action: a.Action) -> tuple[list[str], list[ExitName]]:
    match action:
        case a.Walk(to):
            return [STREETS[to]], []
        case a.Pick(character) | a.Accuse(character) | a.Swap(character):
            return [STREETS[tokens[character]]], []
        case a.Whistle(character, to):
            return [STREETS[tokens[character]], STREETS[to]], []
        case a.Face(facing):
            return hexes(RAY[tokens[Character.WATSON]][facing]), []
        case a.MoveLamp(start, to):
            return [gaslight(start), gaslight(to)], []
        case a.MoveCover(start, to):
            return [STREETS[start], STREETS[to]], []
        case a.MoveCordon(start, to):
            return [], [exit_name(start), exit_name(to)]
        case a.Leave(way):
            return [STREETS[EXIT_STREET[way]]], [exit_name(way)]
        case a.Stay() | a.Deal() | a.Draw() | a.Alibi() | a.Verdict() | a.Call():
            return [], []
        case _:
            assert_never(action)
