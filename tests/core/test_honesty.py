"""A finished record proves itself; one that was changed afterwards does not."""

import random
from dataclasses import replace

import pytest

import three_doors
from core.test_journal import NONCE, TABLE_ID, doors, old_game, whole_game
from gaslamp.core import honesty, journal
from gaslamp.core.commitment import Place, commit
from gaslamp.core.errors import GaslampError, NotHonest, NotWellFormed
from gaslamp.core.game import Outcome
from gaslamp.core.record import Entry, Promise, Record
from gaslamp.games import mrjack
from gaslamp.testing import contract

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


def test_only_the_tables_own_record_is_proved() -> None:
    assert cause(replace(GAME, eyes="thief"), NotWellFormed) == "not-the-tables"


def test_an_action_against_the_rules_is_named() -> None:
    with pytest.raises(NotHonest) as caught:
        honesty.verify(three_doors, with_entry(2, Entry("constable", "!1")))
    assert (caught.value.key, caught.value.facts) == ("rules-broken", {"number": 2, "action": "!1"})


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
    moved = Promise(commit(Place("three-doors", TABLE_ID, "action", 7, "thief"), b":2", NONCE), NONCE)
    assert cause(with_entry(1, Entry("thief", ":2", moved)), NotHonest) == "promise-broken"


def test_a_game_that_was_stopped_proves_itself_too() -> None:
    stopped = journal.stop(three_doors, doors(":2", "-1"), Outcome(("thief",), "resigned")).record
    honesty.verify(three_doors, stopped)
    bent = replace(stopped, entries=(replace(stopped.entries[0], action=":3"), *stopped.entries[1:]))
    with pytest.raises(NotHonest, match="promise-broken"):
        honesty.verify(three_doors, bent)


def test_a_draw_that_hides_something_is_promised_too() -> None:
    """So that every seat can compute the chain."""
    played = contract.play(mrjack, {}, random.Random(1)).record
    hidden = [entry for entry in played.entries if entry.seat == "chance" and entry.promise is not None]
    assert hidden
    honesty.verify(mrjack, played)


def test_in_format_1_a_draw_is_promised_by_the_seed_alone() -> None:
    old = old_game()
    assert [entry.promise is not None for entry in old.entries] == [True, False, False, False]
    honesty.verify(three_doors, old)


def test_one_promise_cannot_be_opened_as_several_seeds() -> None:
    """Format 1 hashed nonce and seed side by side: bytes moved from one to the other gave another deal."""
    old = old_game()
    assert old.seed is not None
    digits = bytes(16) + old.seed.hex().encode()
    for count in range(1, 24):
        nonce, seed = digits[: 16 + 2 * count], bytes.fromhex(digits[16 + 2 * count :].decode())
        shifted = replace(old, seed=seed, promise=replace(old.promise, nonce=nonce))
        assert cause(shifted, NotHonest) == "seed-tampered"


def test_one_promise_cannot_be_opened_as_several_secrets() -> None:
    """The same in format 2, where the lengths are part of what is hashed."""
    for count in range(1, 32):
        nonce, value = NONCE[:-count], NONCE[-count:] + b":2"
        promise = Promise(commit(Place("three-doors", TABLE_ID, "action", 1, "thief"), value, nonce), nonce)
        assert cause(with_entry(1, Entry("thief", ":2", promise)), NotHonest) == "promise-broken"


@pytest.mark.parametrize("spelled", ["é", "AB", ""])
def test_a_promise_that_is_no_commitment_is_noticed(spelled: str) -> None:
    assert cause(replace(GAME, promise=replace(GAME.promise, commitment=spelled)), NotHonest) == "seed-tampered"
    assert cause(replace(old_game(), promise=Promise(spelled, bytes(16))), NotHonest) == "seed-tampered"


def test_a_promise_of_format_1_is_still_kept() -> None:
    old = old_game()
    bent = replace(old, entries=(replace(old.entries[0], promise=Promise("ab", bytes(16))), *old.entries[1:]))
    assert cause(bent, NotHonest) == "promise-broken"
