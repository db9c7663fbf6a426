"""No player peeks: in worlds that differ only in what its seat has not learnt, it chooses the same."""

import random

import pytest

from games.whitechapel.players.example_games import LEVELS, chosen, knowledge, seated
from games.whitechapel.players.twin_games import played, twins
from gaslamp.core.game import Seat

GAMES = 4


@pytest.mark.parametrize("name", ["ismcts", "greedy", *LEVELS])
@pytest.mark.parametrize("seat", ["jack", "police1", "police2"])
def test_a_secret_that_a_seat_has_not_learnt_changes_none_of_its_choices(name: str, seat: Seat) -> None:
    rng = random.Random(f"{name} {seat}")
    compared = 0
    for seed in range(GAMES):
        pairs = twins(played(seed), seat, rng)
        for truth, twin in rng.sample(pairs, min(3, len(pairs))):
            one, other = knowledge(truth, seat), knowledge(twin, seat)
            assert truth.record.entries != twin.record.entries
            assert chosen(seated(name, seat), one, seed) == chosen(seated(name, seat), other, seed)
            compared += 1
    assert compared >= 3


def test_a_player_that_reads_a_commitment_is_caught() -> None:
    """The guard itself: commitments to different secrets differ, and a player must not feed on them."""
    truth, twin = next(
        pair for seed in range(GAMES) for pair in twins(played(seed), "police1", random.Random(seed)) if pair
    )
    one, other = (knowledge(now, "police1").record for now in (truth, twin))
    assert [entry.action for entry in one.entries] == [entry.action for entry in other.entries]
    assert one.entries != other.entries
