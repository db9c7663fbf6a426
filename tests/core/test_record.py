"""Records on paper."""

import random
from dataclasses import replace

import pytest

import three_doors
from gaslamp.core import journal, record, signed
from gaslamp.core.errors import NotWellFormed
from gaslamp.core.record import Entry, Promise, Record
from gaslamp.core.signatures import Signatures
from gaslamp.testing import contract

PLAYED = contract.play(three_doors, {}, random.Random(1)).record
TEXT = record.write(PLAYED)


def cause(text: str) -> str:
    with pytest.raises(NotWellFormed) as caught:
        record.parse(text)
    return caught.value.key


def test_a_record_reads_as_it_was_written() -> None:
    assert record.parse(TEXT) == PLAYED
    assert TEXT.splitlines()[:3] == ["gaslamp record 2", "game three-doors td1", "table contract"]
    assert TEXT.splitlines()[-1].startswith("closed 4 ")


def test_a_record_has_one_spelling() -> None:
    record.check_spelling(TEXT, PLAYED)
    lines = TEXT.splitlines()
    for text in ("\n".join([*lines, ""]) + "more\n", "\n".join([*lines[:2], lines[3], lines[2], *lines[4:]])):
        with pytest.raises(NotWellFormed, match="odd-line"):
            record.check_spelling(text, PLAYED)


def test_an_unfinished_record_is_open() -> None:
    half = record.undone(PLAYED, 2)
    assert record.write(half).splitlines()[-1] == "open 2"
    assert record.parse(record.write(half)) == half


def test_a_record_says_which_machines_played() -> None:
    with_machines = replace(PLAYED, players={"thief": "casual", "constable": "club"})
    assert record.write(with_machines).splitlines()[4] == "players thief=casual constable=club"
    assert record.parse(record.write(with_machines)) == with_machines


def test_a_torn_record_is_noticed_wherever_it_is_torn() -> None:
    for length in range(len(TEXT)):
        assert cause(TEXT[:length]) in {"not-a-record", "record-cut-off", "bad-header", "missing-header"} | {
            *("bad-line", "bad-hexadecimal", "wrong-number")
        }


def test_a_line_lost_from_the_middle_is_noticed() -> None:
    lines = TEXT.splitlines(keepends=True)
    for lost in range(len(lines)):
        text = "".join(lines[:lost] + lines[lost + 1 :])
        if lines[lost].startswith("seed"):
            assert record.parse(text).seed is None
        else:
            assert cause(text)


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("gaslamp record 2", "gaslamp record 3", "not-a-record"),
        ("gaslamp record 2", "gaslamp record 1", "bad-header"),
        ("table contract", "table a b", "bad-header"),
        ("seed ", "seed AB", "bad-hexadecimal"),
        ("eyes table", "nose table", "bad-header"),
        ("eyes table", "eyes table\neyes table", "bad-header"),
        ("eyes table", "eyes", "missing-header"),
        ("seed ", "seed z", "bad-hexadecimal"),
        ("seed ", "seed  ", "bad-line"),
        ("1 thief", "2 thief", "wrong-number"),
        ("1 thief", "1  thief", "bad-line"),
        ("closed 4", "closed 5", "record-cut-off"),
        ("closed 4", "open 4", "record-cut-off"),
        ("options -", "options ?", "bad-option"),
    ],
)
def test_a_bent_record_is_refused(old: str, new: str, key: str) -> None:
    assert old in TEXT
    assert cause(TEXT.replace(old, new, 1)) == key


def test_a_record_with_other_letters_than_ascii_is_refused() -> None:
    assert cause(TEXT.replace("promise ", "promise é")) == "not-ascii"


def test_a_promise_without_its_nonce_is_written_without_it() -> None:
    entry = Entry("thief", ":?", Promise("ab"))
    shown = record.Record("three-doors", "td1", {}, Promise("cd"), eyes="constable", entries=(entry,))
    assert record.write(shown).splitlines()[-2:] == ["1 thief :? ab", "open 1"]
    assert record.parse(record.write(shown)) == shown


SIGNED = replace(PLAYED, signatures=Signatures("ab", "cd", "ef"))


@pytest.mark.parametrize("whole", [SIGNED, replace(SIGNED, signatures=Signatures("ab"))], ids=["signed", "key-only"])
def test_signatures_read_as_they_were_written(whole: Record) -> None:
    assert record.parse(record.write(whole)) == whole


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("key ab\n", ""),
        ("signed end ef", "signed start ef"),
        ("signed end ef", "signed middle ef"),
    ],
)
def test_a_bent_signature_line_is_refused(old: str, new: str) -> None:
    assert cause(record.write(SIGNED).replace(old, new)) == "bad-header"


def test_a_record_of_format_1_reads_as_it_was_written() -> None:
    old = journal.begin(three_doors, {}, bytes(32), bytes(16)).record
    assert record.write(old).startswith("gaslamp record 1\ngame three-doors td1\noptions -\n")
    assert record.parse(record.write(old)) == old


def test_what_is_signed_names_the_table() -> None:
    other = replace(PLAYED, table="another")
    assert signed.start_message(other) != signed.start_message(PLAYED)
    assert signed.end_message(other) != signed.end_message(PLAYED)


def test_the_end_is_signed_with_the_players() -> None:
    assert signed.end_message(replace(PLAYED, players={"thief": "casual"})) != signed.end_message(PLAYED)


def test_one_more_action_changes_entries_and_outcome_only() -> None:
    assert PLAYED.outcome is not None
    shorter = replace(PLAYED, entries=PLAYED.entries[:-1], outcome=None, companion=True, draws="entered")
    longer = record.extended(shorter, PLAYED.entries[-1], PLAYED.outcome)
    assert longer == replace(PLAYED, companion=True, draws="entered")
