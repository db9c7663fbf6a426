"""Jack. He knows what the police can know, and what they would do with it."""

import math
from dataclasses import replace
from random import Random
from typing import Any, NamedTuple

import numpy as np

from gaslamp.games.whitechapel import actions as a
from gaslamp.games.whitechapel.course import follow
from gaslamp.games.whitechapel.public import Public, Stage
from gaslamp.games.whitechapel.turns import ALLEYS, COACHES
from gaslamp.games.whitechapel.view import View
from gaslamp.inference.whitechapel import facts as public_facts
from gaslamp.inference.whitechapel.hideouts import Deduction
from gaslamp.inference.whitechapel.streets import WHITECHAPEL, Floats
from gaslamp.players.player import Knowledge, Thinking
from gaslamp.players.whitechapel import crime, tricks
from gaslamp.players.whitechapel.alibi import prior
from gaslamp.players.whitechapel.crime import Habit
from gaslamp.players.whitechapel.flight import Fear, dread, peril
from gaslamp.players.whitechapel.foresight import Foresight, foreseen
from gaslamp.players.whitechapel.memory import Memory
from gaslamp.players.whitechapel.police import Method
from gaslamp.players.whitechapel.rehearsal import Cast, escape, journey
from gaslamp.players.whitechapel.worlds import Belief, begun, drawn

_FAR = 2
_Move = a.Walk | a.Coach | a.Alley


class Cunning(NamedTuple):
    """How well Jack thinks."""

    police: Method | None  # the police in his head, if he thinks of them at all
    plans: int = 0  # how often he tries each move against them
    tried: int = 5  # how many moves he tries
    turns: int = 8  # how far
    worlds: int = 96  # how much the police in his head know
    beliefs: tuple[Belief, ...] = (Belief.POLICY,)  # what they may make of it, in turn
    nights: int = 0  # how often he tries each murder
    sight: float = 0.8  # how much the first look still counts then: a few tries are not many
    fear: Fear = Fear()
    habit: Habit = Habit()
    luck: float = 0.05  # moves that are as good as this are all the same to him


