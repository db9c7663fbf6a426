"""Reads the answers of workers from the list in Redis that belongs to one asker."""

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from redis.asyncio import Redis

from gaslamp.server.cluster.redis_connection import CONNECTION_ERRORS
from gaslamp.server.machines.redis_queue import answers_key

READ_SECONDS = 1
"""How long one read of the answers blocks."""
RETRY_SECONDS = 0.5


async def read_answers(
    redis: "Redis", asker: str, receive: Callable[[dict[str, Any]], object], is_closed: Callable[[], bool]
) -> None:
    """Until the asker is closed. An answer that is not well formed is left out."""
    while not is_closed():
        try:
            found = await redis.brpop([answers_key(asker)], timeout=READ_SECONDS)
        except CONNECTION_ERRORS:
            await asyncio.sleep(RETRY_SECONDS)
            continue
        if found is not None:
            with suppress(ValueError, KeyError, TypeError):
                receive(json.loads(found[1]))
