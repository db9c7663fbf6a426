"""Worlds that fit what the police know: where Jack has been and where he lives, drawn from the belief."""

from dataclasses import dataclass, replace
from enum import StrEnum

import numpy as np

from gaslamp.games.whitechapel.board import Circle, Circles
from gaslamp.inference.whitechapel.facts import ALLEY, COACH, Facts, Move
from gaslamp.inference.whitechapel.flow import Flow
from gaslamp.inference.whitechapel.hideouts import Deduction
from gaslamp.inference.whitechapel.policy import POLICY, Policy
from gaslamp.inference.whitechapel.samples import sample
from gaslamp.inference.whitechapel.streets import WHITECHAPEL, Flags, Floats, Ints, members_of
from gaslamp.players.whitechapel.tables import NEIGHBOURS, WALKS

_SIZE = WHITECHAPEL.size


class Belief(StrEnum):
    """How much a player makes of what it knows."""

    SET = "set"  # every circle where Jack can be is as likely
    TRAILS = "trails"  # every trail that fits is as likely
    POLICY = "policy"  # Jack goes home, and what the nights before told of the hideout counts


@dataclass(frozen=True, eq=False)
class Worlds:
    now: Ints  # by world: Jack's circle
    home: Ints  # his hideout
    pull: Floats  # how straight he goes there
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


def shares(circles: Ints) -> Floats:
    return np.bincount(circles, minlength=_SIZE) / max(1, len(circles))


def before_tonight(facts: Facts, policy: Policy = POLICY) -> Deduction | None:
    """What the nights before tell."""
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
    policy: Policy = POLICY,
) -> Worlds:
    """Worlds of a night with a murder in it."""
    deduction = Deduction(WHITECHAPEL, policy, facts.hideouts, facts.tonight, earlier)
    trails = deduction.trails
    assert trails is not None, "there has been no murder yet"
    uniforms = rng.random((len(trails.layers), count))
    if belief is Belief.POLICY:
        strengths = len(policy.strengths)
        drawn = sample(deduction.driven, uniforms)
        home = deduction.columns[drawn.columns // strengths]
        pull = np.array(policy.strengths)[drawn.columns % strengths]
    else:
        drawn = sample(_evened(deduction.plain) if belief is Belief.SET else deduction.plain, uniforms)
        home = rng.choice(np.flatnonzero(deduction.homes), count)
        pull = np.zeros(count)
    seen = np.zeros((count, _SIZE), dtype=np.bool_)
    seen[np.arange(count)[:, None], drawn.trails] = True
    return Worlds(drawn.trails[:, -1], home, pull, seen)


def begun(scene: Circle, homes: Floats, count: int, rng: np.random.Generator, policy: Policy = POLICY) -> Worlds:
    """Worlds of a night that begins with a murder there, `homes` being by hideout and strength what is known before."""
    weights = np.cumsum(homes.ravel())
    picked = np.searchsorted(weights, rng.random(count) * weights[-1], side="right")
    home, strength = np.divmod(np.minimum(picked, len(weights) - 1), homes.shape[1])
    seen = np.zeros((count, _SIZE), dtype=np.bool_)
    seen[:, scene] = True
    return Worlds(np.full(count, scene), home, np.array(policy.strengths)[strength], seen)


def _evened(flow: Flow) -> Flow:
    """Every circle where Jack can be now is as likely, however many trails lead there."""
    circles = flow.trails.layers[-1].circles
    weights = np.bincount(circles, weights=flow.forward[-1][:, 0])
    return replace(flow, last=1 / weights[circles][:, None])


def moved(worlds: Worlds, rng: np.random.Generator) -> Worlds:
    """Each world one walk later, with nobody in the way. Whoever is at home stays there."""
    ends = NEIGHBOURS[worlds.now]
    farther = WALKS[ends, worlds.home[:, None]] - WALKS[worlds.now, worlds.home][:, None]
    weights = np.exp(-worlds.pull[:, None] * farther)
    weights[ends == 0] = 0
    sums = np.cumsum(weights, axis=1)
    picked = (sums < (rng.random(len(worlds)) * sums[:, -1])[:, None]).sum(axis=1)
    after = ends[np.arange(len(worlds)), np.minimum(picked, ends.shape[1] - 1)]
    return replace(worlds, now=np.where(worlds.now == worlds.home, worlds.now, after))


def fled(worlds: Worlds, move: Move, count: int, rng: np.random.Generator) -> Worlds:
    """So many worlds after Jack has moved in the way everybody saw, and nobody saw where to."""
    some = rng.integers(len(worlds), size=count)
    now, home, pull, seen = worlds.now[some], worlds.home[some], worlds.pull[some], worlds.seen[some]
    if move.kind == COACH:
        number, via = WHITECHAPEL.walks(0).follow(now)
        later, ends = WHITECHAPEL.walks(0).follow(via)
        away = ends != now[number][later]
        number, via, ends = number[later][away], via[later][away], ends[away]
    else:
        ways = WHITECHAPEL.alleys if move.kind == ALLEY else WHITECHAPEL.walks(move.stopped)
        number, ends = ways.follow(now)
        via = ends
    farther = WALKS[ends, home[number]] - WALKS[now, home][number]
    # With a race of exponential clocks the first to ring is drawn by its weight.
    clocks = rng.exponential(size=len(ends)) * np.exp(np.clip(pull[number] * farther, -30, 30))
    order = np.lexsort((clocks, number))
    first = np.flatnonzero(np.diff(number[order], prepend=-1))
    winners = order[first]
    free = number[winners]
    seen[free, via[winners]] = True
    seen[free, ends[winners]] = True
    return Worlds(ends[winners], home[free], pull[free], seen[free])
