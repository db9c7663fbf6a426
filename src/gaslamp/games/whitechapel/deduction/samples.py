"""Draw whole trails from the belief, each with its probability. A search uses them as possible worlds."""

from dataclasses import dataclass

import numpy as np

from gaslamp.games.whitechapel.deduction.flow import Flow
from gaslamp.games.whitechapel.deduction.layers import Layer
from gaslamp.games.whitechapel.deduction.streets import Floats, Ints


@dataclass(frozen=True, eq=False)
class Samples:
    trails: Ints  # by sample and space: where Jack was
    columns: Ints  # by sample: the column of the flow it was drawn from


def sample(flow: Flow, uniforms: Floats) -> Samples:
    """One trail for each column of `uniforms`, which holds numbers between 0 and 1, with one row for each space.

    The end is drawn first, by its forward weight. Then each earlier circle is drawn, one step back at a time.
    """
    layers = flow.trails.layers
    weights = np.cumsum((flow.forward[-1] * flow.last).ravel())
    picked = np.searchsorted(weights, uniforms[-1] * weights[-1], side="right")
    nodes, columns = np.divmod(np.minimum(picked, len(weights) - 1), flow.last.shape[1])
    found = [layers[-1].circles[nodes]]
    for space in range(len(layers) - 1, 0, -1):
        nodes = _before(flow, space, nodes, columns, uniforms[space - 1])
        found.append(layers[space - 1].circles[nodes])
    return Samples(np.stack(found[::-1], axis=1), columns)


def _before(flow: Flow, space: int, nodes: Ints, columns: Ints, uniforms: Floats) -> Ints:
    """For each sample, a node of the previous layer."""
    layer = flow.trails.layers[space]
    numbers, sources = _edges(layer, nodes)
    column = columns[numbers]
    weights = np.zeros(len(numbers))
    for before, after in flow.steps[space - 1]:
        weights += _cells(before, sources, column) * _cells(after, nodes[numbers], column)
    total = np.cumsum(weights * flow.forward[space - 1][sources, column])
    last = np.searchsorted(numbers, np.arange(len(nodes)), side="right") - 1
    first = np.searchsorted(numbers, np.arange(len(nodes)), side="left")
    low = np.where(first > 0, total[first - 1], 0.0)
    picked = np.searchsorted(total, low + uniforms * (total[last] - low), side="right")
    found: Ints = sources[np.clip(picked, first, last)]
    return found


def _edges(layer: Layer, nodes: Ints) -> tuple[Ints, Ints]:
    """Every edge into these nodes: the index of the node, and the source of the edge."""
    order, firsts = layer.into
    counts = np.diff(firsts, append=len(order))[nodes]
    numbers = np.repeat(np.arange(len(nodes)), counts)
    skipped = np.cumsum(counts) - counts
    edges = order[np.arange(len(numbers)) + np.repeat(firsts[nodes] - skipped, counts)]
    return numbers, layer.sources[edges]


def _cells(values: Floats, rows: Ints, columns: Ints) -> Floats:
    """Values of a table in which a single row or column applies to all."""
    found: Floats = values[rows if len(values) > 1 else 0, columns if values.shape[1] > 1 else 0]
    return found
