"""The results of many random games."""

from typing import NamedTuple


class Tally(NamedTuple):
    """How many actions were made, and how many games ended for which reason."""

    actions: int
    endings: dict[str, int]

    @property
    def games(self) -> int:
        return sum(self.endings.values())
