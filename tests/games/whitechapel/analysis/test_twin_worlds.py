"""Eyes judge by what they know: worlds that look alike to a seat are judged alike, byte by byte."""

import random

import pytest

from games.whitechapel.analysis.finished_games import seen
from games.whitechapel.players.twin_games import played, twins
from gaslamp.core.game import Seat
from gaslamp.core.journal import Journal
from gaslamp.games.whitechapel import analysis
from gaslamp.parts.analysis import Depth

GAMES = 3
LAST = 4
"""How many moments before the pair of positions are compared."""


def texts(now: Journal[object], seat: Seat) -> list[str]:
    record = now.record
    first = max(1, record.length - LAST)
    return [repr(one) for one in analysis.appraise(seen(record, seat), seat, Depth.QUICK, first)]


@pytest.mark.parametrize("seat", ["jack", "police1", "police2"])
def test_a_secret_that_a_seat_has_not_learnt_changes_nothing_in_its_analysis(seat: Seat) -> None:
    rng = random.Random(seat)
    compared = 0
    for seed in range(GAMES):
        for truth, twin in twins(played(seed), seat, rng)[-1:]:
            assert truth.record.entries != twin.record.entries
            assert texts(truth, seat) == texts(twin, seat)
            compared += 1
    assert compared >= 2
