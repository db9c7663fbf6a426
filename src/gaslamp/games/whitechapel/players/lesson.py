"""A lesson: what a learner may do next and why, and what the machine on the other side may do meanwhile.

A suggestion is what a machine of a modest level would do with what the learner's seat knows. What the learner has not
tried yet comes first.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from gaslamp.core.game import Seat
from gaslamp.core.record import Record
from gaslamp.games import whitechapel
from gaslamp.games.whitechapel.players import levels, questions
from gaslamp.games.whitechapel.players.flight import DangerCosts
from gaslamp.games.whitechapel.players.jack import Jack
from gaslamp.games.whitechapel.players.lesson_reason import Reason, of_jack, of_police, surrounds
from gaslamp.games.whitechapel.players.police import Detective
from gaslamp.games.whitechapel.players.tables import WALKS
from gaslamp.games.whitechapel.rules import actions as a
from gaslamp.games.whitechapel.rules.board import RED, members
from gaslamp.games.whitechapel.rules.public import JACK, NOBODY, Public, Stage
from gaslamp.games.whitechapel.rules.turns import LAST_SPACE, space
from gaslamp.games.whitechapel.rules.view import View
from gaslamp.parts.player import Knowledge, Proposal, Thinking

LESSONS = (JACK, "police")

PEACEFUL_NIGHTS = 1
"""In a lesson nobody is arrested in these nights: the learner sees a whole night first."""

LEVEL = "casual"
TEACHER = levels.JACK[LEVEL]._replace(dangers=DangerCosts(way=0.25, near=0.1))
"""A casual Jack keeps his coaches. A learner is shown how to use them."""
COACH_FROM, ALLEY_FROM = 1, 3
"""The moves that a learner makes on foot before the first coach and the first alley."""
SPARE_SPACES = 4
"""With fewer spaces left, getting home is all that counts."""
LEAST_CHANCE = 0.1
"""Of the first arrest that is suggested."""


def lesson_choices(known: Knowledge) -> Sequence[a.Action]:
    """The choices of a machine. Jack waits once, so that the learner moves the women; the police arrest nobody."""
    view: View = known.view
    if view.public.night > PEACEFUL_NIGHTS:
        return known.choices
    if view.seat == JACK:
        return _first_crime(view.public, known.choices)
    return _without(known.choices, a.Arrest, a.AreaArrest)


def suggest(known: Knowledge, rng: Random, thinking: Thinking) -> list[Proposal]:
    if known.seat == JACK:
        return _for_jack(known, rng, thinking)
    return _for_police(known, rng, thinking)


def _for_police(known: Knowledge, rng: Random, thinking: Thinking) -> list[Proposal]:
    detective = Detective(levels.POLICE[LEVEL])
    view: View = known.view
    if view.public.night <= PEACEFUL_NIGHTS:
        known = replace(known, choices=_without(known.choices, a.Arrest, a.AreaArrest))
    chosen = detective.choose(known, rng, thinking)
    if view.public.stage is Stage.HUNT:
        plan = detective.steps(view.public, known.choices, thinking)
        together = surrounds(detective.worlds(), view.public, plan)
        return [_proposal(step, together) for step in sorted(plan, key=lambda step: step != chosen)]
    if view.public.stage is Stage.ACT and a.Arrest not in _tried(known.record, known.seat):
        chosen = _first_arrest(detective, view.public, known.choices) or chosen
    why = of_police(view, chosen, detective)
    if view.public.stage in (Stage.PATROLS, Stage.SUSPENSE):
        return _series(known, chosen, lambda later: detective.choose(later, rng, thinking), why)
    return [_proposal(chosen, why)]


def _first_arrest(detective: Detective, public: Public, choices: Sequence[a.Action]) -> a.Action | None:
    """The likeliest arrest, if it is likely enough to be tried."""
    arrests = [one for one in choices if isinstance(one, a.Arrest)]
    if public.doing != NOBODY or not arrests:
        return None
    [(arrest, chance), *_] = questions.ranked(detective.worlds(), public, arrests, detective.method.thresholds)
    return arrest if chance >= LEAST_CHANCE else None


def _for_jack(known: Knowledge, rng: Random, thinking: Thinking) -> list[Proposal]:
    view: View = known.view
    jack = Jack(TEACHER)
    wanted = _wanted(view, known.choices, _tried(known.record, known.seat))
    chosen = jack.choose(replace(known, choices=wanted), rng, thinking)
    if view.public.stage is Stage.MARKS:
        return _series(known, chosen, lambda later: jack.choose(later, rng, thinking), of_jack(view, chosen))
    return [_proposal(chosen, of_jack(view, chosen))]


def _series(known: Knowledge, first: Any, choose: Callable[[Knowledge], Any], why: Reason) -> list[Proposal]:
    """The actions of one kind that belong together: all tokens, all targets, all women."""
    found, view = [first], whitechapel.watch(known.view, first)
    while view.public.stage is known.view.public.stage and (choices := whitechapel.choices(view)):
        found.append(choose(replace(known, view=view, choices=choices)))
        view = whitechapel.watch(view, found[-1])
    return [_proposal(action, why) for action in found]


def _wanted(view: View, choices: Sequence[Any], tried: frozenset[type]) -> Sequence[Any]:
    """The choices that a learner may be shown now."""
    public = view.public
    match public.stage:
        case Stage.HIDEOUT:
            apart = [one for one in choices if min(WALKS[one.circle, red] for red in members(RED)) > 1]
            return apart or choices
        case Stage.CRIME:
            return _first_crime(public, choices) if a.Wait not in tried else _without(choices, a.Wait)
        case Stage.ESCAPE:
            return _flight(public, choices, tried)
        case _:
            return choices


def _first_crime(public: Public, choices: Sequence[Any]) -> Sequence[Any]:
    """At the first Time of the Crime Jack waits, later he kills."""
    if public.stage is not Stage.CRIME:
        return choices
    if public.time == 1:
        return [one for one in choices if isinstance(one, a.Wait)] or choices
    return _without(choices, a.Wait)


def _flight(public: Public, choices: Sequence[Any], tried: frozenset[type]) -> Sequence[Any]:
    """A first coach and a first alley, then the way home."""
    is_early = LAST_SPACE - space(public) > SPARE_SPACES
    for kind, first in ((a.Coach, COACH_FROM), (a.Alley, ALLEY_FROM)):
        new = [one for one in choices if isinstance(one, kind)]
        if kind not in tried and is_early:
            return new if new and len(public.track) >= first else _without(choices, a.WalkHome, a.Coach, a.Alley)
    return choices


def _without(choices: Sequence[Any], *kinds: type) -> Sequence[Any]:
    return [one for one in choices if not isinstance(one, kinds)] or choices


def _tried(record: Record, seat: Seat) -> frozenset[type]:
    return frozenset(type(whitechapel.parse_action(entry.action)) for entry in record.entries if entry.seat == seat)


def _proposal(action: a.Action, why: Reason) -> Proposal:
    return Proposal(whitechapel.write(action), 1.0, why.name, why.facts)
