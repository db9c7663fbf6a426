"""Random concurrent commands keep a table consistent."""

import asyncio
import random
from contextlib import AsyncExitStack
from typing import Any

import pytest

from gaslamp.core import honesty, journal, record
from gaslamp.core.game import SPECTATOR
from gaslamp.games.registry import named
from gaslamp.table import replay
from server.fake_machine import FakeMachine
from server.running_server import (
    RunningServer,
    SocketClient,
    http_client,
    new_table,
    running_server,
    sit,
    socket_client,
)

COMMANDS = 150


async def _storm(
    one: SocketClient, seat: str, seats: list[str], rng: random.Random, answers: list[dict[str, Any]]
) -> None:
    for _ in range(COMMANDS):
        version = one.now["version"] - (rng.random() < 0.05)
        offer = one.now["offer"] or {"version": 1, "what": "nothing"}
        yes = rng.random() < 0.6 and offer["what"] != "abandon"
        # Not the actions that end a game at once.
        choices = [
            choice["action"]["text"]
            for choice in one.now["choices"]
            if choice["action"]["type"] not in ("accuse", "leave")
        ]
        kind, body = rng.choices(
            [
                ("act", {"version": version, "actions": [rng.choice(choices or ["L"])]}),
                ("act", {"version": version, "actions": rng.choices(choices or ["E4"], k=3)}),
                ("undo", {"version": version}),
                ("offer", {"version": version, "what": rng.choice(["take-back", "abandon"])}),
                ("answer", {"offer": offer["version"], "yes": yes}),
                ("replace", {"seat": rng.choice(seats), "level": rng.choice(["random", None])}),
                ("say", {"channel": rng.choice(["table", "police"]), "text": "hm"}),
                ("mark", {"place": "c1", "mark": rng.choice(["x", None])}),
                ("rematch", {}),
                ("ping", {}),
            ],
            weights=[40, 5, 12, 4, 8, 3, 2, 2, 1, 2],
        )[0]
        answer = await one.ask(kind, **body)
        answers.append(answer)
        assert answer.get("code") != "server-error", (seat, kind, body)


async def _check(server: RunningServer, table: str, guests: dict[str, SocketClient]) -> None:
    """Every client got each version once, the public parts are equal, and the store has the same table."""
    open_table = server.open_table(table)
    for seat, one in guests.items():
        await one.reach(open_table.table.version)
        versions = [event["version"] for event in one.events]
        assert versions == list(range(versions[0], open_table.table.version + 1))
        expected = open_table.true_story("en") if open_table.table.status == "over" else open_table.story(seat, "en")
        assert one.story == expected, f"the log of {seat} is not what happened"
        assert open_table.record(seat) == journal.redact(open_table.table.game, open_table.table.journal.record, seat)
    found = await open_table.store.load(table)
    assert found is not None
    assert replay.replay(*found) == open_table.table


@pytest.mark.parametrize(("game", "options"), [("mrjack", {}), ("whitechapel", {"hands": "B/YN/RG"})])
@pytest.mark.parametrize("seed", range(2))
async def test_concurrent_commands_keep_a_table_consistent(game: str, options: dict[str, str], seed: int) -> None:
    with running_server(machines=FakeMachine(peaceful=True)) as server:
        async with http_client(server) as client, AsyncExitStack() as stack:
            table, _ = await new_table(client, game, options=options, settings={"absence": 10, "assist": "marks"})
            seats = [seat["seat"] for seat in (await client.get(f"/api/tables/{table}")).json()["seats"]]
            tokens = {seat: await sit(client, table, seat) for seat in seats}
            guests = {
                seat: await stack.enter_async_context(socket_client(server, table, key)) for seat, key in tokens.items()
            }
            answers: list[dict[str, Any]] = []
            await asyncio.gather(
                *(_storm(one, seat, seats, random.Random(f"{seed}{seat}"), answers) for seat, one in guests.items())
            )
            assert sum(answer["type"] == "done" for answer in answers) > COMMANDS / 10
            assert len({answer.get("code") for answer in answers}) > 4, "too tame a storm"
            # Machines may still be playing for somebody: the own seat is taken back, or the game goes to its end.
            for seat, one in guests.items():
                await one.ask("replace", seat=seat, level=None)
            await _check(server, table, guests)
            await guests["jack"].ask("resign")
            whole = record.parse((await client.get(f"/api/tables/{table}/record?eyes=referee")).text)
            honesty.verify(named(game), whole)
            async with socket_client(server, table) as watcher:
                assert watcher.welcome["seat"] == SPECTATOR
                assert watcher.now["outcome"] is not None
