"""Another game server as a yardstick: boardgame.io's own, in memory, with a game of the size of ours that hides a part.

`benchmarks/boardgame_io` has the game and names the version; the package is fetched when it is first measured. Its
clients talk socket.io, of which this needs four messages.
"""

import asyncio
import json
import random
import shutil
import subprocess
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection

from gaslamp.bench.visitors import connected_to

FOLDER = Path(__file__).parents[3] / "benchmarks/boardgame_io"
GAME = "yardstick"
STREETS = 100
OPEN, PING, PONG = "0", "2", "3"
CONNECT, EVENT = f"40/{GAME},", f"42/{GAME},"


def is_there() -> bool:
    """Whether it can be measured: not from an installed package, and not without Node."""
    return FOLDER.is_dir() and shutil.which("node") is not None and shutil.which("npm") is not None


def fetch() -> None:
    """Once: the package and what it needs, as the lock file says."""
    if not (FOLDER / "node_modules").is_dir():
        command = ["npm", "ci", "--silent", "--omit=dev", "--ignore-scripts"]
        subprocess.run(command, cwd=FOLDER, check=True)  # noqa: S603


@dataclass
class Match:
    """With a socket for each of its two players, who move in turn."""

    name: str
    sockets: Sequence[ClientConnection]
    credentials: Sequence[str]
    states: list[dict[str, Any]]
    """By player: the last that was received."""
    rng: random.Random

    async def move(self) -> float | None:
        """One random move. Returns the seconds until it was acknowledged; these games do not end."""
        latest = max(state["_stateID"] for state in self.states)
        player = latest % 2
        while self.states[player]["_stateID"] < latest:
            await self._receive(player)
        state = self.states[player]
        taken = {token["hex"] for token in state["G"]["tokens"]}
        to = self.rng.choice([street for street in range(STREETS) if street not in taken])
        payload = {"type": "walk", "args": [self.rng.randrange(8), to], "playerID": str(player)}
        payload["credentials"] = self.credentials[player]
        action = {"type": "MAKE_MOVE", "payload": payload}
        message = ["update", action, latest, self.name, str(player)]
        began = time.perf_counter()
        await self.sockets[player].send(EVENT + json.dumps(message))
        while self.states[player]["_stateID"] == latest:
            await self._receive(player)
        return time.perf_counter() - began

    async def sync(self, player: int) -> None:
        """Take the seat: the first state."""
        socket = self.sockets[player]
        assert str(await socket.recv()).startswith(OPEN)
        await socket.send(CONNECT)
        while not str(await socket.recv()).startswith(CONNECT):
            pass
        message = ["sync", self.name, str(player), self.credentials[player], 2]
        await socket.send(EVENT + json.dumps(message))
        while not self.states[player]:
            await self._receive(player)

    async def _receive(self, player: int) -> None:
        text = str(await self.sockets[player].recv())
        if text == PING:
            await self.sockets[player].send(PONG)
        if text.startswith(EVENT):
            kind, _, body, *_ = json.loads(text.removeprefix(EVENT))
            if kind in ("sync", "update"):
                self.states[player] = body["state"] if kind == "sync" else body


async def visit(address: str, count: int, seed: int = 0) -> list[Match]:
    async with httpx.AsyncClient(base_url=f"http://{address}", timeout=120) as client:
        return [await _sit_down(client, address, random.Random(f"{seed} {number}")) for number in range(count)]


async def leave(matches: Sequence[Match]) -> None:
    await asyncio.gather(*(socket.close() for match in matches for socket in match.sockets))


async def _sit_down(client: httpx.AsyncClient, address: str, rng: random.Random) -> Match:
    made = (await client.post(f"/games/{GAME}/create", json={"numPlayers": 2})).json()["matchID"]
    credentials = []
    for player in ("0", "1"):
        joined = await client.post(f"/games/{GAME}/{made}/join", json={"playerID": player, "playerName": player})
        credentials.append(joined.json()["playerCredentials"])
    place = f"ws://{address}/socket.io/?EIO=4&transport=websocket"
    match = Match(made, [await connected_to(place) for _ in credentials], credentials, [{}, {}], rng)
    for number in range(2):
        await match.sync(number)
    return match
