"""The server's clock and its source of random bytes.

The clock of the host is read once, when the process starts. From then on the time follows the monotonic clock, so a
host's clock that is set forward or back does not change a player's time.
"""

import os
import time
from base64 import b32encode, urlsafe_b64encode
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256

ID_BYTES = 10
TOKEN_BYTES = 24


_STARTED_NS = time.time_ns() - time.monotonic_ns()


def clock() -> int:
    """Milliseconds since 1970."""
    return (_STARTED_NS + time.monotonic_ns()) // 1_000_000


@dataclass(frozen=True, slots=True)
class Environment:
    now: Callable[[], int] = clock
    random: Callable[[int], bytes] = os.urandom

    def table_id(self) -> str:
        return _id(self.random(ID_BYTES))

    def token(self) -> str:
        return urlsafe_b64encode(self.random(TOKEN_BYTES)).decode()


def rematch_id(table: str, seed: bytes, nonce: bytes) -> str:
    """The id of a table's rematch: always the same, so that there is one only, and unknown while the game is played."""
    return _id(sha256(b"gaslamp rematch" + table.encode() + seed + nonce).digest()[:ID_BYTES])


def _id(random: bytes) -> str:
    return b32encode(random).decode().lower()


def hashed(token: str) -> bytes:
    """What is stored of a token. Lookups use the hash, so their time reveals nothing about the token."""
    return sha256(token.encode()).digest()
