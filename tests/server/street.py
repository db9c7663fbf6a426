"""A whole server as it is hosted, behind its guards and with its own way of taking connections; and raw lines to it."""

import asyncio
import base64
import json
import os
import socket
import struct
import threading
import time
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import Future
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import uvicorn
from fastapi import FastAPI
from structlog.testing import capture_logs

from gaslamp.server import running
from gaslamp.server.connections import Reader
from gaslamp.server.house import build
from gaslamp.server.settings import Settings
from gaslamp.server.world import World
from gaslamp.store.memory import MemoryStore
from server.rooms import AT_ONCE, PATIENCE, House, Idler

HOSTED = Settings(data=Path("unused"), limits=False, secret=b"s" * 32)


def built(settings: Settings = HOSTED, world: World | None = None) -> tuple[Any, FastAPI]:
    """The server behind its guards, and what is inside them."""
    app, *_ = build(settings, MemoryStore(), Idler(), world=world, pace=AT_ONCE)
    inner: Any = app
    while not isinstance(inner, FastAPI):
        inner = inner._app
    return app, inner


@dataclass(frozen=True)
class Hosted(House):
    server: uvicorn.Server = field(kw_only=True)

    @property
    def sockets(self) -> list[Any]:
        """The connections that have become sockets and are not closed yet."""
        return [one for one in list(self.server.server_state.connections) if isinstance(one, Reader)]


@contextmanager
def hosted(settings: Settings = HOSTED) -> Iterator[Hosted]:
    """On a port of its own until the block ends."""
    listening = socket.create_server(("127.0.0.1", 0))
    started: Future[tuple[FastAPI, uvicorn.Server, asyncio.AbstractEventLoop]] = Future()

    async def run() -> None:
        app, inner = built(settings)
        server = uvicorn.Server(running.configured(app, settings))
        started.set_result((inner, server, asyncio.get_running_loop()))
        await server.serve([listening])

    thread = threading.Thread(target=asyncio.run, args=(run(),))
    thread.start()
    inner, server, loop = started.result(PATIENCE)
    while not server.started:
        time.sleep(0.005)
    try:
        with capture_logs():
            address = f"127.0.0.1:{listening.getsockname()[1]}"
            yield Hosted(address, inner, None, thread.ident or 0, loop, server=server)
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        listening.close()


@dataclass
class Line:
    """A connection, byte by byte."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter

    async def send(self, *parts: bytes) -> None:
        self.writer.write(b"".join(parts))
        await self.writer.drain()

    async def rest(self) -> bytes:
        """All that still comes until the other side hangs up."""
        async with asyncio.timeout(PATIENCE):
            with suppress(OSError):
                return await self.reader.read()
            return b""

    async def send_until_cut(self, part: bytes, most: int) -> int:
        """How many times it could be sent before the other side hung up; fails if it never does."""
        for number in range(most):
            try:
                async with asyncio.timeout(PATIENCE):
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
        head = await self.reader.readuntil(b"\r\n\r\n")
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
async def line(home: House, buffer: int | None = None) -> AsyncIterator[Line]:
    """`buffer`: bytes that wait on our side unread, before they wait on the other."""
    host, _, port = home.address.rpartition(":")
    raw = socket.socket()
    if buffer is not None:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
    raw.setblocking(False)
    await asyncio.get_running_loop().sock_connect(raw, (host, int(port)))
    reader, writer = await asyncio.open_connection(sock=raw, limit=buffer or 1 << 16)
    try:
        yield Line(reader, writer)
    finally:
        writer.transport.abort()
