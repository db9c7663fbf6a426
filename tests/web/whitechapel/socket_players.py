"""Everybody of a table at plain sockets, to bring a game quickly to where a page is wanted."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from types import SimpleNamespace
from typing import Any, cast
from urllib.parse import urlsplit

import loopback
from server.running_server import RunningServer, SocketClient, socket_client
from web.whitechapel.map_actions import open_table, take_seat
from web.whitechapel.scripted_choice import Script
from web.whitechapel.scripted_game import ScriptedGame

LATE = Script()


class SocketPlayers(ScriptedGame):
    def __init__(
        self, address: str, table: str, tokens: dict[str, str], guests: dict[str, SocketClient], scheme: Script
    ) -> None:
        super().__init__(scheme)
        self.address, self.table, self.tokens, self.guests = address, table, tokens, guests

    def shown(self, seat: str) -> dict[str, Any]:
        return self.guests[seat].now

    async def make(self, choice: dict[str, Any]) -> None:
        await self.act(choice["action"]["text"])

    async def act(self, *actions: str) -> None:
        one = self.guests[self.turn]
        answer = await one.act(*actions)
        assert answer["type"] == "done", answer
        for other in self.guests.values():
            await other.reach(one.now["version"])


@asynccontextmanager
async def socket_players(
    address: str, options: dict[str, str] | None = None, scheme: Script = LATE, **settings: Any
) -> AsyncIterator[SocketPlayers]:
    table, _ = open_table(address, None, options, **settings)
    seats = [one["seat"] for one in loopback.get(f"{address}/api/tables/{table}").json()["seats"]]
    tokens = {seat: take_seat(address, table, seat) for seat in seats}
    home = cast(RunningServer, SimpleNamespace(address=urlsplit(address).netloc))
    async with AsyncExitStack() as stack:
        guests = {
            seat: await stack.enter_async_context(socket_client(home, table, key)) for seat, key in tokens.items()
        }
        for one in guests.values():
            one.is_strict = False
        yield SocketPlayers(address, table, tokens, guests, scheme)
