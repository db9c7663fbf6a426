"""Giving one's seat to a machine and back saves no time."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from gaslamp.server.machines.player_pool import ignore_progress
from gaslamp.server.machines.request import PlayerRequest
from server.fake_machine import FakeMachine
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

TIMES = 20
HALF_A_SECOND_MS = 500
CLOCKS: list[dict[str, Any]] = [
    {"kind": "live", "base": 100, "increment": 10},
    {"kind": "correspondence", "days": 1},
]


class SilentMachine(FakeMachine):
    """Thinks for ever."""

    async def choose(self, request: PlayerRequest, report: Callable[[float], object] = ignore_progress) -> str:
        await asyncio.Event().wait()
        return await super().choose(request, report)


def time_left(player: SocketClient) -> int:
    """Of the detective, in milliseconds."""
    return next(int(side["left"]) for side in player.now["clocks"]["sides"] if side["side"] == "detective")


@pytest.mark.parametrize("agreed", CLOCKS, ids=["live", "correspondence"])
async def test_a_seat_given_away_and_back_every_half_second_saves_no_time(kept_at: str, agreed: dict[str, Any]) -> None:
    watch = ManualClock()
    with running_server(address=kept_at, environment=seeded_environment(now=watch), machines=SilentMachine()) as server:
        async with http_client(server) as client:
            me = {"seat": "jack", "name": "Ann"}
            table, jack = await new_table(client, "mrjack", me=me, settings={"clock": agreed})
            token = await sit(client, table, "detective")
        async with socket_client(server, table, jack), socket_client(server, table, token) as detective:
            await detective.wait_for_clocks()
            before = time_left(detective)
            for number in range(TIMES):
                watch.at += HALF_A_SECOND_MS
                level = None if number % 2 else "random"
                assert (await detective.ask("replace", seat="detective", level=level))["type"] == "done"
            assert time_left(detective) == before - TIMES * HALF_A_SECOND_MS
