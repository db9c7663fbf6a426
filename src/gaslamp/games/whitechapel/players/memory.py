"""What a player remembers of a game: the public facts, and worlds that fit them.

All of it follows from the record alone. So a new player with the same record has the same memory. Worlds are drawn
after each move of Jack. Answers rule some of them out. When few are left, new ones are drawn.
"""

from dataclasses import replace
from typing import NamedTuple
from zlib import crc32

import numpy as np

from gaslamp.core.record import Entry, Record
from gaslamp.games import whitechapel
from gaslamp.games.whitechapel.deduction import facts as public
from gaslamp.games.whitechapel.deduction.facts import ALLEY, COACH, Facts
from gaslamp.games.whitechapel.deduction.hideouts import Deduction
from gaslamp.games.whitechapel.deduction.policy import PLAIN_POLICY, Policy
from gaslamp.games.whitechapel.deduction.streets import Floats
from gaslamp.games.whitechapel.players.evasion import evaded
from gaslamp.games.whitechapel.players.foresight import foreseen
from gaslamp.games.whitechapel.players.posts import Places, PostWeights
from gaslamp.games.whitechapel.players.worlds import Belief, Worlds, before_tonight, draw
from gaslamp.games.whitechapel.rules import actions as a
from gaslamp.games.whitechapel.rules.public import Public
from gaslamp.games.whitechapel.rules.streets import SEARCHED
from gaslamp.games.whitechapel.rules.turns import ALLEYS, COACHES

_FEW = 6
"""New worlds are drawn when less than one in six is left."""


_POST_WEIGHTS = PostWeights()


class Reveal(NamedTuple):
    """An event that reveals something about Jack, the facts after it, and a seed computed from the record so far."""

    action: a.Action
    question: a.Action | None
    facts: Facts
    seed: int


class Memory:
    def __init__(
        self,
        belief: Belief,
        count: int,
        policy: Policy = PLAIN_POLICY,
        post_weights: PostWeights = _POST_WEIGHTS,
        evasion: float = 0.0,
    ) -> None:
        self.belief = belief
        self.count = count
        self.policy = policy
        self.post_weights = post_weights
        self.evasion = evasion
        self._entries: tuple[Entry, ...] = ()
        self._facts: Facts | None = None
        self._seed = 0
        self._reveals: list[Reveal] = []  # Jack's last move, and every answer after it
        self._worlds: Worlds | None = None
        self._used = 0  # how many of the reveals the worlds include
        self._danger: Floats | None = None  # by circle: how likely Jack expected to be arrested after his last move
        self._nights: tuple[object, Deduction | None] = ((), None)

    def follow(self, record: Record) -> Facts:
        """Read the new entries of a record. After an undo, read it from the beginning."""
        facts = self._facts
        if facts is None or record.entries[: len(self._entries)] != self._entries:
            facts, self._entries, self._seed = public.begin(record.options), (), 0
            self._begin([])
        for entry in record.entries[len(self._entries) :]:
            self._seed = crc32(entry.action.encode(), self._seed)
            facts = self._read_event(facts, whitechapel.parse_action(entry.action))
        self._facts, self._entries = facts, record.entries
        return facts

    def worlds(self) -> Worlds:
        """Tonight's worlds. There must have been a murder."""
        for reveal in self._reveals[self._used :]:
            self._use(reveal)
        self._used = len(self._reveals)
        assert self._worlds is not None, "there has been no murder yet"
        return self._worlds

    @property
    def turn_places(self) -> Places:
        """Where the policemen stood when Jack had moved. There must have been a murder."""
        return self._reveals[0].facts.places

    @property
    def facts(self) -> Facts:
        assert self._facts is not None, "no record was followed yet"
        return self._facts

    def earlier(self) -> Deduction | None:
        """What the earlier nights reveal. Tonight is one of them as soon as Jack has walked home."""
        facts = self.facts
        if facts.tonight is not None and facts.tonight.home:
            facts = replace(facts, nights=(*facts.nights, facts.tonight), tonight=None)
        return self._before(facts)

    def _read_event(self, facts: Facts, action: a.Action) -> Facts:
        after = public.update(facts, action)
        match action:
            case a.Walk() | a.Coach() | a.Alley() | a.Alarm():
                self._begin([Reveal(action, None, after, self._seed)])
            case a.Answer():
                self._reveals.append(Reveal(action, facts.question, after, self._seed))
            case _:
                pass
        return after

    def _begin(self, reveals: list[Reveal]) -> None:
        self._reveals, self._worlds, self._used, self._danger = reveals, None, 0, None

    def _use(self, reveal: Reveal) -> None:
        if self._worlds is not None:
            left = filtered(self._worlds, reveal.facts, reveal.question, reveal.action)
            if len(left) * _FEW >= self.count:
                self._worlds = left
                return
        if reveal.facts.tonight is not None and not reveal.facts.tonight.home:
            rng = np.random.default_rng(reveal.seed)
            earlier = self._before(reveal.facts)
            worlds = draw(reveal.facts, earlier, self.belief, self.count, rng, self.policy)
            self._worlds = self._evaded(worlds, reveal, rng) if self.evasion else worlds

    def _evaded(self, worlds: Worlds, reveal: Reveal, rng: np.random.Generator) -> Worlds:
        """Jack has avoided where he expected the police. After the alarm he has not moved yet."""
        if isinstance(self._reveals[0].action, a.Alarm):
            return worlds
        if reveal is self._reveals[0] or self._danger is None:
            facts = reveal.facts
            self._danger = foreseen(worlds, facts.places, self.post_weights, rng, coaches_left(facts)).danger
        return evaded(worlds, self._danger, self.evasion, rng)

    def _before(self, facts: Facts) -> Deduction | None:
        key = (facts.hideouts, facts.nights)
        if self._nights[0] != key:
            self._nights = (key, before_tonight(facts, self.policy))
        return self._nights[1]


def filtered(worlds: Worlds, table: Facts | Public, question: a.Action | None, answer: a.Action) -> Worlds:
    """The worlds that fit an answer."""
    match question, answer:
        case a.Ask(_, circle), a.Answer(yes):
            return worlds.answered(circle, yes)
        case a.Arrest(_, circle), a.Answer(False):
            return worlds.elsewhere(1 << circle)
        case a.AreaArrest(policeman), a.Answer(False):
            return worlds.elsewhere(SEARCHED[table.places[policeman]] & ~table.false_clues)
        case _:
            return worlds


def coaches_left(facts: Facts) -> int:
    """The coaches that Jack can still take tonight."""
    return COACHES[len(facts.nights) + 1] - _used(facts, COACH)


def alleys_left(facts: Facts) -> int:
    return ALLEYS[len(facts.nights) + 1] - _used(facts, ALLEY)


def _used(facts: Facts, kind: str) -> int:
    return sum(move.kind == kind for move in facts.tonight.moves) if facts.tonight else 0
