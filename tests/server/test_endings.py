"""A server stops, whatever its tasks make of being told to."""

import asyncio

import pytest
import structlog

from gaslamp.server import cancellation
from gaslamp.server.cancellation import ended
from gaslamp.server.cluster.cluster import Alone
from gaslamp.server.tables.hub import Hub
from gaslamp.store.memory import MemoryStore
from server.running_server import AT_ONCE, FakeMachine, seeded_environment
from waiting import soon, until


class Forgetful(MemoryStore):
    """Forgets one cancellation, as asyncio.wait_for does when the answer comes in the same moment."""

    def __init__(self) -> None:
        super().__init__()
        self.is_asked = False
        self.has_forgotten = False

    async def flags(self, *_: object, **__: object) -> list[tuple[str, int]]:
        self.is_asked = True
        try:
            await asyncio.Future()
        except asyncio.CancelledError:
            if self.has_forgotten:
                raise
            self.has_forgotten = True
        return []

    async def pulses(self, *_: object) -> dict[str, object]:  # type: ignore[override]
        await self.flags()
        return {}


async def test_a_hub_stops_though_its_store_forgets_that_it_was_told_to() -> None:
    store = Forgetful()
    hub = Hub(seeded_environment(), store, FakeMachine(), AT_ONCE)
    await hub.start()
    await until(lambda: store.is_asked, "the first sweep")
    await soon(hub.stop(), "the hub to stop")
    assert store.has_forgotten
    assert hub._sweeper is not None
    assert hub._sweeper.done()


async def test_a_watchman_goes_home_though_his_store_forgets_that_he_was_told_to() -> None:
    store = Forgetful()
    hub = Hub(seeded_environment(), store, FakeMachine(), AT_ONCE, Alone(is_shared=True))
    hub.watchman._tables = lambda: {"a": None}  # type: ignore[dict-item,return-value]
    hub.watchman.start()
    hub.watchman.hurry()
    await until(lambda: store.is_asked, "the first round")
    await soon(hub.watchman.stop(), "the watchman to go home")
    assert store.has_forgotten
    assert all(task.done() for task in hub.watchman._tasks)


async def test_what_never_ends_is_not_waited_for_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cancellation, "PAUSE", 0.01)
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
        await soon(ended(task), "somebody to give up")
    is_over.set()
    await soon(task, "the task")
    assert [(entry["event"], entry["count"]) for entry in logs] == [("not-ended", 1)]


async def test_a_task_that_failed_has_ended() -> None:
    async def fails() -> None:
        raise ValueError("whatever")

    task = asyncio.create_task(fails())
    await asyncio.sleep(0)
    await ended(task)
    assert task.done()
