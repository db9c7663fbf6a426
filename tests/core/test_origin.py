"""A record can go on from a moment of another game. It says so, and what was taken over was drawn there."""

from dataclasses import replace

import pytest

import three_doors
from core.test_journal import NONCE, SEED, TABLE_ID, extended
from gaslamp.core import chain, honesty, journal, record
from gaslamp.core.errors import NotHonest, NotWellFormed
from gaslamp.core.origin import Origin
from gaslamp.core.record import Record

ORIGIN = Origin("mfzgs5dfnzqw2ylm", 3)
DRAWN = {"~2": "~3", "~3": "~2"}


def played(origin: Origin | None, *, other_wind: bool) -> Record:
    """The thief is behind door 1, and the constable points at it: so the wind can open 2 or 3."""
    now = extended(journal.begin(three_doors, {}, SEED, NONCE, table=TABLE_ID, origin=origin), ":1", "-1")
    wind = three_doors.write(journal.chance(three_doors, now))
    now = extended(now, DRAWN[wind] if other_wind else wind)
    return extended(now, "!1").record


def test_what_was_taken_over_need_not_follow_from_the_seed() -> None:
    honesty.verify(three_doors, played(ORIGIN, other_wind=True))


def test_without_an_origin_the_same_draw_is_not_honest() -> None:
    with pytest.raises(NotHonest, match="draw-tampered"):
        honesty.verify(three_doors, played(None, other_wind=True))


def test_a_draw_after_the_origin_follows_from_the_seed() -> None:
    with pytest.raises(NotHonest, match="draw-tampered"):
        honesty.verify(three_doors, played(Origin(ORIGIN.table, 2), other_wind=True))


def test_more_cannot_be_taken_over_than_there_is() -> None:
    whole = played(ORIGIN, other_wind=False)
    with pytest.raises(NotWellFormed, match="record-cut-off"):
        honesty.verify(three_doors, replace(whole, origin=Origin(ORIGIN.table, whole.length + 1)))


def test_the_first_head_covers_the_origin() -> None:
    whole = played(ORIGIN, other_wind=False)
    others = [None, Origin(ORIGIN.table, 2), Origin("other", 3)]
    assert len({chain.start(whole), *(chain.start(replace(whole, origin=one)) for one in others)}) == 4


def test_a_seats_record_names_the_origin_too() -> None:
    whole = played(ORIGIN, other_wind=False)
    assert journal.redact(three_doors, whole, "constable").origin == ORIGIN


def test_the_origin_is_a_line_of_the_header() -> None:
    whole = played(ORIGIN, other_wind=False)
    text = record.write(whole)
    assert "\ncontinues mfzgs5dfnzqw2ylm 3\n" in text
    assert record.parse(text) == whole


@pytest.mark.parametrize("line", ["a_b 3", "table 03", "table -1", "table 1000000", "table x"])
def test_a_line_that_names_no_origin_is_refused(line: str) -> None:
    text = record.write(played(ORIGIN, other_wind=False))
    with pytest.raises(NotWellFormed, match="bad-header"):
        record.parse(text.replace("mfzgs5dfnzqw2ylm 3", line))


def test_an_origin_has_two_words() -> None:
    text = record.write(played(ORIGIN, other_wind=False))
    with pytest.raises(NotWellFormed):
        record.parse(text.replace("mfzgs5dfnzqw2ylm 3", "table"))


def test_format_1_has_no_origin() -> None:
    old = record.write(journal.begin(three_doors, {}, SEED, bytes(16)).record)
    with pytest.raises(NotWellFormed, match="bad-header"):
        record.parse(old.replace("promise", "continues table 3\npromise", 1))
