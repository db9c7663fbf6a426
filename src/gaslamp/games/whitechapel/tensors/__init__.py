"""Whitechapel for machine learning: views as tensors, and games that look the same to a seat as the true one."""

from gaslamp.games.whitechapel.tensors.tensor import tensor
from gaslamp.games.whitechapel.tensors.worlds import world

__all__ = ["LENGTH", "LONGEST", "RECORD_LENGTH", "SECRET", "tensor", "world"]

LONGEST, LENGTH = 544, 4200
"""Upper bounds: legal actions in a position, actions in a game (those of chance included).

A kernel finds at most 512 actions, and writes a few numbers behind the end of a list. Rows of 1,024 bytes would take
the same few places of the processor's cache.
"""
_HELL = 1 + 5 + 1 + 1 + 1 + 5 + 3 + 2 + 4 * (1 + 5 + 1 + 2) + 2 + 2
"""Women, marks, Head, address, posts, patrols, a letter and what it moves, the women turned up; up to four times Jack
waits, the Wretched move and a patrol is turned up; the murder and its order; the alarm."""
_HUNT = 19 * (1 + 1) + 18 * (5 + 1 + 17)
"""Nineteen times Jack's move and no letter; between two of them five steps, no false clue, and questions: two crossings
have four circles next to them, the others three or fewer, and two policemen never stand on one (W30, W40, W43)."""
RECORD_LENGTH = 1 + 4 * (_HELL + _HUNT)
"""No record has more numbers: the hideout and four nights."""
SECRET = frozenset({"HIDE", "MARK_WOMAN", "PLACE_PATROL", "KILL_LAST", "WALK", "WALK_HOME", "COACH", "ALLEY"})
"""The kinds of action that some seats see only in part."""
