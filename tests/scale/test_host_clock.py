"""A host's clock that is set forward or back does not move the players' clocks."""

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from structlog.testing import capture_logs

from gaslamp.server.environment import clock
from gaslamp.server.uptime import LONGEST_GAP_MS
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
from waiting import soon

ANN = {"seat": "jack", "name": "Ann"}
HOUR_MS = 3_600_000
LIVE = {"kind": "live", "base": 100, "increment": 0}
LONG = {"kind": "live", "base": 4 * 3600, "increment": 0}
"""Does not run out in an hour, so no server looks at the table by itself."""


@asynccontextmanager
async def first_server(
    kept_at: str, watch: ManualClock, agreed: dict[str, Any] = LIVE
) -> AsyncIterator[tuple[str, str | None, str, SocketClient]]:
    """A table whose clocks run, with its keys, and the detective, who is to act."""
    with running_server(address=kept_at, environment=seeded_environment(now=watch)) as server:
        async with http_client(server) as client:
            table, jack = await new_table(client, "mrjack", me=ANN, settings={"clock": agreed})
            detective = await sit(client, table, "detective")
            async with socket_client(server, table, detective) as two, socket_client(server, table, jack):
                await two.wait_for_clocks()
                yield table, jack, detective, two


def time_left(player: SocketClient) -> int:
    """Of the detective, in milliseconds."""
    return next(side["left"] for side in player.now["clocks"]["sides"] if side["side"] == "detective")


@pytest.mark.parametrize("jump_ms", [-HOUR_MS, HOUR_MS])
def test_a_clock_that_is_set_changes_nothing_within_a_process(jump_ms: int, monkeypatch: pytest.MonkeyPatch) -> None:
    true_time = time.time_ns
    before = clock()
    monkeypatch.setattr(time, "time_ns", lambda: true_time() + jump_ms * 1_000_000)
    monkeypatch.setattr(time, "time", lambda: time.time_ns() / 1e9)
    assert 0 <= clock() - before < HOUR_MS / 2


def test_the_time_is_that_of_the_host_at_the_start() -> None:
    assert abs(clock() - time.time_ns() // 1_000_000) < HOUR_MS / 2


async def test_nobody_gains_time_when_the_clock_is_set_back_across_a_restart(kept_at: str) -> None:
    watch = ManualClock()
    async with first_server(kept_at, watch) as (table, jack, detective, two):
        watch.at += 30_000
        await two.act(two.choices[0])
        assert two.now["turn"] == "detective"
    watch.at -= HOUR_MS
    with running_server(address=kept_at, environment=seeded_environment(seed=2, now=watch)) as server:
        async with socket_client(server, table, jack) as one:
            assert time_left(one) == 70_000
            watch.at += 69_999
            async with socket_client(server, table, detective) as two:
                assert time_left(two) == 1
                watch.at += 1
                assert (await two.act(two.choices[0]))["code"] == "out-of-time"
                # The server sets a new timer.
                await server.inside(server.open_table(table).on_change)
                await soon(one.receive_until(lambda _: one.now["outcome"] is not None), "the flag to fall")
            assert (one.now["outcome"]["reason"], one.now["outcome"]["winners"]) == ("time", ["jack"])


async def test_nobody_loses_time_while_no_server_runs(kept_at: str) -> None:
    """Or while the host's clock is set forward: afterwards nobody can tell the difference."""
    watch = ManualClock()
    async with first_server(kept_at, watch) as (table, jack, _, _):
        watch.at += 30_000
    watch.at += HOUR_MS
    for _ in range(2):  # the same outage is not given back twice
        with running_server(address=kept_at, environment=seeded_environment(seed=2, now=watch)) as server:
            async with socket_client(server, table, jack) as one:
                assert time_left(one) == 70_000
                assert one.now["outcome"] is None


async def test_a_clock_that_was_ahead_for_a_while_gives_nobody_time(kept_at: str) -> None:
    """Set forward, a restart at which nobody comes to the table, set right, another restart."""
    watch = ManualClock()
    async with first_server(kept_at, watch, LONG) as (table, jack, _, _):
        watch.at += 30_000
    watch.at += HOUR_MS
    with running_server(address=kept_at, environment=seeded_environment(seed=2, now=watch)):
        pass
    watch.at -= HOUR_MS - LONGEST_GAP_MS
    with running_server(address=kept_at, environment=seeded_environment(seed=3, now=watch)) as server:
        async with socket_client(server, table, jack) as one:
            assert time_left(one) == 4 * HOUR_MS - 30_000


async def test_time_that_is_given_back_is_logged_once_without_the_table(kept_at: str) -> None:
    watch = ManualClock()
    async with first_server(kept_at, watch) as (table, jack, _, _):
        pass
    watch.at += HOUR_MS
    with capture_logs() as logs:
        for _ in range(2):
            with running_server(address=kept_at, environment=seeded_environment(seed=2, now=watch)) as server:
                async with socket_client(server, table, jack):
                    pass
    lines = [line for line in logs if line["event"] == "clock-resumed"]
    assert lines == [{"event": "clock-resumed", "log_level": "info", "game": "mrjack", "milliseconds": HOUR_MS}]
    assert table not in str(logs)


async def test_a_short_restart_is_time_that_passed(kept_at: str) -> None:
    watch = ManualClock()
    async with first_server(kept_at, watch) as (table, jack, _, _):
        pass
    watch.at += LONGEST_GAP_MS
    with running_server(address=kept_at, environment=seeded_environment(seed=2, now=watch)) as server:
        async with socket_client(server, table, jack) as one:
            assert time_left(one) == 100_000 - LONGEST_GAP_MS
