"""How likely a circle is in tonight's row. A trail may visit a circle twice, so the chances by space do not add up.

Visits after the first are subtracted: for each circle, the weight of the trails that have been there is followed until
they return. Only nodes between two visits matter, and they are few.
"""

from collections.abc import Callable

import numpy as np

from gaslamp.games.whitechapel.deduction.flow import Flow
from gaslamp.games.whitechapel.deduction.layers import Layer
from gaslamp.games.whitechapel.deduction.runs import runs
from gaslamp.games.whitechapel.deduction.streets import Flags, Floats, Ints
from gaslamp.games.whitechapel.deduction.trails import Trails

MAX_ELEMENTS = 1 << 20
"""The limit for the numbers in one array when circles are processed together: eight megabytes."""


def avoidable(trails: Trails, circles: Ints) -> Flags:
    """For each of these circles, whether some trail never visits it."""
    free = _off(trails.layers[0], circles)
    for layer in trails.layers[1:]:
        free = np.sign(layer.gather(free)) * _off(layer, circles)
    found: Flags = free.sum(axis=0) > 0
    return found


def _off(layer: Layer, circles: Ints) -> Floats:
    found: Floats = np.not_equal(layer.circles[:, None], circles).astype(np.float64)
    return found


def passing(flow: Flow, circles: Ints) -> Floats:
    """For each of these circles, how likely a trail visits it at least once."""
    widest = max(len(layer.circles) for layer in flow.trails.layers)
    chunk = max(1, MAX_ELEMENTS // max(1, widest * len(flow.first)))
    found = np.zeros(len(circles))
    for space in range(len(flow.trails.layers)):
        found += flow.at(space)[circles]
    for begin in range(0, len(circles), chunk):
        found[begin : begin + chunk] -= _returning(flow, circles[begin : begin + chunk])
    return found


def _returning(flow: Flow, circles: Ints) -> Floats:
    """For each of these circles, the summed chances of all visits after the first."""
    layers = flow.trails.layers
    here = [layer.circles[:, None] == circles for layer in layers]
    between = _between(flow.trails, here)
    found = np.zeros(len(circles))
    nodes, columns = np.nonzero(between[0])
    values = flow.forward[0][nodes]
    for space in range(1, len(layers)):
        layer = layers[space]
        row = np.zeros(between[space - 1].shape, dtype=np.intp)
        row[nodes, columns] = np.arange(len(nodes))
        is_used = between[space - 1][layer.sources] & (between[space] | here[space])[layer.targets]
        edges, column = np.nonzero(is_used)
        ends = layer.targets[edges] * len(circles) + column
        order = np.argsort(ends, kind="stable")
        ends, first = np.unique(ends[order], return_index=True)
        nodes, columns = ends // len(circles), ends % len(circles)
        old = row[layer.sources[edges[order]], column[order]]
        arriving = _pushed(flow, space, values, layer.sources[edges[order]], old, first, nodes)
        back = here[space][nodes, columns]
        again = np.einsum("nw,nw->n", arriving[back], flow.backward[space][nodes[back]])
        np.add.at(found, columns[back], again)
        # From now on every trail on the circle counts as a trail that has visited it, including first visits.
        arriving[back] = flow.forward[space][nodes[back]]
        fresh, new = np.nonzero(here[space] & between[space])
        is_new = ~np.isin(fresh * len(circles) + new, ends[back])
        fresh, new = fresh[is_new], new[is_new]
        nodes, columns = np.concatenate((nodes, fresh)), np.concatenate((columns, new))
        values = np.concatenate((arriving, flow.forward[space][fresh]))
    return found / flow.total if flow.total else found


def _pushed(flow: Flow, space: int, values: Floats, sources: Ints, rows: Ints, first: Ints, nodes: Ints) -> Floats:
    """The weights one layer later, summed over runs of edges that begin at `first` and end at `nodes`."""
    if not len(first):
        return np.zeros((0, values.shape[1]))
    found: Floats = np.zeros((len(first), values.shape[1]))
    by_node = runs(first, len(rows))
    for before, after in flow.steps[space - 1]:
        moved = by_node.sum(_moved(values, rows, before, sources))
        found += moved * (after[nodes] if len(after) > 1 else after)
    return found


def _moved(values: Floats, rows: Ints, before: Floats, sources: Ints) -> Callable[[Ints], Floats]:
    """By edge: the weight that it carries, without the factor of its end."""
    if len(before) > 1:
        return lambda edges: values[rows[edges]] * before[sources[edges]]
    return lambda edges: values[rows[edges]] * before


def _between(trails: Trails, here: list[Flags]) -> list[Flags]:
    """By layer, node and circle: on the circle or after a visit to it, and before another visit."""
    layers = trails.layers
    since = [here[0]]
    for layer, now in zip(layers[1:], here[1:], strict=True):
        since.append(now | (layer.gather(since[-1].astype(np.float64)) > 0))
    until = [np.zeros_like(here[-1])]
    for layer, now in zip(layers[:0:-1], here[:0:-1], strict=True):
        until.append(layer.scatter((now | until[-1]).astype(np.float64)) > 0)
    return [one & other for one, other in zip(since, until[::-1], strict=True)]
