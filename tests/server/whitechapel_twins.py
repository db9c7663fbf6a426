"""Actions for two worlds of Letters from Whitechapel that differ only in Jack's secrets.

So that whole games can be compared, the police ask only what both truths answer alike.
"""

import random
from typing import Any

from gaslamp.core.game import CHANCE
from gaslamp.games.whitechapel.rules import actions as wc
from gaslamp.games.whitechapel.rules.streets import SEARCHED, distances
from server.twin_worlds import Twins, pairs

HIDDEN = (wc.Hide, wc.KillLast, wc.Walk, wc.WalkHome, wc.Coach, wc.Alley)
"""Not the marks: they are turned up for all."""


def look_alike(one: Any, other: Any) -> bool:
    return type(one) is type(other) and isinstance(one, HIDDEN)


def whitechapel_actions(twin: Twins, rng: random.Random) -> list[Any] | None:
    """Both Jacks do the same kind of thing and go home together; None where any answer would tell the truth."""
    game, states = twin.game, twin.states
    if game.actor(states[0]) != "jack":
        found = _police(game, states)
        return [rng.choice(found)] * 2 if found else None
    options = pairs(game, states, look_alike)
    homeward = [pair for pair in options if isinstance(pair[0], wc.WalkHome)]
    walks = [pair for pair in options if isinstance(pair[0], wc.Walk)]
    if homeward:
        return homeward[0]
    if walks:
        # Step by step home, but not one of them alone.
        both = [state.hideout for state in states]
        return min(
            walks,
            key=lambda pair: (
                abs(distances(pair[0].to)[both[0]] - distances(pair[1].to)[both[1]]),
                distances(pair[0].to)[both[0]],
                rng.random(),
            ),
        )
    calm = [pair for pair in options if not isinstance(pair[0], wc.Coach | wc.Alley)] or options
    return rng.choice(calm)


def _police(game: Any, states: list[Any]) -> list[Any]:
    """What the police can do without learning in which world they are."""
    legal = game.legal(states[0])
    same = [action for action in legal if _answers(game, states, action)]
    # A search that has begun must continue, so only if all its circles are the same in both worlds.
    odd = {action.policeman for action in legal if isinstance(action, wc.Ask) and action not in same}
    jacks = [state.trail[-1] for state in states if state.trail]
    return [
        one
        for one in same
        if not (isinstance(one, wc.Ask) and one.policeman in odd)
        and not (isinstance(one, wc.Step) and any(SEARCHED[one.to] >> jack & 1 for jack in jacks))
    ]


def _answers(game: Any, states: list[Any], action: Any) -> bool:
    """Whether chance says the same in both worlds after the action, and neither Jack is caught."""
    said = []
    for state in states:
        after = game.apply(state, action)
        draws = []
        while game.actor(after) == CHANCE and len(game.legal(after)) == 1:
            draws.append(game.legal(after)[0])
            after = game.apply(after, draws[-1])
        said.append((draws, game.outcome(after)))
    return said[0] == said[1] and said[0][1] is None
