"""Sums over all trails at once by dynamic programming: forward from the murder, backward from the present.

A trail's weight may depend on more than the trail. Values have one column for each case: for the policy, each pair of a
hideout and a strength; for plain counting, a single column. The weight of an edge from s to t is a sum of products
before[s] * after[t]. So the weights of single edges are never stored.
"""

from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise

import numpy as np

from gaslamp.games.whitechapel.deduction.streets import Floats
from gaslamp.games.whitechapel.deduction.trails import Trails

EdgeWeights = tuple[tuple[Floats, Floats], ...]
"""The weights of the edges into one layer: pairs of `before` (by node of the previous layer) and `after` (by node)."""

ONE: Floats = np.ones((1, 1))
PLAIN: EdgeWeights = ((ONE, ONE),)
"""Every edge has weight one."""


@dataclass(frozen=True, eq=False)
class Flow:
    trails: Trails
    steps: tuple[EdgeWeights, ...]  # by layer after the first
    first: Floats  # by column: its weight before the first move
    last: Floats  # by node of the last layer and column: the factor that the end gives to a trail's weight

    @cached_property
    def forward(self) -> tuple[Floats, ...]:
        """By layer: the weight of all paths that lead to each node."""
        values = np.repeat(self.first[None, :], len(self.trails.layers[0].circles), axis=0)
        found = [values]
        for layer, step in zip(self.trails.layers[1:], self.steps, strict=True):
            values = _total([after * layer.gather(before * values) for before, after in step])
            found.append(values)
        return tuple(found)

    @cached_property
    def backward(self) -> tuple[Floats, ...]:
        """By layer: the weight of all paths that can follow each node."""
        values = self.last
        found = [values]
        for layer, step in zip(self.trails.layers[:0:-1], self.steps[::-1], strict=True):
            values = _total([before * layer.scatter(after * values) for before, after in step])
            found.append(values)
        return tuple(found[::-1])

    @cached_property
    def columns(self) -> Floats:
        """By column: the weight of all trails."""
        found: Floats = (self.forward[-1] * self.last).sum(axis=0)
        return found

    @cached_property
    def total(self) -> float:
        return float(self.columns.sum())

    def at(self, space: int) -> Floats:
        """By circle: how likely Jack was there on that space."""
        layer = self.trails.layers[space]
        after = self.last if space == len(self.trails.layers) - 1 else self.backward[space]
        found = np.zeros(self.trails.streets.size)
        np.add.at(found, layer.circles, np.einsum("nw,nw->n", self.forward[space], after))
        return self._shares(found)

    def probability(self, path: list[int]) -> float:
        """The probability of a single trail, given by its nodes."""
        values = self.first
        for step, (node, target) in zip(self.steps, pairwise(path), strict=True):
            values = values * _total([_row(before, node) * _row(after, target) for before, after in step])
        return float(self._shares((values * _row(self.last, path[-1])).sum()))

    def _shares(self, weights: Floats) -> Floats:
        """All zero if no trail fits. No legal game leads to such a record."""
        return weights / self.total if self.total else np.zeros_like(weights)


def _row(values: Floats, node: int) -> Floats:
    found: Floats = values[node if len(values) > 1 else 0]
    return found


def _total(parts: list[Floats]) -> Floats:
    found = parts[0]
    for part in parts[1:]:
        found = found + part
    return found
