"""Ends that no rule describes: a side resigns or leaves, a clock runs out, or all agree to stop.

A record may hold them.
"""

from collections.abc import Sequence

from gaslamp.core.errors import NotWellFormed
from gaslamp.core.game import Outcome, Seat

RESIGNED = "resigned"
TIME = "time"
ABANDONED = "abandoned"
"""All people agreed to stop."""
LEFT = "left"
"""The losers are not there any more. Nobody wins if the only person among machines left."""
STOPPED = (RESIGNED, TIME, ABANDONED, LEFT)


def is_stop(seats: Sequence[Seat], outcome: Outcome) -> bool:
    """Whether a game with these seats can be stopped like this: some win and some lose, or nobody wins."""
    if outcome.reason == ABANDONED:
        return not outcome.winners
    if outcome.reason == LEFT and not outcome.winners:
        return True
    in_order = tuple(seat for seat in seats if seat in outcome.winners)
    return outcome.reason in STOPPED and outcome.winners == in_order and 0 < len(in_order) < len(seats)


def check_stop(seats: Sequence[Seat], outcome: Outcome) -> None:
    if not is_stop(seats, outcome):
        raise NotWellFormed("wrong-outcome")
