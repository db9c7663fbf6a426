"""A detective. One seat may move all five policemen or some. It plans for all five, and moves its own.

The pencil marks of people among the police take precedence over its own plan.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any, NamedTuple

import numpy as np

from gaslamp.games.whitechapel.deduction.policy import PLAIN_POLICY, Policy
from gaslamp.games.whitechapel.deduction.streets import WHITECHAPEL, Floats, members_of
from gaslamp.games.whitechapel.players import night, orders, questions
from gaslamp.games.whitechapel.players.memory import Memory, alleys_left, coaches_left
from gaslamp.games.whitechapel.players.orders import NO_ORDERS, Pencilled
from gaslamp.games.whitechapel.players.posts import Places, PostWeights, Want, best, wanted
from gaslamp.games.whitechapel.players.questions import ArrestThresholds
from gaslamp.games.whitechapel.players.rollouts import Rollouts, Situation, chosen
from gaslamp.games.whitechapel.players.worlds import Belief, Worlds, shares
from gaslamp.games.whitechapel.rules import actions as a
from gaslamp.games.whitechapel.rules.board import EVERYBODY, Crossing, members
from gaslamp.games.whitechapel.rules.public import NO_PATROL, Public, Stage
from gaslamp.games.whitechapel.rules.turns import NIGHTS
from gaslamp.games.whitechapel.rules.view import View
from gaslamp.parts.player import Knowledge, Thinking


class Method(NamedTuple):
    """How well a detective thinks."""

    belief: Belief
    worlds: int
    post_weights: PostWeights = PostWeights()
    thresholds: ArrestThresholds = ArrestThresholds()
    policy: Policy = PLAIN_POLICY
    evasion: float = 0.0  # how surely Jack avoids the posts that he can foresee
    rollouts: Rollouts | None = None  # how they try joint posts out; None if they do not
    door_factors: tuple[float, ...] = (1.0,) * NIGHTS  # by night: how much more doors weigh


def tonight(method: Method, night: int) -> PostWeights:
    weights = method.post_weights
    return replace(weights, gate=weights.gate * method.door_factors[night - 1])


class Detective:
    def __init__(self, method: Method) -> None:
        self.method = method
        self.memory = Memory(method.belief, method.worlds, method.policy, method.post_weights, method.evasion)
        self._wants: tuple[Worlds, Want] | None = None  # the last one, because all five move by the same
        self._plans: tuple[Worlds, dict[tuple[Places, tuple[int, ...]], Places]] | None = None

    def choose(self, known: Knowledge, rng: Random, thinking: Thinking) -> Any:  # noqa: ARG002  (nothing is left to chance)
        thinking.progress(0.0)
        self.memory.follow(known.record)
        if len(known.choices) == 1:
            return known.choices[0]
        return self._chosen(known.view, known.choices, known.pencilled, thinking)

    def _chosen(self, view: View, choices: Sequence[Any], pencilled: Pencilled, thinking: Thinking) -> Any:
        public = view.public
        match public.stage:
            case Stage.HUNT:
                return self.steps(public, choices, thinking, orders.ends(public, choices, pencilled))[0]
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
            self._wants = worlds, wanted(worlds, self._post_weights(), rng, coaches_left(self.memory.facts))
        return self._wants[1]

    def _post_weights(self) -> PostWeights:
        return tonight(self.method, len(self.memory.facts.nights) + 1)

    def steps(
        self,
        public: Public,
        choices: Sequence[a.Step],
        thinking: Thinking,
        ordered: Mapping[int, Crossing] = NO_ORDERS,
    ) -> list[a.Step]:
        """The moves of this seat's policemen that belong to the plan for all five and are legal now.

        If two policemen would swap places, neither can move first. Then the legal move that gains most is returned.
        """
        ends = self._ends(public, ordered, thinking)
        found = [step for step in choices if step.to == ends[step.policeman]]
        return found or [_gaining(self.want(), choices, ends)]

    def _ends(self, public: Public, ordered: Mapping[int, Crossing], thinking: Thinking) -> Places:
        """The plan of the whole turn, as long as everybody has kept to it. It follows from the record alone."""
        waiting = members(public.waiting)
        if self.method.rollouts and not ordered:
            start = self.memory.turn_places
            plan = self._plan(start, members(EVERYBODY), thinking)
            if public.places == tuple(start[one] if one in waiting else plan[one] for one in members(EVERYBODY)):
                return plan
        places = tuple(ordered.get(one, place) for one, place in enumerate(public.places))
        return self._plan(places, [one for one in waiting if one not in ordered], thinking)

    def _plan(self, places: Places, free: Sequence[int], thinking: Thinking) -> Places:
        rollouts, worlds = self.method.rollouts, self.worlds()
        if rollouts is None:
            return best(self.want(), places, free)
        if self._plans is None or self._plans[0] is not worlds:
            self._plans = worlds, {}
        key, found = (places, tuple(free)), self._plans[1]
        if key not in found:
            facts = self.memory.facts
            tokens = coaches_left(facts), alleys_left(facts)
            now = Situation(worlds, self.want(), places, free, *tokens, NIGHTS - len(facts.nights) - 1)
            found[key] = chosen(now, rollouts, self._post_weights(), thinking)
        return found[key]

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
        wants = night.want(public, homes, self._post_weights())
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


def _gaining(want: Want, choices: Sequence[a.Step], ends: Places) -> a.Step:
    def gain(step: a.Step) -> float:
        others = (*ends[: step.policeman], *ends[step.policeman + 1 :])
        return float(want.added(others, [step.to])[0])

    return max(choices, key=gain)


def _moved(places: Places, step: a.Step | a.Rush) -> Places:
    return (*places[: step.policeman], step.to, *places[step.policeman + 1 :])
