"""Accounts that are bots, and their requests to a running server."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx

from gaslamp.server.environment import hashed
from server.running_server import RunningServer, bearer
from waiting import soon


async def new_bot(server: RunningServer, name: str = "Robot", games: tuple[str, ...] = ()) -> str:
    """The token of a bot that counts as online."""
    store, token = server.hub.store, f"token of {name}"

    async def made() -> None:
        account = await store.add_account(name, "no password", 1)
        assert account is not None
        await store.make_bot(account, hashed(token))
        await store.see_bot(account, games, server.hub.environment.now())

    await server.inside_async(made)
    return token


class Lines:
    """The lines of a stream."""

    def __init__(self, answer: httpx.Response) -> None:
        self.answer = answer
        self.received: list[str] = []
        self._lines = answer.aiter_lines()

    async def next(self, *kinds: str) -> dict[str, Any]:
        """The next line of one of these types; of any, if none is named."""
        while True:
            line = await soon(anext(self._lines), "a line of the stream")
            if line:
                self.received.append(line)
                found: dict[str, Any] = json.loads(line)
                if not kinds or found["type"] in kinds:
                    return found

    async def end(self) -> None:
        """Read until the server ends the stream."""
        async for line in self._lines:
            if line:
                self.received.append(line)


@asynccontextmanager
async def stream(client: httpx.AsyncClient, path: str, token: str) -> AsyncIterator[Lines]:
    async with client.stream("GET", f"/api/bot{path}", headers=bearer(token)) as answer:
        assert answer.status_code == 200, await answer.aread()
        yield Lines(answer)


async def bot_post(client: httpx.AsyncClient, path: str, token: str, body: Any = None) -> httpx.Response:
    return await client.post(f"/api/bot{path}", headers=bearer(token), json={} if body is None else body)


async def do(client: httpx.AsyncClient, table: str, token: str, kind: str, **body: Any) -> httpx.Response:
    """A command of the bot."""
    return await bot_post(client, f"/tables/{table}/commands", token, {"type": kind, "id": "1", **body})
