"""Games are analysed by workers over Redis, and go on when a worker or Redis is lost."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import dramatiq
import pytest

from gaslamp.server.machines import analysis_jobs, remote_game_analyst
from gaslamp.server.machines import redis_queue as queue
from gaslamp.server.machines.fair_queue import Work
from gaslamp.server.machines.game_analysis_process import GameRequest
from gaslamp.server.machines.game_analyst import AnalysisFailed, Report
from gaslamp.server.machines.player_pool import NoAnswer, ignore_progress
from gaslamp.server.machines.remote_game_analyst import RemoteGameAnalyst
from gaslamp.server.machines.worker import Jobs
from redis_server import OwnRedis
from waiting import soon, until

REQUEST = GameRequest("analysis t 1.1 quick", "a record", "quick")
WORK = Work("visitor", "t", 30.0)


class FakeAnalyst:
    """Remembers what it was asked for, and answers when the test allows it."""

    def __init__(self, name: str, failure: Exception | None = None) -> None:
        self.name = name
        self.failure = failure
        self.asked: list[GameRequest] = []
        self.may_answer = asyncio.Event()
        self.may_answer.set()

    async def analyse(self, request: GameRequest, work: Work, report: Report = ignore_progress) -> str:  # noqa: ARG002
        self.asked.append(request)
        report(0.5)
        await self.may_answer.wait()
        if self.failure is not None:
            raise self.failure
        return f'"{self.name}"'

    async def close(self) -> None:
        """Nothing to close."""


@pytest.fixture
def empty(wire: OwnRedis, monkeypatch: pytest.MonkeyPatch) -> OwnRedis:
    wire.flush()
    monkeypatch.setattr(analysis_jobs, "SIGN_SECONDS", 0.05)
    return wire


@asynccontextmanager
async def hired(wire: OwnRedis, analyst: Any) -> AsyncIterator[None]:
    """A worker in threads of this process. At the end it is killed, not stopped."""
    broker = queue.broker(wire.address)
    jobs = Jobs(analyst, broker, analyst)
    busy = dramatiq.Worker(broker, worker_timeout=20, worker_threads=2)
    busy.start()
    jobs.heartbeat()
    try:
        yield
    finally:
        analyst.may_answer.set()
        await asyncio.to_thread(busy.stop, 1000)
        broker.client.close()


@asynccontextmanager
async def asking(wire: OwnRedis, local: FakeAnalyst) -> AsyncIterator[RemoteGameAnalyst]:
    found = RemoteGameAnalyst(wire.address, local)
    try:
        yield found
    finally:
        await found.close()


async def test_a_worker_analyses_the_game(empty: OwnRedis) -> None:
    busy, own = FakeAnalyst("worker"), FakeAnalyst("own")
    async with hired(empty, busy), asking(empty, own) as server:
        assert await soon(server.analyse(REQUEST, WORK), "the answer") == '"worker"'
    assert (busy.asked, own.asked) == ([REQUEST], [])


async def test_the_server_is_told_how_far_the_worker_is(empty: OwnRedis) -> None:
    busy, shares = FakeAnalyst("worker"), list[float]()
    busy.may_answer.clear()
    async with hired(empty, busy), asking(empty, FakeAnalyst("own")) as server:
        coming = asyncio.create_task(server.analyse(REQUEST, WORK, shares.append))
        await until(lambda: 0.5 in shares, "progress")
        busy.may_answer.set()
        await soon(coming, "the answer")


async def test_a_game_that_is_sent_twice_is_analysed_once(empty: OwnRedis) -> None:
    busy = FakeAnalyst("worker")
    async with hired(empty, busy), asking(empty, FakeAnalyst("own")) as one, asking(empty, FakeAnalyst("own")) as other:
        assert await soon(one.analyse(REQUEST, WORK), "one") == await soon(other.analyse(REQUEST, WORK), "other")
    assert len(busy.asked) == 1


async def test_without_a_worker_the_server_does_it_itself(empty: OwnRedis) -> None:
    async with asking(empty, FakeAnalyst("own")) as server:
        assert await soon(server.analyse(REQUEST, WORK), "the answer") == '"own"'


async def test_a_silent_worker_is_given_up(empty: OwnRedis, monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker was killed: its heartbeat is still there for a moment, but nothing comes any more."""
    monkeypatch.setattr(remote_game_analyst, "QUEUED_SECONDS", 0.1)
    monkeypatch.setattr(remote_game_analyst, "READ_SECONDS", 0.05)
    broker = queue.broker(empty.address)
    broker.client.set(queue.WORKERS_KEY, "gone", px=500)
    async with asking(empty, FakeAnalyst("own")) as server:
        assert await soon(server.analyse(REQUEST, WORK), "the answer") == '"own"'
    broker.client.close()


@pytest.mark.parametrize("is_final", [True, False])
async def test_a_failure_of_the_worker_reaches_the_server(empty: OwnRedis, is_final: bool) -> None:
    busy = FakeAnalyst("worker", AnalysisFailed("KeyError", is_final=is_final))
    async with hired(empty, busy), asking(empty, FakeAnalyst("own")) as server:
        with pytest.raises(AnalysisFailed) as failed:
            await soon(server.analyse(REQUEST, WORK), "the failure")
    assert (failed.value.error, failed.value.is_final) == ("KeyError", is_final)


async def test_closing_ends_what_waits(empty: OwnRedis) -> None:
    busy = FakeAnalyst("worker")
    busy.may_answer.clear()
    async with hired(empty, busy), asking(empty, FakeAnalyst("own")) as server:
        coming = asyncio.create_task(server.analyse(REQUEST, WORK))
        await until(lambda: busy.asked, "the job")
        await server.close()
        with pytest.raises(NoAnswer):
            await soon(coming, "the end")
