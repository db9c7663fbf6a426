"""Checking whose view is asked for."""

from collections.abc import Sequence

from gaslamp.core.errors import NotWellFormed
from gaslamp.core.game import SPECTATOR, Seat


def check_seat(seat: Seat, seats: Sequence[Seat]) -> None:
    """Only the seats of the game and SPECTATOR have a view. A mistyped seat must not pass for a spectator."""
    if seat not in seats and seat != SPECTATOR:
        raise NotWellFormed("unknown-seat", text=str(seat), known=", ".join((*seats, SPECTATOR)))
