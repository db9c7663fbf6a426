"""Two servers whose tables differ only in secrets, played side by side.

What is open is the same in both worlds; what is hidden from the others is chosen differently wherever it can be.

The only bytes that may differ are commitments, SHA-256 over a random nonce and the secret, and the heads of the chain,
which are made of them. The end shows the secrets.
"""

import itertools
import random
import re
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, contextmanager
from typing import Any

from gaslamp.core.commitment import commit
from gaslamp.core.game import SPECTATOR
from gaslamp.core.shares import place
from gaslamp.games.registry import named
from gaslamp.server.environment import Environment
from server.running_server import (
    RunningServer,
    SocketClient,
    http_client,
    new_table,
    running_server,
    sit,
    socket_client,
)

NOW = 1_800_000_000_000
SHARE = bytes(32)
"""Of every player, and its nonce."""
PROMISE = re.compile(r'"(promise|head)":"[0-9a-f]{64}"')


def same_environment() -> Environment:
    """The same ids, tokens, seeds and nonces in both servers, and a clock that stands still."""
    rng = random.Random(5)
    return Environment(now=lambda: NOW, random=rng.randbytes)


def masked(text: str) -> str:
    return PROMISE.sub(r'"\1":"..."', text)


class Twins:
    """Two servers with one table each, and the same clients at both."""

    def __init__(self, servers: list[RunningServer], game: str, options: dict[str, str]) -> None:
        self.servers, self.game, self.options = servers, named(game), options
        self.settings: dict[str, Any] = {}
        self.table = ""
        self.guests: list[dict[str, SocketClient]] = [{}, {}]
        self.tokens: dict[str, list[str]] = {}
        """By seat, at each of the servers."""

    async def open(self, stack: AsyncExitStack) -> None:
        for server, guests in zip(self.servers, self.guests, strict=True):
            async with http_client(server) as client:
                self.table, _ = await new_table(client, self.game.NAME, options=self.options, settings=self.settings)
                seats = [seat["seat"] for seat in (await client.get(f"/api/tables/{self.table}")).json()["seats"]]
                own = commit(place(self.game.NAME), SHARE, SHARE)
                tokens = {seat: await sit(client, self.table, seat, share=own) for seat in seats}
            for seat, token in tokens.items():
                self.tokens.setdefault(seat, []).append(token)
            for seat, lang in zip((*seats, SPECTATOR), itertools.cycle(("en", "fr", "it"))):
                guests[seat] = await stack.enter_async_context(
                    socket_client(server, self.table, tokens.get(seat), lang=lang)
                )
                guests[seat].is_strict = False
            for seat in seats:
                await guests[seat].ask("reveal", share=SHARE.hex(), nonce=SHARE.hex())
            await guests[seats[-1]].ask("pace", speed="calm")
            await guests[seats[-1]].ask("hurry")
            for one in guests.values():
                await one.reach(guests[seats[-1]].now["version"])

    @property
    def states(self) -> list[Any]:
        return [server.state(self.table) for server in self.servers]

    async def act(self, actions: list[Any]) -> None:
        """Each world's own action of the seat whose turn it is; then everybody receives it."""
        seats = {self.game.actor(state) for state in self.states}
        assert len(seats) == 1, "whose turn it is must not tell the worlds apart"
        seat = str(seats.pop())
        for guests, action in zip(self.guests, actions, strict=True):
            answer = await guests[seat].act(self.game.write(action))
            assert answer["type"] == "done", answer
            for one in guests.values():
                await one.reach(guests[seat].now["version"])

    async def try_wrongly(self, rng: random.Random, texts: list[str]) -> None:
        """What is refused is refused alike: no reason may tell a secret."""
        seat = rng.choice([seat for seat in self.guests[0] if seat != "jack"])
        text = rng.choice(texts)
        for guests in self.guests:
            one = guests[seat]
            if text in one.choices:
                return
            answer = await one.ask("act", version=one.now["version"], actions=[text])
            assert answer["type"] == "refused"

    def compare(self, seats: list[str]) -> int:
        """All that those seats have received so far. Returns how many messages were compared."""
        count = 0
        for seat in seats:
            received = [
                [masked(text) for text in guests[seat].received if _has_fixed_order(text)] for guests in self.guests
            ]
            for one, other in zip(*received, strict=True):
                assert one == other, f"{seat} can tell the worlds apart"
                assert len(one) == len(other)
            count += len(received[0])
        return count

    @property
    def differ(self) -> bool:
        first, second = self.states
        return bool(first != second)


def _has_fixed_order(text: str) -> bool:
    """Presence messages are excluded: how long a socket takes to open or close decides when they are sent."""
    return not text.startswith('{"type":"presence"')


@contextmanager
def twins(game: str, options: dict[str, str]) -> Iterator[Twins]:
    with running_server(environment=same_environment()) as one, running_server(environment=same_environment()) as other:
        yield Twins([one, other], game, options)


def pairs(game: Any, states: list[Any], fits: Callable[[Any, Any], bool]) -> list[list[Any]]:
    """Actions of both worlds that look alike to those who may not see them, the different ones first."""
    first, second = (game.legal(state) for state in states)
    open_ones = [[action, action] for action in first if action in second]
    hidden = [[one, other] for one in first for other in second if one != other and fits(one, other)]
    return hidden or open_ones
