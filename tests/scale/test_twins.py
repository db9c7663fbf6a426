"""Twin worlds across two processes: Jack sits at one, everybody else at the other, who cannot tell the worlds apart.

Each world has a database, a Redis and two servers of its own, the second in another process. What is compared, and how
both worlds are played side by side, is as in server/twin_worlds.py; what goes over Redis must be the same in both too.
"""

import asyncio
import itertools
import json
import random
from contextlib import AsyncExitStack, ExitStack
from functools import partial
from typing import Any

import redis.asyncio

import redis_server
from gaslamp.core.game import SPECTATOR
from gaslamp.server.cluster.redis_bus import TABLE_CHANNEL
from scale.second_server import SecondServer, second_server
from server.running_server import RunningServer, http_client, new_table, running_server, sit, socket_client
from server.twin_worlds import Twins, same_environment
from server.whitechapel_twins import whitechapel_actions
from waiting import until

MOVES = 120


class ScaledTwins(Twins):
    """`others` are the second servers of the two worlds."""

    def __init__(self, servers: list[RunningServer], others: list[SecondServer], game: str) -> None:
        super().__init__(servers, game, {})
        self.others = others

    async def open(self, stack: AsyncExitStack) -> None:
        for server, other, guests in zip(self.servers, self.others, self.guests, strict=True):
            async with http_client(server) as client:
                self.table, _ = await new_table(client, self.game.NAME)
                seats = [seat["seat"] for seat in (await client.get(f"/api/tables/{self.table}")).json()["seats"]]
                tokens = {seat: await sit(client, self.table, seat) for seat in seats}
            # A welcome says who is connected. The second server must know of Jack before the first compared welcome.
            early = await stack.enter_async_context(socket_client(other, self.table))
            for seat, lang in zip((*seats, SPECTATOR), itertools.cycle(("en", "fr", "it"))):
                where = server if seat == "jack" else other
                guests[seat] = await stack.enter_async_context(
                    socket_client(where, self.table, tokens.get(seat), lang=lang)
                )
                guests[seat].is_strict = False
                if seat == "jack" and "jack" not in early.welcome["present"]:
                    await early.receive_until(_names_jack)

    async def meet(self) -> None:
        """Wait until the servers of each world know of each other: before that, moves are not published."""
        for server, guests in zip(self.servers, self.guests, strict=True):
            await until(partial(server.hub.cluster.presence_elsewhere, self.table), "the other server of a world")
            await guests[SPECTATOR].receive_until(_names_jack)


def _names_jack(message: dict[str, Any]) -> bool:
    return message["type"] == "presence" and "jack" in message["seats"]


class MessageRecorder:
    """Records all messages between the servers of a world."""

    def __init__(self, address: str) -> None:
        self._line = redis.asyncio.Redis.from_url(address, decode_responses=True)
        self._subscription = self._line.pubsub()
        self.is_subscribed = False
        self.received: list[dict[str, Any]] = []

    async def listen(self) -> None:
        await self._subscription.psubscribe(TABLE_CHANNEL + "*")
        async for message in self._subscription.listen():
            self.is_subscribed = True
            if message["type"] == "pmessage":
                self.received.append(json.loads(message["data"]))

    async def close(self) -> None:
        await self._subscription.aclose()  # type: ignore[no-untyped-call]
        await self._line.aclose()

    @property
    def moves(self) -> list[Any]:
        """Only moves: presence messages come in any order."""
        return [(message["kind"], message["version"]) for message in self.received if message["kind"] == "moved"]


async def test_nobody_at_another_server_can_tell_where_jack_is(database: str, other_database: str) -> None:
    rng = random.Random(11)
    with ExitStack() as places:
        servers, others, wires = [], [], []
        for base in (database, other_database):
            # The tables of both worlds have the same ids, so their servers must not share a Redis.
            wire = places.enter_context(redis_server.started()).address
            servers.append(
                places.enter_context(running_server(address=base, redis=wire, environment=same_environment()))
            )
            others.append(places.enter_context(second_server(base, wire)))
            wires.append(wire)
        twin = ScaledTwins(servers, others, "whitechapel")
        recorders = [MessageRecorder(wire) for wire in wires]
        listening = [asyncio.create_task(one.listen()) for one in recorders]
        async with AsyncExitStack() as stack:
            for one in recorders:
                stack.push_async_callback(one.close)
            await until(lambda: all(one.is_subscribed for one in recorders), "somebody to listen to the servers")
            await twin.open(stack)
            await twin.meet()
            rest = [seat for seat in twin.guests[0] if seat != "jack"]
            different = 0
            for _ in range(MOVES):
                choice = whitechapel_actions(twin, rng)
                assert choice is not None, "the game ended too soon"
                await twin.try_wrongly(rng, [twin.game.write(action) for action in twin.game.legal(twin.states[0])])
                await twin.act(choice)
                different += twin.differ
            assert different > MOVES // 2, "the worlds were the same"
            assert twin.compare(rest) > MOVES
            assert twin.guests[0]["jack"].received != twin.guests[1]["jack"].received
            # The last message may still be on its way.
            last = twin.guests[0]["jack"].now["version"]
            await until(lambda: all(one.moves[-1:] == [("moved", last)] for one in recorders), "the last word")
            for task in listening:
                task.cancel()
            await asyncio.gather(*listening, return_exceptions=True)
            assert len(recorders[0].moves) >= MOVES
            assert recorders[0].moves == recorders[1].moves
            everything = {name for one in recorders for message in one.received for name in message}
            assert everything == {"sender", "kind", "version", "seats", "spectators", "wants_reply"}
