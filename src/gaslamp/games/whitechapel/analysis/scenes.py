"""How good the red circles are for Jack, for every hideout at once: tonight's murder, and what is left for later."""

from functools import cache, lru_cache

import numpy as np

from gaslamp.games.whitechapel.deduction.streets import WHITECHAPEL, Floats
from gaslamp.games.whitechapel.players import victims
from gaslamp.games.whitechapel.rules.board import CIRCLES, Circle, Circles, members
from gaslamp.games.whitechapel.rules.public import Public
from gaslamp.games.whitechapel.rules.turns import NIGHTS

_SIZE = WHITECHAPEL.size


@cache
def eases(scene: Circle, night: int) -> Floats:
    """By hideout: the value of a night that begins there."""
    return np.array([1.0, *(victims.ease(home, scene, night) for home in range(1, CIRCLES + 1))])


@lru_cache(maxsize=1024)
def prospects_of_all(reds: Circles, night: int) -> Floats:
    """By hideout: how well the nights after this one can go with these red circles."""
    if night == NIGHTS:
        return np.ones(_SIZE)
    return np.array([1.0, *(victims.prospects(home, reds, night) for home in range(1, CIRCLES + 1))])


def later_nights(public: Public) -> Circles:
    """The red circles that are left for the nights after this one."""
    return victims.free(public)


def values(public: Public, scene: Circle, other: Circle = 0) -> Floats:
    """By hideout: a murder there tonight, and what it leaves for later. `other` is the first of two victims."""
    left = victims.free(public) & ~(1 << scene | 1 << other)
    return eases(scene, public.night) * prospects_of_all(left, public.night)


def choice_of(public: Public, circles: Circles) -> Floats:
    """By hideout: the mean of the best two murders on these circles."""
    found = np.sort([values(public, scene) for scene in members(circles)], axis=0)[-2:]
    mean: Floats = found.mean(axis=0)
    return mean
