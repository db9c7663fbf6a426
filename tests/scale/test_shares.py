"""The wait for players' shares of the seed ends, whichever process sees to it."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import pytest

from gaslamp.core import chain, honesty
from gaslamp.core.shares import is_opened
from gaslamp.games import mrjack
from gaslamp.store.opening import open_store
from gaslamp.table.shares import REVEAL_SECONDS
from redis_server import OwnRedis
from scale.test_two_servers import TIMING
from server.running_server import (
    ManualClock,
    RunningServer,
    http_client,
    new_table,
    running_server,
    seeded_environment,
    socket_client,
)
from server.test_proofs import SEATS, reveal, sit_sharing, whole_record
from waiting import until


async def filled_table(server: RunningServer) -> tuple[str, dict[str, str]]:
    """Both players have committed to a share, and neither has revealed it. The table is open in this process only."""
    async with http_client(server) as client:
        table, _ = await new_table(client, "mrjack")
        return table, {seat: await sit_sharing(client, table, seat) for seat in SEATS}


async def starts(database: str, table: str) -> int:
    store = await open_store(database)
    found = await store.load(table)
    await store.close()
    assert found is not None
    return [event.kind for event in found[1]].count("started")


@contextmanager
def one_server(database: str, redis: str, seed: int, watch: ManualClock) -> Iterator[RunningServer]:
    environment = seeded_environment(seed, now=watch)
    with running_server(address=database, redis=redis, timing=TIMING, environment=environment) as server:
        yield server


@pytest.mark.parametrize("is_owner_gone", [False, True], ids=["owner-alive", "owner-gone"])
async def test_a_game_begins_for_a_player_of_another_process(
    is_owner_gone: bool, database: str, wire: OwnRedis
) -> None:
    """The last seat was taken at one server; the only player who is connected is at the other."""
    watch = ManualClock()
    with one_server(database, wire.address, 2, watch) as other, ExitStack() as owner:
        table, tokens = await filled_table(owner.enter_context(one_server(database, wire.address, 1, watch)))
        async with socket_client(other, table, tokens["jack"]) as jack:
            assert (await reveal(jack, "jack"))["type"] == "done"
            assert jack.now["turn"] is None
            if is_owner_gone:
                owner.close()
            watch.at += REVEAL_SECONDS * 1000
            # The clock of the test has jumped, so the timer is set again.
            await other.inside(other.open_table(table).on_change)
            await jack.receive_until(lambda _: jack.now["turn"] is not None)
    assert await starts(database, table) == 1


async def test_a_player_who_never_reveals_only_loses_influence(kept_at: str) -> None:
    watch = ManualClock()
    with running_server(address=kept_at, environment=seeded_environment(now=watch)) as server:
        table, tokens = await filled_table(server)
        async with socket_client(server, table, tokens["jack"]) as jack, http_client(server) as client:
            await reveal(jack, "jack")
            shown = jack.now["head"]
            watch.at += REVEAL_SECONDS * 1000
            await server.inside(server.open_table(table).on_change)
            await jack.receive_until(lambda _: jack.now["turn"] is not None)
            await jack.ask("resign")
            whole = await whole_record(client, table)
    honesty.verify(mrjack, whole)
    assert [(share.seat, is_opened(share)) for share in whole.shares] == [("jack", True), ("detective", False)]
    assert chain.start(whole).hex() == shown, "the share that was not opened stays in the chain"


async def test_a_game_begins_although_its_process_is_gone_and_nobody_is_connected(
    database: str, wire: OwnRedis
) -> None:
    watch = ManualClock()
    with one_server(database, wire.address, 2, watch) as other:
        with one_server(database, wire.address, 1, watch) as owner:
            table, _ = await filled_table(owner)
        assert await starts(database, table) == 0
        watch.at += int((REVEAL_SECONDS + TIMING.grace_seconds) * 1000)
        await until(lambda: table in other.hub.open_tables(), "the other server to find the table")
        await until(lambda: other.open_table(table).table.started, "the game to begin")
    assert await starts(database, table) == 1
