"""A View of the small map of Whitechapel as a tensor."""

import numpy as np

from gaslamp.games.small_whitechapel import rules
from gaslamp.parts.tensors import Tensor

ACTIONS, CHANCES = rules.EVERY, rules.CHANCES
LENGTH = 12
"""No game has more actions, those of chance included."""


def tensor(view: rules.View) -> Tensor:
    """The fields in the order of `docs/research.md`, all of them flags."""
    public = view.public
    flags = [view.seat == seat for seat in rules.SEATS] + [rules.acting(public) == view.seat]
    flags += [public.moves == left for left in range(4)]
    flags += [public.stage == stage for stage in rules.STAGES]
    flags += [public.crossing == crossing for crossing in rules.CROSSINGS]
    for where in (public.clues, public.target, view.trail, view.trail[-1]):
        flags += [circle in where for circle in rules.CIRCLES]
    flags += [view.hideout == circle for circle in rules.HIDEOUTS]
    return np.array(flags, np.int8)
