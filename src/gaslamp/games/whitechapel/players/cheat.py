"""Police who know where Jack is and where his hideout is: an upper bound to measure the other police by.

A cheat cannot be seated at a table. It is not in PLAYERS, and its constructor needs a `truth` that no seat has.

    truth = lambda: (state.trail[-1] if state.trail else 0, state.hideout)   # needs the State
    match.play(whitechapel, {}, {"jack": jack, "police": KnowingDetective(truth)}, rng)
"""

from collections.abc import Callable
from typing import Any

import numpy as np

from gaslamp.games.whitechapel.players.levels import ATTENTIVE
from gaslamp.games.whitechapel.players.police import Detective
from gaslamp.games.whitechapel.players.worlds import Worlds
from gaslamp.games.whitechapel.rules.board import Circle
from gaslamp.parts.player import Cheat, Player

Truth = Callable[[], tuple[Circle, Circle]]
"""Jack's circle, 0 before the murder, and his hideout."""


def cheat() -> Cheat:
    """For one seat in one game. The player knows Jack's circle and hideout from the State of each decision."""
    truth = {"circle": 0, "hideout": 0}
    player = KnowingDetective(lambda: (truth["circle"], truth["hideout"]))

    def seated(state: Any) -> Player:
        truth.update(circle=state.trail[-1] if state.trail else 0, hideout=state.hideout)
        return player

    return seated


class KnowingDetective(Detective):
    """Their only world is the true one. There is nothing to try out."""

    def __init__(self, truth: Truth) -> None:
        super().__init__(ATTENTIVE)
        self._truth = truth

    def worlds(self) -> Worlds:
        now, home = self._truth()
        seen = np.zeros((1, 196), dtype=np.bool_)
        seen[0, now] = True
        return Worlds(np.array([now]), np.array([home]), np.array([3.0]), seen)
