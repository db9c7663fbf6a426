"""One move of Jack in many worlds at once, past policemen whom he sees."""

from functools import lru_cache
from typing import NamedTuple

import numpy as np

from gaslamp.games.whitechapel.deduction.streets import WHITECHAPEL, Flags, Floats, Ints
from gaslamp.games.whitechapel.players.posts import Places
from gaslamp.games.whitechapel.players.tables import NEIGHBOURS, WALKS
from gaslamp.games.whitechapel.rules.board import CIRCLES, CROSSINGS, Crossings, members
from gaslamp.games.whitechapel.rules.streets import ALLEYS, AROUND, walks

_BOLDNESS = 0.4
"""How much less he likes a circle that one policeman can search in his next move, for each of up to `_CROWD`."""
_CROWD = 3
_EAGERNESS = 1e3
"""How much more he likes to be home than on another circle at the same distance."""
_RIDES = 0.3
"""How often he takes a coach if he has one and is far from home."""
_FAR = 2
"""Walks. From nearer a coach does not help: it does not bring him home (W37)."""
_CUTS = 0.5
"""How often he takes an alley if policemen keep him from walking home."""
_TINY = 1e-300


class Tokens(NamedTuple):
    """Those that Jack has left, by world."""

    coaches: Ints
    alleys: Ints


class Escape(NamedTuple):
    """By world."""

    to: Ints
    tokens: Tokens
    is_home: Flags
    is_lost: Flags  # he cannot move (W39)


def _lanes() -> Ints:
    """By circle: where an alley leads, and 0 where there are no more."""
    found = np.zeros((CIRCLES + 1, max(ends.bit_count() for ends in ALLEYS)), dtype=np.intp)
    for circle, ends in enumerate(ALLEYS):
        found[circle, : ends.bit_count()] = members(ends)
    return found


LANES = _lanes()
_NEAR = [[circle for circle in range(1, CIRCLES + 1) if AROUND[circle] >> one & 1] for one in range(CROSSINGS + 1)]
"""By crossing: the circles with a street over it."""


def escaped(here: Ints, home: Ints, pull: Floats, tokens: Tokens, posts: Places, rng: np.random.Generator) -> Escape:
    """`pull` says how straight he goes home."""
    coaches, alleys = tokens
    stopped = sum(1 << crossing for crossing in posts)
    safety = _BOLDNESS ** np.minimum(WHITECHAPEL.watchers(stopped), _CROWD)
    far = WALKS[here, home]
    is_open = _is_open(stopped)[here]
    ends = NEIGHBOURS[here]
    likes = _towards(ends, home, pull) * safety[ends] * is_open
    walked = _drawn(ends, np.where(ends == home[:, None], _EAGERNESS * likes, likes), rng)
    is_stuck = ~is_open.any(axis=1)
    rides = (coaches > 0) & ((rng.random(len(here)) < _RIDES) & (far > _FAR) | is_stuck & (alleys == 0))
    is_shut_out = (far == 1) & (walked != home)
    lanes = LANES[here]
    is_cutting = is_stuck | is_shut_out & (rng.random(len(here)) < _CUTS)
    cuts = (alleys > 0) & ~rides & is_cutting & (lanes[:, 0] > 0)
    is_lost = is_stuck & ~rides & ~cuts
    lane = _drawn(lanes, _towards(lanes, home, pull) * safety[lanes] * (lanes != home[:, None]), rng)
    to = np.where(rides, _ridden(here, home, pull, rng), np.where(cuts, lane, walked))
    return Escape(to, Tokens(coaches - rides, alleys - cuts), (walked == home) & ~(rides | cuts | is_lost), is_lost)


def _ridden(here: Ints, home: Ints, pull: Floats, rng: np.random.Generator) -> Ints:
    via = _drawn(NEIGHBOURS[here], _towards(NEIGHBOURS[here], home, pull), rng)
    ends = NEIGHBOURS[via]
    return _drawn(ends, _towards(ends, home, pull) * (ends != here[:, None]), rng)


def _towards(ends: Ints, home: Ints, pull: Floats) -> Floats:
    """By world and end: circles nearer to home have more weight."""
    found: Floats = np.exp(-pull[:, None] * WALKS[ends, home[:, None]]) * (ends > 0)
    return found


def _drawn(ends: Ints, weights: Floats, rng: np.random.Generator) -> Ints:
    """One end for each world. Where no end has any weight, all are equally likely."""
    sums = np.cumsum(weights + _TINY * (ends > 0), axis=1)
    place = (sums <= (rng.random(len(ends)) * sums[:, -1])[:, None]).sum(axis=1)
    found: Ints = ends[np.arange(len(ends)), np.minimum(place, ends.shape[1] - 1)]
    return found


@lru_cache(maxsize=4096)
def _is_open(stopped: Crossings) -> Flags:
    """By circle and neighbour: whether he can walk there."""
    found: Flags = NEIGHBOURS > 0
    for circle in {circle for crossing in members(stopped) for circle in _NEAR[crossing]}:
        free = walks(circle, stopped)
        found[circle] = [bool(end) and bool(free >> end & 1) for end in NEIGHBOURS[circle].tolist()]
    return found
