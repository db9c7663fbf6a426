"""The whole truth. Only the rules may hold it."""

from typing import NamedTuple


class State(NamedTuple):
    hidden: int | None = None
    """The thief's door; None before he hides."""
    named: tuple[int, ...] = ()
    """The doors that were pointed at, opened by the wind and opened, as far as that has happened."""
