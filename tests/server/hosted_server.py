"""A whole server as it is hosted, behind its guards and with its own way of taking connections; and raw lines to it."""

import asyncio
import base64
import json
import os
import socket
import struct
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import uvicorn
from fastapi import FastAPI
from structlog.testing import capture_logs

from gaslamp.server import running
from gaslamp.server.assembly import build
from gaslamp.server.environment import Environment
from gaslamp.server.gate.connections import WebSocketConnection
from gaslamp.server.settings import Settings
from gaslamp.store.memory import MemoryStore
from gaslamp.store.opening import MEMORY, open_store
from gaslamp.store.store import Store
from server import server_thread
from server.fake_machine import FakeMachine
from server.running_server import AT_ONCE, RunningServer, seeded_environment
from waiting import soon

HOSTED = Settings(data=Path("unused"), limits=False, secret=b"s" * 32)


def built(
    settings: Settings = HOSTED, environment: Environment | None = None, store: Store | None = None
) -> tuple[Any, FastAPI]:
    """The server behind its guards, and what is inside them."""
    app, *_ = build(
        settings, store or MemoryStore(), FakeMachine(), environment=environment or seeded_environment(), timing=AT_ONCE
    )
    inner: Any = app
    while not isinstance(inner, FastAPI):
        inner = inner.app
    return app, inner


@dataclass(frozen=True)
class HostedServer(RunningServer):
    server: uvicorn.Server = field(kw_only=True)

    @property
    def sockets(self) -> list[Any]:
        """The connections that have become sockets and are not closed yet."""
        return [one for one in list(self.server.server_state.connections) if isinstance(one, WebSocketConnection)]


@contextmanager
def hosted_server(settings: Settings = HOSTED, database: str = MEMORY) -> Iterator[HostedServer]:
    """On a port of its own until the block ends."""
    listening = socket.create_server(("127.0.0.1", 0))

    async def life(serves: Callable[[FastAPI, uvicorn.Server], None]) -> None:
        store = await open_store(database)
        app, inner = built(settings, store=store)
        server = uvicorn.Server(running.configured(app, settings))
        serves(inner, server)
        await server.serve([listening])
        await store.close()

    with listening, server_thread.running(life) as found, capture_logs():
        address = f"127.0.0.1:{listening.getsockname()[1]}"
        yield HostedServer(address, found.app, None, found.thread, found.loop, server=found.server)


@dataclass
class RawConnection:
    """A connection, byte by byte."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter

    async def send(self, *parts: bytes) -> None:
        self.writer.write(b"".join(parts))
        await soon(self.writer.drain(), "the other side to read")

    async def first(self) -> bytes:
        """The first line of the answer."""
        return await soon(self.reader.readline(), "an answer")

    async def rest(self) -> bytes:
        """All that still comes until the other side hangs up."""
        with suppress(OSError):
            return await soon(self.reader.read(), "the other side to close the connection")
        return b""

    async def send_until_cut(self, part: bytes, most: int) -> int:
        """How many times it could be sent before the other side hung up; fails if it never does."""
        for number in range(most):
            try:
                await self.send(part)
            except OSError:
                return number
        raise AssertionError("nobody hung up")

    async def upgrade(self, table: str, hello: dict[str, Any] | None = None) -> None:
        """Become a socket at that table, and say hello."""
        key = base64.b64encode(os.urandom(16)).decode()
        await self.send(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode()
        )
        head = await soon(self.reader.readuntil(b"\r\n\r\n"), "the socket to be opened")
        assert head.startswith(b"HTTP/1.1 101"), head
        if hello is not None:
            await self.send(frame(json.dumps(hello).encode()))


def frame(data: bytes, code: int = 1, *, fin: bool = True, masked: bool = True) -> bytes:
    """One frame as a client sends it."""
    length = len(data)
    mask = b"\x01\x02\x03\x04" if masked else b""
    if length < 126:
        sizes = struct.pack("!B", (0x80 if masked else 0) | length)
    elif length < 1 << 16:
        sizes = struct.pack("!BH", (0x80 if masked else 0) | 126, length)
    else:
        sizes = struct.pack("!BQ", (0x80 if masked else 0) | 127, length)
    body = bytes(byte ^ mask[place % 4] for place, byte in enumerate(data)) if masked else data
    return struct.pack("!B", (0x80 if fin else 0) | code) + sizes + mask + body


@asynccontextmanager
async def raw_connection(server: RunningServer, buffer: int | None = None) -> AsyncIterator[RawConnection]:
    """`buffer`: bytes that wait on our side unread, before they wait on the other."""
    host, _, port = server.address.rpartition(":")
    raw = socket.socket()
    if buffer is not None:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
    raw.setblocking(False)
    await soon(asyncio.get_running_loop().sock_connect(raw, (host, int(port))), "a connection")
    reader, writer = await asyncio.open_connection(sock=raw, limit=buffer or 1 << 16)
    try:
        yield RawConnection(reader, writer)
    finally:
        writer.transport.abort()
