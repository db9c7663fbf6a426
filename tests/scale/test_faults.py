"""Two servers and two workers under faults: players go on, nothing is lost and nothing is done twice."""

import asyncio
import json
import os
import random
from collections import Counter, defaultdict
from collections.abc import Callable
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, field
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
from postgres_server import Postgres
from redis_server import OwnRedis
from scale.processes import ManagedProcess, processes
from waiting import TIMEOUT_SECONDS, soon, until

FAULTS = int(os.environ.get("GASLAMP_SOAK_FAULTS", "40"))
SHARES = {"server": 40, "worker": 20, "flush": 15, "redis": 15, "postgres": 10}
"""How many of a hundred faults kill, empty or restart each part."""
TABLES = 4
MACHINES = 2
BETWEEN = 3
"""Acknowledged moves between two faults, at least."""
RETRY_SECONDS = 0.2
"""After which a client reconnects. Clients that try all the time take the processor time that a server needs."""
LONGEST = max(1800, 20 * FAULTS)
"""Seconds for the whole test on a busy machine."""
LOST = (OSError, EOFError, TimeoutError, WebSocketException, httpx.HTTPError)


@dataclass
class PlayedTable:
    """A table as its players know it: what they tried, and what a server acknowledged."""

    id: str
    tokens: dict[str, str]
    tried: dict[int, set[str]] = field(default_factory=lambda: defaultdict(set))
    """By the version an action would get: seat and action."""
    done: dict[int, str] = field(default_factory=dict)
    is_over: bool = False


class Players:
    """Clients that play at both servers and reconnect to either."""

    def __init__(self, servers: list[ManagedProcess]) -> None:
        self.servers = servers
        self.tables: list[PlayedTable] = []
        self.refused: Counter[str] = Counter()
        self.lost = 0
        self.seen = 0
        """Moves of machines."""

    @property
    def moves(self) -> int:
        return sum(len(table.done) for table in self.tables)

    async def play_until_cancelled(self, rng: random.Random, level: str | None) -> None:
        """One table after the other."""
        while True:
            table = await self._patiently(lambda: self._new_table(rng, level))
            while not table.is_over:
                with suppress(*LOST):
                    await self.play(table, rng)
                self.lost += not table.is_over
                await asyncio.sleep(RETRY_SECONDS)

    async def _patiently(self, ask: Callable[[], Any]) -> Any:
        async def asked() -> Any:
            while True:
                with suppress(*LOST):
                    return await ask()
                await asyncio.sleep(RETRY_SECONDS)

        return await soon(asked(), "a new table")

    async def _new_table(self, rng: random.Random, level: str | None) -> PlayedTable:
        seats = {} if level is None else {"detective": {"kind": "machine", "level": level}}
        body = {"game": "mrjack", "me": {"seat": "jack", "name": "A"}, "seats": seats}
        async with httpx.AsyncClient(
            base_url=f"http://{rng.choice(self.servers).address}", timeout=TIMEOUT_SECONDS, verify=PLAIN
        ) as client:
            made = (await client.post("/api/tables", json=body)).raise_for_status().json()
            table = PlayedTable(made["table"]["id"], {"jack": made["key"]["token"]})
            if level is None:
                other = await client.post(f"/api/tables/{table.id}/seats", json={"seat": "detective", "name": "B"})
                table.tokens["detective"] = other.raise_for_status().json()["token"]
        self.tables.append(table)
        return table

    async def play(self, table: PlayedTable, rng: random.Random) -> None:
        """Each seat at another server, until a socket breaks or the game is over."""
        homes = rng.sample(self.servers, 2)
        async with AsyncExitStack() as stack:
            sockets, now = {}, {}
            for home, (seat, token) in zip(homes, table.tokens.items(), strict=False):
                address = f"ws://{home.address}/api/tables/{table.id}/socket"
                opened = connect(
                    address,
                    compression=None,
                    proxy=None,
                    max_queue=None,
                    open_timeout=TIMEOUT_SECONDS,
                    close_timeout=0.1,
                )
                sockets[seat] = await stack.enter_async_context(opened)
                await sockets[seat].send(json.dumps({"type": "hello", "token": token}))
                now[seat] = (await _receive(sockets[seat], "welcome"))["now"]
                assert now[seat]["version"] >= max(table.done, default=0), "an acknowledged move is lost"
            await self._play(table, sockets, now, rng)

    async def _play(
        self, table: PlayedTable, sockets: dict[str, ClientConnection], now: dict[str, Any], rng: random.Random
    ) -> None:
        while True:
            latest = max(now.values(), key=lambda one: one["version"])
            seat = latest["turn"]
            if latest["outcome"] is not None:
                table.is_over = True
                return
            if seat not in sockets:
                # A machine's turn, or the game has not begun.
                now["jack"] = (await _receive(sockets["jack"], "news"))["now"]
                self.seen += seat is not None
                continue
            while now[seat]["version"] < latest["version"]:
                now[seat] = (await _receive(sockets[seat], "news"))["now"]
            await self._act(table, sockets[seat], seat, now, rng)

    async def _act(
        self, table: PlayedTable, socket: ClientConnection, seat: str, now: dict[str, Any], rng: random.Random
    ) -> None:
        version = now[seat]["version"] + 1
        action = rng.choice(now[seat]["choices"])["action"]["text"]
        table.tried[version].add(f"{seat} {action}")
        await socket.send(json.dumps({"type": "act", "id": "1", "version": version - 1, "actions": [action]}))
        while True:
            message = await _receive(socket, "news", "done", "refused")
            if message["type"] == "news":
                now[seat] = message["now"]
            elif message["type"] == "done":
                table.done[version] = f"{seat} {action}"
                return
            else:
                self.refused[message["code"]] += 1
                await asyncio.sleep(0.05)
                return


