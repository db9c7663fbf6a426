"""The record of a game as numbers, for the tensor of an information state: one for each action, in order.

An answer that follows from the secrets has no number of its own where it is short: it is added to the number of the
action before it, times ANSWERS. A longer one is two more numbers. All are whole and below 2 ** 24, which is as far as
float32 is exact. So two records of one seat have the same numbers only if they are the same.
"""

from array import array
from struct import Struct
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.float32]

ANSWERS = 1 << 14
"""Numbers of actions are smaller, those of longer answers are not."""
SHORT = (1 << 10) - 1
"""Short answers are smaller."""
HALF_BITS = 22
"""Of a longer answer: so many bits in its first number, the rest in its second."""


class NumberedRecord(NamedTuple):
    """Never changed, so that the copies of a game share it."""

    public: bytes = b""
    """As a spectator sees it, in float32."""
    secrets: tuple[tuple[int, tuple[int, ...]], ...] = ()
    """The numbers of which some observers see more than others: the place, and the number for each observer."""

    def with_public(self, number: int) -> "NumberedRecord":
        return NumberedRecord(self.public + _bytes(number), self.secrets)

    def with_secret(self, numbers: tuple[int, ...]) -> "NumberedRecord":
        """`numbers` are those of the players and, last, the spectator's."""
        place = len(self.public) // _WIDTH
        return NumberedRecord(self.public + _bytes(numbers[-1]), (*self.secrets, (place, numbers)))

    def with_answer(self, answer: int) -> "NumberedRecord":
        """Everybody hears an answer. One that comes after a secret action is never added to its number."""
        place = len(self.public) // _WIDTH - 1
        last = int(np.frombuffer(self.public[-_WIDTH:], np.float32)[0]) if place >= 0 else ANSWERS
        is_secret = bool(self.secrets) and self.secrets[-1][0] == place
        if answer < SHORT and last < ANSWERS and not is_secret:
            return NumberedRecord(self.public[:-_WIDTH] + _bytes(last + (answer + 1) * ANSWERS), self.secrets)
        halves = (answer & (1 << HALF_BITS) - 1, answer >> HALF_BITS)
        return NumberedRecord(self.public + b"".join(_bytes(ANSWERS + half) for half in halves), self.secrets)

    def write(self, observer: int, numbers: Numbers) -> None:
        """What an observer knows of the record; 0 after its end."""
        known = np.frombuffer(self.public, np.float32)
        numbers[: len(known)] = known
        numbers[len(known) :] = 0
        for place, seen in self.secrets:
            numbers[place] = seen[observer]

    def listed(self, observer: int, size: int) -> list[float]:
        """The same as a list of that size."""
        known = array("f", self.public).tolist()
        for place, seen in self.secrets:
            known[place] = float(seen[observer])
        known += [0.0] * (size - len(known))
        return known


_WIDTH = np.dtype(np.float32).itemsize
_bytes = Struct("=f").pack
"""One number in float32."""
