"""Records on paper."""

import random
from dataclasses import replace

import pytest

import three_doors
from gaslamp.core import record
from gaslamp.core.errors import NotWellFormed
from gaslamp.core.record import Entry, Promise
from gaslamp.testing import contract

PLAYED = contract.play(three_doors, {}, random.Random(1)).record
TEXT = record.write(PLAYED)


def cause(text: str) -> str:
    with pytest.raises(NotWellFormed) as caught:
        record.parse(text)
    return caught.value.key


def test_a_record_reads_as_it_was_written() -> None:
    assert record.parse(TEXT) == PLAYED
    assert TEXT.splitlines()[:3] == ["gaslamp record 1", "game three-doors td1", "options -"]
    assert TEXT.splitlines()[-1].startswith("closed 4 ")


def test_an_unfinished_record_is_open() -> None:
    half = record.undone(PLAYED, 2)
    assert record.write(half).splitlines()[-1] == "open 2"
    assert record.parse(record.write(half)) == half


def test_a_record_says_which_machines_played() -> None:
    told = replace(PLAYED, players={"thief": "casual", "constable": "club"})
    assert record.write(told).splitlines()[3] == "players thief=casual constable=club"
    assert record.parse(record.write(told)) == told


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
        ("gaslamp record 1", "gaslamp record 2", "not-a-record"),
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


def test_a_promise_without_its_nonce_is_written_without_it() -> None:
    entry = Entry("thief", ":?", Promise("ab"))
    shown = record.Record("three-doors", "td1", {}, Promise("cd"), eyes="constable", entries=(entry,))
    assert record.write(shown).splitlines()[-2:] == ["1 thief :? ab", "open 1"]
    assert record.parse(record.write(shown)) == shown
