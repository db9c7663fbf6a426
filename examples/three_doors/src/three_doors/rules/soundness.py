"""Which positions can come up in a game. Notation asks here before it believes a text."""

from gaslamp.core.errors import NotWellFormed
from three_doors.rules.state import State


def check(hidden: int | None, is_hidden: bool, named: tuple[int, ...]) -> None:
    """D2 to D5, as far as the thief's door is known."""
    pointed, wind, opened = named[:1], named[1:2], named[2:]
    if (named and not is_hidden) or len(opened) > 1:
        raise NotWellFormed("three-doors-impossible")
    if wind and wind in (pointed, (hidden,), opened):
        raise NotWellFormed("three-doors-impossible")


def state(hidden: int | None, named: tuple[int, ...]) -> State:
    """The State with these parts, or NotWellFormed."""
    check(hidden, hidden is not None, named)
    return State(hidden, named)
