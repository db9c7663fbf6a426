"""A real server on a port of its own, and clients that talk to it over real sockets."""

import asyncio
import json
import random
import socket
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from typing import Any, TypeVar

import httpx
import uvicorn
from fastapi import FastAPI
from websockets.asyncio.client import ClientConnection, connect

from gaslamp.server import app
from gaslamp.server.cluster.redis_bus import RedisBus
from gaslamp.server.environment import Environment, clock
from gaslamp.server.tables.hub import Hub
from gaslamp.server.tables.open_table import OpenTable
from gaslamp.server.timing import Timing
from gaslamp.server.wire.messages import MESSAGE
from gaslamp.store.memory import MemoryStore
from gaslamp.store.opening import open_store
from gaslamp.store.store import Store
from loopback import PLAIN
from server.fake_machine import FakeMachine
from server.server_thread import GRACE_SECONDS, running
from waiting import TIMEOUT_SECONDS, soon

KEPT_AT: str | None = None
"""The database of a server that is given no store; None: tables are kept in memory."""
AT_ONCE = Timing(machine_interval_seconds=0, sweep_seconds=0.05, hello_seconds=TIMEOUT_SECONDS)
METRICS_TOKEN = "for the tests alone"  # noqa: S105
BRIEF = httpx.Limits(keepalive_expiry=1)
"""A client closes an idle connection before the server does: a request on a closing connection would get no answer."""

T = TypeVar("T")


def seeded_environment(seed: int = 1888, now: Callable[[], int] = clock) -> Environment:
    """An environment in which nothing is left to chance: every game that is begun in it is the same in every run."""
    return Environment(now, random.Random(seed).randbytes)


