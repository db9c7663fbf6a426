"""Cancelling tasks that do not end by themselves."""

import asyncio

import structlog

RETRY_SECONDS = 1.0
"""How long a task may clean up before it is cancelled again."""
MAX_ATTEMPTS = 10

log = structlog.get_logger("cancellation")


async def cancel_and_wait(*tasks: asyncio.Task[None]) -> None:
    """Cancel tasks, again and again until they have ended.

    Once is not always enough. asyncio.wait_for, which database drivers use, loses a cancellation that arrives together
    with a result, and redis-py may take one for a lost connection. Waiting for such a task would never end.
    """
    for _ in range(MAX_ATTEMPTS):
        running = [task for task in tasks if not task.done()]
        if not running:
            break
        for task in running:
            task.cancel()
        await asyncio.wait(running, timeout=RETRY_SECONDS)
    else:
        log.error("tasks-not-cancelled", count=sum(not task.done() for task in tasks))
    # Collect the tasks' exceptions, so that asyncio does not log them.
    await asyncio.gather(*(task for task in tasks if task.done()), return_exceptions=True)
