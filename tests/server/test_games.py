"""Whole games of both kinds through real sockets."""

import random
from contextlib import AsyncExitStack
from typing import Any

import httpx
import pytest

from gaslamp.core import honesty, record
from gaslamp.core.game import SPECTATOR
from gaslamp.games.registry import named
from gaslamp.server.tables.history import RECENT
from server.running_server import (
    RunningServer,
    SocketClient,
    bearer,
    http_client,
    new_table,
    play,
    running_server,
    sit,
    socket_client,
)

SIX = {"hands": "B/Y/N/R/G", "letters": "on", "hideout": "normal"}


async def seat_everybody(
    client: httpx.AsyncClient, game: str, options: dict[str, str], machines: dict[str, str] | None = None
) -> tuple[str, dict[str, str]]:
    """A table with machines on some seats and humans on the others: its id and the tokens by seat."""
    seats = {seat: {"kind": "machine", "level": level} for seat, level in (machines or {}).items()}
    table, _ = await new_table(client, game, options=options, seats=seats)
    found = (await client.get(f"/api/tables/{table}")).json()["seats"]
    return table, {one["seat"]: await sit(client, table, one["seat"]) for one in found if one["kind"] == "open"}


async def check_proved(client: httpx.AsyncClient, table: str) -> record.Record:
    """After the end the table's own record is there for all, and proves itself."""
    text = (await client.get(f"/api/tables/{table}/record", params={"eyes": "referee"})).text
    whole = record.parse(text)
    honesty.verify(named(whole.game), whole)
    return whole


async def check_log(client: httpx.AsyncClient, table: str, token: str | None, one: SocketClient) -> None:
    """The log a guest built up from news is the log told as a whole."""
    answer = await client.get(f"/api/tables/{table}/story", headers=bearer(token))
    assert answer.json() == one.story


@pytest.mark.parametrize(
    ("game", "options"),
    [("mrjack", {}), ("mrjack", {"edition": "first"}), ("whitechapel", {}), ("whitechapel", SIX)],
    ids=["mrjack", "mrjack-first", "whitechapel", "whitechapel-six"],
)
async def test_humans_play_a_whole_game_while_a_spectator_watches(game: str, options: dict[str, str]) -> None:
    with running_server() as server:
        async with http_client(server) as client, AsyncExitStack() as stack:
            table, tokens = await seat_everybody(client, game, options)
            guests = {
                seat: await stack.enter_async_context(socket_client(server, table, key)) for seat, key in tokens.items()
            }
            watcher = await stack.enter_async_context(socket_client(server, table, lang="fr"))
            assert watcher.welcome["seat"] == SPECTATOR
            await play(guests, random.Random(4))
            last = guests["jack"].now
            await watcher.reach(last["version"])
            for one in (*guests.values(), watcher):
                assert one.now["outcome"]["winners"] == last["outcome"]["winners"]
                assert one.now["choices"] == []
            versions = [event["version"] for event in watcher.events]
            assert versions == list(range(versions[0], last["version"] + 1)), "every event carries its version"
            assert not any("choices" in text and '"choices":[{' in text for text in watcher.received)
            whole = await check_proved(client, table)
            assert whole.length == last["length"]
            for seat, one in guests.items():
                await check_log(client, table, tokens[seat], one)


@pytest.mark.parametrize("human", ["jack", "detective"])
async def test_a_human_plays_a_machine(human: str) -> None:
    with running_server() as server:
        async with http_client(server) as client:
            other = "detective" if human == "jack" else "jack"
            table, tokens = await seat_everybody(client, "mrjack", {}, {other: "random"})
            async with socket_client(server, table, tokens[human]) as one:
                await play({human: one}, random.Random(2))
                assert one.now["outcome"] is not None
            await check_proved(client, table)


