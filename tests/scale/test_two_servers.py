"""Two servers of one database: clients of one get all that happens at the other."""

import asyncio
import random
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from dataclasses import replace
from typing import Any

import pytest

from gaslamp.server.tables.open_table import OpenTable
from gaslamp.server.timing import Timing
from gaslamp.store.opening import open_store
from redis_server import OwnRedis
from server.fake_machine import FakeMachine
from server.running_server import (
    RunningServer,
    SocketClient,
    bearer,
    http_client,
    new_table,
    play,
    running_server,
    seeded_environment,
    sit,
    socket_client,
)
from waiting import TIMEOUT_SECONDS, soon, until

TIMING = Timing(machine_interval_seconds=0, sweep_seconds=0.2, grace_seconds=0.5, hello_seconds=TIMEOUT_SECONDS)


@contextmanager
def two(
    database: str, redis: str, timing: Timing = TIMING, machines: Any = None
) -> Iterator[tuple[RunningServer, RunningServer]]:
    with (
        running_server(
            address=database, redis=redis, timing=timing, environment=seeded_environment(1), machines=machines
        ) as one,
        running_server(
            address=database, redis=redis, timing=timing, environment=seeded_environment(2), machines=machines
        ) as other,
    ):
        yield one, other


async def seated(one: RunningServer, game: str = "mrjack", **settings: Any) -> tuple[str, dict[str, str]]:
    """A new table with a player at each seat: its name, and the tokens."""
    async with http_client(one) as client:
        table, _ = await new_table(client, game, **settings)
        seats = (await client.get(f"/api/tables/{table}")).json()["seats"]
        return table, {seat["seat"]: await sit(client, table, seat["seat"]) for seat in seats if seat["kind"] == "open"}


def open_table(server: RunningServer, table: str) -> OpenTable:
    return server.open_table(table)


async def received(one: SocketClient, kind: str, **facts: Any) -> dict[str, Any]:
    """The next message of that kind that says so."""
    return await one.receive_until(
        lambda message: message["type"] == kind and all(message.get(name) == fact for name, fact in facts.items())
    )


@pytest.mark.parametrize("game", ["mrjack", "whitechapel"])
async def test_a_whole_game_is_played_from_two_servers(game: str, database: str, wire: OwnRedis) -> None:
    with two(database, wire.address) as servers:
        table, tokens = await seated(servers[0], game)
        async with AsyncExitStack() as stack:
            guests = {
                seat: await stack.enter_async_context(socket_client(servers[number % 2], table, token))
                for number, (seat, token) in enumerate(tokens.items())
            }
            watching = [await stack.enter_async_context(socket_client(server, table)) for server in servers]
            await play(guests, random.Random(3), 150)
            version = max(one.now["version"] for one in guests.values())
            for one in watching:
                await one.reach(version)
            assert watching[0].now["view"] == watching[1].now["view"]
            assert watching[0].story == watching[1].story
            # A new client gets the same log as those that were told it move by move.
            async with socket_client(servers[0], table) as late:
                assert late.story == watching[1].story
        assert open_table(servers[0], table).table == open_table(servers[1], table).table


async def test_the_clock_starts_when_players_are_connected_to_different_servers(database: str, wire: OwnRedis) -> None:
    clock = {"kind": "live", "base": 600, "increment": 5}
    with two(database, wire.address) as servers:
        table, tokens = await seated(servers[0], settings={"clock": clock})
        async with (
            socket_client(servers[0], table, tokens["jack"]) as jack,
            socket_client(servers[1], table, tokens["detective"]) as detective,
        ):
            for one in (jack, detective):
                await one.wait_for_clocks()
                assert one.now["clocks"]["starts_at"] is None
            assert (await jack.ask("add_time"))["type"] == "done"
            await detective.reach(jack.now["version"])
            assert detective.story[-1]["text"] == "Jack gives one more minute."


