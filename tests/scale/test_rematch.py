"""There is one rematch of a table, however many ask for it at the same time and wherever."""

import asyncio

from gaslamp.store.opening import open_store
from redis_server import OwnRedis
from scale.test_two_servers import two
from server.running_server import RunningServer, http_client, new_table, running_server, sit, socket_client

TIMES = 20


async def both_ask(one_home: RunningServer, other_home: RunningServer) -> tuple[str, list[str]]:
    """The table, and where each of the two players was led."""
    async with http_client(one_home) as client:
        table, jack = await new_table(client, "mrjack", me={"seat": "jack", "name": "Ann"})
        detective = await sit(client, table, "detective")
    async with socket_client(one_home, table, jack) as one, socket_client(other_home, table, detective) as other:
        await one.ask("resign")
        await other.receive_until(lambda _: other.now["outcome"] is not None)
        answers = await asyncio.gather(one.ask("rematch"), other.ask("rematch"))
    led = [str(answer["table"]) for answer in answers]
    async with (
        socket_client(one_home, led[0], jack) as one,
        socket_client(other_home, led[1], detective) as other,
    ):
        assert (one.welcome["seat"], other.welcome["seat"]) == ("detective", "jack")
        while one.now["turn"] != "detective":
            await one.receive()
    return table, led


async def check(where: str, found: list[tuple[str, list[str]]]) -> None:
    store = await open_store(where)
    for table, led in found:
        stored = await store.load(table)
        assert stored is not None
        rematched = [event.body["table"] for event in stored[1] if event.kind == "rematched"]
        assert rematched == [led[0]]
        assert led[0] == led[1]
    assert len({led[0] for _, led in found}) == len(found)
    await store.close()


async def test_two_who_ask_at_the_same_time_meet_at_one_table(kept_at: str) -> None:
    with running_server(address=kept_at) as server:
        found = await asyncio.gather(*(both_ask(server, server) for _ in range(TIMES)))
    await check(kept_at, found)


async def test_two_who_ask_two_servers_at_the_same_time_meet_at_one_table(database: str, wire: OwnRedis) -> None:
    with two(database, wire.address) as servers:
        found = await asyncio.gather(*(both_ask(*servers) for _ in range(TIMES)))
    await check(database, found)
