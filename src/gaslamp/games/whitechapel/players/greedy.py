"""A simple player for both sides that looks one step ahead. Other players are measured against it.

Jack walks home by short ways and avoids circles that policemen can search. The police go where Jack can be, with every
possible circle equally likely. They ask there. They arrest at a chance of 0.5, or of 0.34 after the others have asked.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

from gaslamp.games.whitechapel.players.police import Detective, Method
from gaslamp.games.whitechapel.players.posts import PostWeights
from gaslamp.games.whitechapel.players.questions import ArrestThresholds
from gaslamp.games.whitechapel.players.tables import TO_SEARCH
from gaslamp.games.whitechapel.players.worlds import Belief
from gaslamp.games.whitechapel.rules import actions as a
from gaslamp.games.whitechapel.rules.public import JACK, Public, Stage
from gaslamp.games.whitechapel.rules.streets import distances
from gaslamp.games.whitechapel.rules.turns import LAST_SPACE, space
from gaslamp.games.whitechapel.rules.view import View
from gaslamp.parts.player import Knowledge, Player, Thinking

_POLICE = Method(
    Belief.SET, 96, PostWeights(later=(0.3,), gate=0.0), ArrestThresholds(after_asking=0.34, home_weight=0.0)
)


class GreedyJack:
    def choose(self, known: Knowledge, rng: Random, thinking: Thinking) -> Any:
        thinking.progress(0.0)
        view: View = known.view
        match view.public.stage:
            case Stage.ESCAPE:
                return _escape(view, known.choices, rng)
            case Stage.CRIME:
                return _kill(view, known.choices, rng)
            case Stage.LETTER | Stage.GOULSTON | Stage.FALSE_CLUE:
                return known.choices[0]
            case _:
                return rng.choice(known.choices)


def _escape(view: View, choices: Sequence[a.Action], rng: Random) -> a.Action:
    assert view.hideout is not None
    assert view.trail is not None
    walks = [choice for choice in choices if isinstance(choice, a.WalkHome)]
    if walks:
        return walks[0]
    home = distances(view.hideout)

    def worth(choice: a.Action) -> float:
        to: int = getattr(choice, "to", 0)
        cost = 1.5 if isinstance(choice, a.Coach | a.Alley) else 0.0
        return -home[to] - cost - watchers(view.public, to) - (1.5 if to == view.hideout else 0) + 0.5 * rng.random()

    return max(choices, key=worth)


def watchers(public: Public, circle: int) -> int:
    """The policemen who can search the circle in their next move."""
    return int((TO_SEARCH[list(public.places), circle] <= 2).sum())


def _kill(view: View, choices: Sequence[a.Action], rng: Random) -> a.Action:
    assert view.hideout is not None
    home = distances(view.hideout)
    spaces = LAST_SPACE - space(view.public)

    def worth(choice: a.Action) -> float:
        match choice:
            case a.Kill(circle):
                return -home[circle] if home[circle] < spaces else -99
            case a.KillTwo(one, other):
                return -min(home[one], home[other])
            case _:
                return -50

    return max(choices, key=lambda choice: worth(choice) + rng.random())


def seated(seat: str) -> Player:
    return GreedyJack() if seat == JACK else Detective(_POLICE)
