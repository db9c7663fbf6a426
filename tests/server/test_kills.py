"""A server that is killed again and again: nothing acknowledged is lost, nothing is done twice."""

import asyncio
import json
import os
import random
import signal
import sys
from collections import defaultdict
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from gaslamp.core.game import CHANCE
from gaslamp.store.opening import open_store
from gaslamp.store.store import Store
from gaslamp.table import replay
from loopback import PLAIN
from waiting import TIMEOUT_SECONDS, are_gone, soon, until

KILLS = int(os.environ.get("GASLAMP_SOAK_KILLS", "40"))
MACHINE_KILLS = max(3, KILLS // 30)
"""Fewer: a player process takes seconds to start, and must be running when it is killed."""
ANYBODY = (None,) * 4
"""Tables without a machine."""
MOST = 20
"""Moves after which a server is killed at the latest."""
KILL_DELAY_SECONDS = 0.02
"""Seconds that may pass then: a few of its steps from a message to the disk and back."""
NOTICE_SECONDS = 2 * TIMEOUT_SECONDS
"""Seconds for a message to a player. The error names the message that did not come."""
LONGEST = max(1800, 20 * KILLS)
"""Seconds for the whole test on a busy machine."""
LOST = (OSError, EOFError, WebSocketException, httpx.HTTPError)


@dataclass
class PlayedTable:
    """A table as its two players know it: what they tried, and what the server acknowledged."""

    id: str
    tokens: dict[str, str]
    tried: dict[int, set[str]] = field(default_factory=lambda: defaultdict(set))
    """By the version an action would get: seat and action."""
    done: dict[int, str] = field(default_factory=dict)
    said: list[str] = field(default_factory=list)
    received: set[str] = field(default_factory=set)
    """Chat lines that were acknowledged."""
    is_over: bool = False


@pytest.mark.slow
@pytest.mark.timeout(LONGEST)
async def test_kills_lose_and_repeat_nothing(tmp_path: Path) -> None:
    rng = random.Random(1888)
    tables: list[PlayedTable] = []
    async with fork_server(tmp_path) as (start, stopped):
        for _ in range(KILLS):
            port, process = await start()
            enough = moves(tables) + rng.randrange(MOST)
            playing = asyncio.create_task(play_on(tables, port, rng))
            # All games may end first. Then the server is killed while nobody plays.
            await until(partial(has_moved, tables, enough, playing), "moves", NOTICE_SECONDS)
            await asyncio.sleep(rng.uniform(0, KILL_DELAY_SECONDS))
            os.kill(process, signal.SIGKILL)
            await stopped()
            await soon(playing, "everybody to notice that the server is dead", NOTICE_SECONDS)
        # After the last kill every table goes on.
        port, process = await start()
        goal = {table.id: len(table.done) + 5 for table in tables}
        await asyncio.gather(*(play(port, table, rng, goal[table.id]) for table in tables))
        assert all(table.is_over or len(table.done) >= goal[table.id] for table in tables)
        os.kill(process, signal.SIGTERM)
        await stopped()
    store = await open_store(f"sqlite:///{tmp_path / 'gaslamp.db'}")
    for table in tables:
        await check(store, table)
    await store.close()


@pytest.mark.slow
@pytest.mark.timeout(LONGEST)
async def test_kills_while_machines_play_lose_nothing(tmp_path: Path) -> None:
    rng = random.Random(1888)
    tables: list[PlayedTable] = []
    async with fork_server(tmp_path) as (start, stopped):
        for _ in range(MACHINE_KILLS):
            port, process = await start()
            playing = asyncio.create_task(play_on(tables, port, rng, ("detective", "jack")))
            players = await player_processes(process)
            await asyncio.sleep(rng.uniform(0, 2))
            os.kill(process, signal.SIGKILL)
            await stopped()
            await soon(playing, "everybody to notice that the server is dead", NOTICE_SECONDS)
            await until(partial(are_gone, players), "the players of a dead server to end")
        port, process = await start()
        goal = {table.id: len(table.done) + 2 for table in tables}
        await asyncio.gather(*(play(port, table, rng, goal[table.id]) for table in tables))
        os.kill(process, signal.SIGTERM)
        await stopped()
    store = await open_store(f"sqlite:///{tmp_path / 'gaslamp.db'}")
    for table in tables:
        assert table.is_over or len(table.done) >= goal[table.id]
        await check(store, table)
    await store.close()


async def test_a_server_does_not_outlive_a_test_that_fails(tmp_path: Path) -> None:
    """Otherwise its fork server would wait without end."""
    servers = []

    async def fails() -> None:
        async with fork_server(tmp_path) as (start, _):
            servers.append((await start())[1])
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await fails()
    await until(partial(are_gone, servers), "the server to end")


async def player_processes(server: int) -> list[int]:
    """The server's player processes, once one of them thinks."""
    children = Path(f"/proc/{server}/task/{server}/children")

    def found() -> list[int]:
        return [int(child) for child in children.read_text().split()]

    # One of them is the resource tracker of multiprocessing.
    await until(lambda: len(found()) > 1, "a player to wake up")
    return found()


def has_moved(tables: list[PlayedTable], enough: int, playing: "asyncio.Task[None]") -> bool:
    return moves(tables) >= enough or playing.done()


def moves(tables: list[PlayedTable]) -> int:
    return sum(len(table.done) for table in tables)


async def check(store: Store, table: PlayedTable) -> None:
    found = await store.load(table.id)
    assert found is not None, "a table that was acknowledged is lost"
    header, events = found
    assert [event.version for event in events] == list(range(1, len(events) + 1))
    replay.replay(header, events)
    acted = {
        event.version: f"{event.body['seat']} {event.body['action']}"
        for event in events
        if event.kind == "acted" and event.body["seat"] != CHANCE
    }
    assert {version: acted.get(version) for version in table.done} == table.done
    for version, action in acted.items():
        if action.split()[0] not in table.tokens:
            continue  # a machine's: that it was legal is what the replay has shown
        assert action in table.tried[version], "something happened that nobody asked for"
    said = [line.text for line in await store.chat_lines(table.id, "table", limit=100_000)]
    assert len(said) == len(set(said)), "something was said twice"
    assert table.received <= set(said) <= set(table.said)


async def play_on(
    tables: list[PlayedTable], port: int, rng: random.Random, machines: Sequence[str | None] = ANYBODY
) -> None:
    """All play until the server dies; where a game is over, another is begun."""
    with suppress(*LOST):
        while sum(not table.is_over for table in tables) < len(machines):
            tables.append(await new_table(port, machines[len(tables) % len(machines)]))

    async def until_it_dies(table: PlayedTable) -> None:
        with suppress(*LOST):
            await play(port, table, rng, most=10_000)

    await asyncio.gather(*(until_it_dies(table) for table in tables if not table.is_over))


async def new_table(port: int, machine: str | None = None) -> PlayedTable:
    """Two humans, or a human and a machine at that seat."""
    seats = ["jack", "detective"]
    body = {"game": "mrjack", "seats": {machine: {"kind": "machine", "level": "random"}} if machine else {}}
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=TIMEOUT_SECONDS, verify=PLAIN) as client:
        made = await client.post("/api/tables", json=body)
        id = made.raise_for_status().json()["table"]["id"]
        tokens = {}
        for seat in seats:
            if seat != machine:
                taken = await client.post(f"/api/tables/{id}/seats", json={"seat": seat, "name": "A"})
                tokens[seat] = taken.raise_for_status().json()["token"]
        return PlayedTable(id, tokens)


