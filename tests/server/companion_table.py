"""A companion table over real sockets: the players have a box on their table and enter what they do."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from gaslamp.core.game import SPECTATOR
from server.running_server import RunningServer, SocketClient, http_client, new_table, sit, socket_client

REAL_DECK = {"companion": True, "draws": "entered"}


@dataclass
class CompanionTable:
    server: RunningServer
    id: str
    tokens: dict[str, str] = field(default_factory=dict)
    guests: dict[str, SocketClient] = field(default_factory=dict)

    async def all_reach(self, version: int) -> None:
        for one in self.guests.values():
            await one.reach(version)

    async def send(self, seat: str, kind: str, **body: Any) -> dict[str, Any]:
        """A command at the version that everybody sees; then everybody has the news of it."""
        one = self.guests[seat]
        answer = await one.ask(kind, **{"version": one.now["version"], **body})
        if answer["type"] == "done":
            await self.all_reach(answer["version"])
        return answer

    async def act(self, *actions: str) -> None:
        turn = self.guests[SPECTATOR].now["turn"]
        answer = await self.send(turn, "act", actions=list(actions))
        assert answer["type"] == "done", answer

    @property
    def draws(self) -> list[str]:
        seat = next(iter(self.tokens))
        return [one["action"]["text"] for one in self.guests[seat].now["draws"]]


@asynccontextmanager
async def companion_table(
    server: RunningServer, game: str, settings: dict[str, Any], **body: Any
) -> AsyncIterator[CompanionTable]:
    """People in all seats that no machine has, and a spectator."""
    async with AsyncExitStack() as stack:
        client = await stack.enter_async_context(http_client(server))
        name, _ = await new_table(client, game, settings=settings, **body)
        table = CompanionTable(server, name)
        seats = (await client.get(f"/api/tables/{name}")).json()["seats"]
        for seat in [one["seat"] for one in seats if one["kind"] == "open"]:
            table.tokens[seat] = await sit(client, name, seat, seat.title())
        for seat in (*table.tokens, SPECTATOR):
            found = await stack.enter_async_context(socket_client(server, name, table.tokens.get(seat)))
            table.guests[seat] = found
        yield table
