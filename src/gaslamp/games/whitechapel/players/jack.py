"""Jack. He knows what the police can know, and predicts what they will do."""

from random import Random
from typing import Any, NamedTuple

import numpy as np

from gaslamp.games.whitechapel.deduction import facts as public_facts
from gaslamp.games.whitechapel.deduction.hideouts import Deduction
from gaslamp.games.whitechapel.deduction.streets import WHITECHAPEL, Floats
from gaslamp.games.whitechapel.players import crime, tricks, victims
from gaslamp.games.whitechapel.players.alibi import prior
from gaslamp.games.whitechapel.players.crime import Habit
from gaslamp.games.whitechapel.players.evasion import evaded
from gaslamp.games.whitechapel.players.flight import DangerCosts, board_cost, turn_cost
from gaslamp.games.whitechapel.players.foresight import Foresight, foreseen
from gaslamp.games.whitechapel.players.memory import Memory, coaches_left
from gaslamp.games.whitechapel.players.murder import Guess, night_from
from gaslamp.games.whitechapel.players.outlook import Caution, outlook
from gaslamp.games.whitechapel.players.police import Method, tonight
from gaslamp.games.whitechapel.players.worlds import drawn
from gaslamp.games.whitechapel.rules import actions as a
from gaslamp.games.whitechapel.rules.board import Circle
from gaslamp.games.whitechapel.rules.public import Public, Stage
from gaslamp.games.whitechapel.rules.public_play import follow
from gaslamp.games.whitechapel.rules.turns import ALLEYS, COACHES
from gaslamp.games.whitechapel.rules.view import View
from gaslamp.parts.player import Knowledge, Thinking

_Move = a.Walk | a.Coach | a.Alley


class Skill(NamedTuple):
    """How well Jack thinks."""

    police: Method | None  # the police that he imagines when he chooses a victim; None if he ignores them
    caution: Caution | None = None  # how he weighs whole ways home; None if he looks one move ahead
    looks: int = 1  # how many times he predicts what the police will do
    worlds: int = 96  # how many worlds the imagined police draw
    styles: tuple[Method, ...] = ()  # the police that he imagines after a move, one style for each look in turn
    nights: int = 0  # how many tables he draws to try each murder; 0 if he does not try
    dangers: DangerCosts = DangerCosts()
    habit: Habit = Habit()
    luck: float = 0.05  # the softmax temperature: moves whose costs differ by less are about equally likely


