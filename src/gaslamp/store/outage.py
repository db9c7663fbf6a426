"""When the database is away for a moment: whoever asks waits, and the game goes on when it is back."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from sqlalchemy.exc import DBAPIError

from gaslamp.core.errors import GaslampError

PATIENCE = 20.0
"""Seconds: PostgreSQL restarts in less."""
FIRST_PAUSE, LONGEST_PAUSE = 0.05, 1.0

AWAY = ("08", "57P", "53300")
"""How PostgreSQL's codes begin: connections that broke, a server that stops or starts, or that has no room for us."""

T = TypeVar("T")


class DatabaseUnavailable(GaslampError):
    """The database could not be reached for longer than anybody should wait. Nothing was changed."""


def is_unavailable(error: BaseException) -> bool:
    """Whether asking again may help."""
    if isinstance(error, DBAPIError):
        if error.connection_invalidated:
            return True
        return error.orig is not None and is_unavailable(error.orig)
    if isinstance(error, OSError):
        return True
    code: Any = getattr(error, "sqlstate", None)
    if isinstance(code, str):
        return code.startswith(AWAY)
    # asyncpg's own words about a connection that is closed carry no code.
    return type(error).__name__ in ("InterfaceError", "ConnectionDoesNotExistError")


async def retry_while_unavailable(ask: Callable[[], Awaitable[T]]) -> T:
    """The answer, asked for again while the database is away."""
    until, pause = time.monotonic() + PATIENCE, FIRST_PAUSE
    while True:
        try:
            return await ask()
        except Exception as error:
            if not is_unavailable(error):
                raise
            if time.monotonic() + pause > until:
                raise DatabaseUnavailable("database-away") from error
        await asyncio.sleep(pause)
        pause = min(2 * pause, LONGEST_PAUSE)
