"""Visitors who want to keep a server busy, from several loopback addresses, in a process of their own.

Each line of the input is an attack and its seconds: `spectators 10 TABLE...`. The answer is requests a second.
"""

import asyncio
import os
import random
import sys
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field

import httpx
from websockets.exceptions import WebSocketException

from gaslamp.bench import visitors
from gaslamp.bench.games import mixed_games
from gaslamp.players.levels import LEVELS

SOURCES = tuple(f"127.0.1.{number}" for number in range(1, 9))
"""One is the flood of a single address; the others join in."""
NICENESS = 10
"""Attackers are other machines: they must not take the server's processor."""
AT_ONCE = 6
"""Requests of one address at the same time."""
PREPARED_MOVES = 40
"""Of the games that are asked about."""
EXPERT_TABLES = (60, 10, 10, 10)
"""By address."""
SPECTATORS = 20
"""Of one address."""
FIRST_ANSWER_SECONDS = 60.0
"""The longest time that an attack goes on for its first answer."""
FAILURES = (httpx.HTTPError, WebSocketException, OSError, TimeoutError)


@dataclass
class Attackers:
    address: str
    """Of the server."""
    tables: list[tuple[str, int, Sequence[str]]] = field(default_factory=list)
    """Games that are over, their lengths and seats."""
    requests: int = 0

    async def prepare(self) -> None:
        """Play games to ask about."""
        games = mixed_games(len(SOURCES))
        found = await asyncio.gather(
            *(visitors.visit(self.address, [game], source=source) for game, source in zip(games, SOURCES, strict=True))
        )
        played = [table for tables in found for table in tables]
        for game, table in zip(games, played, strict=True):
            for _ in range(PREPARED_MOVES):
                await table.move()
            if table.turn is not None:
                await table.resign()
            self.tables.append((table.name, table.moves, visitors.seats(game)))
        await visitors.leave(played)
        async with visitors.client_from(self.address, SOURCES[0]) as client:
            # The processes that answer are started by the first questions.
            await asyncio.gather(*(ask(client, SOURCES[0], random.Random(1)) for ask in (self._belief, self._replay)))

    async def attack(self, name: str, seconds: float, tables: Sequence[str]) -> None:
        """For so long, and on a busy machine until the first answer: an attack without requests measures nothing."""
        self.requests = 0
        until = time.perf_counter() + seconds
        work = asyncio.create_task(self._attack(name, tables))
        while (left := until - time.perf_counter()) > 0 or (not self.requests and left > -FIRST_ANSWER_SECONDS):
            await asyncio.sleep(min(0.05, left) if left > 0 else 0.05)
        work.cancel()
        with suppress(asyncio.CancelledError):
            await work

    async def _attack(self, name: str, tables: Sequence[str]) -> None:
        if name == "experts":
            await self._experts()
        elif name == "spectators":
            await asyncio.gather(*(self._spectator(source, tables, n) for source in SOURCES for n in range(SPECTATORS)))
        else:
            ask = self._belief if name == "beliefs" else self._replay
            await asyncio.gather(*(self._flood(source, ask) for source in SOURCES))

    async def _flood(
        self, source: str, ask: Callable[[httpx.AsyncClient, str, random.Random], Awaitable[object]]
    ) -> None:
        async def one(number: int) -> None:
            rng = random.Random(f"{source} {number}")
            while True:
                with suppress(*FAILURES):
                    await ask(client, source, rng)
                    self.requests += 1

        async with visitors.client_from(self.address, source) as client:
            await asyncio.gather(*(one(number) for number in range(AT_ONCE)))

    async def _belief(self, client: httpx.AsyncClient, _source: str, rng: random.Random) -> None:
        table, length, seats = rng.choice(self.tables)
        query = {"at": str(rng.randrange(length)), "eyes": rng.choice(seats)}
        await client.get(f"/api/tables/{table}/belief", params=query)

    async def _replay(self, client: httpx.AsyncClient, _source: str, rng: random.Random) -> None:
        table, length, _ = rng.choice(self.tables)
        path = rng.choice(("replay", "replay", "story", "record"))
        query = {"start": rng.randrange(length), "count": rng.randrange(50, 100)} if path == "replay" else {}
        await client.get(f"/api/tables/{table}/{path}", params=query | {"lang": rng.choice(("en", "fr", "it"))})

    async def _spectator(self, source: str, tables: Sequence[str], number: int) -> None:
        """Comes, sends as much as it can, goes, and comes again."""
        rng = random.Random(f"{source} {number}")
        while True:
            with suppress(*FAILURES):
                socket = await visitors.connected(self.address, rng.choice(tables), source)
                async with socket:
                    await socket.send('{"type":"hello","token":null}')
                    for _ in range(rng.randrange(5, 50)):
                        await socket.send('{"type":"ping","id":"1"}')
                        await socket.recv()
                        self.requests += 1
            await asyncio.sleep(0.1)

    async def _experts(self) -> None:
        """Tables at which the strongest machines play each other: they need no further request."""
        for source, count in zip(SOURCES, EXPERT_TABLES, strict=False):
            async with visitors.client_from(self.address, source) as client:
                for game in mixed_games(count):
                    with suppress(*FAILURES):
                        body = {"game": game, "seats": visitors.machines(visitors.seats(game), LEVELS[-1])}
                        await client.post("/api/tables", json=body)
                        self.requests += 1


async def main(address: str) -> None:
    attackers = Attackers(address)
    await attackers.prepare()
    print("ready", flush=True)
    while line := await asyncio.to_thread(sys.stdin.readline):
        name, seconds, *tables = line.split()
        began = time.perf_counter()
        await attackers.attack(name, float(seconds), tables)
        print(f"{attackers.requests / (time.perf_counter() - began):.4f}", flush=True)


if __name__ == "__main__":
    os.nice(NICENESS)
    asyncio.run(main(sys.argv[1]))
