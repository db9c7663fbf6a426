"""Operations: health, metrics, shared rate limits, shutdown and migration."""

import asyncio
import re
import signal
from contextlib import ExitStack
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

import postgres_server
import redis_server
from gaslamp.cli import main
from gaslamp.server.cluster.shared_limits import SharedBuckets
from gaslamp.server.gate.rate_limits import MemoryBuckets, Rate
from gaslamp.server.settings import Settings, from_environment, with_secret
from gaslamp.store.opening import open_store
from redis_server import OwnRedis
from scale.databases import created, migrated
from scale.processes import processes
from server.running_server import (
    METRICS_TOKEN,
    RunningServer,
    bearer,
    http_client,
    new_table,
    running_server,
    sit,
    socket_client,
)
from waiting import until


async def test_health_and_metrics_name_no_table_or_player() -> None:
    with ExitStack() as stack:
        base, wire = stack.enter_context(postgres_server.started()), stack.enter_context(redis_server.started())
        database = await migrated(base.address)
        server = stack.enter_context(running_server(address=database, redis=wire.address))
        async with http_client(server) as client:
            table, token = await new_table(client, "mrjack", me={"seat": "jack", "name": "Irene"})
            other = await sit(client, table, "detective")
            async with socket_client(server, table, token) as jack:
                if jack.now["turn"] == "jack":
                    await jack.act(jack.choices[0])
                await jack.ask("ping")
                metrics = (await client.get("/metrics", headers=bearer(METRICS_TOKEN))).text
            assert re.search(r"^gaslamp_moves_total [1-9]", metrics, re.MULTILINE)
            assert re.search(r"^gaslamp_tables 1\.0$", metrics, re.MULTILINE)
            assert re.search(r"^gaslamp_sockets 1\.0$", metrics, re.MULTILINE)
            assert re.search(r"^gaslamp_redis_up 1\.0$", metrics, re.MULTILINE)
            assert re.search(r"^gaslamp_acknowledge_seconds_count [1-9]", metrics, re.MULTILINE)
            for private in (table, token, other, "Irene", "jack"):
                assert str(private) not in metrics
            assert (await client.get("/readyz")).json() == {"ready": True, "database": True, "redis": True}
            wire.stop()
            await until(lambda: server.hub.cluster.is_disconnected, "a server without Redis")
            ready = await client.get("/readyz")
            assert (ready.status_code, ready.json()["redis"]) == (200, False), "the game goes on without Redis"
            base.stop()
            ready = await client.get("/readyz")
            assert (ready.status_code, ready.json()["database"]) == (503, False)
            assert (await client.get("/healthz")).status_code == 200
            base.start()
            assert (await client.get("/readyz")).status_code == 200


async def test_a_stopping_server_finishes_running_commands(database: str, wire: OwnRedis, tmp_path: Path) -> None:
    """Every move is acknowledged or found in the store, and every socket is closed with 1012 (service restart)."""
    async with processes("server", "server", database=database, redis=wire.address, log=tmp_path / "log") as (one, two):
        servers = [RunningServer(part.address, None, None, 0) for part in (one, two)]  # type: ignore[arg-type]
        async with http_client(servers[0]) as client:
            table, token = await new_table(client, "mrjack", me={"seat": "jack", "name": "A"})
            tokens = {"jack": token, "detective": await sit(client, table, "detective")}
        async with (
            socket_client(servers[0], table, tokens["jack"]) as jack,
            socket_client(servers[0], table, tokens["detective"]) as other,
        ):
            turn = jack if jack.now["turn"] == "jack" else other
            before = turn.now["version"]
            await turn.say("act", version=turn.now["version"], actions=[turn.choices[0]])
            stopping = asyncio.create_task(one.stop(signal.SIGTERM))
            for each in (jack, other):
                with pytest.raises(ConnectionClosed) as closed:
                    await each.receive_until(lambda _: False)
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1012
            await stopping
            seat = "jack" if turn is jack else "detective"
            async with socket_client(servers[1], table, tokens[seat], version=turn.now["version"]) as again:
                assert again.now["version"] >= turn.now["version"]
                assert again.welcome["fresh"] is False, "it gets what it missed, not everything again"
                if any('"type":"done"' in text for text in turn.received):
                    assert again.now["version"] > before, "it was acknowledged, so it is there"


async def test_rate_limits_are_shared_through_redis(wire: OwnRedis) -> None:
    wire.flush()
    rate = Rate(5, 100)
    both = [SharedBuckets(wire.address, MemoryBuckets()) for _ in range(2)]
    waits = [await both[number % 2].take("create 1.2.3.4", rate) for number in range(7)]
    assert waits[:5] == [0] * 5
    assert all(90 < wait <= 100 for wait in waits[5:])
    assert [await one.take("message 1.2.3.4", rate) for one in both] == [0, 0], "counted where the socket is"
    assert await both[0].take("create 5.6.7.8", rate) == 0, "everybody has a bucket of their own"
    for one in both:
        await one.close()
    with redis_server.started() as gone:
        lonely = SharedBuckets(gone.address, MemoryBuckets())
        gone.stop()
        assert [await lonely.take("create 1.2.3.4", rate) > 0 for _ in range(6)] == [False] * 5 + [True]
        await lonely.close()


async def test_processes_of_one_database_share_the_secret(database: str, tmp_path: Path) -> None:
    stores = [await open_store(database) for _ in range(3)]
    found = await asyncio.gather(*(store.shared_value("secret", bytes([n]) * 32) for n, store in enumerate(stores)))
    assert len(set(found)) == 1
    for store in stores:
        await store.close()
    shared = from_environment({"GASLAMP_DATABASE": database}, tmp_path)
    assert with_secret(shared).secret == b"", "not one of its own folder"
    given = from_environment({"GASLAMP_SECRET": "ab" * 32}, tmp_path)
    assert with_secret(given).secret == b"\xab" * 32
    assert "abab" not in repr(Settings(tmp_path, secret=b"abab"))


def test_one_command_migrates_both_databases(
    tmp_path: Path, base: postgres_server.Postgres, capsys: pytest.CaptureFixture[str]
) -> None:
    empty = asyncio.run(created(base.address))
    for where in (["--data", str(tmp_path)], ["--database", empty]):
        assert main(["migrate", *where]) == 0
        assert "up to date now" in capsys.readouterr().out
        assert main(["migrate", *where]) == 0
        assert "already" in capsys.readouterr().out
    assert main(["migrate", "--database", "postgresql://nobody@127.0.0.1:1/x"]) == 2
    assert main(["worker"]) == 2
    assert "--redis" in capsys.readouterr().err
