"""A running table of four with a spectator, all connected."""

from contextlib import AsyncExitStack
from typing import Any

import httpx

from gaslamp.core.game import SPECTATOR
from server.running_server import (
    RunningServer,
    SocketClient,
    bearer,
    http_client,
    new_table,
    sit,
    socket_client,
)

THREE = {"hands": "B/YN/RG"}
SEATS = ("jack", "police1", "police2", "police3")


class Party:
    """A running table of four with a spectator, all connected."""

    def __init__(self, server: RunningServer, client: httpx.AsyncClient, table: str, tokens: dict[str, str]) -> None:
        self.server, self.client, self.table, self.tokens = server, client, table, tokens
        self.guests: dict[str, SocketClient] = {}

    async def get(self, seat: str, path: str, **query: Any) -> httpx.Response:
        token = self.tokens.get(seat)
        return await self.client.get(f"/api/tables/{self.table}/{path}", params=query, headers=bearer(token))


async def party(stack: AsyncExitStack, server: RunningServer, **settings: Any) -> Party:
    client = await stack.enter_async_context(http_client(server))
    table, _ = await new_table(client, "whitechapel", options=THREE, settings=settings)
    tokens = {seat: await sit(client, table, seat, seat.title()) for seat in SEATS}
    found = Party(server, client, table, tokens)
    for seat in (*SEATS, SPECTATOR):
        found.guests[seat] = await stack.enter_async_context(socket_client(server, table, tokens.get(seat)))
    return found
