"""A key that one server made void acts at no other server, not even by a command that was already on its way."""

from gaslamp.server.tables.subscriber import NEW_KEY
from redis_server import OwnRedis
from scale.test_two_servers import seated, two
from server.running_server import bearer, http_client, socket_client
from waiting import until


async def test_a_command_with_a_key_that_another_server_made_void_is_refused(database: str, wire: OwnRedis) -> None:
    """The other server has not heard of the new key when it begins with the command."""
    with two(database, wire.address) as (one, other):
        table, tokens = await seated(one)
        async with socket_client(other, table, tokens["detective"]) as thief, http_client(one) as client:
            held = other.open_table(table)
            [subscriber] = held.subscribers
            length = thief.now["length"]
            await other.inside_async(held.lock.acquire)
            await thief.say("act", version=thief.now["version"], actions=thief.peaceful[:1])
            await until(lambda: subscriber.is_busy, "the command to arrive")
            answer = await client.post(f"/api/tables/{table}/key", headers=bearer(tokens["detective"]))
            assert answer.status_code == 200
            await other.inside(held.lock.release)
            await until(lambda: not subscriber.is_busy, "the command to be decided")
            assert subscriber.close_code == NEW_KEY
        assert [server.open_table(table).table.length for server in (one, other)] == [length, length]
