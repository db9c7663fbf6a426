"""The process in which games are analysed: it reports its progress, and can be killed."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from typing import Any

import pytest

from gaslamp.server.machines.fair_queue import Work
from gaslamp.server.machines.game_analyst import AnalysisFailed, ProcessGameAnalyst
from server.endless_games import Quick, Raising, Sleeping
from waiting import are_gone, soon, until

WORK = Work("visitor", "t", 30.0)


@pytest.fixture(name="analyst")
async def _analyst() -> AsyncIterator[ProcessGameAnalyst]:
    found = ProcessGameAnalyst()
    yield found
    await found.close()


async def begun(analyst: ProcessGameAnalyst, shares: list[float]) -> "asyncio.Task[str]":
    request: Any = Sleeping()
    task = asyncio.create_task(analyst.analyse(request, WORK, shares.append))
    await until(lambda: task.done() or shares[-1:] == [0.5], "the report")
    assert not task.done()
    return task


async def test_it_reports_its_progress(analyst: ProcessGameAnalyst) -> None:
    shares: list[float] = []
    task = await begun(analyst, shares)
    assert shares == [0.0, 0.5]
    task.cancel()


async def test_a_killed_process_may_be_tried_again(analyst: ProcessGameAnalyst) -> None:
    task = await begun(analyst, [])
    os.kill(analyst.processes[0], signal.SIGKILL)
    with pytest.raises(AnalysisFailed) as failed:
        await soon(task, "the failure")
    assert not failed.value.is_final


async def test_an_error_is_final_and_tells_no_secret(analyst: ProcessGameAnalyst) -> None:
    request: Any = Raising()
    with pytest.raises(AnalysisFailed) as failed:
        await soon(analyst.analyse(request, WORK), "the failure")
    assert failed.value.is_final
    assert str(failed.value) == "KeyError"


async def test_the_next_game_is_analysed_after_a_failure(analyst: ProcessGameAnalyst) -> None:
    requests: list[Any] = [Raising(), Quick()]
    with pytest.raises(AnalysisFailed):
        await soon(analyst.analyse(requests[0], WORK), "the failure")
    assert await soon(analyst.analyse(requests[1], WORK), "the answer") == "{}"


async def test_closing_ends_the_process() -> None:
    analyst = ProcessGameAnalyst()
    task = await begun(analyst, [])
    processes = analyst.processes
    await soon(analyst.close(), "the end")
    await until(lambda: are_gone(processes), "the process to end")
    with pytest.raises(AnalysisFailed):
        await soon(task, "those who wait to be told")
