"""Beliefs from the words of a record."""

import numpy as np

from gaslamp.games import whitechapel
from gaslamp.games.whitechapel.deduction import Belief, Model, begin, update

FAR_AWAY = "W=3,21,65 k65 !Bx200,Yx201,Nx202,Rx203,Gx204"


def after(words: str, options: dict[str, str] | None = None) -> Belief:
    belief = begin(options or {})
    for word in words.split():
        belief = update(belief, whitechapel.parse_action(word))
    return belief


def possible(belief: Belief, space: int = -1) -> set[int]:
    return {int(circle) for circle in np.flatnonzero(belief.possible(space))}


def lived(belief: Belief) -> set[int]:
    return {int(circle) for circle in np.flatnonzero(belief.hideout(Model.SET))}
