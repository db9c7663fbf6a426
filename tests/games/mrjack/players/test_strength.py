"""The levels of Mr. Jack can play. How well is measured over many more games than a test has time for."""

from random import Random

import pytest

from gaslamp.core.game import Seat
from gaslamp.games import mrjack
from gaslamp.parts import match
from gaslamp.players import levels


def wins(seat: Seat, name: str, other: str, games: int) -> int:
    count = 0
    for number in range(games):
        options = {"edition": ("revised", "first")[number % 2]}
        seated = {one: levels.seated("mrjack", one, name if one == seat else other) for one in ("jack", "detective")}
        outcome = match.play(mrjack, options, seated, Random(f"strength/{number}")).outcome
        count += outcome is not None and outcome.winners == (seat,)
    return count


@pytest.mark.slow
@pytest.mark.parametrize("seat", ["jack", "detective"])
def test_an_expert_beats_a_random_player(seat: Seat) -> None:
    """A fair coin would give thirteen or more of sixteen once in a hundred times. Guessing is right now and then."""
    assert wins(seat, "expert", "random", 16) >= 13


@pytest.mark.parametrize("seat", ["jack", "detective"])
def test_a_casual_player_beats_the_greedy_one(seat: Seat) -> None:
    """A fair coin would give fifteen or more of twenty once in fifty times."""
    assert wins(seat, "casual", "greedy", 20) >= 15
