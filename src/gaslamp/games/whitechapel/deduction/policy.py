"""How Jack walks, given his hideout: circles closer to home are more likely, but never certain.

For a given hideout and strength Jack chooses among the circles that this kind of move can reach. The weight of a circle
is exp(-strength x walks from there to the hideout). It is zero if he could not walk home in the spaces that are left. A
small share of every choice is uniform, so no legal trail has probability zero. A walk onto the hideout is nearly always
declared. The model says nothing about the choice between walk, coach and alley, nor about the choice of victims.
"""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from gaslamp.games.whitechapel.deduction.facts import ALLEY, COACH, WALK, Move, Night
from gaslamp.games.whitechapel.deduction.flow import PLAIN, EdgeWeights
from gaslamp.games.whitechapel.deduction.streets import FAR, Flags, Floats, Ints, Streets, Ways
from gaslamp.games.whitechapel.deduction.trails import Trails

_HOW_FAR_ROUND = 2
"""Walks needed to come home from the hideout itself, when Jack may not declare on arrival (W37)."""

_CROWD = 2
"""The most policemen near a circle that count."""


@dataclass(frozen=True, slots=True)
class Policy:
    """The strengths are mixed: each Jack has one of them for the whole game, and all are equally likely at first."""

    strengths: tuple[float, ...] = (0.0, 1.0, 3.0)
    floor: float = 0.05
    """The uniform share of each choice. It must be above zero, or the truth could be ruled out."""
    undeclared: float = 0.02
    """How often Jack walks onto his hideout without declaring it."""
    avoidance: float = 0.0
    """How much less Jack likes a circle that one policeman can search in his next move. It applies twice for two."""


POLICY = Policy()


def steps(policy: Policy, night: Night, trails: Trails, homes: Ints) -> tuple[EdgeWeights, ...]:
    """By layer after the first. Columns are ordered by hideout, then by strength."""
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
        pull = _pull(policy, streets, homes, left, walking=move.kind == WALK)
        if policy.avoidance:
            pull = _avoiding(policy, pull, streets.watchers(move.stopped), homes)
        before, evenly = _choice(policy, _ways(streets, move), pull, trails.layers[space - 1].origins)
        circles = trails.layers[space].circles
        after = pull[circles]
        if move.kind == WALK:
            said = _said(policy, circles, homes, home=night.home and number == len(night.moves))
            yield (before, after * said), (evenly, said)
        else:
            yield (before, after), (evenly, np.ones((1, 1)))


def _pull(policy: Policy, streets: Streets, homes: Ints, left: int, *, walking: bool) -> Floats:
    """By circle and column: the weight of the circle for Jack with `left` spaces left."""
    by_walks: Floats = np.exp(-np.multiply.outer(np.arange(FAR + 1), np.array(policy.strengths)))
    by_walks[max(left, 0) + 1 :] = 0
    if not walking:
        by_walks[0] = by_walks[_HOW_FAR_ROUND]
    return by_walks[streets.distances[:, homes]].reshape(streets.size, -1)


def _avoiding(policy: Policy, pull: Floats, watchers: Ints, homes: Ints) -> Floats:
    """The weights of a Jack who avoids policemen. They do not keep him from walking home."""
    found: Floats = pull * ((1 - policy.avoidance) ** np.minimum(watchers, _CROWD))[:, None]
    doors, columns = np.repeat(homes, len(policy.strengths)), np.arange(pull.shape[1])
    found[doors, columns] = pull[doors, columns]
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
    sums = np.add.reduceat(pull[ends], first, axis=0)
    evenly = np.full(sums.shape, policy.floor) / np.diff(first, append=len(ends))[:, None]
    lost = sums == 0
    if lost.any():
        # No circle leads home in time, so all are equally likely.
        sums[lost] = np.inf
        evenly[lost] /= policy.floor
    return ((1 - policy.floor) / sums)[node], evenly[node]


def _said(policy: Policy, circles: Ints, homes: Ints, *, home: bool) -> Floats:
    """By node and column: how likely Jack declares, or does not declare, as he did."""
    there: Flags = np.repeat(circles[:, None] == homes, len(policy.strengths), axis=1)
    if home:
        return np.where(there, 1 - policy.undeclared, 0.0)
    return np.where(there, policy.undeclared, 1.0)
