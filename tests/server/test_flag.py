"""A flag that tasks wait for."""

import asyncio

from gaslamp.server.flag import Flag
from waiting import soon


async def test_all_tasks_that_wait_are_woken() -> None:
    flag = Flag()
    waiting = [asyncio.create_task(flag.wait()) for _ in range(3)]
    await asyncio.sleep(0)
    flag.set()
    await soon(asyncio.gather(*waiting), "every task")


async def test_nobody_waits_for_a_flag_that_is_set() -> None:
    flag = Flag()
    flag.set()
    await soon(flag.wait(), "a flag that is set")
    assert flag.is_set()


async def test_after_it_is_cleared_tasks_wait_again() -> None:
    flag = Flag()
    flag.set()
    flag.clear()
    waiting = asyncio.create_task(flag.wait())
    await asyncio.sleep(0)
    assert not waiting.done()
    flag.set()
    await soon(waiting, "the flag")


async def test_a_task_that_is_cancelled_does_not_disturb_the_others() -> None:
    flag = Flag()
    one, other = (asyncio.create_task(flag.wait()) for _ in range(2))
    await asyncio.sleep(0)
    one.cancel()
    await asyncio.wait({one})
    flag.set()
    await soon(other, "the other task")
