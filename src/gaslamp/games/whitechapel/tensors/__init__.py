"""Whitechapel for learning programs: views as tensors, and other worlds that a seat cannot tell from the true one."""

from gaslamp.games.whitechapel.tensors.tensor import tensor
from gaslamp.games.whitechapel.tensors.worlds import world

__all__ = ["LENGTH", "LONGEST", "PARTS", "SECRET", "tensor", "world"]

LONGEST, LENGTH, PARTS = 512, 4200, 5
"""No list of legal actions is longer; no game has more actions, those of chance included; no action has more parts."""
SECRET = frozenset({"HIDE", "MARK_WOMAN", "PLACE_PATROL", "KILL_LAST", "WALK", "WALK_HOME", "COACH", "ALLEY"})
"""The kinds of action of which a seat may see less than another."""
