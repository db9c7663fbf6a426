"""Players who choose at random, at many tables, over real sockets."""

import asyncio
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

import httpx
from pydantic_core import from_json, to_json
from websockets.asyncio.client import ClientConnection, connect

from gaslamp.bench.games import benches
from gaslamp.games.registry import named

AT_ONCE = 20
"""Tables that are opened at the same time."""


@dataclass
class Visited:
    """A table with a socket for each of its two seats, or for the one that is not a machine's."""

    name: str
    sockets: dict[str, ClientConnection]
    now: dict[str, Any]
    """By seat: the last position that was received."""
    moves: int = 0
    rng: random.Random = field(default_factory=random.Random)

    @property
    def turn(self) -> str | None:
        """Whose turn it is, by the last message."""
        latest = max(self.now.values(), key=lambda now: now["version"])
        found: str | None = latest["turn"]
        return found

    async def move(self) -> float | None:
        """Make one random action. Returns the seconds until it was acknowledged, or None if the game is over."""
        seat = self.turn
        if seat is None:
            return None
        latest = max(now["version"] for now in self.now.values())
        while self.now[seat]["version"] < latest:
            await self._receive(seat)
        position = self.now[seat]
        action = self.rng.choice(_quiet(position["choices"]))["text"]
        command = {"type": "act", "id": "1", "version": position["version"], "actions": [action]}
        began = time.perf_counter()
        await self.sockets[seat].send(to_json(command).decode())
        while (await self._receive(seat))["type"] != "done":
            pass
        self.moves += 1
        return time.perf_counter() - began

    async def answer(self) -> float | None:
        """Wait for a machine's action; the seconds until it came. None: it is not a machine's turn."""
        [seat] = self.sockets
        began, version = time.perf_counter(), self.now[seat]["version"]
        if self.turn is None or self.turn == seat:
            return None
        while self.now[seat]["version"] == version:
            await self._receive(seat)
        return time.perf_counter() - began

    async def resign(self) -> None:
        """The game is over afterwards."""
        seat = next(iter(self.sockets))
        await self.sockets[seat].send(to_json({"type": "resign", "id": "1"}).decode())
        while (await self._receive(seat))["type"] != "done":
            pass

    async def _receive(self, seat: str) -> dict[str, Any]:
        message: dict[str, Any] = from_json(await self.sockets[seat].recv())
        if message["type"] == "refused":
            raise RuntimeError(message["code"])
        if message["type"] in ("welcome", "news"):
            self.now[seat] = message["now"]
        return message


