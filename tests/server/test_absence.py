"""Who is away, what the others may do about it, and what they may not."""

from dataclasses import replace
from typing import Any

from gaslamp.core import honesty, record
from gaslamp.games import mrjack
from server.fake_machine import FakeMachine
from server.running_server import (
    AT_ONCE,
    ManualClock,
    RunningServer,
    SocketClient,
    bearer,
    http_client,
    new_table,
    running_server,
    seeded_environment,
    sit,
    socket_client,
)

ANN = {"seat": "jack", "name": "Ann"}
DAYS = {"kind": "correspondence", "days": 3}
LIVE = {"kind": "live", "base": 3600, "increment": 10}
KEPT_OPEN = replace(AT_ONCE, idle_seconds=1e9)
"""A table that is closed and opened again waits for its players once more, however long they were away."""


async def wait_until_away(one: SocketClient, seat: str) -> dict[str, Any]:
    return await one.receive_until(lambda message: message["type"] == "presence" and seat in message["away"])


async def wait_until_present(one: SocketClient, seat: str) -> None:
    await one.receive_until(lambda message: message["type"] == "presence" and seat in message["seats"])


async def absent_detective(server: RunningServer, watch: ManualClock, **settings: Any) -> tuple[str, str]:
    """Jack's table and token. The detective is to act, and left ten days ago."""
    async with http_client(server) as client:
        table, jack = await new_table(client, "mrjack", me=ANN, settings=settings)
        detective = await sit(client, table, "detective")
        assert jack is not None
        async with socket_client(server, table, jack) as one:
            async with socket_client(server, table, detective):
                # Before that the detective was away too, and the message about it may come only now.
                await wait_until_present(one, "detective")
            await wait_until_away(one, "detective")
    watch.at += 1_000_000 if settings.get("clock") else 864_000_000
    return table, jack


async def test_an_opponent_cannot_put_a_machine_into_an_absent_players_seat() -> None:
    watch = ManualClock()
    with running_server(timing=KEPT_OPEN, environment=seeded_environment(now=watch)) as server:
        table, jack = await absent_detective(server, watch)
        async with socket_client(server, table, jack) as one:
            assert (await one.ask("replace", seat="detective", level="random"))["code"] == "only-allies"


async def test_nobody_is_absent_while_days_of_the_turn_are_left() -> None:
    watch = ManualClock()
    with running_server(timing=KEPT_OPEN, environment=seeded_environment(now=watch)) as server:
        for clock in (DAYS, LIVE):
            table, jack = await absent_detective(server, watch, clock=clock, replace_absent="all", absence=300)
            async with socket_client(server, table, jack) as one:
                assert (await one.ask("replace", seat="detective", level="random"))["code"] == "clock-decides"
                assert (await one.ask("claim"))["code"] == "clock-decides"


async def test_an_opponent_claims_the_win_from_an_absent_player() -> None:
    watch = ManualClock()
    with running_server(timing=KEPT_OPEN, environment=seeded_environment(now=watch)) as server:
        table, jack = await absent_detective(server, watch, absence=60)
        async with socket_client(server, table, jack) as one, http_client(server) as client:
            assert (await one.ask("claim"))["type"] == "done"
            outcome = one.now["outcome"]
            assert (outcome["winners"], outcome["reason"]) == (["jack"], "left")
            assert outcome["text"][0] == "The detective has left: Jack wins."
            assert outcome["text"][-1] == "Bob left the game."
            assert one.events[-1]["left"] == ["detective"]
            whole = record.parse((await client.get(f"/api/tables/{table}/record?eyes=referee")).text)
            honesty.verify(mrjack, whole)


async def test_nothing_is_claimed_from_a_player_who_is_there_or_has_just_left() -> None:
    watch = ManualClock()
    with running_server(timing=KEPT_OPEN, environment=seeded_environment(now=watch)) as server:
        async with http_client(server) as client:
            table, jack = await new_table(client, "mrjack", me=ANN, settings={"absence": 60})
            detective = await sit(client, table, "detective")
        async with socket_client(server, table, jack) as one:
            async with socket_client(server, table, detective):
                await wait_until_present(one, "detective")
                watch.at += 1_000_000
                assert (await one.ask("claim"))["code"] == "not-absent"
            presence = await wait_until_away(one, "detective")
            assert presence["away"] == {"detective": watch.at}
            watch.at += 59_999
            assert (await one.ask("claim"))["code"] == "not-absent"
            watch.at += 1
            assert (await one.ask("claim"))["type"] == "done"


