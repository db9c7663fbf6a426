"""Retries while the database is unavailable, for example during a restart."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from sqlalchemy.exc import DBAPIError

from gaslamp.core.errors import GaslampError

TIMEOUT_SECONDS = 20.0
"""PostgreSQL restarts in less."""
FIRST_BACKOFF_SECONDS, MAX_BACKOFF_SECONDS = 0.05, 1.0

UNAVAILABLE = ("08", "57P", "53300")
"""Prefixes of PostgreSQL's error codes: connection errors, a shutdown or start, too many connections."""

DEADLOCK = "40P01"
"""PostgreSQL's error code: two transactions waited for each other, and this one was rolled back."""

T = TypeVar("T")


class DatabaseUnavailable(GaslampError):
    """The database was unavailable until the timeout. Nothing was changed."""


def is_unavailable(error: BaseException) -> bool:
    """Whether a retry may help."""
    if isinstance(error, DBAPIError):
        if error.connection_invalidated:
            return True
        return error.orig is not None and is_unavailable(error.orig)
    if isinstance(error, OSError):
        return True
    code: Any = getattr(error, "sqlstate", None)
    if isinstance(code, str):
        return code.startswith(UNAVAILABLE)
    # asyncpg's errors about a closed connection have no code.
    return type(error).__name__ in ("InterfaceError", "ConnectionDoesNotExistError")


def is_deadlock(error: BaseException) -> bool:
    if isinstance(error, DBAPIError):
        return error.orig is not None and is_deadlock(error.orig)
    return getattr(error, "sqlstate", None) == DEADLOCK


async def retry_while_unavailable(ask: Callable[[], Awaitable[T]]) -> T:
    """The answer. Retries with exponential backoff."""
    until, backoff = time.monotonic() + TIMEOUT_SECONDS, FIRST_BACKOFF_SECONDS
    while True:
        try:
            return await ask()
        except Exception as error:
            if not is_unavailable(error):
                raise
            if time.monotonic() + backoff > until:
                raise DatabaseUnavailable("database-away") from error
        await asyncio.sleep(backoff)
        backoff = min(2 * backoff, MAX_BACKOFF_SECONDS)
