"""The clock of a new table starts when everybody is connected. Players may give each other time, and cancel a table."""

from pathlib import Path
from typing import Any

import pytest

from server.new_store import ON_DISK, new_database
from server.running_server import (
    ManualClock,
    SocketClient,
    http_client,
    new_table,
    running_server,
    seeded_environment,
    sit,
    socket_client,
)

ANN = {"seat": "jack", "name": "Ann"}
LIVE = {"kind": "live", "base": 600, "increment": 5}


def left(one: SocketClient, side: str) -> int:
    return next(int(clock["left"]) for clock in one.now["clocks"]["sides"] if clock["side"] == side)


async def received(one: SocketClient, kind: str) -> dict[str, Any]:
    def has(message: dict[str, Any]) -> bool:
        return message["type"] == "news" and any(event["kind"] == kind for event in message["events"])

    return await one.receive_until(has)


@pytest.mark.parametrize("kind", ON_DISK)
async def test_the_clock_starts_when_the_creator_comes_back(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """Also if the server was restarted in between."""
    watch = ManualClock()
    address = await new_database(kind, tmp_path, lambda: str(request.getfixturevalue("postgres")))
    with running_server(address=address, environment=seeded_environment(now=watch)) as server:
        async with http_client(server) as client:
            table, jack = await new_table(client, "mrjack", me=ANN, settings={"clock": LIVE})
            detective = await sit(client, table, "detective")
        async with socket_client(server, table, detective) as two:
            await received(two, "arrived")
            assert two.now["clocks"]["awaited"] == ["jack"]
            assert two.now["clocks"]["starts_at"] == watch.at + 300_000
    watch.at += 100_000
    with running_server(address=address, environment=seeded_environment(now=watch)) as server:
        async with socket_client(server, table, detective) as two, socket_client(server, table, jack):
            await received(two, "arrived")
            clocks = two.now["clocks"]
            assert (clocks["awaited"], clocks["starts_at"]) == ([], None)
            assert left(two, "detective") == 600_000
            watch.at += 10_000
            await two.act(two.choices[0])
            assert left(two, "detective") == 590_000


async def test_players_who_are_there_at_the_start_are_not_waited_for() -> None:
    watch = ManualClock()
    with running_server(environment=seeded_environment(now=watch)) as server:
        async with http_client(server) as client:
            table, jack = await new_table(client, "mrjack", me=ANN, settings={"clock": LIVE})
            async with socket_client(server, table, jack) as one:
                detective = await sit(client, table, "detective")
                await received(one, "arrived")
                assert one.now["clocks"]["awaited"] == ["detective"]
                async with socket_client(server, table, detective):
                    await received(one, "arrived")
                    assert one.now["clocks"]["awaited"] == []


async def test_time_that_is_given_is_told_in_the_log_in_every_language() -> None:
    with running_server(environment=seeded_environment(now=ManualClock())) as server:
        async with http_client(server) as client:
            table, jack = await new_table(client, "mrjack", me=ANN, settings={"clock": LIVE})
            detective = await sit(client, table, "detective")
        async with socket_client(server, table, jack) as one, socket_client(server, table, detective) as two:
            before = left(one, "detective")
            assert (await one.ask("add_time"))["type"] == "done"
            news = await received(two, "extended")
            assert left(two, "detective") == before + 60_000
            assert [line["text"] for line in news["story"]][-1] == "Jack gives one more minute."
            for _ in range(3):
                await two.act(two.choices[0])
        for language, text in (("fr", "Jack donne une minute de plus."), ("it", "Jack concede un minuto in più.")):
            async with socket_client(server, table, jack, lang=language) as again:
                texts = [line["text"] for line in again.welcome["story"]]
                assert texts.count(text) == 1
                assert texts[-1] != text, "the line stays where it was told"


async def test_a_cancelled_table_is_over_and_no_longer_in_the_lobby() -> None:
    with running_server() as server:
        async with http_client(server) as client:
            table, jack = await new_table(client, "mrjack", me=ANN, settings={"listed": True})
            assert [one["id"] for one in (await client.get("/api/tables")).json()] == [table]
            async with socket_client(server, table, jack) as one:
                assert (await one.ask("cancel"))["type"] == "done"
                assert one.now["outcome"]["reason"] == "abandoned"
            assert (await client.get("/api/tables")).json() == []
            assert (await client.get(f"/api/tables/{table}")).json()["status"] == "over"


async def test_a_spectator_neither_cancels_nor_gives_time() -> None:
    with running_server() as server:
        async with http_client(server) as client:
            table, _ = await new_table(client, "mrjack", me=ANN, settings={"clock": LIVE})
        async with socket_client(server, table, None) as one:
            for command in ("cancel", "add_time"):
                assert (await one.ask(command))["code"] == "spectators-watch"


async def test_a_rematch_says_for_whom_a_seat_is_kept() -> None:
    with running_server() as server:
        async with http_client(server) as client:
            table, jack = await new_table(client, "mrjack", me=ANN)
            await sit(client, table, "detective", "Bob")
            async with socket_client(server, table, jack) as one:
                await one.ask("resign")
                following = (await one.ask("rematch"))["table"]
            seats = (await client.get(f"/api/tables/{following}")).json()["seats"]
            assert [(seat["seat"], seat["kind"], seat["name"]) for seat in seats] == [
                ("jack", "open", "Bob"),
                ("detective", "human", "Ann"),
            ]
