"""All processes of a database sign with the same key, and old public keys stay known."""

from dataclasses import replace

import pytest

from core.test_journal import whole_game
from gaslamp.core.errors import NotHonest
from gaslamp.store import signing, signing_keys
from gaslamp.store.store import Store

GAME = whole_game()


async def test_the_key_is_made_once(store: Store) -> None:
    first = await signing_keys.load(store)
    assert (await signing_keys.load(store)).public_keys == first.public_keys
    assert len(first.public_keys) == 1


async def test_two_processes_share_the_key(two: tuple[Store, Store]) -> None:
    one, other = [await signing_keys.load(store) for store in two]
    assert one.sign(GAME) == other.sign(GAME)


async def test_a_new_key_signs_and_the_old_one_is_still_published(store: Store) -> None:
    old = await signing_keys.load(store)
    new = await signing_keys.rotate(store)
    assert new.public_keys[:-1] == old.public_keys
    assert new.sign(GAME).signatures != old.sign(GAME).signatures
    for signer in (old, new):
        assert signing.check_signatures(signer.sign(GAME)) == ("start", "end")


async def test_shared_values_are_found_by_the_beginning_of_their_names(store: Store) -> None:
    for name in ("key-1", "key-2", "kex-1", "k%-1"):
        await store.shared_value(name, name.encode())
    assert await store.shared_values("key-") == {"key-1": b"key-1", "key-2": b"key-2"}
    assert await store.shared_values("k%") == {"k%-1": b"k%-1"}


async def test_a_shared_value_is_changed_from_what_it_was(store: Store) -> None:
    assert await store.change_value("name", lambda before: b"first" if before is None else b"wrong") == b"first"
    assert await store.change_value("name", lambda before: (before or b"") + b", second") == b"first, second"


def test_an_open_game_has_no_signature_of_its_end() -> None:
    signed = signing.Signer([bytes(32)]).sign(replace(GAME, outcome=None))
    assert signing.check_signatures(signed) == ("start",)


def test_a_record_without_signatures_has_none() -> None:
    assert signing.check_signatures(GAME) == ()


@pytest.mark.parametrize(
    ("line", "text"), [("key", "zz"), ("key", "ab"), ("start", ""), ("end", "00" * 64), ("end", "é")]
)
def test_a_signature_that_is_none_is_found(line: str, text: str) -> None:
    signed = signing.Signer([bytes(32)]).sign(GAME)
    assert signed.signatures is not None
    with pytest.raises(NotHonest, match="not-signed"):
        signing.check_signatures(replace(signed, signatures=replace(signed.signatures, **{line: text})))
