"""Who plays together: seats with one name and a number, such as `police1` and `police2`."""

from collections.abc import Iterable

from gaslamp.core.game import Seat

POLICE = "police"


def side(seat: Seat) -> str:
    return seat.rstrip("0123456789")


def sides(seats: Iterable[Seat]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(side(seat) for seat in seats))


def others(seats: Iterable[Seat], loser: str) -> tuple[Seat, ...]:
    """The seats that win when a side gives up or has no time left."""
    return tuple(seat for seat in seats if side(seat) != loser)