async def play(port: int, table: PlayedTable, rng: random.Random, most: int) -> None:
    """Random actions of the humans, until so many are acknowledged."""
    async with AsyncExitStack() as stack:
        sockets = {seat: await stack.enter_async_context(hello(port, table, seat)) for seat in table.tokens}
        now = {seat: (await receive(socket, "welcome"))["now"] for seat, socket in sockets.items()}
        first = next(iter(sockets))
        assert now[first]["version"] >= max(table.done, default=0), "an acknowledged move is lost"
        latest = now[first]
        reached: int = latest["version"]
        while len(table.done) < most and latest["outcome"] is None:
            seat: str = latest["turn"]
            if seat not in sockets:
                # A machine's turn, or the game has not begun.
                latest = now[first] = (await receive(sockets[first], "news"))["now"]
                reached = latest["version"]
                continue
            while now[seat]["version"] < reached:
                now[seat] = (await receive(sockets[seat], "news"))["now"]
            version = now[seat]["version"] + 1
            actions = [choice["action"] for choice in now[seat]["choices"]]
            # Not the actions that end a game at once.
            action = rng.choice([one for one in actions if one["type"] not in ("accuse", "leave")] or actions)["text"]
            table.tried[version].add(f"{seat} {action}")
            await say(sockets[seat], "act", version=now[seat]["version"], actions=[action])
            now[seat] = (await receive(sockets[seat], "news"))["now"]
            done = await receive(sockets[seat], "done")
            table.done[version] = f"{seat} {action}"
            if len(sockets) > 1:
                # A machine may move meanwhile, and its message would be skipped.
                await chat(sockets[seat], table, rng)
            latest, reached = now[seat], done["version"]
        table.is_over = latest["outcome"] is not None