class Jack:
    def __init__(self, skill: Skill) -> None:
        self.skill = skill
        method = skill.police
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
            case Stage.CRIME | Stage.ORDER if self.skill.nights:
                return self._murder(known, rng, thinking)
            case Stage.LETTER | Stage.GOULSTON | Stage.FALSE_CLUE:
                return tricks.played(view, choices, rng)
            case _:
                return crime.prepared(view, choices, rng, self.skill.habit, self._before(known))

    def _murder(self, known: Knowledge, rng: Random, thinking: Thinking) -> a.Action:
        """The murder with the best chance, by some guesses. If that chance is too low, he waits if he may."""
        view: View = known.view
        before = self._before(known)
        assert view.hideout is not None
        assert before is not None
        scenes = [(circle, choice) for choice in known.choices for circle in crime.ends(choice)]
        seed = rng.getrandbits(32)
        chances: dict[a.Action, float] = {}
        for number, (circle, choice) in enumerate(scenes):
            dice = np.random.default_rng(seed)
            later = victims.spared(view.hideout, view.public, crime.ends(choice))
            chances[choice] = max(chances.get(choice, 0.0), later * self._begun(view, circle, before, dice))
            thinking.progress((number + 1) / len(scenes))
        best = max(chances, key=chances.__getitem__)
        waits = [choice for choice in known.choices if isinstance(choice, a.Wait)]
        return waits[0] if waits and chances[best] < self.skill.habit.least_chance else best

    def _begun(self, view: View, scene: Circle, before: Floats, dice: np.random.Generator) -> float:
        caution = self.skill.caution
        assert caution is not None
        guess = Guess(self._method(), caution, self.skill.worlds, self.skill.nights)
        return night_from(view, scene, before, guess, dice)

    def _before(self, known: Knowledge) -> Floats | None:
        """What the police know of the hideout before tonight's murder."""
        if self.memory is None:
            return None
        self.memory.follow(known.record)
        return prior(self.memory.earlier(), self._method().policy)

    def _method(self) -> Method:
        assert self.skill.police is not None
        return self.skill.police

    def _escape(self, known: Knowledge, rng: Random, thinking: Thinking) -> a.Action:
        for choice in known.choices:
            if isinstance(choice, a.WalkHome):
                return choice
        moves: list[_Move] = [choice for choice in known.choices if isinstance(choice, _Move)]
        costs: dict[_Move, float] = {}
        for number, kind in enumerate({type(move): move for move in moves}.values()):
            looks = self.foreseen(known, _hidden(kind), rng)
            thinking.progress(0.3 * number + 0.2)
            costs |= self._costs(known.view, [move for move in moves if type(move) is type(kind)], looks, rng)
            thinking.progress(0.3 * (number + 1))
        least, luck = min(costs.values()), self.skill.luck
        return rng.choices(list(costs), [np.exp((least - cost) / luck) for cost in costs.values()])[0]

    def foreseen(self, known: Knowledge, hidden: a.Action, rng: Random) -> list[Foresight]:
        """What the police may do after they see how he moved: several guesses, because the police draw worlds too."""
        if self.memory is None:
            return []
        facts = public_facts.update(self.memory.follow(known.record), hidden)
        deduction = Deduction(WHITECHAPEL, self._method().policy, facts.hideouts, facts.tonight, self.memory.earlier())
        places, night, coaches = known.view.public.places, len(facts.nights) + 1, coaches_left(facts)
        found = []
        for number in range(self.skill.looks):
            style = self.skill.styles[number % len(self.skill.styles)]
            dice = np.random.default_rng(rng.getrandbits(32))
            worlds = drawn(deduction, style.belief, self.skill.worlds, dice)
            look = foreseen(worlds, places, tonight(style, night), dice, coaches)
            if style.evasion:
                # They expect him to avoid these posts, and so take others.
                evasive = evaded(worlds, look.danger, style.evasion, dice)
                look = foreseen(evasive, places, tonight(style, night), dice, coaches)
            found.append(look)
        return found

    def _costs(self, view: View, moves: list[_Move], looks: list[Foresight], rng: Random) -> dict[_Move, float]:
        """The estimated cost of each move. All moves are of one kind."""
        assert view.hideout is not None
        dangers, caution = self.skill.dangers, self.skill.caution
        after = follow(view.public, _hidden(moves[0]))
        if after.stage is Stage.LATE:
            return dict.fromkeys(moves, 9.0)
        if caution is not None:
            price = 0.0 if isinstance(moves[0], a.Walk) else caution.token
            chances = outlook(after, looks, view.hideout, caution, np.random.default_rng(rng.getrandbits(32)))
            return {move: 1 + price - float(chances[_end(move)].mean()) for move in moves}
        price = _price(view.public, moves[0], dangers)
        costs = {}
        for move in moves:
            costs[move] = price + board_cost(after, after.places, _end(move), view.hideout, dangers)
            if looks:
                costs[move] += sum(turn_cost(ahead, _end(move), dangers) for ahead in looks) / len(looks)
        return costs


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


def _price(public: Public, move: _Move, dangers: DangerCosts) -> float:
    """A spent token is missing later. The last one costs twice as much."""
    match move:
        case a.Coach():
            return dangers.coach * (1 if public.track.count("==") + 1 < COACHES[public.night] else 2)
        case a.Alley():
            return dangers.alley * (1 if public.track.count("~") + 1 < ALLEYS[public.night] else 2)
        case _:
            return 0.0
