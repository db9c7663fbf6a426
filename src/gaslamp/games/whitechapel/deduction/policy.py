"""How Jack walks, given his hideout and his style: circles closer to home are more likely, but never certain.

For a given hideout and style Jack chooses among the circles that this kind of move can reach. The weight of a circle is
exp(-strength x walks from there to the hideout); on a detour another strength counts. It is zero if he could not walk
home in the spaces that are left. A small share of every choice is uniform, so no legal trail has probability zero. A
walk onto the hideout is nearly always declared. The model says nothing about the choice between walk, coach and alley,
nor about the choice of victims.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from gaslamp.games.whitechapel.deduction.facts import ALLEY, COACH, WALK, Move, Night
from gaslamp.games.whitechapel.deduction.flow import PLAIN, EdgeWeights
from gaslamp.games.whitechapel.deduction.runs import lengths, runs
from gaslamp.games.whitechapel.deduction.streets import FAR, Flags, Floats, Ints, Streets, Ways
from gaslamp.games.whitechapel.deduction.styles import STRENGTHS, STYLES, Style
from gaslamp.games.whitechapel.deduction.trails import Trails

_HOW_FAR_ROUND = 2
"""Walks needed to come home from the hideout itself, when Jack may not declare on arrival (W37)."""

_SPARE = 2
"""Spaces that a Jack on a detour keeps in hand."""

_CROWD = 2
"""The most policemen near a circle that count."""


@dataclass(frozen=True, slots=True)
class Policy:
    """A mixture of styles. Those gain weight that explain what Jack does."""

    styles: tuple[Style, ...] = STYLES
    floor: float = 0.05
    """The uniform share of each choice. It must be above zero, or the truth could be ruled out."""
    undeclared: float = 0.02
    """How often Jack walks onto his hideout without declaring it."""
    is_constant: bool = True
    """Whether Jack keeps his style for the whole game. Otherwise he may choose another one every night."""
    trust: float = 1.0
    """From night to night, what was learned is raised to this power: no style fits a Jack exactly."""

    @property
    def strengths(self) -> tuple[float, ...]:
        return tuple(style.strength for style in self.styles)


POLICY = Policy(STYLES, is_constant=False, trust=0.7)
"""Of the deduction."""

PLAIN_POLICY = Policy(STRENGTHS)
"""Of machine players and of the analysis: they were measured with it."""


def steps(policy: Policy, night: Night, trails: Trails, homes: Ints) -> tuple[EdgeWeights, ...]:
    """By layer after the first. Columns are ordered by hideout, then by style."""
    return tuple(_steps(policy, night, trails, homes))


def _steps(policy: Policy, night: Night, trails: Trails, homes: Ints) -> Iterator[EdgeWeights]:
    streets, space = trails.streets, len(night.murders) - 1
    left = night.left + night.space - space
    if space:
        yield PLAIN
    for number, move in enumerate(night.moves, 1):
        if move.kind == COACH:
            yield PLAIN
            space, left = space + 1, left - 1
        space, left = space + 1, left - 1
        by_walks = _by_walks(policy.styles, number, left, walking=move.kind == WALK)
        pull = by_walks[streets.distances[:, homes]].reshape(streets.size, -1)
        if any(style.avoidance for style in policy.styles):
            pull = _avoiding(policy.styles, pull, streets.watchers(move.stopped), homes)
        before, evenly = _choice(policy, _ways(streets, move), pull, trails.layers[space - 1].origins)
        circles = trails.layers[space].circles
        after = pull[circles]
        if move.kind == WALK:
            said = _said(policy, circles, homes, home=night.home and number == len(night.moves))
            yield (before, after * said), (evenly, said)
        else:
            yield (before, after), (evenly, np.ones((1, 1)))


def _by_walks(styles: Sequence[Style], number: int, left: int, *, walking: bool) -> Floats:
    """By walks to the hideout and style: the weight of a circle for this move of Jack, with `left` spaces left."""
    walks = np.arange(FAR + 1)
    found: Floats = np.empty((FAR + 1, len(styles)))
    for column, style in enumerate(styles):
        free = max(left - _SPARE, 0) if number <= style.detour else 0
        found[:, column] = np.exp(-style.drift * np.minimum(walks, free) - style.strength * np.maximum(walks - free, 0))
    found[max(left, 0) + 1 :] = 0
    if not walking:
        found[0] = found[_HOW_FAR_ROUND]
    return found


def _avoiding(styles: Sequence[Style], pull: Floats, watchers: Ints, homes: Ints) -> Floats:
    """The weights of a Jack who avoids policemen. They do not keep him from walking home."""
    shares = np.array([1 - style.avoidance for style in styles])
    found: Floats = pull * np.tile(shares ** np.minimum(watchers, _CROWD)[:, None], len(homes))
    doors, columns = np.repeat(homes, len(styles)), np.arange(pull.shape[1])
    found[doors, columns] = pull[doors, columns]
    return found


def prior(policy: Policy, streets: Streets) -> Floats:
    """By hideout and style: how likely at first."""
    return np.stack([style.weight * _homes(style, streets) for style in policy.styles], axis=1)


def remembered(policy: Policy, learned: Floats, before: Floats) -> Floats:
    """By hideout and style: what the next night begins with, after `learned`. `before` is what was likely at first."""
    if policy.is_constant:
        return learned if policy.trust == 1 else learned**policy.trust
    found: Floats = learned.sum(axis=1, keepdims=True) ** policy.trust * before.sum(axis=0)
    return found


def _homes(style: Style, streets: Streets) -> Floats:
    """By hideout: how likely, compared with the mean of all."""
    if not style.nearness:
        return np.ones(streets.size)
    walks = streets.distances[:, streets.reds].min(axis=1)
    found: Floats = np.exp(-style.nearness * walks) * (walks < FAR)
    found /= found[walks < FAR].mean()
    return found


def _ways(streets: Streets, move: Move) -> Ways:
    if move.kind == COACH:
        return streets.rides
    return streets.alleys if move.kind == ALLEY else streets.walks(move.stopped)


def _choice(policy: Policy, ways: Ways, pull: Floats, origins: Ints) -> tuple[Floats, Floats]:
    """By node of the previous layer: the factor for the weight of a circle, and the uniform share of each circle.

    Every such node has a move, because it is on a trail.
    """
    starts, node = np.unique(origins, return_inverse=True)
    number, ends = ways.follow(starts)
    if not len(ends):
        return pull[:0], pull[:0]
    first = np.searchsorted(number, np.arange(len(starts)))
    sums = runs(first, len(ends)).sum(lambda edges: pull[ends[edges]])
    evenly = np.full(sums.shape, policy.floor) / lengths(first, len(ends))[:, None]
    lost = sums == 0
    if lost.any():
        # No circle leads home in time, so all are equally likely.
        sums[lost] = np.inf
        evenly[lost] /= policy.floor
    return ((1 - policy.floor) / sums)[node], evenly[node]


def _said(policy: Policy, circles: Ints, homes: Ints, *, home: bool) -> Floats:
    """By node and column: how likely Jack declares, or does not declare, as he did."""
    there: Flags = np.repeat(circles[:, None] == homes, len(policy.styles), axis=1)
    if home:
        return np.where(there, 1 - policy.undeclared, 0.0)
    return np.where(there, policy.undeclared, 1.0)
