"""A View of the small map of Whitechapel as a tensor."""

import numpy as np

from gaslamp.adapters.small import village
from gaslamp.adapters.tensors.flags import Tensor


def tensor(view: village.View) -> Tensor:
    """The fields in the order of `docs/research.md`, all of them flags."""
    public = view.public
    flags = [view.seat == seat for seat in village.SEATS] + [village.acting(public) == view.seat]
    flags += [public.moves == left for left in range(4)]
    flags += [public.stage == stage for stage in village.STAGES]
    flags += [public.crossing == crossing for crossing in village.CROSSINGS]
    for where in (public.clues, public.target, view.trail, view.trail[-1]):
        flags += [circle in where for circle in village.CIRCLES]
    flags += [view.hideout == circle for circle in village.HIDEOUTS]
    return np.array(flags, np.int8)
