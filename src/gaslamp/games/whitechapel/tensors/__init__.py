"""Whitechapel for machine learning: views as tensors, and games that look the same to a seat as the true one."""

from gaslamp.games.whitechapel.tensors.tensor import tensor
from gaslamp.games.whitechapel.tensors.worlds import world

__all__ = ["LENGTH", "LONGEST", "PARTS", "SECRET", "tensor", "world"]

LONGEST, LENGTH, PARTS = 512, 4200, 5
"""Upper bounds: legal actions in a position, actions in a game (those of chance included), parts of an action."""
SECRET = frozenset({"HIDE", "MARK_WOMAN", "PLACE_PATROL", "KILL_LAST", "WALK", "WALK_HOME", "COACH", "ALLEY"})
"""The kinds of action that some seats see only in part."""
