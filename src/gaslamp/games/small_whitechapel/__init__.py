"""Whitechapel reduced to eight circles: small enough to be solved exactly. `rules` says how it is played.

Everything is in `game.py`, which is imported when it is first used: a list of games needs no rules.
"""

from typing import TYPE_CHECKING

from gaslamp.core.first_use import at_first_use

if TYPE_CHECKING:
    from gaslamp.games.small_whitechapel.game import *  # noqa: F403  (all that it has)
else:
    __getattr__, __dir__ = at_first_use(__name__, "game")
