"""The server's clock and its source of random bytes."""

import secrets
import time
from base64 import b32encode, urlsafe_b64encode
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256

ID_BYTES = 10
TOKEN_BYTES = 24


def clock() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@dataclass(frozen=True, slots=True)
class Environment:
    now: Callable[[], int] = clock
    random: Callable[[int], bytes] = secrets.token_bytes

    def table_id(self) -> str:
        return b32encode(self.random(ID_BYTES)).decode().lower()

    def token(self) -> str:
        return urlsafe_b64encode(self.random(TOKEN_BYTES)).decode()


def hashed(token: str) -> bytes:
    """What is stored of a token. Lookups use the hash, so their time reveals nothing about the token."""
    return sha256(token.encode()).digest()
