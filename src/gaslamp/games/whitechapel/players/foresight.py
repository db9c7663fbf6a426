"""What the police will do after Jack's move. He knows what they know, so he can predict where they go.

They see how he moved, but not where to. So one prediction serves every end of a walk, and another every end of a coach.
"""

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from gaslamp.games.whitechapel.deduction.streets import Floats
from gaslamp.games.whitechapel.players.posts import Places, PostWeights, best, wanted
from gaslamp.games.whitechapel.players.tables import SEARCHES
from gaslamp.games.whitechapel.players.worlds import Worlds
from gaslamp.games.whitechapel.rules.board import EVERYBODY, members

_EVERYBODY = members(EVERYBODY)

_ALERT = 8.0
"""At a chance of 1/8 an arrest is already likely: five policemen try five circles, after the answers of the others."""


@dataclass(frozen=True, eq=False)
class Foresight:
    worlds: Worlds  # what the police will believe
    ends: Places  # where they will stand

    @cached_property
    def chances(self) -> Floats:
        return self.worlds.chances()

    @cached_property
    def danger(self) -> Floats:
        """By circle: how likely Jack is arrested there in the coming turn of the police."""
        watched = SEARCHES[list(self.ends)].any(axis=0)
        found: Floats = watched * alarm(self.chances)
        return found


def alarm(chances: Floats) -> Floats:
    """How likely the police arrest on a circle in their reach, by the chance that they give it."""
    found: Floats = 1 - np.exp(-_ALERT * chances)
    return found


def foreseen(
    worlds: Worlds, places: Places, post_weights: PostWeights, rng: np.random.Generator, coaches: int = 0
) -> Foresight:
    return Foresight(worlds, best(wanted(worlds, post_weights, rng, coaches), places, _EVERYBODY))
