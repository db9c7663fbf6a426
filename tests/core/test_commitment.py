"""A promise can be opened in one way only."""

from dataclasses import replace
from hashlib import sha256

import pytest

from gaslamp.core.commitment import Place, commit, commit_format_1, opens, opens_format_1
from gaslamp.core.framing import frame

NONCE = bytes(range(32))
PLACE = Place("three-doors", "abc", "action", 3, "thief")
PROMISE = commit(PLACE, b":2", NONCE)


def test_a_commitment_is_sha_256_over_fields_with_their_lengths() -> None:
    fields = ("gaslamp commitment", "2", "three-doors", "abc", "action", bytes(7) + b"\3", "thief", ":2", NONCE)
    assert sha256(frame(*fields)).hexdigest() == PROMISE


def test_it_opens_with_its_value_and_nonce_alone() -> None:
    assert opens(PROMISE, PLACE, b":2", NONCE)
    assert not opens(PROMISE, PLACE, b":3", NONCE)
    assert not opens(PROMISE, PLACE, b":2", bytes(32))


@pytest.mark.parametrize(
    "other",
    [
        replace(PLACE, game="four-doors"),
        replace(PLACE, table="abd"),
        replace(PLACE, kind="share"),
        replace(PLACE, index=4),
        replace(PLACE, seat="constable"),
    ],
    ids=["game", "table", "kind", "index", "seat"],
)
def test_it_opens_at_no_other_place(other: Place) -> None:
    assert not opens(PROMISE, other, b":2", NONCE)


def test_no_byte_moves_from_the_nonce_to_the_value() -> None:
    for count in range(1, 32):
        assert not opens(PROMISE, PLACE, NONCE[-count:] + b":2", NONCE[:-count])
        assert not opens(commit(PLACE, NONCE[-count:] + b":2", NONCE[:-count]), PLACE, b":2", NONCE)


@pytest.mark.parametrize("count", [0, 16, 31, 33])
def test_a_nonce_has_32_bytes(count: int) -> None:
    assert not opens(commit(PLACE, b":2", bytes(count)), PLACE, b":2", bytes(count))


@pytest.mark.parametrize("kind", ["seed", "share"])
@pytest.mark.parametrize("count", [0, 31, 33])
def test_a_share_of_the_seed_has_32_bytes(kind: str, count: int) -> None:
    place = Place("three-doors", "abc", "seed" if kind == "seed" else "share")
    assert not opens(commit(place, bytes(count), NONCE), place, bytes(count), NONCE)


@pytest.mark.parametrize("spelled", [PROMISE.upper(), PROMISE[:-1], f"{PROMISE}0", f"{PROMISE}\n", "é", ""])
def test_a_commitment_has_one_spelling(spelled: str) -> None:
    assert not opens(spelled, PLACE, b":2", NONCE)
    assert not opens_format_1(spelled, ":2", bytes(16))


def test_a_commitment_of_format_1_is_sha_256_over_nonce_and_value() -> None:
    assert commit_format_1("64", b"nonce") == sha256(b"nonce64").hexdigest()


def test_one_of_format_1_opens_with_16_bytes_of_nonce_alone() -> None:
    promise = commit_format_1("64", bytes(16))
    assert opens_format_1(promise, "64", bytes(16))
    assert not opens_format_1(promise, "65", bytes(16))
    assert not opens_format_1(promise, "\x0064", bytes(15))
