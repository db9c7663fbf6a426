"""One space of the row as a layer of a graph: its nodes, the edges into it, and sums along the edges."""

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from gaslamp.games.whitechapel.deduction.runs import Runs, runs
from gaslamp.games.whitechapel.deduction.streets import Flags, Floats, Ints

NONE: Ints = np.array([], dtype=np.intp)


@dataclass(frozen=True, eq=False)
class Layer:
    circles: Ints  # by node
    origins: Ints  # by node: where the unfinished move began; the node's own circle except in the middle of a coach
    sources: Ints  # by edge: a node of the previous layer
    targets: Ints  # by edge: a node of this layer

    def gather(self, values: Floats) -> Floats:
        """For each node of this layer: the sum of the previous layer's values over its edges."""
        if values.ndim == 2 and values.shape[1] == 1:
            return _counted(self.targets, values[self.sources, 0], len(self.circles))
        return _summed(values, *self._gathered)

    def scatter(self, values: Floats) -> Floats:
        """For each node of the previous layer: the sum of this layer's values over its edges."""
        if values.ndim == 2 and values.shape[1] == 1:
            # Every node of the previous layer has an edge: nodes without one are removed.
            return _counted(self.sources, values[self.targets, 0], 0)
        return _summed(values, *self._scattered)

    @cached_property
    def into(self) -> tuple[Ints, Ints]:
        """The edges sorted by target, and the position where each target begins."""
        return _sorted(self.targets)

    @cached_property
    def _gathered(self) -> tuple[Ints, Runs | None]:
        order, firsts = self.into
        return self.sources[order], _runs(firsts, order)

    @cached_property
    def _scattered(self) -> tuple[Ints, Runs | None]:
        order, firsts = _sorted(self.sources)
        return self.targets[order], _runs(firsts, order)


def _sorted(ends: Ints) -> tuple[Ints, Ints]:
    """The edges sorted by end, and the position where each end begins. Every node has an edge, so none is skipped."""
    order = np.argsort(ends, kind="stable")
    in_order = ends[order]
    begins = np.ones(len(ends), dtype=np.bool_)
    np.not_equal(in_order[1:], in_order[:-1], out=begins[1:])
    return order, np.flatnonzero(begins)


def _counted(ends: Ints, values: Floats, size: int) -> Floats:
    """The fastest way. It works for one column only."""
    found: Floats = np.bincount(ends, weights=values, minlength=size).astype(np.float64, copy=False)
    return found[:, None]


def _runs(firsts: Ints, order: Ints) -> Runs | None:
    return runs(firsts, len(order)) if len(order) else None


def _summed(values: Floats, rows: Ints, by_node: Runs | None) -> Floats:
    if by_node is None:
        return np.zeros((0, *values.shape[1:]))
    return by_node.sum(lambda edges: values[rows[edges]])


def whole(layer: Layer) -> Flags:
    return np.ones(len(layer.circles), dtype=np.bool_)


def pruned(layers: tuple[Layer, ...], keep: list[Flags]) -> tuple[Layer, ...]:
    """The layers without the nodes that are not kept. Nodes and edges on no complete path are removed too."""
    edges: list[Flags] = [NONE.astype(np.bool_)]
    for space in range(1, len(layers)):
        layer = layers[space]
        alive = keep[space - 1][layer.sources] & keep[space][layer.targets]
        edges.append(alive)
        keep[space] = touched(layer.targets[alive], len(layer.circles))
    for space in range(len(layers) - 1, 0, -1):
        layer = layers[space]
        edges[space] &= keep[space][layer.targets]
        keep[space - 1] = touched(layer.sources[edges[space]], len(layers[space - 1].circles))
    found = []
    before: Ints | None = None
    for layer, kept, alive in zip(layers, keep, edges, strict=True):
        if kept.all():
            number = None
            if before is None and alive.all():
                found.append(layer)
                continue
        else:
            number = np.cumsum(kept) - 1
        sources, targets = layer.sources[alive], layer.targets[alive]
        found.append(
            Layer(
                circles=layer.circles if number is None else layer.circles[kept],
                origins=layer.origins if number is None else layer.origins[kept],
                sources=sources if before is None else before[sources],
                targets=targets if number is None else number[targets],
            )
        )
        before = number
    return tuple(found)


def touched(nodes: Ints, size: int) -> Flags:
    found = np.zeros(size, dtype=np.bool_)
    found[nodes] = True
    return found
