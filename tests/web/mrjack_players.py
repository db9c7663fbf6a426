"""Both players of Mr. Jack at plain sockets, to bring a game quickly to where a page is wanted."""

import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any, cast
from urllib.parse import urlsplit

import loopback
from server.running_server import RunningServer, SocketClient, socket_client

Json = dict[str, Any]
SEATS = ("jack", "detective")
ENDS = ("accuse", "leave")
"""Actions that end the game: made only on request."""
TILES = ("move-lamp", "move-cover", "move-cordon")
"""Abilities that move a tile: used as soon as they can be."""
MOST_STEPS = 300


class MrJackPlayers:
    def __init__(self, table: str, tokens: dict[str, str], guests: dict[str, SocketClient]) -> None:
        self.table, self.tokens, self.guests = table, tokens, guests
        self.dice = random.Random(2)

    @property
    def turn(self) -> str:
        return str(self.guests["jack"].now["turn"])

    @property
    def view(self) -> Json:
        """What the detective knows."""
        return dict(self.guests["detective"].now["view"])

    @property
    def jack(self) -> str:
        """Who Jack is."""
        return str(self.guests["jack"].now["view"]["jack"])

    def offered(self, kind: str) -> list[Json]:
        """The actions of that kind that the player in turn may choose."""
        actions = [one["action"] for one in self.guests[self.turn].now["choices"]]
        return [one for one in actions if one["type"] == kind]

    async def act(self, action: Json) -> list[str]:
        """The player in turn does that; what happened then, chance included. Both have received it."""
        one, other = self.guests[self.turn], self.guests["jack" if self.turn == "detective" else "detective"]
        heard = len(one.events)
        answer = await one.act(action["text"])
        assert answer["type"] == "done", answer
        await other.reach(one.now["version"])
        return [event["action"]["type"] for event in one.events[heard:] if event["kind"] == "acted"]

    async def step(self) -> list[str]:
        """Any action that does not end the game; if possible one that moves a tile."""
        actions = [one["action"] for one in self.guests[self.turn].now["choices"]]
        tiles = [one for one in actions if one["type"] in TILES]
        some = tiles or [one for one in actions if one["type"] not in ENDS] or actions
        return await self.act(self.dice.choice(some))

    def accusations(self, who: str) -> list[Json]:
        return [one for one in self.offered("accuse") if one["character"] == who]

    async def play_until(self, is_there: Callable[[], object]) -> None:
        for _ in range(MOST_STEPS):
            if is_there():
                return
            assert self.guests["jack"].now["outcome"] is None, "the game ended before"
            await self.step()
        raise AssertionError("the game never came there")

    async def play_to_last_card(self, number: int) -> None:
        """Until the fourth card of that round is being played."""
        await self.play_until(
            lambda: self.view["round"] >= number and self.view["turn"] == 4 and self.view["active"] is not None
        )

    async def play_to_next_round(self) -> None:
        number = self.view["round"]
        await self.play_until(lambda: self.view["round"] > number)


@asynccontextmanager
async def mrjack_players(address: str, **settings: Any) -> AsyncIterator[MrJackPlayers]:
    body = {"game": "mrjack", "settings": settings}
    table = str(loopback.post(f"{address}/api/tables", json=body).json()["table"]["id"])
    tokens = {
        seat: loopback.post(f"{address}/api/tables/{table}/seats", json={"seat": seat, "name": seat}).json()["token"]
        for seat in SEATS
    }
    home = cast(RunningServer, SimpleNamespace(address=urlsplit(address).netloc))
    async with (
        socket_client(home, table, tokens["jack"]) as jack,
        socket_client(home, table, tokens["detective"]) as detective,
    ):
        jack.is_strict = detective.is_strict = False
        yield MrJackPlayers(table, tokens, {"jack": jack, "detective": detective})
