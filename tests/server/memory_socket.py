"""Sockets without a network: the whole server, guards and all, is handed the very messages a network would bring."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

from waiting import soon

ANSWERS = ('{"type":"refused"', '{"type":"done"', '{"type":"pong"')


class MemorySocket:
    """One socket. Keeps all messages, and the last position."""

    def __init__(self, app: Any, table: str, address: str = "127.0.0.1") -> None:
        self.received: list[str] = []
        self.closed: int | None = None
        self.now: dict[str, Any] = {}
        self._in: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._answered = 0
        self._news = asyncio.Event()
        path = f"/api/tables/{table}/socket"
        scope = {
            "type": "websocket",
            "path": path,
            "raw_path": path.encode(),
            "query_string": b"",
            "root_path": "",
            "scheme": "ws",
            "client": (address, 1),
            "headers": [(b"host", b"127.0.0.1")],
            "subprotocols": [],
            "state": {},
        }
        self._in.put_nowait({"type": "websocket.connect"})
        self._serving = asyncio.create_task(app(scope, self._in.get, self._send))
        self._serving.add_done_callback(lambda _: self._news.set())

    async def _send(self, message: dict[str, Any]) -> None:
        if message["type"] == "websocket.close":
            self.closed = message["code"]
        elif message["type"] == "websocket.send":
            text = message["text"]
            self.received.append(text)
            self._answered += text.startswith(ANSWERS)
            if text.startswith(('{"type":"news"', '{"type":"welcome"')):
                self.now = json.loads(text)["now"]
        self._news.set()

    async def say(self, *texts: str | bytes) -> None:
        """Until each has its answer, or the socket is closed."""
        wanted = self._answered + len(texts)
        for text in texts:
            kind = "text" if isinstance(text, str) else "bytes"
            self._in.put_nowait({"type": "websocket.receive", kind: text})
        await self._until(lambda: self._answered >= wanted)

    async def hello(self, token: str | None) -> None:
        self._in.put_nowait({"type": "websocket.receive", "text": json.dumps({"type": "hello", "token": token})})
        await self._until(lambda: bool(self.received))

    async def ended(self) -> None:
        """Until the server has closed it."""
        await soon(self._serving, "the server to close the socket")

    async def close(self) -> None:
        self._in.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self.ended()

    async def abandon(self) -> None:
        """Stop serving it, whatever it waits for."""
        self._serving.cancel()
        await asyncio.wait({self._serving})

    async def _until(self, wanted: Any) -> None:
        while self.closed is None and not wanted():
            if self._serving.done():
                self._serving.result()
                raise AssertionError("the server has left the socket")
            self._news.clear()
            await soon(self._news.wait(), "an answer")


@asynccontextmanager
async def lifespan(app: Any) -> AsyncIterator[None]:
    """From the app's startup to its shutdown."""
    into: asyncio.Queue[Any] = asyncio.Queue()
    out: asyncio.Queue[Any] = asyncio.Queue()
    task = asyncio.create_task(app({"type": "lifespan", "state": {}}, into.get, out.put))
    into.put_nowait({"type": "lifespan.startup"})
    assert (await soon(out.get(), "the app to start"))["type"] == "lifespan.startup.complete"
    try:
        yield
    finally:
        into.put_nowait({"type": "lifespan.shutdown"})
        with suppress(asyncio.CancelledError):
            await soon(task, "the app to stop")
