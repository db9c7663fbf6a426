"""Commitments: published when a secret is made, opened when the game is over."""

from hashlib import sha256
from hmac import compare_digest

NONCE_BYTES = 16
SEED_BYTES = 32


def commit(value: str, nonce: bytes) -> str:
    """SHA-256 over a random nonce and the value. Without the nonce anybody could try the few possible values."""
    return sha256(nonce + value.encode()).hexdigest()


def opens(commitment: str, value: str, nonce: bytes) -> bool:
    return compare_digest(commitment, commit(value, nonce))
