"""A level's work is bounded: even where there is most to think about it answers in its time."""

import random
from functools import partial

import pytest

from games.whitechapel.players.example_games import MURDER, journal_after, knowledge, seated, strolled
from gaslamp.parts.player import Knowledge, Thinking
from gaslamp.players.levels import LEVELS, SECONDS
from players.timing import quickest

BUSY = 2
"""Other processes make even the processor time of this one longer."""


def widest() -> dict[str, Knowledge]:
    """Thirteen walks without a single clue: Jack may be nearly anywhere. And the choice of a hideout."""
    now = strolled(journal_after(MURDER), *(66, 65) * 5, 67, 66, 65)
    words = [entry.action for entry in now.record.entries]
    return {
        "jack, late": knowledge(now, "jack"),
        "police, late": knowledge(journal_after([*words, "-66"]), "police"),
        "jack, first": knowledge(journal_after(()), "jack"),
        "jack, murder": knowledge(journal_after(MURDER[:13]), "jack"),
    }


@pytest.mark.parametrize("name", LEVELS)
def test_a_new_player_answers_in_its_time_where_there_is_most_to_think_about(name: str) -> None:
    for moment, known in widest().items():
        most = BUSY * SECONDS[name]
        new = partial(seated, name, known.seat)
        took = quickest(lambda new=new, known=known: new().choose(known, random.Random(1), Thinking()), most)
        assert took < most, moment
