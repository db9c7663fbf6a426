"""Hunting 2: the policemen move (W40 to W42)."""

from gaslamp.core.errors import NotLegal
from gaslamp.core.named_tuples import replacer
from gaslamp.games.whitechapel.rules.actions import Step
from gaslamp.games.whitechapel.rules.board import (
    CROSSINGS,
    EVERYBODY,
    POLICEMEN,
    Crossing,
    Policeman,
    members,
)
from gaslamp.games.whitechapel.rules.phases import clues
from gaslamp.games.whitechapel.rules.public import Public, Stage
from gaslamp.games.whitechapel.rules.streets import TWO_STEPS
from gaslamp.games.whitechapel.rules.turns import hand, in_hand, occupied

_STEPS = tuple(tuple(Step(policeman, crossing) for crossing in range(CROSSINGS + 1)) for policeman in POLICEMEN)
_AWAY = tuple(ends & ~(1 << here) for here, ends in enumerate(TWO_STEPS))
"""_AWAY[crossing]: where a policeman may go besides staying."""

_FREE_STEPS = tuple(tuple([steps[end] for end in members(ends)] for ends in TWO_STEPS) for steps in _STEPS)
"""_FREE_STEPS[policeman][crossing]: his moves while nobody else is near."""

_stepped = replacer(Public, "places", "waiting")


def begin(public: Public) -> Public:
    return public._replace(stage=Stage.HUNT, waiting=EVERYBODY)


def choices(public: Public) -> tuple[Step, ...]:
    taken = occupied(public)
    found: list[Step] = []
    for policeman in in_hand(public):
        here = public.places[policeman]
        steps = _FREE_STEPS[policeman][here]
        others = _AWAY[here] & taken
        found += [step for step in steps if not others >> step.to & 1] if others else steps
    return tuple(found)


def once_left(public: Public) -> tuple[Step, ...]:
    """Moves that become legal when another policeman of the same detective has left that crossing."""
    moving = in_hand(public)
    return tuple(
        _STEPS[policeman][public.places[other]]
        for policeman in moving
        for other in moving
        if other != policeman and TWO_STEPS[public.places[policeman]] >> public.places[other] & 1
    )


def step(public: Public, policeman: Policeman, to: Crossing) -> Public:
    """Up to two crossings away, over other policemen but never onto one; staying is a move too (W40)."""
    here = public.places[policeman]
    if not hand(public) >> policeman & 1:
        raise NotLegal("not-his-turn")
    if not TWO_STEPS[here] >> to & 1 or (to in public.places and to != here):
        raise NotLegal("cannot-step-there")
    places = (*public.places[:policeman], to, *public.places[policeman + 1 :])
    waiting = public.waiting & ~(1 << policeman)
    if waiting:
        return _stepped(public, places=places, waiting=waiting)
    return clues.begin(public, places)
