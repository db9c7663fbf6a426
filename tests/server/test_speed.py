"""How fast machines show their steps: one after the other in fixed pauses, or a whole turn in one message."""

import math
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import pairwise
from typing import Any

import pytest

from gaslamp.server.machines.request import PlayerRequest
from gaslamp.server.timing import Timing
from server.fake_machine import FakeMachine
from server.running_server import SocketClient, http_client, new_table, running_server, socket_client
from waiting import until

ANN = {"seat": "jack", "name": "Ann"}
MACHINE = {"kind": "machine", "level": "random"}
INTERVAL_SECONDS = 0.15


class CountedMachine(FakeMachine):
    """Makes only as many choices as a test allows."""

    def __init__(self) -> None:
        super().__init__()
        self.allowed = math.inf

    async def choose(self, request: PlayerRequest, report: Callable[[float], object] = print) -> str:
        await until(lambda: self.allowed, "leave to choose")
        self.allowed -= 1
        return await super().choose(request, report)


@asynccontextmanager
async def jack_among_machines(
    speed: str, interval: float = INTERVAL_SECONDS, options: dict[str, str] | None = None
) -> AsyncIterator[tuple[SocketClient, CountedMachine]]:
    """Jack at a socket, and machines in all other seats, until it is Jack's turn to flee."""
    machine = CountedMachine()
    with running_server(machines=machine, timing=Timing(machine_interval_seconds=interval)) as server:
        async with http_client(server) as client:
            seats = dict.fromkeys(["police"] if not options else ["police1", "police2", "police3"], MACHINE)
            table, token = await new_table(client, "whitechapel", me=ANN, seats=seats, options=options or {})
        async with socket_client(server, table, token) as one:
            one.is_strict = False
            assert (await one.ask("pace", speed="at-once"))["type"] == "done"
            while one.now["view"]["stage"] != "escape":
                await _act(one)
            one.is_strict = True
            # Another speed than before in any case, so that the versions are the same at every speed.
            await one.ask("pace", speed="calm" if speed != "calm" else "quick")
            await one.ask("pace", speed=speed)
            yield one, machine


async def _act(one: SocketClient) -> None:
    """Jack's next action, or what the others do until then."""
    if one.now["turn"] != "jack":
        await one.receive_until(lambda message: message["type"] == "news")
        return
    choices = [choice["action"] for choice in one.now["choices"]]
    plain = [choice["text"] for choice in choices if choice["type"] in ("kill", "walk")] or [choices[0]["text"]]
    assert (await one.act(plain[0]))["type"] == "done"


async def hunt(one: SocketClient) -> list[list[dict[str, Any]]]:
    """Jack flees. What the police do until it is his turn again: the events of each message."""
    await _act(one)
    batches = []
    while one.now["turn"] != "jack" and one.now["outcome"] is None:
        message = await one.receive_until(lambda message: message["type"] == "news")
        batches.append([event for event in message["events"] if event["kind"] == "acted"])
    return batches


@pytest.mark.parametrize("options", [{}, {"hands": "B/YN/RG"}], ids=["one", "three"])
async def test_a_whole_turn_of_machines_comes_in_one_message(options: dict[str, str]) -> None:
    async with jack_among_machines("at-once", options=options) as (one, _):
        [turn] = await hunt(one)
        assert [event["action"]["type"] for event in turn].count("step") == 5


async def test_a_quick_machine_shows_its_steps_in_pauses() -> None:
    async with jack_among_machines("quick") as (one, _):
        before = one.now["moved_at"]
        batches = await hunt(one)
        acted = [event for [event, *_] in batches]
        assert len(acted) > 5
        assert acted[0]["at"] - before >= 1000 * INTERVAL_SECONDS - 20
        gaps = [after["at"] - first["at"] for first, after in pairwise(acted)]
        assert min(gaps) >= 1000 * INTERVAL_SECONDS / 3 - 20


async def test_a_player_hurries_the_machine_for_one_turn() -> None:
    async with jack_among_machines("calm") as (one, machine):
        machine.allowed = 1
        await _act(one)
        await one.receive_until(lambda message: message["type"] == "news")
        assert one.now["turn"] == "police"
        assert (await one.ask("hurry"))["type"] == "done"
        machine.allowed = math.inf
        batches = []
        while one.now["turn"] != "jack" and one.now["outcome"] is None:
            message = await one.receive_until(lambda message: message["type"] == "news")
            batches.append([event for event in message["events"] if event["kind"] == "acted"])
        # At most one step was being thought about when it was asked to hurry.
        assert len(batches[-1]) > 5
        assert sum(map(len, batches[:-1])) <= 2
        assert one.welcome["table"]["speed"] == "quick"
        # The next turn has its pauses again.
        assert len(await hunt(one)) > 5


async def test_a_machine_plays_the_same_at_every_speed() -> None:
    turns = []
    for speed in ("calm", "quick", "at-once"):
        async with jack_among_machines(speed, interval=0.02) as (one, machine):
            batches = await hunt(one)
            asked = [(request.version, request.seat, request.view) for request in machine.asked]
            turns.append(([event["text"] for events in batches for event in events], asked))
    assert turns[0] == turns[1] == turns[2]


async def test_a_spectator_does_not_set_the_speed() -> None:
    with running_server() as server:
        async with http_client(server) as client:
            table, _ = await new_table(client, "mrjack", me={"seat": "jack", "name": "Ann"})
        async with socket_client(server, table) as one:
            for kind, body in (("pace", {"speed": "calm"}), ("hurry", {})):
                assert (await one.ask(kind, **body))["code"] == "spectators-watch"


async def test_everybody_sees_the_speed_that_a_player_sets() -> None:
    with running_server() as server:
        async with http_client(server) as client:
            table, token = await new_table(client, "mrjack", me=ANN, seats={"detective": MACHINE})
        async with socket_client(server, table, token) as one, socket_client(server, table) as other:
            assert other.welcome["table"]["speed"] == "quick"
            await one.ask("pace", speed="calm")
            news = await other.receive_until(lambda message: message.get("table") is not None)
            assert news["table"]["speed"] == "calm"
