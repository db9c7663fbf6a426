"""A View of the reduced Mr. Jack as a tensor."""

import numpy as np

from gaslamp.adapters.small import lane
from gaslamp.adapters.tensors.flags import Tensor


def tensor(view: lane.View) -> Tensor:
    """The fields in the order of `docs/research.md`, all of them flags."""
    public = view.public
    flags = [view.seat == seat for seat in lane.SEATS] + [
        lane.acting(public) == view.seat,
        public.rounds == 1,
        bool(public.turn),
    ]
    flags += [public.stage == stage for stage in lane.STAGES]
    flags += [place == street for place in public.places for street in range(len(lane.STREETS))]
    flags += [
        one in where for where in (public.suspects, public.played, public.played[-1:], view.jack) for one in lane.PEOPLE
    ]
    return np.array([*flags, public.lamp, public.cordon, public.unseen], np.int8)
