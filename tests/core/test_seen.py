"""Heads that a player kept show whether a record is the game that was played."""

from dataclasses import replace

import pytest

from core.test_chain import undone_twice
from core.test_journal import TABLE_ID, old_game, whole_game
from core.test_shares import CONSTABLE, THIEF, played
from gaslamp.core import chain, seen, shares
from gaslamp.core.errors import NotHonest, NotWellFormed
from gaslamp.core.record import Record
from gaslamp.core.seen import Agreement, Seen

GAME = whole_game()


def watched(record: Record, share: str | None = None) -> Seen:
    """By somebody who was there all the time."""
    return Seen(record.table, "thief", tuple((length, head.hex()) for length, head in chain.heads(record)), share)


def test_what_was_seen_reads_as_it_was_written() -> None:
    for kept in (watched(GAME), watched(GAME, THIEF.commitment)):
        assert seen.parse(seen.write(kept)) == kept


def test_the_game_that_was_seen_agrees() -> None:
    assert seen.compare(GAME, watched(GAME)) == Agreement(heads=6, length=4, is_whole=True, share=None)


def test_one_head_proves_all_before_it_and_nothing_after() -> None:
    third = Seen(TABLE_ID, "thief", watched(GAME).heads[3:4])
    assert seen.compare(GAME, third) == Agreement(heads=1, length=3, is_whole=False, share=None)


def test_heads_of_actions_that_were_undone_agree_too() -> None:
    again = undone_twice()
    shown = [(length, head.hex()) for length, head in chain.heads(again)]
    for one in shown:
        assert seen.compare(again, Seen(TABLE_ID, "thief", (one,))).length == one[0]


def test_an_open_game_was_not_seen_whole() -> None:
    half = replace(GAME, outcome=None)
    assert not seen.compare(half, watched(half)).is_whole


def test_a_player_learns_whether_the_own_share_is_in_the_deal() -> None:
    whole, without = played(THIEF, CONSTABLE), played(shares.closed(THIEF), CONSTABLE)
    assert seen.compare(whole, watched(whole, THIEF.commitment)).share is True
    assert seen.compare(without, watched(without, THIEF.commitment)).share is False


def test_heads_of_another_table_prove_nothing() -> None:
    with pytest.raises(NotHonest, match="seen-elsewhere"):
        seen.compare(GAME, replace(watched(GAME), table="another"))


def test_a_head_that_the_record_has_not_is_named() -> None:
    with pytest.raises(NotHonest) as caught:
        seen.compare(GAME, Seen(TABLE_ID, "thief", (*watched(GAME).heads, (3, "1" * 64), (2, "0" * 64))))
    assert (caught.value.key, caught.value.facts) == ("seen-differs", {"number": 2})


def test_a_head_that_was_replaced_by_another_of_the_same_length_is_not_forgotten() -> None:
    """A server that showed another start before a player opened the share could otherwise choose the deal by it."""
    replaced = seen.parse(seen.write(Seen(TABLE_ID, "thief", ((0, "0" * 64), *watched(GAME).heads))))
    with pytest.raises(NotHonest, match="seen-differs"):
        seen.compare(GAME, replaced)


def test_a_record_of_format_1_has_no_heads() -> None:
    with pytest.raises(NotWellFormed, match="no-chain"):
        seen.compare(old_game(), watched(GAME))


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("gaslamp seen 1", "gaslamp record 2", "not-seen"),
        ("gaslamp seen 1\n", "", "not-seen"),
        ("seat thief\n", "", "not-seen"),
        ("seat thief", "seat thief\nseat thief", "bad-line"),
        ("seat thief", "seat thief\nshare ab", "bad-line"),
        ("\n0 ", "\n00000000000 ", "bad-line"),
        ("\n0 ", f"\n0 {watched(GAME).heads[0][1]}\n0 ", "bad-line"),
        ("\n1 ", "\n01 ", "bad-line"),
        ("\n1 ", "\nx ", "bad-line"),
    ],
)
def test_a_file_that_is_not_what_somebody_saw_is_refused(old: str, new: str, key: str) -> None:
    text = seen.write(watched(GAME))
    assert old in text
    with pytest.raises(NotWellFormed) as caught:
        seen.parse(text.replace(old, new, 1))
    assert caught.value.key == key


@pytest.mark.parametrize("text", ["", f"gaslamp seen 1\ntable {TABLE_ID}\nseat thief\n"], ids=["empty", "no-heads"])
def test_a_file_without_heads_is_refused(text: str) -> None:
    with pytest.raises(NotWellFormed, match="not-seen"):
        seen.parse(text)


def test_one_head_is_read_from_a_short_code() -> None:
    assert seen.parse_head(f"12.{'ab' * 32}") == (12, "ab" * 32)


@pytest.mark.parametrize("text", ["", "12", f"12 {'ab' * 32}", f"012.{'ab' * 32}", f"12.{'AB' * 32}", "12.ab"])
def test_a_short_code_has_one_spelling(text: str) -> None:
    with pytest.raises(NotWellFormed, match="bad-head"):
        seen.parse_head(text)
