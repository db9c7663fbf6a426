"""The stream of a game: the messages that a socket of the same seat is sent, one on each line, and nothing else."""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable

from gaslamp.server.tables.entering import enter
from gaslamp.server.tables.hub import Hub
from gaslamp.server.tables.open_table import OpenTable
from gaslamp.server.tables.subscriber import Subscriber

BEAT_SECONDS = 5.0
"""After so long without a message an empty line is sent."""


async def lines(
    hub: Hub,
    open_table: OpenTable,
    subscriber: Subscriber,
    version: int | None,
    is_valid: Callable[[], Awaitable[bool]],
) -> AsyncGenerator[str]:
    """Until the subscriber is closed. `is_valid` says whether the bot still has its token, at every beat."""
    await enter(hub, open_table, subscriber, version)
    getting, closed = asyncio.create_task(subscriber.get()), asyncio.create_task(subscriber.closed.wait())
    try:
        while True:
            await asyncio.wait({getting, closed}, timeout=BEAT_SECONDS, return_when=asyncio.FIRST_COMPLETED)
            if getting.done():
                message = getting.result()
                if message is None:
                    return
                getting = asyncio.create_task(subscriber.get())
                yield message.decode()
            elif subscriber.is_closed or not await is_valid():
                return
            else:
                yield ""
    finally:
        open_table.unsubscribe(subscriber)
        for task in (getting, closed):
            task.cancel()