@dataclass
class ManualClock:
    """A clock that a test moves."""

    at: int = field(default_factory=lambda: time.time_ns() // 1_000_000)

    def __call__(self) -> int:
        return self.at


@dataclass(frozen=True)
class RunningServer:
    address: str
    app: FastAPI
    machines: Any
    thread: int
    loop: asyncio.AbstractEventLoop | None = None

    @property
    def hub(self) -> Hub:
        hub = self.app.state.hub
        assert isinstance(hub, Hub)
        return hub

    def open_table(self, table: str) -> OpenTable:
        """The truth, which only a test may look at."""
        return self.hub.open_tables()[table]

    def state(self, table: str) -> Any:
        return self.open_table(table).table.journal.state

    async def inside(self, work: Callable[[], T]) -> T:
        """Done by the server itself, between two things that it does."""

        async def done() -> T:
            return work()

        return await self.inside_async(done)

    async def inside_async(self, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """The same for something that the server may have to wait for."""
        assert self.loop is not None
        asked = asyncio.run_coroutine_threadsafe(work(), self.loop)
        return await soon(asyncio.wrap_future(asked), "something to be done in the server")


@contextmanager
def running_server(
    store: Store | None = None,
    *,
    address: str | None = None,
    port: int = 0,
    redis: str | None = None,
    timing: Timing = AT_ONCE,
    environment: Environment | None = None,
    machines: Any = None,
) -> Iterator[RunningServer]:
    """A server in a thread of its own until the block ends, with that store or the one at that address.

    With `redis` it is one of several over the same database. Its randomness is always the same, unless
    it is given another environment.
    """
    players = machines or FakeMachine()
    listening = socket.socket()
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.bind(("127.0.0.1", port))

    async def life(serves: Callable[[FastAPI, uvicorn.Server], None]) -> None:
        where = address or (None if store else KEPT_AT)
        kept = await open_store(where) if where else store or MemoryStore()
        bus = RedisBus(redis) if redis else None
        made = app.create(
            kept,
            players,
            timing=timing,
            environment=environment or seeded_environment(),
            cluster=bus,
            metrics_token=METRICS_TOKEN,
        )
        config = uvicorn.Config(
            made,
            log_config=None,
            log_level="warning",
            ws_max_size=1 << 14,
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=GRACE_SECONDS,
        )
        server = uvicorn.Server(config)
        if bus:
            await bus.start()
        serves(made, server)
        await server.serve([listening])
        if bus:
            await bus.stop()
        if where:
            await kept.close()

    with listening, running(life) as found:
        yield RunningServer(f"127.0.0.1:{listening.getsockname()[1]}", found.app, players, found.thread, found.loop)


@asynccontextmanager
async def http_client(server: RunningServer) -> AsyncIterator[httpx.AsyncClient]:
    address = f"http://{server.address}"
    async with httpx.AsyncClient(base_url=address, timeout=TIMEOUT_SECONDS, limits=BRIEF, verify=PLAIN) as client:
        yield client


async def new_table(client: httpx.AsyncClient, game: str, **body: Any) -> tuple[str, str | None]:
    """The id, and the token of the seat taken at once."""
    answer = await client.post("/api/tables", json={"game": game, **body})
    assert answer.status_code == 201, answer.text
    body = answer.json()
    return body["table"]["id"], body["key"] and body["key"]["token"]


async def sit(client: httpx.AsyncClient, table: str, seat: str, name: str = "Bob", share: str | None = None) -> str:
    answer = await client.post(f"/api/tables/{table}/seats", json={"seat": seat, "name": name, "share": share})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["token"])


def bearer(token: str | None) -> dict[str, str]:
    return {} if token is None else {"Authorization": f"Bearer {token}"}


@dataclass
class SocketClient:
    """Somebody at a socket: keeps the position and the log up to date as a client would."""

    socket: ClientConnection
    welcome: dict[str, Any] = field(default_factory=dict)
    now: dict[str, Any] = field(default_factory=dict)
    story: list[dict[str, Any]] = field(default_factory=list)
    events: list[dict[str, Any]] = field(default_factory=list)
    received: list[str] = field(default_factory=list)
    """Every message as it came, byte for byte."""
    count: int = 0
    is_strict: bool = True
    """Whether every message is checked against the contract, which takes longer than all the rest."""

    @property
    def choices(self) -> list[str]:
        return [choice["action"]["text"] for choice in self.now["choices"]]

    @property
    def peaceful(self) -> list[str]:
        """Those that do not end a game of Mr. Jack; all where there is no other."""
        actions = [choice["action"] for choice in self.now["choices"]]
        return [one["text"] for one in actions if one["type"] not in ("accuse", "leave")] or self.choices

    async def receive(self) -> dict[str, Any]:
        """The next message. Each must be what the contract says."""
        text = str(await soon(self.socket.recv(), "a message"))
        if self.is_strict:
            MESSAGE.validate_json(text)
        self.received.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "welcome":
            self.welcome, self.story, self.now = message, message["story"], message["now"]
            self.events = [] if message["fresh"] else [*self.events, *message["missed"]]
        if message["type"] == "news":
            self.now = message["now"]
            self.events += message["events"]
            kept = [line for line in self.story if line["number"] < message["story_from"]]
            self.story = kept + message["story"]
        return message

    async def receive_until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        while True:
            message = await self.receive()
            if wanted(message):
                return message

    async def wait_for_clocks(self) -> None:
        """Receive messages until the clocks wait for nobody any more."""
        while self.now["clocks"]["awaited"]:
            await self.receive()

    async def reach(self, version: int) -> None:
        """Receive the news up to that version."""
        while self.now["version"] < version:
            await self.receive()

    async def say(self, kind: str, **body: Any) -> str:
        self.count += 1
        name = str(self.count)
        await self.socket.send(json.dumps({"type": kind, "id": name, **body}))
        return name

    async def ask(self, kind: str, **body: Any) -> dict[str, Any]:
        """A command and its answer."""
        name = await self.say(kind, **body)
        return await self.receive_until(lambda message: message.get("id") == name)

    async def act(self, *actions: str) -> dict[str, Any]:
        return await self.ask("act", version=self.now["version"], actions=list(actions))


@asynccontextmanager
async def socket_client(
    server: RunningServer,
    table: str,
    token: str | None = None,
    *,
    version: int | None = None,
    lang: str = "en",
    share: str | None = None,
) -> AsyncIterator[SocketClient]:
    address = f"ws://{server.address}/api/tables/{table}/socket"
    async with connect(
        address, max_size=None, max_queue=None, open_timeout=TIMEOUT_SECONDS, close_timeout=0.5, proxy=None
    ) as opened:
        hello = {"type": "hello", "token": token, "version": version, "lang": lang, "share": share}
        await opened.send(json.dumps(hello))
        one = SocketClient(opened)
        await one.receive_until(lambda message: message["type"] in ("welcome", "refused"))
        yield one


async def play(
    guests: dict[str, SocketClient],
    rng: random.Random,
    most: int = 10_000,
    *,
    wait: bool = True,
    peaceful: bool = False,
) -> None:
    """Random actions of those clients until the game is over, or so many were made. All receive everything.

    Where it is somebody else's turn they wait for the news, or stop. Peaceful clients continue the game if they can.
    """
    for _ in range(most):
        version = max(one.now["version"] for one in guests.values())
        for one in guests.values():
            await one.reach(version)
        anyone = next(iter(guests.values()))
        if anyone.now["outcome"] is not None:
            return
        turn = anyone.now["turn"]
        if turn not in guests and not wait:
            return
        if turn not in guests:
            await anyone.receive_until(lambda message: message["type"] == "news")
            continue
        choices = guests[turn].peaceful if peaceful else guests[turn].choices
        answer = await guests[turn].act(rng.choice(choices))
        assert answer["type"] == "done", answer
