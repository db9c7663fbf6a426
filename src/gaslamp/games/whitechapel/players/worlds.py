"""Worlds that fit what the police know: where Jack has been, and his hideout. They are drawn by a belief."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

import numpy as np

from gaslamp.games.whitechapel.deduction.facts import Facts
from gaslamp.games.whitechapel.deduction.flow import Flow
from gaslamp.games.whitechapel.deduction.hideouts import Deduction
from gaslamp.games.whitechapel.deduction.policy import PLAIN_POLICY, Policy
from gaslamp.games.whitechapel.deduction.samples import sample
from gaslamp.games.whitechapel.deduction.streets import WHITECHAPEL, Flags, Floats, Ints, members_of
from gaslamp.games.whitechapel.players.tables import NEIGHBOURS, WALKS
from gaslamp.games.whitechapel.rules.board import Circle, Circles

_SIZE = WHITECHAPEL.size
_ENOUGH = 10
"""With fewer worlds than this, no conclusion is drawn."""


class Belief(StrEnum):
    """How much a player infers from what it knows."""

    SET = "set"  # all circles where Jack can be are equally likely
    TRAILS = "trails"  # all trails that fit are equally likely
    POLICY = "policy"  # Jack goes home, and what the earlier nights revealed of the hideout counts


@dataclass(frozen=True, eq=False)
class Worlds:
    now: Ints  # by world: Jack's circle
    home: Ints  # his hideout
    pull: Floats  # how straight he goes home
    seen: Flags  # by world and circle: whether it is in tonight's row

    def __len__(self) -> int:
        return len(self.now)

    def where(self, keep: Flags) -> "Worlds":
        return Worlds(self.now[keep], self.home[keep], self.pull[keep], self.seen[keep])

    def answered(self, circle: Circle, yes: bool) -> "Worlds":
        return self.where(self.seen[:, circle] == yes)

    def elsewhere(self, circles: Circles) -> "Worlds":
        """Jack is on none of them."""
        return self.where(~members_of(_SIZE, circles)[self.now])

    def chances(self) -> Floats:
        """By circle: how likely Jack is there."""
        return shares(self.now)

    def hideouts(self) -> Floats:
        return shares(self.home)

    def visited(self) -> Floats:
        found: Floats = self.seen.mean(axis=0)
        return found


def picked(worlds: Worlds, numbers: Ints) -> Worlds:
    """The worlds with these numbers. One may be picked more than once."""
    return Worlds(worlds.now[numbers], worlds.home[numbers], worlds.pull[numbers], worlds.seen[numbers])


def joined(some: Sequence[Worlds]) -> Worlds:
    """All of them as one, in order."""
    return Worlds(*(np.concatenate([getattr(one, part) for one in some]) for part in ("now", "home", "pull", "seen")))


def shares(circles: Ints) -> Floats:
    return np.bincount(circles, minlength=_SIZE) / max(1, len(circles))


def before_tonight(facts: Facts, policy: Policy = PLAIN_POLICY) -> Deduction | None:
    """What the earlier nights reveal."""
    deduction = None
    for night in facts.nights:
        deduction = Deduction(WHITECHAPEL, policy, facts.hideouts, night, deduction)
    return deduction


def draw(
    facts: Facts,
    earlier: Deduction | None,
    belief: Belief,
    count: int,
    rng: np.random.Generator,
    policy: Policy = PLAIN_POLICY,
) -> Worlds:
    """Worlds of tonight. There must have been a murder."""
    return drawn(Deduction(WHITECHAPEL, policy, facts.hideouts, facts.tonight, earlier), belief, count, rng)


def drawn(deduction: Deduction, belief: Belief, count: int, rng: np.random.Generator) -> Worlds:
    """Worlds from a finished deduction, which can be used more than once."""
    trails, policy = deduction.trails, deduction.policy
    assert trails is not None, "there has been no murder yet"
    uniforms = rng.random((len(trails.layers), count))
    if belief is Belief.POLICY:
        strengths = len(policy.strengths)
        found = sample(deduction.driven, uniforms)
        home = deduction.columns[found.columns // strengths]
        pull = np.array(policy.strengths)[found.columns % strengths]
    else:
        found = sample(_evened(deduction.plain) if belief is Belief.SET else deduction.plain, uniforms)
        home = rng.choice(np.flatnonzero(deduction.homes), count)
        pull = np.zeros(count)
    seen = np.zeros((count, _SIZE), dtype=np.bool_)
    seen[np.arange(count)[:, None], found.trails] = True
    return Worlds(found.trails[:, -1], home, pull, seen)


def begun(scene: Circle, homes: Floats, count: int, rng: np.random.Generator, policy: Policy = PLAIN_POLICY) -> Worlds:
    """Worlds of a night that begins with a murder there. `homes` is what was known before, by hideout and strength."""
    weights = np.cumsum(homes.ravel())
    found = np.searchsorted(weights, rng.random(count) * weights[-1], side="right")
    home, strength = np.divmod(np.minimum(found, len(weights) - 1), homes.shape[1])
    seen = np.zeros((count, _SIZE), dtype=np.bool_)
    seen[:, scene] = True
    return Worlds(np.full(count, scene), home, np.array(policy.strengths)[strength], seen)


def _evened(flow: Flow) -> Flow:
    """All circles where Jack can be now are equally likely, no matter how many trails lead there."""
    circles = flow.trails.layers[-1].circles
    weights = np.bincount(circles, weights=flow.forward[-1][:, 0])
    return replace(flow, last=1 / weights[circles][:, None])


def moved(worlds: Worlds, rng: np.random.Generator) -> Worlds:
    """Each world one walk later, with no policeman in the way. A Jack who is at home stays there."""
    ends = NEIGHBOURS[worlds.now]
    farther = WALKS[ends, worlds.home[:, None]] - WALKS[worlds.now, worlds.home][:, None]
    weights = np.exp(-worlds.pull[:, None] * farther)
    weights[ends == 0] = 0
    sums = np.cumsum(weights, axis=1)
    chosen = (sums < (rng.random(len(worlds)) * sums[:, -1])[:, None]).sum(axis=1)
    after = ends[np.arange(len(worlds)), np.minimum(chosen, ends.shape[1] - 1)]
    return replace(worlds, now=np.where(worlds.now == worlds.home, worlds.now, after))


def some_moved(worlds: Worlds, share: float, rng: np.random.Generator) -> Worlds:
    """Some worlds, drawn at random, are one walk later."""
    after = moved(worlds, rng)
    return replace(worlds, now=np.where(rng.random(len(worlds)) < share, after.now, worlds.now))


def strolled(worlds: Worlds, rng: np.random.Generator) -> Worlds:
    """Each world one walk later. The police saw the walk, and Jack did not say that he is home."""
    after = moved(worlds, rng)
    seen = after.seen.copy()
    seen[np.arange(len(after)), after.now] = True
    after = replace(after, seen=seen)
    out = after.now != after.home
    return after.where(out) if out.sum() >= _ENOUGH else after


def ridden(worlds: Worlds, rng: np.random.Generator) -> Worlds:
    """The same for a coach."""
    return strolled(strolled(worlds, rng), rng)
