"""A server stops even if its tasks lose a cancellation."""

import asyncio

import pytest
import structlog

from gaslamp.server import cancellation
from gaslamp.server.cancellation import cancel_and_wait
from gaslamp.server.cluster.catch_up import CatchUp
from gaslamp.server.cluster.cluster import NoBus
from gaslamp.server.tables.hub import Hub
from gaslamp.store.memory import MemoryStore
from server.fake_machine import FakeMachine
from server.running_server import AT_ONCE, seeded_environment
from waiting import soon, until


class LosesCancellation(MemoryStore):
    """Loses one cancellation, as asyncio.wait_for does when the result arrives at the same moment."""

    def __init__(self) -> None:
        super().__init__()
        self.is_asked = False
        self.has_lost_one = False

    async def deadlines(self, *_: object, **__: object) -> list[tuple[str, int]]:
        self.is_asked = True
        try:
            await asyncio.Future()
        except asyncio.CancelledError:
            if self.has_lost_one:
                raise
            self.has_lost_one = True
        return []

    async def progress(self, *_: object) -> dict[str, object]:  # type: ignore[override]
        await self.deadlines()
        return {}


async def test_a_hub_stops_though_the_store_loses_a_cancellation() -> None:
    store = LosesCancellation()
    hub = Hub(seeded_environment(), store, FakeMachine(), AT_ONCE)
    await hub.start()
    await until(lambda: store.is_asked, "the first sweep")
    await soon(hub.stop(), "the hub to stop")
    assert store.has_lost_one
    assert asyncio.all_tasks() == {asyncio.current_task()}


async def test_catching_up_stops_though_the_store_loses_a_cancellation() -> None:
    store = LosesCancellation()
    catch_up = CatchUp(store, NoBus(is_shared=True), lambda: {"a": None})  # type: ignore[dict-item,return-value]
    catch_up.start()
    catch_up.poll_soon()
    await until(lambda: store.is_asked, "the first poll")
    await soon(catch_up.stop(), "catching up to stop")
    assert store.has_lost_one
    assert asyncio.all_tasks() == {asyncio.current_task()}


async def test_a_task_that_ignores_cancellation_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cancellation, "RETRY_SECONDS", 0.01)
    is_over = asyncio.Event()

    async def stubborn() -> None:
        while not is_over.is_set():
            try:
                await is_over.wait()
            except asyncio.CancelledError:
                continue

    task = asyncio.create_task(stubborn())
    await asyncio.sleep(0)
    with structlog.testing.capture_logs() as logs:
        await soon(cancel_and_wait(task), "somebody to give up")
    is_over.set()
    await soon(task, "the task")
    assert [(entry["event"], entry["count"]) for entry in logs] == [("tasks-not-cancelled", 1)]


async def test_a_task_that_failed_has_ended() -> None:
    async def fails() -> None:
        raise ValueError("whatever")

    task = asyncio.create_task(fails())
    await asyncio.sleep(0)
    await cancel_and_wait(task)
    assert task.done()
