"""Mr. Jack for machine learning: views as tensors, and games that look the same to a seat as the true one."""

from gaslamp.games.mrjack.tensors.tensor import tensor
from gaslamp.games.mrjack.tensors.worlds import world

__all__ = ["LENGTH", "LONGEST", "RECORD_LENGTH", "SECRET", "tensor", "world"]

LONGEST, LENGTH = 640, 134
"""Upper bounds: legal actions in a position, actions in a game (those of chance included)."""
RECORD_LENGTH = LENGTH + 9
"""No record has more numbers: eight calls and a verdict can have two."""
SECRET = frozenset({"DEAL", "ALIBI"})
"""The kinds of action that some seats see only in part."""
