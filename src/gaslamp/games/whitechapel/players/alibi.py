"""What a night reveals of the hideout even if no clue is found: where it began, and how many walks it took.

Jack prefers a murder from which many other circles are as far away as his hideout.
"""

from functools import lru_cache
from itertools import combinations

import numpy as np

from gaslamp.games.whitechapel.deduction.hideouts import Deduction
from gaslamp.games.whitechapel.deduction.policy import PLAIN_POLICY, Policy
from gaslamp.games.whitechapel.deduction.streets import WHITECHAPEL, Floats
from gaslamp.games.whitechapel.players.tables import WALKS
from gaslamp.games.whitechapel.rules.board import RED, Circle, members

LONGEST = 8
"""Walks. From a scene farther away, a night reveals less than the clues on the way do."""

_NEAREST = 3
"""Walks. From a nearer scene, a night reveals too much."""

_SPREAD = (0.5, 0.3, 0.2)
"""The chances that Jack takes the shortest way home, one walk more, or two walks more."""

_SIZE = WHITECHAPEL.size
_ADJACENT = np.zeros((_SIZE, _SIZE))
_ADJACENT[WHITECHAPEL.starts, WHITECHAPEL.ends] = 1


@lru_cache(maxsize=64)
def ends(start: Circle, policy: Policy = PLAIN_POLICY) -> Floats:
    """By number of walks, hideout and strength: the chance that a night from `start` ends after exactly these walks."""
    strengths = np.array(policy.strengths)
    pull = np.exp(-np.minimum(WALKS, 2 * LONGEST)[:, :, None] * strengths).reshape(_SIZE, -1)
    shares = (1 - policy.floor) / _around(pull)
    even = policy.floor / _around(np.ones((_SIZE, 1)))
    columns = np.arange(pull.shape[1])
    doors = columns // len(strengths)
    weight = np.zeros_like(pull)
    weight[start] = 1
    found = np.zeros((LONGEST + 1, _SIZE, len(strengths)))
    for walks in range(1, LONGEST + 1):
        weight = pull * _around(weight * shares) + _around(weight * even)
        found[walks] = ((1 - policy.undeclared) * weight[doors, columns]).reshape(_SIZE, -1)
        weight[doors, columns] *= policy.undeclared
    return found


def _around(values: Floats) -> Floats:
    """By circle: the sum over the adjacent circles. Streets lead both ways. Row 0 is 1, so that each can divide."""
    found: Floats = _ADJACENT @ values
    found[0] = 1
    return found


def prior(earlier: Deduction | None, policy: Policy = PLAIN_POLICY) -> Floats:
    """By hideout and strength: how likely it is, by the earlier nights."""
    found = np.ones((_SIZE, len(policy.strengths)))
    if earlier is not None:
        found *= 0
        found[earlier.columns] = earlier.strong
    found[[0, *members(RED)]] = 0
    return found


def traced(before: Floats, start: Circle, home: Circle, policy: Policy = PLAIN_POLICY) -> float:
    """The chance that the police will give the true hideout after a night from `start`."""
    shortest = max(2, int(WALKS[start, home]))
    total = 0.0
    for more, share in enumerate(_SPREAD):
        total += share * _share(before * ends(start, policy)[min(shortest + more, LONGEST)], home)
    return total


def _share(weights: Floats, home: Circle) -> float:
    return float(weights[home].sum() / max(weights.sum(), 1e-300))


@lru_cache(maxsize=4)
def hideout_risks(policy: Policy = PLAIN_POLICY) -> Floats:
    """By circle: the chance that the police would give this hideout after three nights from well-chosen red circles."""
    before = prior(None, policy)
    found = np.ones(_SIZE)
    for home in np.flatnonzero(before.any(axis=1)).tolist():
        near = [red for red in members(RED) if _NEAREST <= WALKS[red, home] < LONGEST]
        nights = [ends(red, policy)[WALKS[red, home]] for red in near]
        known = [_share(before * one * two * three, home) for one, two, three in combinations(nights, 3)]
        if len(known) > 1:
            found[home] = np.mean(sorted(known)[: len(known) // 2])
    return found
