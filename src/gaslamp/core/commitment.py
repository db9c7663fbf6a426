"""Commitments: published when a secret is made, opened when the game is over.

A commitment of format 2 can be opened in one way only: every field is hashed after its length, and the place says what
the secret is for, so that a commitment cannot be moved to another table, kind or action. A commitment of format 1 is
SHA-256 of nonce and value side by side; it binds only because both lengths are checked.
"""

import re
from dataclasses import dataclass
from hashlib import sha256
from hmac import compare_digest
from typing import Literal

from gaslamp.core.framing import frame
from gaslamp.core.framing import number as framed_number

DOMAIN = "gaslamp commitment"
FORMAT = "2"
NONCE_BYTES = 32
SEED_BYTES = 32
"""Of the server's share and of every player's share."""
FORMAT_1_NONCE_BYTES = 16

Kind = Literal["seed", "share", "action"]

_SPELLING = re.compile("[0-9a-f]{64}")


@dataclass(frozen=True, slots=True)
class Place:
    """What a commitment is for. It opens nowhere else."""

    game: str
    table: str
    """Empty for a share, which is made before its table has an id; so is the seat."""
    kind: Kind
    index: int = 0
    """The number of the action in the record; 0 for a seed or a share."""
    seat: str = ""


def commit(place: Place, value: bytes, nonce: bytes) -> str:
    """SHA-256 over place, value and a random nonce. Without the nonce anybody could try the few possible values."""
    index = framed_number(place.index)
    fields = frame(DOMAIN, FORMAT, place.game, place.table, place.kind, index, place.seat, value, nonce)
    return sha256(fields).hexdigest()


def opens(commitment: str, place: Place, value: bytes, nonce: bytes) -> bool:
    """Whether spelling and lengths are right too."""
    if not is_commitment(commitment) or len(nonce) != NONCE_BYTES:
        return False
    if place.kind != "action" and len(value) != SEED_BYTES:
        return False
    return compare_digest(commitment, commit(place, value, nonce))


def is_commitment(text: str) -> bool:
    return _SPELLING.fullmatch(text) is not None


def commit_format_1(value: str, nonce: bytes) -> str:
    return sha256(nonce + value.encode()).hexdigest()


def opens_format_1(commitment: str, value: str, nonce: bytes) -> bool:
    """Without the length of the nonce, bytes could be moved between nonce and value."""
    if not is_commitment(commitment) or len(nonce) != FORMAT_1_NONCE_BYTES:
        return False
    return compare_digest(commitment, commit_format_1(value, nonce))
