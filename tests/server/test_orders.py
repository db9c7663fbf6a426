"""Pencilled orders: a machine moves its policeman where a detective wrote its letter. Jack cannot give orders."""

import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import pytest

from gaslamp.parts.player import Thinking
from gaslamp.players.levels import seated
from gaslamp.server.machines import player_process
from gaslamp.server.machines.request import PlayerRequest
from server.fake_machine import FakeMachine
from server.running_server import SocketClient, http_client, new_table, running_server, sit, socket_client
from server.whitechapel_moves import flee, free_near, place, play_to


class Novice(FakeMachine):
    """Chooses as the real novice does, in the server's own process."""

    def __init__(self) -> None:
        super().__init__()
        self._cache = player_process.PlayerCache(seated)

    async def choose(self, request: PlayerRequest, report: Callable[[float], object] = print) -> str:  # noqa: ARG002
        self.asked.append(request)
        return player_process.choose(self._cache, replace(request, level="novice", seed=b"s"), Thinking())


@asynccontextmanager
async def table(**settings: Any) -> AsyncIterator[tuple[Novice, SocketClient, SocketClient]]:
    """Jack and a detective with the blue policeman are people; a machine has the others. Jack is about to flee."""
    machines = Novice()
    with running_server(machines=machines) as server:
        async with http_client(server) as client:
            name, _ = await new_table(
                client,
                "whitechapel",
                options={"hands": "B/YNRG"},
                settings=settings,
                seats={"police2": {"kind": "machine", "level": "novice"}},
            )
            keys = [await sit(client, name, seat) for seat in ("jack", "police1")]
        async with socket_client(server, name, keys[0]) as jack, socket_client(server, name, keys[1]) as police:
            await play_to(jack, police, "escape", random.Random(5))
            yield machines, jack, police


def marked(one: SocketClient) -> list[str]:
    return [text for text in one.received if text.startswith('{"type":"marked"')]


@pytest.mark.parametrize("rank", [0, -1])
async def test_a_machine_follows_a_pencilled_order_and_erases_it(rank: int) -> None:
    async with table(assist="marks") as (machines, jack, police):
        wanted = free_near(police, "yellow", rank)
        assert (await police.ask("mark", place=wanted, mark="Y"))["type"] == "done"
        await flee(jack, police)
        assert place(police, "yellow") == wanted
        if len(marked(police)) < 2:
            await police.receive_until(lambda message: message["type"] == "marked")
        assert [text.endswith('"mark":null}') for text in marked(police)] == [False, True]
        assert marked(jack) == [], "Jack learns neither of the plan nor that it was carried out"
        assert {wanted: "Y"} in [request.pencilled for request in machines.asked]


async def test_marks_of_jack_are_no_orders() -> None:
    async with table(assist="marks") as (machines, jack, police):
        wanted = free_near(police, "yellow", 0)
        for letter in "YNRG":
            await jack.ask("mark", place=wanted, mark=letter)
        await flee(jack, police)
        assert all(request.pencilled == {} for request in machines.asked)


async def test_jack_cannot_write_into_the_police_notebook() -> None:
    async with table(assist="marks", ally_chat=False) as (machines, jack, police):
        await jack.ask("mark", place=free_near(police, "yellow", 0), mark="Y")
        wanted = free_near(police, "brown", 1)
        await police.ask("mark", place=wanted, mark="N")
        await flee(jack, police)
        assert place(police, "brown") == wanted
        assert {tuple(request.pencilled) for request in machines.asked if request.pencilled} == {(wanted,)}
