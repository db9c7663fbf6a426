"""A machine that is asked again after a take-back gives the same answer: asking often does not reveal its secret."""

import asyncio
from collections.abc import Callable

import pytest

from gaslamp.parts.player import Proposal, Thinking
from gaslamp.players.levels import seated
from gaslamp.server.machines.local_pool import LocalPool
from gaslamp.server.machines.player_pool import ignore_progress
from gaslamp.server.machines.player_process import PlayerCache, choose
from gaslamp.server.machines.request import PlayerRequest
from server import fake_players
from server.running_server import SocketClient, http_client, new_table, running_server, socket_client
from server.test_machines import request_to
from waiting import until

PROBES = 8
SECRET = b"s" * 32


class ForgetfulMachine:
    """Remembers nothing: what it answers follows from the request and the server's secret alone."""

    def __init__(self) -> None:
        self.allowed = 0
        """How many answers it may give. Without a limit it would go on while the player takes back."""

    async def choose(self, request: PlayerRequest, report: Callable[[float], object] = ignore_progress) -> str:  # noqa: ARG002
        await until(lambda: self.allowed, "leave to answer")
        self.allowed -= 1
        seeded = request.at_level(request.level).seeded(SECRET)
        return await asyncio.to_thread(choose, PlayerCache(seated), seeded, Thinking())

    async def advise(self, request: PlayerRequest) -> list[Proposal]:
        raise NotImplementedError


async def take_back(one: SocketClient, length: int) -> None:
    while one.now["length"] > length:
        answer = await one.ask("offer", what="take-back", version=one.now["version"])
        assert answer["type"] == "done", answer


async def probe(one: SocketClient, machine: ForgetfulMachine, plan: list[str]) -> str:
    """Play the same actions, see what the machine does, and take it all back."""
    length = one.now["length"]
    for action in plan:
        assert (await one.act(action))["type"] == "done"
    machine.allowed = 1
    while one.events[-1].get("seat") != "jack":
        await one.receive()
    answer = str(one.events[-1]["text"])
    await take_back(one, length)
    return answer


@pytest.mark.parametrize("level", ["random", "casual"])
async def test_the_same_question_gets_the_same_answer_however_often_it_is_asked(level: str) -> None:
    machine = ForgetfulMachine()
    with running_server(machines=machine) as server:
        async with http_client(server) as client:
            me, seats = {"seat": "detective", "name": "Bob"}, {"jack": {"kind": "machine", "level": level}}
            table, token = await new_table(client, "mrjack", me=me, seats=seats)
        async with socket_client(server, table, token) as one:
            plan, length = [], one.now["length"]
            while one.now["turn"] == "detective":
                # Holmes would draw a card, and nothing is taken back past that.
                plan.append(next(choice for choice in one.peaceful if choice != "H"))
                await one.act(plan[-1])
            await take_back(one, length)
            answers = [await probe(one, machine, plan) for _ in range(PROBES)]
            assert len(set(answers)) == 1
            assert one.now["length"] == length


async def test_a_pool_keeps_its_answers() -> None:
    """A player that runs out of time on a busy machine might choose differently the next time."""
    pool = LocalPool(SECRET, 1, make_player=fake_players.seated)
    try:
        assert await pool.choose(request_to(level="counts")) == "S"
        assert await pool.choose(request_to(level="counts")) == "S"
    finally:
        await pool.close()
