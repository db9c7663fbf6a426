"""A finished record proves itself; one that was changed afterwards does not."""

from dataclasses import replace

import pytest

import three_doors
from core.test_journal import NONCE, doors, whole_game
from gaslamp.core import honesty, journal
from gaslamp.core.commitment import commit
from gaslamp.core.errors import GaslampError, NotHonest, NotWellFormed
from gaslamp.core.game import Outcome
from gaslamp.core.record import Entry, Promise, Record

GAME = whole_game()


def with_entry(number: int, entry: Entry) -> Record:
    entries = list(GAME.entries)
    entries[number - 1] = entry
    return replace(GAME, entries=tuple(entries))


def cause(record: Record, kind: type[GaslampError]) -> str:
    with pytest.raises(kind) as caught:
        honesty.verify(three_doors, record)
    return caught.value.key


def test_an_honest_game_is_proved() -> None:
    honesty.verify(three_doors, GAME)


def test_a_game_that_goes_on_cannot_be_proved_yet() -> None:
    assert cause(doors(":2").record, NotWellFormed) == "not-finished"


def test_without_the_seed_nothing_is_proved() -> None:
    assert cause(replace(GAME, seed=None), NotWellFormed) == "no-seed"
    assert cause(replace(GAME, promise=Promise(GAME.promise.commitment)), NotWellFormed) == "no-seed"


def test_another_seed_is_noticed() -> None:
    assert cause(replace(GAME, seed=bytes(32)), NotHonest) == "seed-tampered"


def test_a_thief_who_says_later_that_he_hid_elsewhere_is_noticed() -> None:
    """Door 3 was the wind's, so he can only claim door 1; and the wind would still have blown open door 3."""
    moved = replace(with_entry(1, replace(GAME.entries[0], action=":1")), outcome=Outcome(("thief",), "missed"))
    assert cause(moved, NotHonest) in ("promise-broken", "draw-tampered")


def test_a_draw_that_is_not_the_seeds_is_noticed() -> None:
    """With the thief behind door 1, where the constable points, the wind may take either other door."""
    now = doors(":1", "-1")
    [other] = [action for action in three_doors.legal(now.state) if action != journal.chance(three_doors, now)]
    forged = replace(
        now.record,
        entries=(*now.record.entries, Entry("chance", three_doors.write(other)), Entry("constable", "!1")),
        outcome=Outcome(("constable",), "found"),
    )
    assert cause(forged, NotHonest) == "draw-tampered"


def test_a_secret_choice_without_a_promise_is_noticed() -> None:
    assert cause(with_entry(1, Entry("thief", ":2")), NotHonest) == "promise-missing"


def test_a_promise_that_was_never_opened_proves_nothing() -> None:
    assert cause(with_entry(1, Entry("thief", ":2", Promise("ab"))), NotWellFormed) == "no-nonce"


def test_a_promise_to_another_place_in_the_record_is_noticed() -> None:
    moved = Promise(commit("7 thief :2", NONCE), NONCE)
    assert cause(with_entry(1, Entry("thief", ":2", moved)), NotHonest) == "promise-broken"


def test_a_game_that_was_stopped_proves_itself_too() -> None:
    stopped = journal.stop(three_doors, doors(":2", "-1"), Outcome(("thief",), "resigned")).record
    honesty.verify(three_doors, stopped)
    bent = replace(stopped, entries=(replace(stopped.entries[0], action=":3"), *stopped.entries[1:]))
    with pytest.raises(NotHonest, match="promise-broken"):
        honesty.verify(three_doors, bent)