def _quiet(choices: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """The choices that do not end the game, if there are any: random games would be over too soon to be measured."""
    ending = {kind for bench in benches().values() for kind in bench.ENDING}
    actions = [choice["action"] for choice in choices]
    return [action for action in actions if action["type"] not in ending] or actions


async def visit(
    address: str,
    games: Sequence[str],
    seed: int = 0,
    elsewhere: str | None = None,
    *,
    source: str | None = None,
    level: str | None = None,
) -> list[Visited]:
    """New tables with a player at each seat. The second player connects to the server `elsewhere`, if it is given.

    `source` is the address that they come from. With a `level`, all seats but one are machines of that level.
    """
    turn = asyncio.Semaphore(AT_ONCE)

    async def one(number: int, game: str) -> Visited:
        async with turn:
            rng = random.Random(f"{seed} {number}")
            return await _sit_down(client, (address, elsewhere or address), game, rng, source, level)

    async with client_from(address, source) as client:
        return list(await asyncio.gather(*(one(number, game) for number, game in enumerate(games))))


def client_from(address: str, source: str | None) -> httpx.AsyncClient:
    """For requests to a server, from that address of this machine."""
    # No connection that the server is about to close because it was idle.
    transport = httpx.AsyncHTTPTransport(local_address=source, limits=httpx.Limits(keepalive_expiry=1))
    return httpx.AsyncClient(transport=transport, base_url=f"http://{address}", timeout=120)


def seats(game: str) -> Sequence[str]:
    rules = named(game)
    return rules.seats(rules.start({}))


def machines(seats: Sequence[str], level: str) -> dict[str, Any]:
    """The wish that machines of that level take these seats."""
    return {seat: {"kind": "machine", "level": level} for seat in seats}


async def _sit_down(
    client: httpx.AsyncClient,
    addresses: Sequence[str],
    game: str,
    rng: random.Random,
    source: str | None,
    level: str | None,
) -> Visited:
    first, *others = seats(game)
    body: dict[str, Any] = {"game": game, "me": {"seat": first, "name": "A"}}
    if level is not None:
        body["seats"] = machines(others, level)
    made = (await client.post("/api/tables", json=body)).json()
    table, tokens = made["table"]["id"], {first: made["key"]["token"]}
    for seat in [one["seat"] for one in made["table"]["seats"] if one["kind"] == "open"]:
        taken = await client.post(f"/api/tables/{table}/seats", json={"seat": seat, "name": "B"})
        tokens[seat] = taken.json()["token"]
    found = Visited(table, {}, {}, rng=rng)
    for address, (seat, token) in zip(addresses, tokens.items(), strict=level is None):
        socket = await connected(address, table, source)
        found.sockets[seat] = socket
        await socket.send(to_json({"type": "hello", "token": token}).decode())
        while seat not in found.now:
            await found._receive(seat)
    return found


async def connected(address: str, table: str, source: str | None = None) -> ClientConnection:
    """A socket to a table, before the hello."""
    return await connected_to(f"ws://{address}/api/tables/{table}/socket", source)


async def connected_to(address: str, source: str | None = None) -> ClientConnection:
    """A socket without a ping of its own, as in a browser."""
    return await connect(
        address,
        local_addr=None if source is None else (source, 0),
        compression=None,
        proxy=None,
        max_size=None,
        max_queue=None,
        ping_interval=None,
        open_timeout=120,
    )


async def leave(tables: Sequence[Visited]) -> None:
    await asyncio.gather(*(socket.close() for table in tables for socket in table.sockets.values()))


class Mover(Protocol):
    """A table at any of the servers that are compared."""

    async def move(self) -> float | None:
        """Make one move. Returns the seconds until it was acknowledged, or None if the game is over."""


async def play_moves(tables: Sequence[Mover], moves: int) -> int:
    """That many moves at each table, each as fast as it can. Returns how many were made: a game may end before."""

    async def one(table: Mover) -> int:
        return sum([await table.move() is not None for _ in range(moves)])

    return sum(await asyncio.gather(*map(one, tables)))


async def play(tables: Sequence[Visited], seconds: float, pause: float = 0.0) -> list[float]:
    """Move at all tables for a while, with `pause` between two moves of a table. Returns the seconds of each move."""
    until = time.perf_counter() + seconds
    taken: list[float] = []

    async def one(table: Visited) -> None:
        if pause:
            await asyncio.sleep(table.rng.uniform(0, pause))
        while time.perf_counter() < until:
            found = await table.move()
            if found is None:
                return
            taken.append(found)
            if pause:
                await asyncio.sleep(table.rng.uniform(0.5, 1.5) * pause)

    await asyncio.gather(*(one(table) for table in tables))
    return taken


async def send_messages(address: str, connections: int, seconds: float) -> list[float]:
    """Send messages to the yardstick over `connections` sockets. Returns the seconds that each took."""
    taken: list[float] = []
    sockets = [await connected_to(f"ws://{address}/") for _ in range(connections)]
    until = time.perf_counter() + seconds

    async def one(socket: ClientConnection) -> None:
        while (began := time.perf_counter()) < until:
            await socket.send('{"type":"act","id":"1","version":17,"actions":["E4"]}')
            await socket.recv()
            taken.append(time.perf_counter() - began)

    await asyncio.gather(*(one(socket) for socket in sockets))
    await asyncio.gather(*(socket.close() for socket in sockets))
    return taken
