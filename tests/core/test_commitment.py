"""A promise can be opened in one way only."""

from hashlib import sha256

from gaslamp.core.commitment import commit, opens


def test_a_commitment_is_sha_256_over_nonce_and_value() -> None:
    assert commit("64", b"nonce") == sha256(b"nonce64").hexdigest()


def test_it_opens_with_its_value_and_nonce_alone() -> None:
    promise = commit("64", b"nonce")
    assert opens(promise, "64", b"nonce")
    assert not opens(promise, "65", b"nonce")
    assert not opens(promise, "64", b"other")
