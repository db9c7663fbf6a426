"""When a machine moves: at fixed intervals, and not after an undo."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from gaslamp.server.machines.request import PlayerRequest
from gaslamp.server.timing import Timing
from server.fake_machine import FakeMachine
from server.running_server import (
    http_client,
    new_table,
    running_server,
    socket_client,
)
from waiting import until

ANN = {"seat": "jack", "name": "Ann"}
MACHINE = {"kind": "machine", "level": "random"}


class Slow(FakeMachine):
    """A player pool that waits until the test lets it continue, and notes when it is stopped."""

    def __init__(self) -> None:
        super().__init__(peaceful=True)
        self.stopped = 0
        self.may_answer = True

    async def choose(self, request: PlayerRequest, report: Callable[[float], object] = print) -> str:
        try:
            await until(lambda: self.may_answer, "leave to answer")
        except asyncio.CancelledError:
            self.stopped += 1
            raise
        return await super().choose(request, report)


def by_machine(event: dict[str, Any]) -> bool:
    return event.get("seat") == "detective"


@pytest.mark.parametrize("beats", [1, 2])
async def test_a_machine_moves_at_fixed_intervals_however_fast_it_was(beats: int) -> None:
    slow = Slow()
    with running_server(machines=slow, timing=Timing(machine_interval_seconds=0.2)) as server:
        async with http_client(server) as client:
            slow.may_answer = beats == 1
            table, _ = await new_table(client, "mrjack", me=ANN, seats={"detective": MACHINE})
            created = server.open_table(table).table.header.created
            async with socket_client(server, table, version=1) as one:
                if beats == 2:
                    await one.receive_until(lambda message: message["type"] == "thinking")
                    slow.may_answer = True
                while not (acted := [event for event in one.events if event["kind"] == "acted" and by_machine(event)]):
                    await one.receive()
            assert acted[0]["at"] - created >= 200 * beats - 20


async def test_an_undo_stops_the_machine_that_thinks() -> None:
    slow = Slow()
    slow.may_answer = False
    with running_server(machines=slow) as server:
        async with http_client(server) as client:
            seats = {"police": MACHINE}
            table, jack = await new_table(client, "whitechapel", me=ANN, seats=seats, options={"hideout": "chosen"})
            async with socket_client(server, table, jack) as one:
                while one.now["turn"] == "jack":
                    undoable = one.now["can_undo"]
                    await one.act(one.choices[0])
                assert undoable
                if one.now["can_undo"]:
                    await one.ask("undo", version=one.now["version"])
                else:
                    await one.ask("resign")
                await until(lambda: slow.stopped, "the thinking to stop")
