"""The host's clock is set back while no server runs: nobody's time grows by it."""

import random
from dataclasses import dataclass
from typing import Any

from attack.amounts import amount
from server.running_server import (
    ManualClock,
    http_client,
    new_table,
    running_server,
    seeded_environment,
    sit,
    socket_client,
)

JUMPS = amount("JUMPS", 4)
"""Restarts with another time."""
MINUTE_MS, HOUR_MS = 60_000, 3_600_000


@dataclass
class Seen:
    left: dict[str, int]

    def check(self, now: dict[str, Any]) -> None:
        """Nobody has more time than before."""
        found = {side["side"]: side["left"] for side in now["clocks"]["sides"]}
        for side, left in found.items():
            assert left <= self.left.get(side, left), f"{side} has gained time"
        self.left = found


async def test_a_clock_that_is_set_back_gives_nobody_time(database: str) -> None:
    rng, time, seen = random.Random(1888), ManualClock(), Seen({})
    environment = seeded_environment(now=time)
    table, tokens = "", {}
    for _ in range(JUMPS):
        with running_server(address=database, environment=environment) as server:
            async with http_client(server) as client:
                if not table:
                    settings = {"clock": {"kind": "live", "base": 4 * 3600, "increment": 0}}
                    me = {"seat": "jack", "name": "Ann"}
                    table, token = await new_table(client, "mrjack", settings=settings, me=me)
                    tokens = {"jack": token, "detective": await sit(client, table, "detective")}
            for seat in ("detective", "jack"):
                async with socket_client(server, table, tokens[seat]) as player:
                    seen.check(player.now)
                    time.at += rng.randrange(MINUTE_MS)
                    if player.choices:
                        assert (await player.act(player.peaceful[0]))["type"] == "done"
                        seen.check(player.now)
        time.at -= rng.randrange(HOUR_MS)
    assert seen.left["detective"] < 4 * HOUR_MS, "time that was used is gone"
