"""Counting lines of play."""

import three_doors
from gaslamp.core.perft import Perft, perft


def test_three_doors_has_24_whole_games() -> None:
    """Three to hide behind, three to point at; where both are one door the wind has a choice; two doors stay shut."""
    start = three_doors.start({})
    assert perft(three_doors, start, 0).nodes == 1
    assert perft(three_doors, start, 1) == Perft(3, {"thief": 3, "constable": 1, "spectator": 1})
    assert perft(three_doors, start, 2) == Perft(9, {"thief": 9, "constable": 3, "spectator": 3})
    assert perft(three_doors, start, 3).nodes == 3 * 2 + 6
    assert perft(three_doors, start, 4).nodes == 24
    assert perft(three_doors, start, 5).nodes == 0
