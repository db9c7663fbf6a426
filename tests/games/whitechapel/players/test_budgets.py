"""A level's work is bounded: even where there is most to think about it answers in its time."""

import random
from functools import partial

import pytest

from games.whitechapel.players.example_games import MURDER, knowledge, seated, strolled, told
from gaslamp.parts.player import Knowledge, Thinking
from gaslamp.players.levels import LEVELS, SECONDS
from players.timing import quickest

BUSY = 2
"""The work of others on the machine makes even one's own processor time longer."""


def widest() -> dict[str, Knowledge]:
    """Thirteen walks without a single clue: Jack may be nearly anywhere. And the choice of a hideout."""
    now = strolled(told(MURDER), *(66, 65) * 5, 67, 66, 65)
    words = [entry.action for entry in now.record.entries]
    return {
        "jack, late": knowledge(now, "jack"),
        "police, late": knowledge(told([*words, "-66"]), "police"),
        "jack, first": knowledge(told(()), "jack"),
        "jack, murder": knowledge(told(MURDER[:13]), "jack"),
    }


@pytest.mark.parametrize("name", LEVELS)
def test_a_new_player_answers_in_its_time_where_there_is_most_to_think_about(name: str) -> None:
    for moment, known in widest().items():
        most = BUSY * SECONDS[name]
        new = partial(seated, name, known.seat)
        took = quickest(lambda new=new, known=known: new().choose(known, random.Random(1), Thinking()), most)
        assert took < most, moment
