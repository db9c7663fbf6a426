"""The most likely trails, best first."""

from typing import NamedTuple

import numpy as np

from gaslamp.games.whitechapel.deduction.flow import Flow
from gaslamp.games.whitechapel.deduction.streets import Floats, Ints
from gaslamp.games.whitechapel.rules.board import Circle

_WIDTH = 512
"""The least number of partial trails that are kept from space to space."""


class Likely(NamedTuple):
    trail: tuple[Circle, ...]
    probability: float


class Ranking(NamedTuple):
    trails: tuple[Likely, ...]
    proved: bool
    """Whether no omitted trail can be more likely than the last of these."""


def rank(flow: Flow, count: int) -> Ranking:
    """Beam search. A trail is never more likely than its beginning, so dropped beginnings bound omitted trails."""
    layers = flow.trails.layers
    nodes: Ints = np.arange(len(layers[0].circles))
    values: Floats = np.repeat(flow.first[None, :], len(nodes), axis=0)
    rows: Ints = layers[0].circles[:, None]
    dropped = 0.0
    for space in range(1, len(layers)):
        layer, step = layers[space], flow.steps[space - 1]
        order = np.argsort(layer.sources, kind="stable")
        first = np.searchsorted(layer.sources[order], np.arange(len(layers[space - 1].circles) + 1))
        counts = first[nodes + 1] - first[nodes]
        begun = np.repeat(np.arange(len(nodes)), counts)
        skipped = np.cumsum(counts) - counts
        edges = order[np.arange(len(begun)) + np.repeat(first[nodes] - skipped, counts)]
        sources, targets = layer.sources[edges], layer.targets[edges]
        weight = sum(_rows(before, sources) * _rows(after, targets) for before, after in step)
        values = values[begun] * weight
        scores = (values * flow.backward[space][targets]).sum(axis=1)
        best = np.argsort(-scores, kind="stable")
        dropped = max(dropped, *scores[best[max(_WIDTH, count) :]][:1].tolist(), 0.0)
        best = best[: max(_WIDTH, count)]
        nodes, values = targets[best], values[best]
        rows = np.concatenate((rows[begun[best]], layer.circles[nodes][:, None]), axis=1)
    scores = (values * flow.backward[-1][nodes]).sum(axis=1)
    best = np.argsort(-scores, kind="stable")[:count]
    found = tuple(
        Likely(tuple(int(circle) for circle in rows[number]), float(scores[number] / flow.total)) for number in best
    )
    return Ranking(found, not dropped or (len(best) == count and dropped <= float(scores[best[-1]])))


def _rows(values: Floats, nodes: Ints) -> Floats:
    return values[nodes] if len(values) > 1 else values