async def _receive(socket: ClientConnection, *kinds: str) -> dict[str, Any]:
    while True:
        async with asyncio.timeout(TIMEOUT_SECONDS):
            message: dict[str, Any] = json.loads(await socket.recv())
        if message["type"] in kinds:
            return message


async def _strike(what: str, rng: random.Random, running: list[ManagedProcess], base: Postgres, wire: OwnRedis) -> None:
    """Kill a process and start it again. The others go on meanwhile."""
    match what:
        case "server" | "worker":
            part = rng.choice([part for part in running if part.kind == what and part.pid])
            await part.stop()
            await part.start()
        case "flush":
            await asyncio.to_thread(wire.flush)
        case "redis":
            wire.stop()
            await asyncio.sleep(rng.uniform(0, 0.3))
            await asyncio.to_thread(wire.start)
        case "postgres":
            base.stop()
            await asyncio.to_thread(base.start)


def _faults(rng: random.Random) -> list[str]:
    """In pairs that happen together, so that the second comes before the first is repaired."""
    faults = [what for what, share in SHARES.items() for _ in range(round(FAULTS * share / 100))]
    rng.shuffle(faults)
    for at in range(0, len(faults), 2):
        # Never the same part twice.
        if {*faults[at : at + 2]} in ({"redis"}, {"flush", "redis"}, {"postgres"}):
            other = next(n for n, what in enumerate(faults) if what == "server" and faults[n ^ 1] == "server")
            faults[at], faults[other] = faults[other], faults[at]
    return faults


@pytest.mark.slow
@pytest.mark.timeout(LONGEST)
async def test_faults_lose_and_repeat_nothing(
    database: str,
    base: Postgres,
    wire: OwnRedis,
    tmp_path: Path,
    record_property: Callable[[str, object], None],
) -> None:
    rng = random.Random(1888)
    faults = _faults(rng)
    kinds = ("server", "server", "worker", "worker")
    async with processes(*kinds, database=database, redis=wire.address, log=tmp_path / "log") as running:
        players = Players(running[:2])
        levels = [None] * TABLES + ["random"] * MACHINES
        playing = [
            asyncio.create_task(players.play_until_cancelled(random.Random(n), level)) for n, level in enumerate(levels)
        ]
        try:
            for two in zip(faults[::2], faults[1::2], strict=True):
                await _until_moved(players, BETWEEN, playing)
                await asyncio.sleep(rng.uniform(0, 0.02))
                await asyncio.gather(*(_strike(what, rng, running, base, wire) for what in two))
            # After the last fault every table goes on, with machines too.
            await _until_moved(players, 5 * BETWEEN, playing)
            seen = players.seen
            await until(lambda: players.seen >= seen + BETWEEN, "moves of machines")
        finally:
            for task in playing:
                task.cancel()
            ended = await asyncio.gather(*playing, return_exceptions=True)
        assert all(isinstance(one, asyncio.CancelledError) for one in ended), ended
    assert set(players.refused) <= {"stale-version", "table-over", "not-sure", "database-away"}, players.refused
    store = await open_store(database)
    for table in players.tables:
        await _check(store, table)
    await store.close()
    played = f"{players.moves} moves acknowledged at {len(players.tables)} tables, {players.lost} connections lost"
    summary = f"{len(faults)} faults: {played}"
    record_property("figure", f"{summary}, none of the moves lost or made twice; refused {dict(players.refused)}")


async def _until_moved(players: Players, number: int, playing: list[asyncio.Task[None]]) -> None:
    goal = players.moves + number

    def has_moved() -> bool:
        for task in playing:
            if task.done():
                task.result()
        return players.moves >= goal

    await until(has_moved, "moves")


async def _check(store: Store, table: PlayedTable) -> None:
    found = await store.load(table.id)
    assert found is not None, "a table that was acknowledged is lost"
    header, events = found
    assert [event.version for event in events] == list(range(1, len(events) + 1))
    replay.replay(header, events)
    acted = {
        event.version: f"{event.body['seat']} {event.body['action']}"
        for event in events
        if event.kind == "acted" and event.body["seat"] != CHANCE and event.body["seat"] in table.tokens
    }
    assert {version: acted.get(version) for version in table.done} == table.done, "an acknowledged move is lost"
    for version, action in acted.items():
        assert action in table.tried[version], "something happened that nobody asked for"