async def chat(socket: ClientConnection, table: PlayedTable, rng: random.Random) -> None:
    if rng.random() < 0.2:
        table.said.append(f"sentence {len(table.said)}")
        await say(socket, "say", channel="table", text=table.said[-1])
        await receive(socket, "done")
        table.received.add(table.said[-1])


@asynccontextmanager
async def hello(port: int, table: PlayedTable, seat: str) -> AsyncIterator[ClientConnection]:
    address = f"ws://127.0.0.1:{port}/api/tables/{table.id}/socket"
    opening = connect(
        address, compression=None, proxy=None, max_queue=None, open_timeout=TIMEOUT_SECONDS, close_timeout=0.1
    )
    async with opening as socket:
        await socket.send(json.dumps({"type": "hello", "token": table.tokens[seat]}))
        yield socket


async def say(socket: ClientConnection, kind: str, **body: Any) -> None:
    await socket.send(json.dumps({"type": kind, "id": "1", **body}))


async def receive(socket: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of a kind. Chat and presence are skipped."""
    while True:
        message: dict[str, Any] = json.loads(await soon(socket.recv(), kind))
        if message["type"] == kind:
            return message
        assert message["type"] in ("said", "presence", "news", "thinking"), message


@asynccontextmanager
async def fork_server(folder: Path) -> AsyncIterator[Any]:
    """Starting a server, which gives its port and process, and waiting for its end."""
    script = Path(__file__).with_name("fork_server.py")
    # One address plays at all the tables, so there are no rate limits. No library may have threads at a fork.
    environment = {**os.environ, "GASLAMP_LIMITS": "off", "OPENBLAS_NUM_THREADS": "1"}
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(
        sys.executable, script, folder, stdin=pipe, stdout=pipe, env=environment, start_new_session=True
    )
    assert process.stdin is not None
    assert process.stdout is not None
    tell, answers = process.stdin, process.stdout

    async def line(what: str) -> list[str]:
        return (await soon(answers.readline(), what)).decode().split()

    async def start() -> tuple[int, int]:
        tell.write(b"start\n")
        up, port, server = await line("a server to start")
        assert up == "up"
        return int(port), int(server)

    async def stopped() -> None:
        assert await line("a server to end") == ["down"]

    try:
        yield start, stopped
    finally:
        # With all that it has started: when a test fails, a server may still run and the fork server waits for it.
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        await soon(process.wait(), "the fork server to end")