async def test_one_of_two_concurrent_moves_is_accepted(database: str, wire: OwnRedis) -> None:
    """The other server answers `stale-version` and has caught up."""
    rng = random.Random(7)
    with two(database, wire.address) as servers:
        table, tokens = await seated(servers[0])
        async with AsyncExitStack() as stack:
            jobs = {
                seat: [await stack.enter_async_context(socket_client(server, table, token)) for server in servers]
                for seat, token in tokens.items()
            }
            all_clients = [one for both in jobs.values() for one in both]
            for _ in range(25):
                version = max(one.now["version"] for one in all_clients)
                for one in all_clients:
                    await one.reach(version)
                if all_clients[0].now["outcome"]:
                    break
                both = jobs[all_clients[0].now["turn"]]
                answers = await asyncio.gather(*(one.act(rng.choice(one.choices)) for one in both))
                assert sorted(answer["type"] for answer in answers) == ["done", "refused"], answers
                assert {answer.get("code") for answer in answers} <= {None, "stale-version", "table-over"}
    store = await open_store(database)
    found = await store.load(table)
    await store.close()
    assert found is not None
    assert [event.version for event in found[1]] == list(range(1, len(found[1]) + 1))


async def test_an_offer_at_another_server_does_not_make_a_move_stale(database: str, wire: OwnRedis) -> None:
    with two(database, wire.address) as servers:
        table, tokens = await seated(servers[0])
        async with (
            socket_client(servers[0], table, tokens["jack"]) as jack,
            socket_client(servers[1], table, tokens["detective"]) as other,
        ):
            turn, waits = (jack, other) if jack.now["turn"] == "jack" else (other, jack)
            # Both at once, so that one of the two servers is behind.
            offered, acted = await asyncio.gather(
                waits.ask("offer", version=waits.now["version"], what="abandon"), turn.act(turn.choices[0])
            )
            assert acted["type"] == "done", acted
            assert offered["type"] == "done" or offered["code"] == "stale-version"


async def test_chat_and_marks_reach_the_other_server(database: str, wire: OwnRedis) -> None:
    with two(database, wire.address) as servers:
        table, tokens = await seated(servers[0], "whitechapel", settings={"assist": "marks"})
        async with AsyncExitStack() as stack:
            seats = list(tokens)
            one = await stack.enter_async_context(socket_client(servers[0], table, tokens[seats[1]]))
            same = await stack.enter_async_context(socket_client(servers[1], table, tokens[seats[1]]))
            jack = await stack.enter_async_context(socket_client(servers[1], table, tokens["jack"]))
            await received(jack, "presence", seats=seats[:2])
            for number in range(1, 4):
                await one.ask("say", channel="table", text=f"word {number}")
                line = (await received(jack, "said"))["line"]
                assert (line["number"], line["text"]) == (number, f"word {number}")
            assert (await one.ask("mark", place="41", mark="x"))["type"] == "done"
            assert (await received(same, "marked"))["mark"] == "x"
            await same.ask("mark", place="41", mark=None)
            assert (await received(one, "marked", mark=None))["place"] == "41"
            # Jack got the public lines once, and no marks.
            await jack.ask("ping")
            assert sum('"type":"said"' in text for text in jack.received) == 3
            assert not any('"type":"marked"' in text for text in jack.received)


async def test_presence_is_known_at_both_servers(database: str, wire: OwnRedis) -> None:
    with two(database, wire.address) as servers:
        table, tokens = await seated(servers[0], settings={"absence": 60})
        async with socket_client(servers[0], table, tokens["jack"]) as jack:
            async with socket_client(servers[1], table, tokens["detective"]):
                await received(jack, "presence", seats=["jack", "detective"])
                assert servers[0].loop is not None
                asked = asyncio.run_coroutine_threadsafe(servers[0].hub.is_present(table, "detective"), servers[0].loop)
                is_present = await soon(asyncio.wrap_future(asked), "who is there")
                assert is_present, "nobody is sent a notice who sits at another server"
                assert "detective" not in open_table(servers[0], table).absent()
            await received(jack, "presence", seats=["jack"])
            assert "detective" in open_table(servers[0], table).presence.left_at


