"""The end of work that would go on for ever."""

import asyncio

import structlog

PAUSE = 1.0
"""Seconds in which a task may tidy up before it is cancelled again."""
MOST = 10
"""How often."""

log = structlog.get_logger("endings")


async def ended(*tasks: asyncio.Task[None]) -> None:
    """Cancel them until they have ended.

    Once is not always enough. asyncio.wait_for, which database drivers use, forgets a cancellation that comes in the
    very moment of an answer, and redis-py may take one for a broken line: who waited for their end would wait for ever.
    """
    for _ in range(MOST):
        going = [task for task in tasks if not task.done()]
        if not going:
            break
        for task in going:
            task.cancel()
        await asyncio.wait(going, timeout=PAUSE)
    else:
        log.error("not-ended", count=sum(not task.done() for task in tasks))
    # What a task failed of is nobody's business any more.
    await asyncio.gather(*(task for task in tasks if task.done()), return_exceptions=True)
