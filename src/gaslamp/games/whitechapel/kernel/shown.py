"""What a tensor shows. `observe` compares it with the position, and writes only what has changed.

    flags          the flags of small fields as one set: bit n is the flag at the n-th place of `observe.FLAGS`
    ones           for each field with at most one flag: the place of that flag, or PLACED if there is none
    lists          lists of circles or crossings, in the order of `observe.LISTED`
    asked          bit n is the circle at the place `asked_from + n` of SEARCHED
    is_secret      whether `walked` and `sheet` are shown: sets of circles in four words

Their C types are in `shown.pxd`.
"""

try:
    import cython
except ImportError:
    from gaslamp.parts.kernel import shim as cython

if not cython.compiled:
    from gaslamp.games.whitechapel.kernel.constants import *


class Shown:
    """A new one is for a tensor of zeros."""

    def __init__(self) -> None:
        place: cython.int
        self.flags = self.track_count = self.asked = self.asked_from = self.is_secret = 0
        if not cython.compiled:
            self.ones, self.track = [0] * 20, [0] * 20
            self.list_counts, self.lists = [0] * 6, [[0] * 8 for _ in range(6)]
            self.clues, self.false_clues, self.walked = [0] * 4, [0] * 4, [0] * 4
            self.sheet = [[0] * 4 for _ in range(3)]
        for place in range(20):
            self.ones[place] = PLACED


if not cython.compiled:

    def fetch_shown(shown: Shown) -> cython.void:
        """Compiled, it makes the processor read what is needed soon."""
