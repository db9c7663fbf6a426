"""Jack foresees where the police will stand, and avoids it. The police expect that of him.

They work out where they would stand if he were careless, and what an arrest there would be worth. A world in which Jack
has walked into such an arrest counts less.
"""

import numpy as np

from gaslamp.games.whitechapel.deduction.streets import Floats
from gaslamp.games.whitechapel.players.worlds import Worlds, picked


def evaded(worlds: Worlds, danger: Floats, evasion: float, rng: np.random.Generator) -> Worlds:
    """As many worlds, drawn from these. `danger` says by circle how likely Jack expected to be arrested there.

    A circle where the arrest was certain is less likely by the share `evasion`.
    """
    weights = np.cumsum(1 - evasion * danger[worlds.now])
    drawn = np.searchsorted(weights, rng.random(len(worlds)) * weights[-1], side="right")
    return picked(worlds, np.minimum(drawn, len(worlds) - 1))
