"""How Jack walks, given his hideout: the closer to home the likelier, but never certain.

For a hideout and a strength he chooses among the circles that this kind of move can reach. A circle's weight is
exp(-strength x walks from there to the hideout), and nothing if he could not walk home any more in the spaces that are
left. A small share of every choice is spread evenly, so no legal trail has probability zero. A walk onto the hideout is
declared nearly always. Whether he walks, takes a coach or an alley is not judged, nor whom he kills.
"""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from gaslamp.inference.whitechapel.facts import ALLEY, COACH, WALK, Night
from gaslamp.inference.whitechapel.flow import PLAIN, Step
from gaslamp.inference.whitechapel.streets import Flags, Floats, Ints, Streets
from gaslamp.inference.whitechapel.trails import Trails

_HOW_FAR_ROUND = 2
"""Walks to come home from the hideout itself, for one who may not declare there (WC-7)."""


@dataclass(frozen=True, slots=True)
class Policy:
    """The strengths are mixed: each Jack has one of them for the whole game, all are as likely."""

    strengths: tuple[float, ...] = (0.0, 0.5, 1.0, 2.0)
    floor: float = 0.05
    """The share of each choice that is spread evenly."""
    silence: float = 0.02
    """How often he walks onto his hideout and says nothing."""


POLICY = Policy()


def steps(policy: Policy, night: Night, trails: Trails, homes: Ints) -> tuple[Step, ...]:
    """By layer after the first. Columns go by hideout, then by strength."""
    return tuple(_steps(policy, night, trails, homes))


def _steps(policy: Policy, night: Night, trails: Trails, homes: Ints) -> Iterator[Step]:
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
        if move.kind == COACH:
            reach = streets.rides
        else:
            reach = (streets.alleys if move.kind == ALLEY else streets.walks(move.stopped)).matrix
        before, evenly = _choice(policy, reach, pull, trails.layers[space - 1].origins)
        circles = trails.layers[space].circles
        after = pull[circles]
        if move.kind == WALK:
            said = _said(policy, circles, homes, home=night.home and number == len(night.moves))
            yield (before, after * said), (evenly, said)
        else:
            yield (before, after), (evenly, np.ones((1, 1)))


def _pull(policy: Policy, streets: Streets, homes: Ints, left: int, *, walking: bool) -> Floats:
    """By circle and column: how strongly it draws him who has so many spaces left."""
    walks = streets.distances[:, homes]
    if not walking:
        walks = np.where(walks == 0, _HOW_FAR_ROUND, walks)
    drawn: Floats = np.exp(-np.multiply.outer(walks, np.array(policy.strengths)))
    drawn[walks > left] = 0
    return drawn.reshape(streets.size, -1)


def _choice(policy: Policy, reach: Floats, pull: Floats, origins: Ints) -> tuple[Floats, Floats]:
    """By node of the layer before: what a unit of pull is worth there, and each circle's even share."""
    starts, node = np.unique(origins, return_inverse=True)
    sums = reach[starts] @ pull
    count = np.maximum(reach[starts].sum(axis=1, keepdims=True), 1)
    lost = sums == 0
    worth = np.where(lost, 0, (1 - policy.floor) / np.where(lost, 1, sums))
    evenly = np.where(lost, 1, policy.floor) / count
    return worth[node], evenly[node]


def _said(policy: Policy, circles: Ints, homes: Ints, *, home: bool) -> Floats:
    """By node and column: how likely he declared what he declared, and kept silent where he kept silent."""
    there: Flags = np.repeat(circles[:, None] == homes, len(policy.strengths), axis=1)
    if home:
        return np.where(there, 1 - policy.silence, 0.0)
    return np.where(there, policy.silence, 1.0)
