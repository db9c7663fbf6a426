"""The disk is full in the middle of a game: clear refusals, nothing lost, and play goes on when there is room again."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from structlog.testing import capture_logs

from attack.amounts import amount
from attack.small_disk import small_disk
from gaslamp.server.machines.request import PlayerRequest
from gaslamp.store.opening import open_store
from scale.databases import migrated
from server.fake_machine import FakeMachine
from server.running_server import (
    AT_ONCE,
    ManualClock,
    SocketClient,
    http_client,
    new_table,
    running_server,
    seeded_environment,
    sit,
    socket_client,
)
from store.broken_disks import Disk, ServerDisk, disk_of
from waiting import TIMEOUT_SECONDS, until

MOST_MOVES = 80
"""A log that was written before has room for some moves on a full disk."""
ROUNDS = amount("DISKS", 1)
"""How often the disk is full in one game."""
QUICK = replace(AT_ONCE, retry_seconds=0.05)


@dataclass(frozen=True)
class Place:
    database: str
    disk: Disk


@pytest.fixture(name="place", params=["sqlite", "postgresql"])
async def _place(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Place]:
    if request.param == "postgresql":
        database = await migrated(request.getfixturevalue("base").address)
        yield Place(database, ServerDisk(database))
        return
    with small_disk(tmp_path) as (folder, disk):
        yield Place(f"sqlite:///{folder / 'tables.db'}", disk)
        await disk.work()


@pytest.fixture(name="disk")
async def _disk(database: str) -> AsyncIterator[Disk]:
    found = disk_of(database)
    yield found
    await found.work()


async def play(players: dict[str, SocketClient], wanted: Callable[[dict[str, Any]], bool]) -> list[dict[str, Any]]:
    """Peaceful moves of both until an answer is the wanted one. All answers."""
    answers: list[dict[str, Any]] = []
    while not answers or not wanted(answers[-1]):
        assert len(answers) < MOST_MOVES
        version = max(one.now["version"] for one in players.values())
        for one in players.values():
            await one.reach(version)
        acting = next(one for one in players.values() if one.choices)
        answers.append(await acting.act(acting.peaceful[0]))
    return answers


async def readiness(client: httpx.AsyncClient) -> tuple[int, Any]:
    answer = await client.get("/readyz")
    return answer.status_code, answer.json().get("reason")


async def test_a_full_disk_refuses_moves_and_loses_none(place: Place) -> None:
    async with AsyncExitStack() as stack:
        lines = stack.enter_context(capture_logs())
        server = stack.enter_context(running_server(address=place.database))
        client = await stack.enter_async_context(http_client(server))
        table, token = await new_table(client, "mrjack", me={"seat": "jack", "name": "Ann"})
        tokens = {"jack": token, "detective": await sit(client, table, "detective")}
        players = {
            seat: await stack.enter_async_context(socket_client(server, table, one)) for seat, one in tokens.items()
        }
        await play(players, lambda _: True)
        assert await readiness(client) == (200, None)

        for _ in range(ROUNDS):
            await place.disk.fail("storage-full", "commit")
            refused = (await play(players, lambda answer: answer["type"] == "refused"))[-1]
            assert refused["code"] == "storage-full"
            assert "full" in refused["text"]
            assert await readiness(client) == (503, "storage-full")
            said = await players["jack"].ask("note", text="n" * 10_000)
            assert said.get("code", "storage-full") == "storage-full"
            opened = await client.post("/api/tables", json={"game": "whitechapel"})
            assert opened.status_code in (201, 503), "a small table may still fit"
            async with socket_client(server, table) as spectator:
                assert spectator.welcome["type"] == "welcome", "who only reads is not refused"

            await place.disk.work()
            assert (await play(players, lambda _: True))[-1]["type"] == "done"
            assert await readiness(client) == (200, None)
            for _ in range(3):
                await play(players, lambda answer: answer["type"] == "done")
        last = max(one.now["version"] for one in players.values())
        for one in players.values():
            await one.reach(last)
        seen = {seat: one.now for seat, one in players.items()}

    assert [line["event"] for line in lines if line["log_level"] == "error"] == ["storage-fault"] * ROUNDS
    store = await open_store(place.database)
    events = await store.since(table, 0)
    await store.close()
    assert [event.version for event in events] == list(range(1, last + 1))
    with running_server(address=place.database) as again:
        for seat, one in tokens.items():
            async with socket_client(again, table, one) as player:
                assert player.now["view"] == seen[seat]["view"]


class WaitingMachine(FakeMachine):
    """Thinks until it may move."""

    may_move = False

    async def choose(self, request: PlayerRequest, report: Callable[[float], object] = print) -> str:
        answer = await super().choose(request, report)
        while not self.may_move:
            await asyncio.sleep(0.01)
        return answer


async def test_a_machine_moves_when_there_is_room_again(database: str, disk: Disk) -> None:
    """Meanwhile it is asked again, without a line in the log for each time."""
    machine = WaitingMachine(peaceful=True)
    with capture_logs() as lines, running_server(address=database, machines=machine, timing=QUICK) as server:
        async with http_client(server) as client:
            seats = {"detective": {"kind": "machine", "level": "casual"}}
            table, token = await new_table(client, "mrjack", seats=seats, me={"seat": "jack", "name": "Ann"})
        async with socket_client(server, table, token) as jack:
            await until(lambda: machine.asked, "the machine to be asked")
            version = jack.now["version"]
            await disk.fail("storage-full", "commit")
            machine.may_move = True
            await until(lambda: len(machine.asked) > 3, "the machine to be asked again")
            assert jack.now["version"] == version
            await disk.work()
            await jack.receive_until(lambda message: message["type"] == "news")
    assert [line["event"] for line in lines if line["log_level"] == "error"] == ["storage-fault"]


async def test_a_clock_that_runs_out_is_noticed_when_there_is_room_again(database: str, disk: Disk) -> None:
    """Found by the server that starts next, so that nobody has to wait for the time to pass."""
    time = ManualClock()
    environment = seeded_environment(now=time)
    # The first server does not look for clocks that run out.
    with running_server(
        address=database, timing=replace(QUICK, sweep_seconds=TIMEOUT_SECONDS), environment=environment
    ) as server:
        async with http_client(server) as client:
            settings = {"clock": {"kind": "live", "base": 10, "increment": 0}}
            table, token = await new_table(client, "mrjack", settings=settings, me={"seat": "jack", "name": "Ann"})
            await sit(client, table, "detective")
        time.at += 3_600_000
    await disk.fail("storage-full", "statement")
    with capture_logs() as lines, running_server(address=database, timing=QUICK, environment=environment) as server:
        await until(lambda: any(line["event"] == "storage-fault" for line in lines), "the clock to run out")
        async with socket_client(server, table, token) as jack:
            assert jack.now["outcome"] is None
            await disk.work()
            await jack.receive_until(lambda message: message["type"] == "news" and bool(message["now"]["outcome"]))
    assert [line["event"] for line in lines if line["log_level"] == "error"] == ["storage-fault"]
