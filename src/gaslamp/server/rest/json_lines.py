"""An answer that goes on: one JSON document on each line, and empty lines that show that both sides are still there."""

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import aclosing

from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from gaslamp.server.cancellation import cancel_and_wait

SEND_SECONDS = 30.0
"""A client that reads nothing for so long is disconnected."""


class JsonLines(Response):
    media_type = "application/x-ndjson"

    def __init__(self, lines: AsyncGenerator[str], status_code: int = 200) -> None:
        """FastAPI reads the status code of the documentation from this signature."""
        super().__init__(status_code=status_code, headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"})
        del self.headers["content-length"]
        self._lines = lines

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:  # noqa: ARG002
        writing = asyncio.create_task(self._write(send))
        leaving = asyncio.create_task(_disconnect(receive))
        try:
            await asyncio.wait({writing, leaving}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            await cancel_and_wait(leaving, writing)
        if not writing.cancelled():
            writing.result()

    async def _write(self, send: Send) -> None:
        async with aclosing(self._lines) as lines:
            first = await _first(lines)
            await send({"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers})
            await _send(send, first)
            async for line in lines:
                await _send(send, line)
        await send({"type": "http.response.body", "body": b""})


async def _first(lines: AsyncIterator[str]) -> str:
    """Before the answer begins: an error can still be answered as any other."""
    return await anext(lines, "")


async def _send(send: Send, line: str) -> None:
    async with asyncio.timeout(SEND_SECONDS):
        await send({"type": "http.response.body", "body": f"{line}\n".encode(), "more_body": True})


async def _disconnect(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