async def test_a_key_from_one_server_opens_the_seat_at_the_other(database: str, wire: OwnRedis) -> None:
    with two(database, wire.address) as servers:
        async with http_client(servers[0]) as here, http_client(servers[1]) as there:
            table, token = await new_table(here, "mrjack", me={"seat": "jack", "name": "Ann"})
            await there.get(f"/api/tables/{table}")
            other = await sit(there, table, "detective")
            for client in (here, there):
                assert (await client.get(f"/api/tables/{table}")).json()["status"] == "running"
                for key in (token, other):
                    assert (await client.get(f"/api/tables/{table}/record", headers=bearer(key))).status_code == 200
            assert (await there.post(f"/api/tables/{table}/seats", json={"seat": "jack"})).status_code in (409, 422)


async def test_a_machine_moves_once_at_two_servers(database: str, wire: OwnRedis) -> None:
    idler = FakeMachine(peaceful=True)
    # Long enough that a busy first server is not taken for dead.
    with two(database, wire.address, replace(TIMING, grace_seconds=TIMEOUT_SECONDS), idler) as servers:
        table, tokens = await seated(servers[0], seats={"detective": {"kind": "machine", "level": "casual"}})
        async with (
            socket_client(servers[0], table, tokens["jack"]) as jack,
            socket_client(servers[1], table) as watching,
        ):
            await play({"jack": jack}, random.Random(1), 60, peaceful=True)
            await watching.reach(jack.now["version"])
        asked = [(question.version, question.seat) for question in idler.asked]
        assert len(asked) > 10
        assert len(asked) == len(set(asked)), "the second server thinks only if the first is silent"


async def test_another_server_takes_a_machine_turn_over(database: str, wire: OwnRedis) -> None:
    class Lazy(FakeMachine):
        async def choose(self, *_: Any) -> str:  # type: ignore[override]
            return await asyncio.Future()

    calm = FakeMachine(peaceful=True)
    with running_server(
        address=database, redis=wire.address, timing=replace(TIMING, grace_seconds=0.1), machines=calm
    ) as other:
        with running_server(address=database, redis=wire.address, timing=TIMING, machines=Lazy()) as one:
            table, tokens = await seated(one, seats={"detective": {"kind": "machine", "level": "casual"}})
        async with socket_client(other, table, tokens["jack"]) as jack:
            before = jack.now["version"]
            await play({"jack": jack}, random.Random(1), 5, peaceful=True)
            assert jack.now["version"] > before


async def test_without_redis_events_come_by_polling(database: str) -> None:
    with own_wire() as wire, two(database, wire.address) as servers:
        table, tokens = await seated(servers[0])
        async with AsyncExitStack() as stack:
            guests = {
                "jack": await stack.enter_async_context(socket_client(servers[0], table, tokens["jack"])),
                "detective": await stack.enter_async_context(socket_client(servers[1], table, tokens["detective"])),
            }
            await play(guests, random.Random(2), 4)
            wire.stop()
            await until(
                lambda: servers[0].hub.cluster.is_disconnected and servers[1].hub.cluster.is_disconnected,
                "servers without Redis",
            )
            await play(guests, random.Random(2), 4)
            await guests["jack"].ask("say", channel="table", text="Anybody?")
            assert (await received(guests["detective"], "said"))["line"]["text"] == "Anybody?"
            assert "detective" not in open_table(servers[0], table).absent(), "nobody can know that"
            wire.start()
            await until(
                lambda: not (servers[0].hub.cluster.is_disconnected or servers[1].hub.cluster.is_disconnected),
                "Redis again",
            )
            wire.flush()
            await play(guests, random.Random(2), 6)
            found = open_table(servers[0], table)
            await until(lambda: "detective" in found.presence.current(found.subscribers)["present"], "the detective")


def own_wire() -> Any:
    from redis_server import started

    return started()


async def test_a_new_key_closes_the_sockets_of_the_old_one_at_every_server(database: str, wire: OwnRedis) -> None:
    with two(database, wire.address) as servers:
        table, tokens = await seated(servers[0])
        async with socket_client(servers[1], table, tokens["jack"]) as one, http_client(servers[0]) as client:
            await one.say("ping")
            answer = await client.post(f"/api/tables/{table}/key", headers=bearer(tokens["jack"]))
            with pytest.raises(Exception, match="4003"):
                await one.receive_until(lambda _: False)
        async with socket_client(servers[1], table, answer.json()["token"]) as again:
            assert again.welcome["seat"] == "jack"
