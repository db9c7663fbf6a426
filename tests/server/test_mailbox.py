"""Messages wait in a mailbox for one task."""

import asyncio

from gaslamp.server.mailbox import Mailbox
from waiting import soon


async def test_messages_come_out_in_their_order() -> None:
    box: Mailbox[int] = Mailbox()
    for number in range(3):
        box.put_nowait(number)
    assert [await box.get() for _ in range(3)] == [0, 1, 2]
    assert box.empty()


async def test_a_task_that_waits_is_woken() -> None:
    box: Mailbox[str] = Mailbox()
    waiting = asyncio.create_task(box.get())
    await asyncio.sleep(0)
    box.put_nowait("first")
    box.put_nowait("second")
    assert await soon(waiting, "the first message") == "first"
    assert len(box) == 1


async def test_a_task_that_is_cancelled_takes_nothing() -> None:
    box: Mailbox[str] = Mailbox()
    waiting = asyncio.create_task(box.get())
    await asyncio.sleep(0)
    box.put_nowait("kept")
    waiting.cancel()
    await asyncio.wait({waiting})
    assert await box.get() == "kept"
