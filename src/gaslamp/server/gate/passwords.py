"""Passwords: hashed with argon2, in a thread. A check takes the same time whether or not the account exists."""

import asyncio
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from gaslamp.server.gate.password_strength import check_password

MAX_CONCURRENT = 2
"""Each hash takes 64 megabytes for a moment."""


@cache
def dummy_hash() -> str:
    """For accounts that do not exist. Made on first use: it takes a tenth of a second."""
    return PasswordHasher().hash("the password of nobody")


class Passwords:
    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher()
        self._slots = asyncio.Semaphore(MAX_CONCURRENT)

    async def check_strength(self, password: str, name: str) -> None:
        """Raises an error if strangers would guess it soon."""
        async with self._slots:
            await asyncio.to_thread(check_password, password, name)

    async def hashed(self, password: str) -> str:
        async with self._slots:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def is_right(self, password: str, kept: str | None) -> bool:
        """`kept` is None if there is no such account. That takes as long as a wrong password."""
        async with self._slots:
            dummy = await asyncio.to_thread(dummy_hash)
            right = await asyncio.to_thread(self._verify, password, dummy if kept is None else kept)
        return right and kept is not None

    def is_outdated(self, kept: str) -> bool:
        """Whether it was hashed with weaker parameters than today's."""
        return self._hasher.check_needs_rehash(kept)

    def _verify(self, password: str, kept: str) -> bool:
        try:
            return self._hasher.verify(kept, password)
        except (VerificationError, InvalidHashError):
            return False
