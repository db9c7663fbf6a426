"""Undo, take-back, clocks, take-over, rematch and restarts, over real sockets."""

import random
from dataclasses import replace
from typing import Any

import pytest

from gaslamp.core import honesty, record
from gaslamp.games import mrjack
from gaslamp.store.memory import MemoryStore
from server.fake_machine import FakeMachine
from server.running_server import (
    AT_ONCE,
    ManualClock,
    RunningServer,
    bearer,
    http_client,
    new_table,
    play,
    running_server,
    seeded_environment,
    sit,
    socket_client,
)
from waiting import TIMEOUT_SECONDS, until

ANN = {"seat": "jack", "name": "Ann"}
MACHINE = {"kind": "machine", "level": "random"}


def is_news(message: dict[str, Any]) -> bool:
    return message["type"] == "news"


async def test_everybody_is_sent_an_undo() -> None:
    with running_server() as server:
        async with http_client(server) as client:
            table, jack = await new_table(client, "mrjack", me=ANN)
            detective = await sit(client, table, "detective")
            async with socket_client(server, table, jack) as one, socket_client(server, table, detective) as two:
                before, log, other = two.now, two.story, one.story
                assert not before["can_undo"]
                card = next(choice for choice in two.choices if choice in "LSUMGW")
                await two.act(card)
                assert two.now["can_undo"]
                await one.reach(two.now["version"])
                assert not one.now["can_undo"]
                assert (await one.ask("undo", version=one.now["version"]))["code"] == "cannot-undo"
                assert (await two.ask("undo", version=two.now["version"]))["type"] == "done"
                await one.reach(two.now["version"])
                for seat in (one, two):
                    assert seat.events[-1]["kind"] == "undone"
                    assert seat.now["length"] == before["length"]
                assert two.now["view"] == before["view"]
                assert two.now["choices"] == before["choices"]
                assert (two.story, one.story) == (log, other)


async def test_an_action_is_taken_back_when_the_other_agrees() -> None:
    with running_server() as server:
        async with http_client(server) as client:
            table, jack = await new_table(client, "mrjack", me=ANN)
            detective = await sit(client, table, "detective")
            async with socket_client(server, table, jack) as one, socket_client(server, table, detective) as two:
                length = two.now["length"]
                await two.act(next(choice for choice in two.choices if choice in "LSUMGW"))
                await two.ask("offer", what="take-back", version=two.now["version"])
                await one.reach(two.now["version"])
                assert one.now["offer"]["asked"] == ["jack"]
                assert (await two.ask("answer", offer=two.now["offer"]["version"], yes=True))["code"] == "not-asked"
                await one.ask("answer", offer=one.now["offer"]["version"], yes=True)
                await two.reach(one.now["version"])
                assert two.now["length"] == length
                assert two.now["offer"] is None


async def test_time_runs_out_by_the_clock_of_the_server() -> None:
    watch = ManualClock()
    with running_server(environment=seeded_environment(now=watch)) as server:
        async with http_client(server) as client:
            # Long ones: while the server is busy, real time must not be what makes a flag fall.
            clock = {"kind": "live", "base": 600, "increment": 5}
            table, jack = await new_table(client, "mrjack", me=ANN, settings={"clock": clock})
            detective = await sit(client, table, "detective")
            async with socket_client(server, table, jack) as one, socket_client(server, table, detective) as two:
                await two.wait_for_clocks()
                sides = {side["side"]: side for side in one.now["clocks"]["sides"]}
                assert sides["detective"] == {"side": "detective", "left": 600_000, "runs": True}
                assert sides["jack"] == {"side": "jack", "left": 600_000, "runs": False}
                watch.at += 300_000
                await two.act(two.choices[0])
                watch.at += 300_000
                assert (await two.act(two.choices[0]))["code"] == "out-of-time"
            # Nobody is connected: the hub closes the table and has to look for itself.
            await until(lambda: not server.hub.open_tables()[table].subscribers, "the server to notice that they left")
            watch.at += int(1000 * AT_ONCE.idle_seconds)
            await until(lambda: is_over(server, table), "the time to run out")
            async with socket_client(server, table, jack) as again:
                while again.now["outcome"] is None:
                    await again.receive()
                outcome = again.now["outcome"]
                assert (outcome["winners"], outcome["reason"]) == (["jack"], "time")
                assert outcome["text"][0] == "The detective’s time has run out: Jack wins."
            whole = record.parse((await client.get(f"/api/tables/{table}/record?eyes=referee")).text)
            honesty.verify(mrjack, whole)


async def test_time_runs_out_while_everybody_is_connected() -> None:
    watch = ManualClock()
    timing = replace(AT_ONCE, sweep_seconds=TIMEOUT_SECONDS)
    with running_server(environment=seeded_environment(now=watch), timing=timing) as server:
        async with http_client(server) as client:
            clock = {"kind": "live", "base": 10, "increment": 0}
            table, jack = await new_table(client, "mrjack", me=ANN, settings={"clock": clock})
            detective = await sit(client, table, "detective")
            async with socket_client(server, table, jack) as one, socket_client(server, table, detective) as two:
                await two.wait_for_clocks()
                watch.at += 9_990
                # The server sets a new timer.
                await two.act(two.choices[0])
                watch.at += 10
                while one.now["outcome"] is None:
                    await one.receive()
                assert one.now["outcome"]["reason"] == "time"


