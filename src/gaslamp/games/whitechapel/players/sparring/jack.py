"""Jacks of seven styles, and one who changes his style every night.

direct      walks home by the shortest way
detouring   walks five spaces more than he needs
waiting     waits with the murder, and goes home in the last possible moment
next-door   lives beside a red circle, and goes straight home
far         lives far from the red circles, and takes his coaches at once
thrifty     keeps his tokens for the last steps to his door, and avoids policemen
spending    uses a token whenever he has one
mixed       has another of these styles every night
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from random import Random
from typing import Any

from gaslamp.games.whitechapel.players.greedy import watchers
from gaslamp.games.whitechapel.players.tables import WALKS
from gaslamp.games.whitechapel.rules import actions as a
from gaslamp.games.whitechapel.rules.board import RED, Circle, members
from gaslamp.games.whitechapel.rules.public import Stage
from gaslamp.games.whitechapel.rules.turns import LAST_SPACE, space
from gaslamp.games.whitechapel.rules.view import View
from gaslamp.parts.player import Knowledge, Thinking

_REDS = members(RED)
_DOOR = 2
"""Walks: so near home a thrifty Jack uses his tokens."""
_SPARE = 2
"""Spaces that a Jack who dawdles keeps in hand."""


class Home(StrEnum):
    """Where the hideout is."""

    ANYWHERE = "anywhere"
    NEXT_DOOR = "next-door"
    FAR = "far"


class Tokens(StrEnum):
    """When coaches and alleys are used, if a walk is possible too."""

    NEVER = "never"
    AT_ONCE = "at once"
    AT_THE_DOOR = "at the door"


@dataclass(frozen=True, slots=True)
class Style:
    home: Home = Home.ANYWHERE
    tokens: Tokens = Tokens.NEVER
    detour: int = 0  # how many spaces more than necessary he walks
    waits: bool = False  # whether he waits with the murder
    shy: float = 0.0  # the cost of each policeman who can search a circle, in walks


JACKS: Mapping[str, Style | None] = {
    "direct": Style(),
    "detouring": Style(detour=5),
    "waiting": Style(detour=LAST_SPACE, waits=True),
    "next-door": Style(home=Home.NEXT_DOOR),
    "far": Style(home=Home.FAR, tokens=Tokens.AT_ONCE),
    "thrifty": Style(tokens=Tokens.AT_THE_DOOR, shy=1.0),
    "spending": Style(tokens=Tokens.AT_ONCE, shy=0.5),
    "mixed": None,
}
"""By name; None for the one who changes."""
_NIGHTLY = tuple(style for style in JACKS.values() if style is not None)


class SparringJack:
    def __init__(self, style: Style | None) -> None:
        self._style = style

    def choose(self, known: Knowledge, rng: Random, thinking: Thinking) -> Any:
        thinking.progress(0.0)
        view: View = known.view
        style = self._style or _tonight(view)
        match view.public.stage:
            case Stage.HIDEOUT:
                return _hideout(known.choices, style.home, rng)
            case Stage.CRIME:
                return _crime(view, known.choices, style, rng)
            case Stage.ESCAPE:
                return _escape(view, known.choices, style, rng)
            case Stage.LETTER | Stage.GOULSTON | Stage.FALSE_CLUE:
                return known.choices[0]
            case _:
                return rng.choice(known.choices)


def _tonight(view: View) -> Style:
    """It follows from what Jack knows, so a new player of the same game goes on in the same style."""
    if view.hideout is None:
        return Style()
    return Random(f"{view.hideout}/{view.public.night}").choice(_NIGHTLY)


def _hideout(choices: Sequence[a.Hide], home: Home, rng: Random) -> a.Hide:
    def walks(choice: a.Hide) -> float:
        """To the nearest red circle, or to all of them on average."""
        ways = WALKS[choice.circle, _REDS]
        return float(ways.min() if home is Home.NEXT_DOOR else ways.mean())

    if home is Home.ANYWHERE:
        return rng.choice(choices)
    ranked = sorted(choices, key=lambda choice: walks(choice) + rng.random())
    some = max(1, len(ranked) // 4)
    return rng.choice(ranked[:some] if home is Home.NEXT_DOOR else ranked[-some:])


def _crime(view: View, choices: Sequence[a.Action], style: Style, rng: Random) -> a.Action:
    waits = [choice for choice in choices if isinstance(choice, a.Wait)]
    if style.waits and waits:
        return waits[0]
    in_time = [choice for choice in choices if _walks_home(view, choice) < LAST_SPACE - space(view.public)]
    return rng.choice(in_time or waits or list(choices))


def _walks_home(view: View, choice: a.Action) -> int:
    match choice:
        case a.Kill(circle):
            return _way(view, circle)
        case a.KillTwo(first, second):
            return min(_way(view, first), _way(view, second))
        case _:
            return LAST_SPACE


def _way(view: View, circle: Circle) -> int:
    return int(WALKS[circle, view.hideout])


def _escape(view: View, choices: Sequence[a.Action], style: Style, rng: Random) -> a.Action:
    trail = view.trail
    assert trail is not None
    here, home = trail[-1], [choice for choice in choices if isinstance(choice, a.WalkHome)]
    spare = LAST_SPACE - space(view.public) - _way(view, here) - _SPARE
    walked = sum(step in "-=~" for step in view.public.track)
    dawdles = spare > 0 and walked < style.detour
    if home and not dawdles:
        return home[0]

    def worth(choice: a.Action) -> float:
        to: Circle = getattr(choice, "to", None) or here
        way = _way(view, to)
        # To the hideout without saying so: only to pass by.
        cost = 9.0 if to == view.hideout else 0.0
        if isinstance(choice, a.Coach | a.Alley) and not _is_used(style.tokens, _way(view, here)):
            cost += 9.0
        elif isinstance(choice, a.Walk) and _is_used(style.tokens, _way(view, here)) and not dawdles:
            cost += 0.5
        if dawdles:
            cost += 0.0 if way >= _way(view, here) else 1.0
            cost += 1.0 if to in trail else 0.0
            return -cost - style.shy * watchers(view.public, to) + 0.5 * rng.random()
        return -cost - way - style.shy * watchers(view.public, to) + 0.5 * rng.random()

    return max((choice for choice in choices if not isinstance(choice, a.WalkHome)), key=worth)


def _is_used(tokens: Tokens, way: int) -> bool:
    return tokens is Tokens.AT_ONCE or (tokens is Tokens.AT_THE_DOOR and way <= _DOOR)