async def test_one_human_among_six_seats_plays_with_and_against_machines() -> None:
    with running_server() as server:
        async with http_client(server) as client:
            machines = dict.fromkeys(("jack", "police1", "police2", "police4", "police5"), "random")
            table, tokens = await seat_everybody(client, "whitechapel", SIX, machines)
            async with socket_client(server, table, tokens["police3"]) as one:
                await play({"police3": one}, random.Random(2))
                assert one.now["outcome"] is not None
            await check_proved(client, table)


async def test_machines_get_only_what_their_seats_know() -> None:
    with running_server() as server:
        async with http_client(server) as client:
            machines = dict.fromkeys(("jack", "police1", "police2"), "random")
            table, _ = await new_table(
                client,
                "whitechapel",
                options={"hands": "BY/NRG"},
                seats={seat: {"kind": "machine", "level": level} for seat, level in machines.items()},
            )
            async with socket_client(server, table) as watcher:
                while watcher.now["outcome"] is None:
                    await watcher.receive()
            whole = await check_proved(client, table)
    hideout = whole.entries[0].action
    for question in server.machines.asked:
        assert question.record.startswith("gaslamp record 2")
        assert f"eyes {question.seat}\n" in question.record
        assert "seed" not in question.record
        assert (hideout in question.record) == (question.seat == "jack" and "\n1 jack" in question.record)


async def _reconnecting(
    server: RunningServer, client: httpx.AsyncClient, game: str, options: dict[str, str]
) -> set[Any]:
    """Play with somebody leaving and coming back all the time: the stages in which they came back."""
    rng = random.Random(7)
    table, tokens = await seat_everybody(client, game, options)
    stages: set[Any] = set()
    async with AsyncExitStack() as stack:
        guests = {
            seat: await stack.enter_async_context(socket_client(server, table, key)) for seat, key in tokens.items()
        }
        while guests["jack"].now["outcome"] is None:
            left = rng.choice(list(guests))
            gone = guests.pop(left)
            await gone.socket.close()
            # The others go on while they can, so that there is something to miss.
            await play(guests, rng, rng.randrange(4), wait=False, peaceful=True)
            one = await stack.enter_async_context(
                socket_client(server, table, tokens[left], version=gone.now["version"])
            )
            stages.add(one.now["view"]["stage"])
            assert not one.welcome["fresh"]
            missed = [event["version"] for event in one.welcome["missed"]]
            assert missed == list(range(gone.now["version"] + 1, one.now["version"] + 1))
            guests[left] = one
            await play(guests, rng, rng.randrange(3), peaceful=True)
        for seat, one in guests.items():
            await one.reach(max(other.now["version"] for other in guests.values()))
            await check_log(client, table, tokens[seat], one)
    await check_proved(client, table)
    return stages


async def test_players_reconnect_in_every_phase_of_mr_jack() -> None:
    with running_server() as server:
        async with http_client(server) as client:
            stages: set[Any] = set()
            for edition in ("revised", "first"):
                stages |= await _reconnecting(server, client, "mrjack", {"edition": edition})
    assert stages >= {"pick", "act"}


async def test_players_reconnect_in_every_phase_of_whitechapel() -> None:
    with running_server() as server:
        async with http_client(server) as client:
            stages = await _reconnecting(server, client, "whitechapel", {"letters": "on"})
    assert stages >= {"marks", "patrols", "crime", "escape", "hunt", "act"}


@pytest.mark.parametrize("version", [1, 10**6], ids=["too far back", "from the future"])
async def test_a_reconnect_after_too_long_gets_a_fresh_view(version: int) -> None:
    with running_server() as server:
        async with http_client(server) as client, AsyncExitStack() as stack:
            table, tokens = await seat_everybody(client, "whitechapel", {})
            guests = {
                seat: await stack.enter_async_context(socket_client(server, table, key)) for seat, key in tokens.items()
            }
            await play(guests, random.Random(4), RECENT + 5)
            one = await stack.enter_async_context(socket_client(server, table, tokens["jack"], version=version))
            assert one.welcome["fresh"]
            assert one.welcome["missed"] == []
            assert one.now["version"] == server.open_table(table).table.version > RECENT
            await check_log(client, table, tokens["jack"], one)
