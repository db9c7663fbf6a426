"""A detective. One seat may move all five policemen or some. It plans for all five, and moves its own.

The pencil marks of people among the police take precedence over its own plan.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

import numpy as np

from gaslamp.games.whitechapel.deduction.facts import COACH, Facts
from gaslamp.games.whitechapel.deduction.policy import PLAIN_POLICY, Policy
from gaslamp.games.whitechapel.deduction.streets import WHITECHAPEL, Floats, members_of
from gaslamp.games.whitechapel.players import night, orders, questions
from gaslamp.games.whitechapel.players.memory import Memory
from gaslamp.games.whitechapel.players.orders import NO_ORDERS, Pencilled
from gaslamp.games.whitechapel.players.posts import Places, PostWeights, Want, best, wanted
from gaslamp.games.whitechapel.players.questions import ArrestThresholds
from gaslamp.games.whitechapel.players.worlds import Belief, Worlds, shares
from gaslamp.games.whitechapel.rules import actions as a
from gaslamp.games.whitechapel.rules.board import Crossing, members
from gaslamp.games.whitechapel.rules.public import NO_PATROL, Public, Stage
from gaslamp.games.whitechapel.rules.turns import COACHES
from gaslamp.games.whitechapel.rules.view import View
from gaslamp.parts.player import Knowledge, Thinking


class Method(NamedTuple):
    """How well a detective thinks."""

    belief: Belief
    worlds: int
    post_weights: PostWeights = PostWeights()
    thresholds: ArrestThresholds = ArrestThresholds()
    policy: Policy = PLAIN_POLICY


class Detective:
    def __init__(self, method: Method) -> None:
        self.method = method
        self.memory = Memory(method.belief, method.worlds, method.policy)
        self._wants: tuple[Worlds, Want] | None = None  # the last one, because all five move by the same

    def choose(self, known: Knowledge, rng: Random, thinking: Thinking) -> Any:  # noqa: ARG002  (nothing is left to chance)
        thinking.progress(0.0)
        self.memory.follow(known.record)
        if len(known.choices) == 1:
            return known.choices[0]
        return self._chosen(known.view, known.choices, known.pencilled)

    def _chosen(self, view: View, choices: Sequence[Any], pencilled: Pencilled) -> Any:
        public = view.public
        match public.stage:
            case Stage.HUNT:
                return steps(self.want(), public, choices, orders.ends(public, choices, pencilled))[0]
            case Stage.ACT:
                return self._act(public, choices, pencilled)
            case Stage.GRAFFITI:
                wants = self.want()
                return max(choices, key=lambda step: wants.worth(_moved(public.places, step)))
            case _:
                return self._prepared(view, choices)

    def want(self) -> Want:
        worlds = self.worlds()
        if self._wants is None or self._wants[0] is not worlds:
            rng = np.random.default_rng(len(worlds))
            self._wants = worlds, wanted(worlds, self.method.post_weights, rng, coaches_left(self.memory.facts))
        return self._wants[1]

    def worlds(self) -> Worlds:
        return self.memory.worlds()

    def _act(self, public: Public, choices: Sequence[a.Action], pencilled: Pencilled) -> a.Action:
        rest = [choice for choice in choices if not isinstance(choice, a.Rush)]
        if not rest:
            return self._rush(public, choices)
        action, worth = questions.act(self.worlds(), public, rest, self.method.thresholds)
        ordered = orders.search(rest, pencilled)
        if ordered and not (isinstance(action, a.Arrest | a.AreaArrest) and worth >= self.method.thresholds.at_once):
            return ordered
        if worth == 0 and len(rest) < len(choices):
            return self._rush(public, choices)
        return action

    def _rush(self, public: Public, choices: Sequence[a.Action]) -> a.Action:
        wants = self.want()
        rushes = [choice for choice in choices if isinstance(choice, a.Rush)]
        return max(rushes, key=lambda rush: wants.worth(_moved(public.places, rush)))

    def _prepared(self, view: View, choices: Sequence[Any]) -> Any:
        public, homes = view.public, self._homes()
        placed = view.patrol or NO_PATROL
        wants = night.want(public, homes, self.method.post_weights)
        match public.stage:
            case Stage.ADDRESS:
                return night.address(public, homes)
            case Stage.POSTS:
                return night.posts(public, wants, choices)
            case Stage.PATROLS:
                return night.patrol(public, placed, wants)
            case Stage.SAUCY:
                return night.patrol_move(wants, placed, choices)
            case _:
                return night.wretched(public, placed, homes, choices)

    def _homes(self) -> Floats:
        """By circle: how likely it is the hideout, by the earlier nights."""
        facts, earlier = self.memory.facts, self.memory.earlier()
        if earlier is None:
            homes = members_of(WHITECHAPEL.size, facts.hideouts)
        elif self.method.belief is not Belief.POLICY:
            homes = earlier.homes
        else:
            found = np.zeros(WHITECHAPEL.size)
            found[earlier.columns] = earlier.strong.sum(axis=1)
            return found
        return shares(np.flatnonzero(homes))


def coaches_left(facts: Facts) -> int:
    """The coaches that Jack can still take tonight."""
    used = sum(move.kind == COACH for move in facts.tonight.moves) if facts.tonight else 0
    return COACHES[len(facts.nights) + 1] - used


def steps(
    want: Want, public: Public, choices: Sequence[a.Step], ordered: Mapping[int, Crossing] = NO_ORDERS
) -> list[a.Step]:
    """The moves of this seat's policemen that belong to the best plan for all five and are legal now.

    If two policemen would swap places, neither can move first. Then the legal move that gains most is returned.
    """
    places = tuple(ordered.get(policeman, place) for policeman, place in enumerate(public.places))
    ends = best(want, places, [policeman for policeman in members(public.waiting) if policeman not in ordered])
    found = [step for step in choices if step.to == ends[step.policeman]]
    if found:
        return found

    def gain(step: a.Step) -> float:
        others = (*ends[: step.policeman], *ends[step.policeman + 1 :])
        return float(want.added(others, [step.to])[0])

    return [max(choices, key=gain)]


def _moved(places: Places, step: a.Step | a.Rush) -> Places:
    return (*places[: step.policeman], step.to, *places[step.policeman + 1 :])
