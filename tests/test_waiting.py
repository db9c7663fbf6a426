"""What the tests wait with."""

import asyncio
import weakref

from waiting import describe_tasks


class Thing:
    pass


async def test_a_report_of_waiting_tasks_does_not_fail_on_an_object_that_is_gone() -> None:
    """A weak proxy raises an error when it is asked for its class."""
    thing = Thing()
    proxy = weakref.proxy(thing)
    del thing
    waiting = asyncio.create_task(asyncio.Event().wait(), name="the one that waits")
    await asyncio.sleep(0)
    try:
        assert "the one that waits" in describe_tasks()
    finally:
        waiting.cancel()
    assert type(proxy) is weakref.ProxyType
