"""A notebook that is open at two servers of one database."""

import asyncio

from redis_server import OwnRedis
from scale.test_two_servers import two
from server.bot_program import Lines
from server.notebook_entries import Writer, new_notebook
from server.running_server import http_client


async def test_an_entry_at_one_server_is_seen_at_the_other(database: str, wire: OwnRedis) -> None:
    """The writer's server has no reader of it, and need not know where they are."""
    with two(database, wire.address) as (one, other):
        async with http_client(one) as here, http_client(other) as there:
            ann = await new_notebook(here)
            async with there.stream("GET", f"{ann.path}/stream") as answer:
                lines = Lines(answer)
                assert await lines.next() == {"version": 1}
                await ann.enter("*B")
                assert await lines.next() == {"version": 2}
            bob = Writer(there, ann.page)
            await bob.read()
            assert bob.page == ann.page


async def test_of_two_writers_at_two_servers_one_is_first(database: str, wire: OwnRedis) -> None:
    with two(database, wire.address) as (one, other):
        async with http_client(one) as here, http_client(other) as there:
            ann = await new_notebook(here)
            bob = Writer(there, ann.page)
            answers = await asyncio.gather(ann.post("entries", actions=["*B"]), bob.post("entries", actions=["*Y"]))
            assert sorted(answer.status_code for answer in answers) == [200, 409]
            first = next(answer.json() for answer in answers if answer.status_code == 200)
            await ann.read()
            assert ann.page["entries"] == first["entries"]
