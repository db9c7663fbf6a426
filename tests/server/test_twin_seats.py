"""Twin worlds around the game: absence, claims, take-backs and keys tell nothing about another seat's secret."""

import random
from contextlib import AsyncExitStack
from typing import Any

from gaslamp.core.game import SPECTATOR
from server.running_server import SocketClient, bearer, http_client
from server.twin_worlds import Twins, pairs, twins
from server.whitechapel_twins import look_alike


async def ask_all(twin: Twins, asker: str, kind: str, /, **body: Any) -> None:
    """The same command in both worlds. Everybody receives the result."""
    for guests in twin.guests:
        one = guests[asker]
        wanted = {**body, "version": one.now["version"]} if kind in ("offer", "undo") else body
        await one.ask(kind, **wanted)
        await settle(guests)


async def settle(guests: dict[str, SocketClient]) -> None:
    version = max(one.now["version"] for one in guests.values())
    for one in guests.values():
        await one.reach(version)


async def renew_key(twin: Twins, seat: str, tokens: list[str]) -> None:
    for server, guests, token in zip(twin.servers, twin.guests, tokens, strict=True):
        async with http_client(server) as client:
            answer = await client.post(f"/api/tables/{twin.table}/key", headers=bearer(token))
            assert answer.status_code == 200
        for other, one in guests.items():
            if other != seat:
                await one.receive_until(lambda message: message["type"] == "news")


async def test_nothing_around_the_game_tells_where_jack_is() -> None:
    rng = random.Random(7)
    with twins("whitechapel", {"hands": "BY/NRG"}) as twin:
        async with AsyncExitStack() as stack:
            await twin.open(stack)
            while not twin.differ:
                await twin.act(rng.choice(pairs(twin.game, twin.states, look_alike)))
            for seat in ("police1", "police2"):
                await ask_all(twin, seat, "claim")
                await ask_all(twin, seat, "replace", seat="jack", level="random")
                await ask_all(twin, seat, "offer", what="take-back")
            await ask_all(twin, "jack", "offer", what="take-back")
            await ask_all(twin, "police1", "answer", offer=twin.guests[0]["police1"].now["version"], yes=False)
            await ask_all(twin, "police2", "offer", what="abandon")
            await ask_all(twin, "jack", "answer", offer=twin.guests[0]["jack"].now["version"], yes=False)
            await renew_key(twin, "jack", twin.tokens["jack"])
            others = ["police1", "police2", SPECTATOR]
            assert twin.differ
            assert twin.compare(others) > 20
            for guests in twin.guests:
                kinds = [event["kind"] for event in guests[SPECTATOR].events]
                assert {"offered", "answered", "rekeyed"} <= {*kinds}


async def test_neither_a_clock_that_waits_nor_added_time_tells_where_jack_is() -> None:
    rng = random.Random(8)
    with twins("whitechapel", {"hands": "BY/NRG"}) as twin:
        twin.settings = {"clock": {"kind": "live", "base": 600, "increment": 5}}
        async with AsyncExitStack() as stack:
            await twin.open(stack)
            while not twin.differ:
                await twin.act(rng.choice(pairs(twin.game, twin.states, look_alike)))
            for seat in ("police1", "jack"):
                await ask_all(twin, seat, "add_time")
            await ask_all(twin, "police2", "cancel")
            assert twin.compare(["police1", "police2", SPECTATOR]) > 10
            for guests in twin.guests:
                kinds = [event["kind"] for event in guests[SPECTATOR].events]
                assert {"arrived", "extended"} <= {*kinds}
