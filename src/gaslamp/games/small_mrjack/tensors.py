"""A View of the reduced Mr. Jack as a tensor."""

import numpy as np

from gaslamp.games.small_mrjack import rules
from gaslamp.parts.tensors import Tensor

ACTIONS, CHANCES = rules.EVERY, rules.CHANCES
LENGTH = 16
"""No game has more actions, those of chance included."""


def tensor(view: rules.View) -> Tensor:
    """The fields in the order of `docs/research.md`, all of them flags."""
    public = view.public
    flags = [view.seat == seat for seat in rules.SEATS] + [
        rules.acting(public) == view.seat,
        public.rounds == 1,
        bool(public.turn),
    ]
    flags += [public.stage == stage for stage in rules.STAGES]
    flags += [place == street for place in public.places for street in range(len(rules.STREETS))]
    flags += [
        one in where
        for where in (public.suspects, public.played, public.played[-1:], view.jack)
        for one in rules.PEOPLE
    ]
    return np.array([*flags, public.lamp, public.cordon, public.unseen], np.int8)