async def test_a_player_who_left_during_the_others_turn_gets_the_whole_time() -> None:
    watch = ManualClock()
    with running_server(
        timing=KEPT_OPEN, environment=seeded_environment(now=watch), machines=FakeMachine(peaceful=True)
    ) as server:
        async with http_client(server) as client:
            table, jack = await new_table(client, "mrjack", me=ANN, settings={"absence": 60})
            detective = await sit(client, table, "detective")
        async with socket_client(server, table, detective) as two:
            async with socket_client(server, table, jack):
                await wait_until_present(two, "jack")
            await wait_until_away(two, "jack")
            watch.at += 500_000
            while two.now["turn"] == "detective":
                await two.act(two.peaceful[0])
            assert two.now["moved_at"] == watch.at
            assert (await two.ask("claim"))["code"] == "not-absent"
            watch.at += 60_000
            assert (await two.ask("claim"))["type"] == "done"


async def test_an_ally_gives_an_absent_allys_seat_to_a_machine() -> None:
    watch = ManualClock()
    with running_server(timing=KEPT_OPEN, environment=seeded_environment(now=watch)) as server:
        async with http_client(server) as client:
            table, _ = await new_table(client, "whitechapel", options={"hands": "BY/NRG"}, me=ANN)
            police = await sit(client, table, "police1")
            await sit(client, table, "police2")
        watch.at += 300_000
        async with socket_client(server, table, police) as one:
            assert (await one.ask("replace", seat="jack", level="random"))["code"] == "only-allies"
            assert (await one.ask("replace", seat="police2", level="random"))["type"] == "done"
            assert one.events[-1]["given_by"] == "police1"


async def test_a_replaced_player_must_agree_before_a_game_is_abandoned() -> None:
    watch = ManualClock()
    with running_server(
        timing=KEPT_OPEN, environment=seeded_environment(now=watch), machines=FakeMachine(peaceful=True)
    ) as server:
        async with http_client(server) as client:
            table, jack = await new_table(client, "mrjack", me=ANN)
            detective = await sit(client, table, "detective")
        async with socket_client(server, table, jack) as one, socket_client(server, table, detective) as two:
            await two.ask("replace", seat="detective", level="random")
            await one.reach(two.now["version"])
            await one.receive_until(lambda _: one.now["turn"] == "jack")
            assert (await one.ask("offer", what="take-back", version=one.now["version"]))["code"] == "no-take-back"
            assert (await one.ask("offer", what="abandon", version=one.now["version"]))["type"] == "done"
            assert one.now["outcome"] is None
            assert one.now["offer"]["asked"] == ["detective"]
            await two.reach(one.now["version"])
            await two.ask("answer", offer=two.now["offer"]["version"], yes=True)
            assert two.now["outcome"]["text"][0] == "Both players have agreed to stop: nobody wins."


async def test_one_person_among_machines_leaves_and_everybody_reads_who() -> None:
    with running_server(machines=FakeMachine(peaceful=True)) as server:
        async with http_client(server) as client:
            machine = {"kind": "machine", "level": "random"}
            table, jack = await new_table(client, "mrjack", me=ANN, seats={"detective": machine})
        async with socket_client(server, table, jack) as one, socket_client(server, table, lang="it") as watcher:
            await one.receive_until(lambda _: one.now["turn"] == "jack")
            await one.ask("offer", what="abandon", version=one.now["version"])
            await watcher.reach(one.now["version"])
            assert watcher.now["outcome"]["text"][0] == "L’unico giocatore se n’è andato: non vince nessuno."
            assert watcher.now["outcome"]["text"][-1] == "Partita lasciata da Ann."


async def test_everybody_sees_how_often_something_was_taken_back() -> None:
    with running_server(machines=FakeMachine(peaceful=True)) as server:
        async with http_client(server) as client:
            machine = {"kind": "machine", "level": "random"}
            me = {"seat": "detective", "name": "Bob"}
            table, detective = await new_table(client, "mrjack", me=me, seats={"jack": machine})
            async with socket_client(server, table, detective) as one:
                await one.act(next(choice for choice in one.choices if choice in "LSUMGW"))
                await one.ask("offer", what="take-back", version=one.now["version"])
            info = (await client.get(f"/api/tables/{table}")).json()
            assert info["take_backs"] == 1
            own = record.parse((await client.get(f"/api/tables/{table}/record", headers=bearer(detective))).text)
            assert own.take_backs == 1
            assert {seat["seat"]: seat["person"] for seat in info["seats"]} == {"jack": False, "detective": True}
