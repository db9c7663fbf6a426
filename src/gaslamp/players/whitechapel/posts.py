"""Where five policemen stand best together: to search and arrest now, to be near later, to keep Jack from home.

A post's worth adds up over circles, so one policeman is placed at a time with the others held fixed, round and round
until nobody can better himself.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from gaslamp.games.whitechapel.board import Crossing, members
from gaslamp.games.whitechapel.streets import TWO_STEPS
from gaslamp.inference.whitechapel.streets import Floats
from gaslamp.players.whitechapel.tables import COVER, GATES, catching
from gaslamp.players.whitechapel.worlds import Worlds, moved, shares

Places = tuple[Crossing, ...]


@dataclass(frozen=True, slots=True)
class Taste:
    """What the police want of their posts."""

    arrest: float = 1.0  # next to where Jack may be
    clues: float = 0.12  # next to where he may have been
    later: tuple[float, ...] = (0.9, 0.7, 0.5, 0.4)  # near where he will be, move by move
    gate: float = 0.5  # in the way to where he may live


_CATCHING = tuple(catching(moves) for moves in range(1, 8))
_ROUNDS = 4


@dataclass(frozen=True, eq=False)
class Want:
    """By circle, what a policeman is worth there."""

    taste: Taste
    here: Floats  # once: somebody can search it
    later: tuple[Floats, ...]  # the more the better, move by move
    doors: Floats  # the hideouts

    def worth(self, places: Places) -> float:
        found = float(self.here @ COVER[list(places)].max(axis=0))
        for chances, reach in zip(self.later, _CATCHING, strict=False):
            found += float(chances @ (1 - (1 - reach[list(places)]).prod(axis=0)))
        return found + float(self.doors @ GATES[list(places)].sum(axis=0) ** 2)

    def added(self, others: Places, ends: Sequence[Crossing]) -> Floats:
        """What each end would be worth to one more policeman."""
        some, rest = list(ends), list(others)
        open_still = 1 - COVER[rest].max(axis=0)
        found: Floats = COVER[some] @ (self.here * open_still)
        for chances, reach in zip(self.later, _CATCHING, strict=False):
            found += reach[some] @ (chances * (1 - reach[rest]).prod(axis=0))
        shut = GATES[rest].sum(axis=0)
        found += ((shut + GATES[some]) ** 2 - shut**2) @ self.doors
        return found


def wanted(worlds: Worlds, taste: Taste, rng: np.random.Generator) -> Want:
    seen = worlds.visited()
    here = taste.arrest * worlds.chances() + taste.clues * 4 * seen * (1 - seen)
    later = []
    ahead = worlds
    for weight in taste.later:
        ahead = moved(ahead, rng)
        later.append(weight * shares(ahead.now))
    return Want(taste, here, tuple(later), taste.gate * worlds.hideouts())


def best(want: Want, places: Places, free: Sequence[int], start: Places | None = None) -> Places:
    """The best posts in reach; only the policemen in `free` move. From a start that may be any legal one."""
    now = list(start or places)
    for _ in range(_ROUNDS):
        changed = False
        for one in free:
            others = tuple(now[:one] + now[one + 1 :])
            ends = [end for end in members(TWO_STEPS[places[one]]) if end not in others]
            end = ends[int(np.argmax(want.added(others, ends)))]
            changed |= end != now[one]
            now[one] = end
        if not changed:
            break
    return tuple(now)
