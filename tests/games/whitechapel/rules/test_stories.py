"""Finished games, kept as records: every ending, every letter and option."""

import pytest

from games.whitechapel.rules.example_games import STORIES, Steps, Story, record_path
from gaslamp.core import honesty, journal, record
from gaslamp.games import whitechapel

pytestmark = pytest.mark.no_cover


@pytest.mark.parametrize("story", STORIES, ids=[story.name for story in STORIES])
def test_the_record_is_honest_and_shows_what_its_name_says(story: Story) -> None:
    """W50."""
    written = record_path(story.name).read_text()
    kept = record.parse(written)
    assert record.write(kept) == written
    honesty.verify(whitechapel, kept)
    states = journal.replay(whitechapel, kept)
    steps: Steps = list(zip(states, (entry.action for entry in kept.entries), strict=False))
    assert kept.outcome == whitechapel.outcome(states[-1])
    assert kept.outcome is not None
    assert kept.outcome.reason == story.ending
    assert story.condition(steps)
    assert [whitechapel.parse_state(whitechapel.write(state)) for state in states] == states


def test_every_ending_is_among_them() -> None:
    assert {story.ending for story in STORIES} == {"escaped", "arrested", "traced", "blocked", "late"}


@pytest.mark.parametrize("name", ["escaped", "letters", "false-clues"])
def test_a_record_can_be_told_to_every_seat(name: str) -> None:
    kept = record.parse(record_path(name).read_text())
    for seat in (*whitechapel.seats(whitechapel.start(kept.options)), "spectator"):
        redacted = journal.redact(whitechapel, kept, seat)
        assert record.parse(record.write(redacted)) == redacted
        words = [entry.action for entry in redacted.entries]
        assert ("-?" in words) == (seat != "jack")