async def test_an_absent_player_is_replaced_and_comes_back() -> None:
    watch = ManualClock()
    with running_server(environment=seeded_environment(now=watch), machines=FakeMachine(peaceful=True)) as server:
        async with http_client(server) as client:
            settings = {"absence": 60, "replace_absent": "all"}
            table, jack = await new_table(client, "mrjack", me=ANN, settings=settings)
            detective = await sit(client, table, "detective")
            async with socket_client(server, table, jack) as one:
                async with socket_client(server, table, detective) as two:
                    watch.at += 1_000_000
                    answer = await one.ask("replace", seat="detective", level="random")
                    assert answer["code"] == "not-absent", "a player who is connected is not absent"
                    version = two.now["version"]
                await one.receive_until(lambda message: message["type"] == "presence" and message["seats"] == ["jack"])
                assert (await one.ask("replace", seat="detective", level="random"))["code"] == "not-absent"
                watch.at += 60_000
                assert (await one.ask("replace", seat="detective", level="random"))["type"] == "done"
                while one.now["turn"] != "jack":
                    await one.receive()
                async with socket_client(server, table, detective, version=version) as back:
                    assert back.now["choices"] == []
                    assert (await back.act("L"))["code"] in ("machine-plays", "stale-version")
                    await back.ask("replace", seat="detective", level=None)
                    seats = {
                        seat["seat"]: seat["kind"]
                        for seat in (await client.get(f"/api/tables/{table}")).json()["seats"]
                    }
                    assert seats == {"jack": "human", "detective": "human"}


async def test_a_rematch_swaps_sides_and_accepts_the_same_tokens() -> None:
    with running_server() as server:
        async with http_client(server) as client:
            table, jack = await new_table(client, "mrjack", me=ANN)
            detective = await sit(client, table, "detective", "Bob")
            async with socket_client(server, table, jack) as one, socket_client(server, table, detective) as two:
                await one.ask("resign")
                await two.receive_until(is_news)
                following = (await two.ask("rematch"))["table"]
                assert (await one.ask("rematch"))["table"] == following, "both want the same one"
            await one_sits_down(client, following, {"jack": ("human", "Bob"), "detective": ("open", "Ann")})
            stranger = await client.post(f"/api/tables/{following}/seats", json={"seat": "detective", "name": "Eve"})
            assert stranger.json()["code"] == "seat-taken", "the seat is reserved for its key"
            async with (
                socket_client(server, following, jack) as one,
                socket_client(server, following, detective) as two,
            ):
                assert (one.welcome["seat"], two.welcome["seat"]) == ("detective", "jack")
                assert one.welcome["table"]["rematch_of"] == table
                assert one.now["turn"] == "detective"
                await play({"detective": one, "jack": two}, random.Random(1), 5)
            await one_sits_down(client, following, {"jack": ("human", "Bob"), "detective": ("human", "Ann")})


async def one_sits_down(client: Any, table: str, wanted: dict[str, tuple[str, str]]) -> None:
    info = (await client.get(f"/api/tables/{table}")).json()
    assert {seat["seat"]: (seat["kind"], seat["name"]) for seat in info["seats"]} == wanted


async def test_at_a_rematch_of_three_each_moves_up_one_seat() -> None:
    with running_server() as server:
        async with http_client(server) as client:
            table, jack = await new_table(
                client, "whitechapel", options={"hands": "BY/NRG"}, seats={"police2": MACHINE}, me=ANN
            )
            police = await sit(client, table, "police1", "Bob")
            async with socket_client(server, table, jack) as one:
                await one.ask("resign")
                following = (await one.ask("rematch"))["table"]
            async with socket_client(server, following, police) as two:
                assert two.welcome["seat"] == "police2"
            await one_sits_down(
                client, following, {"jack": ("machine", ""), "police1": ("human", "Ann"), "police2": ("human", "Bob")}
            )


async def test_a_player_who_leaves_the_seat_loses_the_token() -> None:
    with running_server() as server:
        async with http_client(server) as client:
            table, jack = await new_table(client, "mrjack", me=ANN)
            async with socket_client(server, table, jack) as one:
                await one.say("stand")
                with pytest.raises(Exception, match="4001"):
                    await one.receive_until(lambda _: False)
            answer = await client.get(f"/api/tables/{table}/record", headers=bearer(jack))
            assert answer.json()["code"] == "wrong-key"
            await sit(client, table, "jack", "Eve")


def is_over(server: RunningServer, table: str) -> bool:
    found = server.hub.open_tables().get(table)
    return found is not None and found.table.status == "over"


async def test_two_servers_over_one_store_accept_a_move_once() -> None:
    store = MemoryStore()
    with running_server(store) as first, running_server(store) as second:
        async with http_client(first) as client:
            table, jack = await new_table(client, "mrjack", me=ANN)
            detective = await sit(client, table, "detective")
        async with socket_client(first, table, detective) as here, socket_client(second, table, detective) as there:
            rng = random.Random(3)
            refused = 0
            for _ in range(40):
                one, other = rng.sample([here, there], 2)
                if one.now["turn"] != "detective":
                    break
                version = one.now["version"]
                assert other.now["version"] == version
                assert (await one.act(rng.choice(one.peaceful)))["type"] == "done"
                # The other does not know yet, and tries to move as well.
                answer = await other.act(rng.choice(other.peaceful))
                assert answer["code"] == "stale-version"
                refused += 1
                assert {**other.now, "clocks": None} == {**one.now, "clocks": None}
                assert other.story == one.story
            assert refused > 1
        assert jack is not None