class Jack:
    def __init__(self, cunning: Cunning) -> None:
        self.cunning = cunning
        method = cunning.police
        self.memory = Memory(method.belief, method.worlds, method.policy) if method else None

    def choose(self, known: Knowledge, rng: Random, thinking: Thinking) -> Any:
        thinking.progress(0.0)
        view: View = known.view
        choices = known.choices
        if len(choices) == 1:
            return choices[0]
        match view.public.stage:
            case Stage.ESCAPE:
                return self._escape(known, rng, thinking)
            case Stage.CRIME | Stage.ORDER if self.cunning.nights:
                return self._murder(known, rng, thinking)
            case Stage.LETTER | Stage.GOULSTON | Stage.FALSE_CLUE:
                return tricks.played(view, choices, rng)
            case _:
                return crime.prepared(view, choices, rng, self.cunning.habit, self._before(known))

    def _murder(self, known: Knowledge, rng: Random, thinking: Thinking) -> a.Action:
        """The victim from whom nights end best, tried some times; if none is any good, he waits while he can."""
        view: View = known.view
        before = self._before(known)
        assert view.hideout is not None
        assert before is not None
        scenes = [(circle, choice) for choice in known.choices for circle in crime.ends(choice)]
        seed = rng.getrandbits(32)
        hopes: dict[a.Action, float] = {}
        for number, (circle, choice) in enumerate(scenes):
            won = 0.0
            for night in range(self.cunning.nights):
                dice = np.random.default_rng([seed, night])
                public = crime.alarmed(view.public, circle, dice)
                worlds = begun(circle, before, self.cunning.worlds, dice, self._method().policy)
                won += escape(public, worlds, circle, view.hideout, self._cast(), dice)
            first = 0.4 * crime.worth(view, circle, self.cunning.habit, before)
            hopes[choice] = max(hopes.get(choice, -math.inf), won / self.cunning.nights + first)
            thinking.progress((number + 1) / len(scenes))
        best = max(hopes, key=hopes.__getitem__)
        waits = [choice for choice in known.choices if isinstance(choice, a.Wait)]
        return waits[0] if waits and hopes[best] < self.cunning.habit.hope else best

    def _before(self, known: Knowledge) -> Floats | None:
        """What the police know of the hideout before tonight's murder."""
        if self.memory is None:
            return None
        self.memory.follow(known.record)
        return prior(self.memory.earlier(), self._method().policy)

    def _method(self) -> Method:
        assert self.cunning.police is not None
        return self.cunning.police

    def _cast(self) -> Cast:
        method = self._method()
        # The police in his head look less far: a journey is made of many turns, and there are many journeys.
        taste = replace(method.taste, later=method.taste.later[:_FAR])
        return Cast(taste, method.nerve, self.cunning.fear, self.cunning.turns)

    def _escape(self, known: Knowledge, rng: Random, thinking: Thinking) -> a.Action:
        for choice in known.choices:
            if isinstance(choice, a.WalkHome):
                return choice
        moves: list[_Move] = [choice for choice in known.choices if isinstance(choice, _Move)]
        seen: dict[type[_Move], list[Foresight]] = {}
        costs: dict[_Move, float] = {}
        for number, kind in enumerate({type(move): move for move in moves}.values()):
            seen[type(kind)] = self.foreseen(known, _hidden(kind), rng)
            costs |= self._costs(known.view, [move for move in moves if type(move) is type(kind)], seen[type(kind)])
            thinking.progress(0.1 * (number + 1))
        if self.cunning.plans:
            costs = self._tried(known.view, costs, seen, rng, thinking)
        least, luck = min(costs.values()), self.cunning.luck
        return rng.choices(list(costs), [np.exp((least - cost) / luck) for cost in costs.values()])[0]

    def foreseen(self, known: Knowledge, hidden: a.Action, rng: Random) -> list[Foresight]:
        """What the police may do when they have seen how he moved: some guesses, for they draw their worlds too."""
        if self.memory is None:
            return []
        method, facts = self._method(), public_facts.told(self.memory.follow(known.record), hidden)
        deduction = Deduction(WHITECHAPEL, method.policy, facts.hideouts, facts.tonight, self.memory.earlier())
        found = []
        for number in range(max(len(self.cunning.beliefs), self.cunning.plans)):
            belief = self.cunning.beliefs[number % len(self.cunning.beliefs)]
            dice = np.random.default_rng(rng.getrandbits(32))
            worlds = drawn(deduction, belief, self.cunning.worlds, dice)
            found.append(foreseen(worlds, known.view.public.places, method.taste, dice))
        return found

    def _costs(self, view: View, moves: list[_Move], seen: list[Foresight]) -> dict[_Move, float]:
        """What each of the moves, all of one kind, seems to cost at first sight."""
        assert view.hideout is not None
        fear = self.cunning.fear
        after = follow(view.public, _hidden(moves[0]))
        if after.stage is Stage.LATE:
            return dict.fromkeys(moves, 9.0)
        price = _price(view.public, moves[0], fear)
        costs = {}
        for move in moves:
            costs[move] = price + dread(after, after.places, _end(move), view.hideout, fear)
            if seen:
                costs[move] += sum(peril(ahead, _end(move), fear) for ahead in seen) / len(seen)
        return costs

    def _tried(
        self,
        view: View,
        costs: dict[_Move, float],
        seen: dict[type[_Move], list[Foresight]],
        rng: Random,
        thinking: Thinking,
    ) -> dict[_Move, float]:
        """The moves that look best, each tried some times to the end of the night."""
        assert view.hideout is not None
        assert view.trail is not None
        cunning, cast = self.cunning, self._cast()
        kept = sorted(costs, key=costs.__getitem__)[: cunning.tried]
        found = dict.fromkeys(kept, 0.0)
        for plan in range(cunning.plans):
            seed = rng.getrandbits(32)
            for number, move in enumerate(kept):
                after = follow(view.public, _hidden(move))
                if after.stage is not Stage.LATE:
                    trail = (*view.trail, *_circles(move))
                    dice = np.random.default_rng(seed)
                    found[move] += journey(after, seen[type(move)][plan], trail, view.hideout, cast, dice)
                thinking.progress(0.4 + 0.6 * (plan + number / len(kept)) / cunning.plans)
        return {move: 1 - won / cunning.plans + cunning.sight * costs[move] for move, won in found.items()}


def _hidden(move: _Move) -> _Move:
    match move:
        case a.Walk():
            return a.Walk(None)
        case a.Coach():
            return a.Coach(None, None)
        case a.Alley():
            return a.Alley(None)


def _circles(move: _Move) -> tuple[int, ...]:
    assert move.to is not None
    if isinstance(move, a.Coach):
        assert move.via is not None
        return (move.via, move.to)
    return (move.to,)


def _end(move: _Move) -> int:
    return _circles(move)[-1]


def _price(public: Public, move: _Move, fear: Fear) -> float:
    """A token spent is one less for a worse hour; the last one is dear."""
    match move:
        case a.Coach():
            return fear.coach * (1 if public.track.count("==") + 1 < COACHES[public.night] else 2)
        case a.Alley():
            return fear.alley * (1 if public.track.count("~") + 1 < ALLEYS[public.night] else 2)
        case _:
            return 0.0
