"""One small fixed number for each action, for learners: the row of a policy, the place in a mask.

The packed ints of `packing` can be unpacked quickly, but have large gaps. Here the kinds of a game follow one another
without gaps, and within a kind

    number = begin + (place of the first part) * (how many seconds there are) + (place of the second part)

Actions of players and of chance are numbered separately, both from 0: the actor says which numbers are used. If any
number changes, the game's VERSION in its own `numbering` is raised.
"""

from collections.abc import Sequence
from typing import NamedTuple

PARTS = 256
"""How many values a part can have."""


class Kind(NamedTuple):
    """A kind of action as it is numbered. `firsts` and `seconds` are the values its parts can have, in order."""

    kind: int
    name: str
    firsts: Sequence[int] = (0,)
    seconds: Sequence[int] = (0,)
    about: str = ""
    """What the parts are."""

    @property
    def size(self) -> int:
        return len(self.firsts) * len(self.seconds)


class Row(NamedTuple):
    """A kind with its numbers: from `begin` up to, but not including, `end`."""

    kind: Kind
    begin: int
    end: int


def rows(kinds: Sequence[Kind]) -> list[Row]:
    found: list[Row] = []
    begin = 0
    for kind in kinds:
        found.append(Row(kind, begin, begin + kind.size))
        begin += kind.size
    return found


def addends(numbered: Sequence[Row], kinds: int) -> tuple[list[int], list[int]]:
    """Two lists by kind * PARTS + part: an action's number is the sum of the entries of its two parts."""
    firsts, seconds = [0] * (kinds * PARTS), [0] * (kinds * PARTS)
    for (kind, _, these, those, _), begin, _ in numbered:
        for place, part in enumerate(these):
            firsts[kind * PARTS + part] = begin + place * len(those)
        for place, part in enumerate(those):
            seconds[kind * PARTS + part] = place
    return firsts, seconds
