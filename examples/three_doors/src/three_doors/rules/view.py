"""All that one seat may know."""

from typing import NamedTuple

from gaslamp.core.game import Seat


class View(NamedTuple):
    seat: Seat
    hidden: int | None
    """The thief's door, if the seat may know it."""
    is_hidden: bool
    """Whether the thief has hidden. Everybody knows that."""
    named: tuple[int, ...]
