"""Passwords: kept as argon2 writes them, checked in a thread, in the same time whether or not there is such a name."""

import asyncio
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

AT_ONCE = 2
"""Each check takes 64 megabytes for a moment."""


@cache
def nobodys() -> str:
    """Made when the first password is checked, whoever's it is: a tenth of a second that a start does without."""
    return PasswordHasher().hash("the password of nobody")


class Passwords:
    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher()
        self._turn = asyncio.Semaphore(AT_ONCE)

    async def hashed(self, password: str) -> str:
        async with self._turn:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def is_right(self, password: str, kept: str | None) -> bool:
        """None: there is no such account, and finding that out takes as long as a wrong password."""
        async with self._turn:
            nobody = await asyncio.to_thread(nobodys)
            right = await asyncio.to_thread(self._verify, password, nobody if kept is None else kept)
        return right and kept is not None

    def is_outdated(self, kept: str) -> bool:
        """Whether the advice on how hard it should be to guess has changed since."""
        return self._hasher.check_needs_rehash(kept)

    def _verify(self, password: str, kept: str) -> bool:
        try:
            return self._hasher.verify(kept, password)
        except (VerificationError, InvalidHashError):
            return False
