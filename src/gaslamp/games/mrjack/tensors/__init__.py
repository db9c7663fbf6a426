"""Mr. Jack for learning programs: views as tensors, and other worlds that a seat cannot tell from the true one."""

from gaslamp.games.mrjack.tensors.tensor import tensor
from gaslamp.games.mrjack.tensors.worlds import world

__all__ = ["LENGTH", "LONGEST", "PARTS", "SECRET", "tensor", "world"]

LONGEST, LENGTH, PARTS = 640, 134, 2
"""No list of legal actions is longer; no game has more actions, those of chance included; no action has more parts."""
SECRET = frozenset({"DEAL", "ALIBI"})
"""The kinds of action of which a seat may see less than another."""
