"""A view as a tensor, and every action by its number, for learning programs."""

import numpy as np

from gaslamp.parts.tensors import Tensor
from three_doors.rules.actions import CONSTABLE, DOORS, THIEF, Action, turn
from three_doors.rules.view import View

ACTIONS = tuple(Action(kind, door) for kind in ("hide", "point", "open") for door in DOORS)
CHANCES = tuple(Action("wind", door) for door in DOORS)
LENGTH = 4
"""No game has more actions, those of chance included."""


def tensor(view: View) -> Tensor:
    """Flags: the seat, whether it acts, the thief's door if known, and each door pointed at, blown open, opened."""
    flags = [view.seat == seat for seat in (THIEF, CONSTABLE)]
    flags.append(turn(view.is_hidden, view.named)[0] == view.seat)
    flags += [view.hidden == door for door in DOORS]
    for place in range(3):
        flags += [view.named[place : place + 1] == (door,) for door in DOORS]
    return np.array(flags, np.int8)
