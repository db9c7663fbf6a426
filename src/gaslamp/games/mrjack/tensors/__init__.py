"""Mr. Jack for machine learning: views as tensors, and games that look the same to a seat as the true one."""

from gaslamp.games.mrjack.tensors.tensor import tensor
from gaslamp.games.mrjack.tensors.worlds import world

__all__ = ["LENGTH", "LONGEST", "PARTS", "SECRET", "tensor", "world"]

LONGEST, LENGTH, PARTS = 640, 134, 2
"""Upper bounds: legal actions in a position, actions in a game (those of chance included), parts of an action."""
SECRET = frozenset({"DEAL", "ALIBI"})
"""The kinds of action that some seats see only in part."""
