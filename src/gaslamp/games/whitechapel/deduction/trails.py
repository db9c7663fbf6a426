"""Every trail that fits the facts of a night, as a layered graph: one layer for each space of the row.

A node is a circle together with the part of the past that matters: which of the clues found later the trail has already
passed and, in the middle of a coach, where the coach started. Every path through the graph is one trail, and every
trail is one path. Nodes on no complete path are removed at once. So the set is exact, and sums over paths are sums over
trails.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace

import numpy as np

from gaslamp.games.whitechapel.deduction.facts import ALLEY, COACH, Absent, Clue, Move, Night
from gaslamp.games.whitechapel.deduction.layers import NONE, Layer, pruned, touched, whole
from gaslamp.games.whitechapel.deduction.streets import Flags, Streets, Ways, members_of
from gaslamp.games.whitechapel.rules.board import Circle


@dataclass(frozen=True, eq=False)
class Trails:
    streets: Streets
    layers: tuple[Layer, ...]

    def circles(self, space: int) -> Flags:
        """By circle: whether Jack can have been there on that space."""
        found = np.zeros(self.streets.size, dtype=np.bool_)
        found[self.layers[space].circles] = True
        return found

    def path(self, trail: Iterable[Circle]) -> list[int]:
        """The nodes of one trail. The list ends where the trail leaves the set."""
        found: list[int] = []
        for layer, circle in zip(self.layers, trail, strict=True):
            if not found:
                nodes = np.flatnonzero(layer.circles == circle)
            else:
                ahead = layer.targets[layer.sources == found[-1]]
                nodes = ahead[layer.circles[ahead] == circle]
            if not len(nodes):
                return found
            found.append(int(nodes[0]))
        return found


def build(streets: Streets, night: Night) -> Trails:
    """From all facts at once. Circles where Jack was not are left out first; then the clues are applied one by one."""
    absent = [0] * (night.space + 1)
    for finding in night.findings:
        if isinstance(finding, Absent):
            for space in range(finding.first, finding.last + 1):
                absent[space] |= finding.circles
    barred = np.array([members_of(streets.size, circles) for circles in absent])
    layers = _begun(night.murders)
    for move in night.moves:
        layers += _moved(streets, layers[-1], move, barred[len(layers) :])
    keep = [~barred[space, layer.circles] for space, layer in enumerate(layers)]
    trails = Trails(streets, pruned(layers, keep))
    for finding in night.findings:
        if isinstance(finding, Clue):
            trails = _through(trails, finding)
    return trails


def refine(trails: Trails, before: Night, after: Night) -> Trails:
    """The trails after one more event: a move or a finding."""
    for move in after.moves[len(before.moves) :]:
        free = np.zeros((2, trails.streets.size), dtype=np.bool_)
        layers = (*trails.layers, *_moved(trails.streets, trails.layers[-1], move, free))
        trails = Trails(trails.streets, pruned(layers, [whole(layer) for layer in layers]))
    for finding in after.findings[len(before.findings) :]:
        trails = _through(trails, finding) if isinstance(finding, Clue) else without(trails, finding)
    return trails


def without(trails: Trails, absent: Absent) -> Trails:
    barred = members_of(trails.streets.size, absent.circles)
    keep = [whole(layer) for layer in trails.layers]
    for space in range(absent.first, absent.last + 1):
        keep[space] = ~barred[trails.layers[space].circles]
    if all(flags.all() for flags in keep):
        return trails
    return replace(trails, layers=pruned(trails.layers, keep))


def _begun(murders: tuple[Circle, ...]) -> tuple[Layer, ...]:
    scenes = np.array(murders, dtype=np.intp)
    first = Layer(scenes, scenes, NONE, NONE)
    if len(murders) == 1:
        return (first,)
    # Two murders, in either order (W27).
    return (first, Layer(scenes, scenes, np.array([0, 1]), np.array([1, 0])))


def _moved(streets: Streets, last: Layer, move: Move, barred: Flags) -> tuple[Layer, ...]:
    """One more layer, or two for a coach. The layer it starts from has one node for each circle."""
    if move.kind == ALLEY:
        return (_spread(streets.alleys, last, barred[0]),)
    if move.kind != COACH:
        return (_spread(streets.walks(move.stopped), last, barred[0]),)
    sources, ends = streets.walks(0).follow(last.circles)
    free = ~barred[0][ends]
    sources, ends = sources[free], ends[free]
    middle = Layer(ends, last.circles[sources], sources, np.arange(len(ends)))
    return (middle, _spread(streets.walks(0), middle, barred[1]))


def _spread(ways: Ways, last: Layer, barred: Flags) -> Layer:
    sources, ends = ways.follow(last.circles)
    free = ~barred[ends] & (ends != last.origins[sources])
    ends = ends[free]
    reached = touched(ends, len(barred))
    circles = np.flatnonzero(reached)
    return Layer(circles, circles, sources[free], (np.cumsum(reached) - 1)[ends])


def _through(trails: Trails, clue: Clue) -> Trails:
    """Only the trails that pass the clue's circle on the space `clue.last` or before.

    From the first to the last space where that is possible, every node stores whether its trail has passed the circle.
    """
    layers, keep = list(trails.layers), [whole(layer) for layer in trails.layers]
    here = [layer.circles == clue.circle for layer in layers[: clue.last + 1]]
    spaces = [space for space, flags in enumerate(here) if flags.any()]
    if not spaces:
        return replace(trails, layers=pruned(trails.layers, [~flags for flags in keep]))
    first, last = spaces[0], spaces[-1]
    before = 0
    for space in range(first, last):
        layer = layers[space]
        size = len(layer.circles)
        # The second copy of a node is for trails that have passed the circle.
        arrived = layer.targets + size * here[space][layer.targets]
        if space > first:
            arrived = np.concatenate((arrived, layer.targets + size))
        layers[space] = Layer(
            circles=np.concatenate((layer.circles, layer.circles)),
            origins=np.concatenate((layer.origins, layer.origins)),
            sources=np.concatenate((layer.sources, layer.sources + before)) if space > first else layer.sources,
            targets=arrived,
        )
        keep[space] = np.concatenate((~here[space], here[space] if space == first else keep[space]))
        before = size
    layer = layers[last]
    if first == last:
        keep[last] = here[last]
    else:
        # It is the last chance: a trail that has not passed the circle must reach it now.
        late = here[last][layer.targets]
        layers[last] = replace(
            layer,
            sources=np.concatenate((layer.sources[late], layer.sources + before)),
            targets=np.concatenate((layer.targets[late], layer.targets)),
        )
    return replace(trails, layers=pruned(tuple(layers), keep))
