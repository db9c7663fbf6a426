"""After a restart all tables are as before, and clocks and machines continue."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from gaslamp.core import honesty, record
from gaslamp.games import whitechapel
from gaslamp.store.memory import MemoryStore
from server.running_server import (
    AT_ONCE,
    ManualClock,
    http_client,
    new_table,
    play,
    running_server,
    seeded_environment,
    sit,
    socket_client,
)
from waiting import soon

ANN = {"seat": "jack", "name": "Ann"}
MACHINE = {"kind": "machine", "level": "random"}


@pytest.mark.parametrize("kind", ["memory", "sqlite"])
async def test_tables_and_machines_continue_after_a_restart(kind: str, tmp_path: Path) -> None:
    """The server restarts in the middle of a game against a machine."""
    memory = MemoryStore()
    path = f"sqlite:///{tmp_path / 'tables.db'}"
    kept: dict[str, Any] = {}
    for part in range(4):
        with opened(kind, memory, path) as server:
            async with http_client(server) as client:
                if not part:
                    kept["table"], kept["token"] = await new_table(
                        client, "whitechapel", me=ANN, seats={"police": MACHINE}
                    )
                async with socket_client(server, kept["table"], kept["token"], version=kept.get("version")) as one:
                    if part:
                        assert not one.welcome["fresh"], "what was missed is known even after a restart"
                        assert one.now["length"] >= kept["length"]
                    await play({"jack": one}, random.Random(part), 25)
                    kept["length"], kept["version"] = one.now["length"], one.now["version"]
                    if part == 3:
                        await one.ask("resign")
                        whole = (await client.get(f"/api/tables/{kept['table']}/record?eyes=referee")).text
    honesty.verify(whitechapel, record.parse(whole))


async def test_clocks_run_out_after_a_restart_without_clients() -> None:
    watch, store = ManualClock(), MemoryStore()
    clock = {"kind": "live", "base": 100, "increment": 0}
    with running_server(store, environment=seeded_environment(now=watch)) as server:
        async with http_client(server) as client:
            table, _ = await new_table(client, "mrjack", me=ANN, settings={"clock": clock})
            await sit(client, table, "detective")
        # Nobody ever connects: the clocks wait five minutes for the players, and then start.
        watch.at += 300_000 + 70_000
    with running_server(store, environment=seeded_environment(now=watch)) as server:
        async with socket_client(server, table) as one:
            left = {side["side"]: side["left"] for side in one.now["clocks"]["sides"]}
            assert left == {"jack": 100_000, "detective": 30_000}
            assert one.now["outcome"] is None
    watch.at += 30_000
    with running_server(store, environment=seeded_environment(now=watch)) as server:
        async with http_client(server) as client:

            async def over() -> None:
                while (await client.get(f"/api/tables/{table}")).json()["status"] != "over":
                    await asyncio.sleep(0.02)

            await soon(over(), "a flag to fall")
        async with socket_client(server, table) as one:
            assert (one.now["outcome"]["reason"], one.now["outcome"]["winners"]) == ("time", ["jack"])


async def test_absence_continues_across_a_restart() -> None:
    watch, store = ManualClock(), MemoryStore()
    with running_server(store, environment=seeded_environment(now=watch)) as server:
        async with http_client(server) as client:
            settings = {"absence": 86_400, "replace_absent": "all"}
            table, jack = await new_table(client, "mrjack", me=ANN, settings=settings)
            await sit(client, table, "detective")
    watch.at += 86_400_000
    with running_server(store, environment=seeded_environment(now=watch)) as server:
        async with socket_client(server, table, jack) as one:
            assert (await one.ask("replace", seat="detective", level="random"))["code"] == "not-absent"
            watch.at += 60_000
            assert (await one.ask("replace", seat="detective", level="random"))["type"] == "done"


def opened(kind: str, memory: MemoryStore, path: str) -> Any:
    if kind == "memory":
        return running_server(memory, timing=AT_ONCE)
    return running_server(address=path, timing=AT_ONCE)
