"""Advice: only for a detective in turn, and only from what the police know."""

import random
from contextlib import AsyncExitStack
from dataclasses import replace

import httpx
import pytest

from gaslamp.core import record
from gaslamp.core.game import SPECTATOR
from gaslamp.games import whitechapel
from gaslamp.parts.player import Thinking
from gaslamp.players.advice import propose
from gaslamp.server.machines.local_pool import LocalPool
from server.advising_machine import AdvisingMachine
from server.running_server import (
    AT_ONCE,
    RunningServer,
    SocketClient,
    bearer,
    http_client,
    new_table,
    running_server,
    sit,
    socket_client,
)
from server.twin_worlds import Twins, same_environment
from server.whitechapel_twins import whitechapel_actions

MOST_MOVES = 60
"""Moves until the hunt, and a few requests more."""


def novice() -> AdvisingMachine:
    """Advises like the real novice."""
    return AdvisingMachine(
        lambda request: propose(request.game, request.knowledge(), random.Random(1), Thinking(), "novice")
    )


class Room:
    """A table of Jack and one detective, both people."""

    def __init__(self, server: RunningServer, client: httpx.AsyncClient, table: str, tokens: dict[str, str]) -> None:
        self.server, self.client, self.table, self.tokens = server, client, table, tokens
        self.guests: dict[str, SocketClient] = {}

    async def counsel(self, seat: str) -> httpx.Response:
        return await self.client.get(f"/api/tables/{self.table}/counsel", headers=bearer(self.tokens.get(seat)))

    async def play_to(self, stage: str, seed: int = 3) -> None:
        """Random moves until the police have that to do."""
        rng = random.Random(seed)
        for _ in range(400):
            turn = next(iter(self.guests.values())).now["turn"]
            if self.guests[turn].now["view"]["stage"] == stage and len(self.guests[turn].choices) > 1:
                return
            await self.guests[turn].act(rng.choice(self.guests[turn].choices))
            for one in self.guests.values():
                await one.reach(self.guests[turn].now["version"])
        raise AssertionError(f"never came to {stage}")


async def room(stack: AsyncExitStack, server: RunningServer, assist: str = "probabilities") -> Room:
    client = await stack.enter_async_context(http_client(server))
    table, _ = await new_table(client, "whitechapel", settings={"assist": assist})
    tokens = {seat: await sit(client, table, seat) for seat in ("jack", "police")}
    found = Room(server, client, table, tokens)
    for seat, token in tokens.items():
        found.guests[seat] = await stack.enter_async_context(socket_client(server, table, token))
    return found


@pytest.mark.parametrize("stage", ["patrols", "hunt", "act"])
async def test_advice_holds_legal_moves(stage: str) -> None:
    with running_server(machines=novice()) as server:
        async with AsyncExitStack() as stack:
            at = await room(stack, server)
            await at.play_to(stage)
            answer = (await at.counsel("police")).raise_for_status().json()
            texts = [one["action"]["text"] for one in answer["proposals"]]
            police = at.guests["police"]
            assert texts
            assert set(texts) <= set(police.choices)
            assert answer["level"] == "expert", "nobody but people at the table: the best machine there is"
            followed = texts if stage == "hunt" else texts[:1]
            assert (await police.act(*followed))["type"] == "done", "the whole plan can be followed at once"


async def test_advice_is_cached() -> None:
    with running_server(machines=novice()) as server:
        async with AsyncExitStack() as stack:
            at = await room(stack, server)
            await at.play_to("hunt")
            first, second = [(await at.counsel("police")).text for _ in range(2)]
            assert first == second
            assert len(server.machines.advised) == 1
            await at.guests["police"].act(at.guests["police"].choices[0])
            assert (await at.counsel("police")).json()["moved"] > at.guests["jack"].now["version"] - 2
            assert len(server.machines.advised) == 2


async def test_only_a_detective_in_turn_gets_advice() -> None:
    with running_server(machines=novice()) as server:
        async with AsyncExitStack() as stack:
            at = await room(stack, server)
            early = await at.counsel("police")
            assert (early.status_code, early.json()["code"]) == (409, "not-your-turn")
            await at.play_to("hunt")
            for seat in ("jack", SPECTATOR):
                refused = await at.counsel(seat)
                assert (refused.status_code, refused.json()["code"]) == (403, "no-advice-for-seat")
            assert server.machines.advised == []


@pytest.mark.parametrize("assist", ["off", "marks", "possible"])
async def test_a_table_without_probabilities_gives_no_advice(assist: str) -> None:
    with running_server(machines=novice()) as server:
        async with AsyncExitStack() as stack:
            at = await room(stack, server, assist)
            await at.play_to("patrols")
            refused = await at.counsel("police")
            assert (refused.status_code, refused.json()["code"]) == (409, "no-assist")


async def test_an_adviser_gets_the_record_as_the_police_saw_it() -> None:
    with running_server(machines=novice()) as server:
        async with AsyncExitStack() as stack:
            at = await room(stack, server)
            await at.play_to("act")
            await at.counsel("police")
            [asked] = server.machines.advised
            own = await at.client.get(f"/api/tables/{at.table}/record", headers=bearer(at.tokens["police"]))
            assert record.parse(asked.record) == replace(record.parse(own.text), signatures=None)
            assert "h=?" in asked.record
            assert asked.view.endswith("@police")
            assert ";h=?" in asked.view or "h=?;" in asked.view


async def test_advice_does_not_depend_on_secrets_of_jack() -> None:
    """Twin worlds: hideouts and trails differ, and the advice is equal byte by byte."""
    rng = random.Random(4)
    with (
        running_server(environment=same_environment(), machines=novice()) as one,
        running_server(environment=same_environment(), machines=novice()) as other,
    ):
        twin = Twins([one, other], "whitechapel", {})
        async with AsyncExitStack() as stack:
            for server, guests in zip(twin.servers, twin.guests, strict=True):
                at = await room(stack, server)
                twin.table = at.table
                guests.update(at.guests)
                server.app.state.tokens = at.tokens
            compared = 0
            for _ in range(MOST_MOVES):
                if whitechapel.actor(twin.states[0]) == "police":
                    answers = [await _counsel(server, twin.table) for server in twin.servers]
                    assert answers[0] == answers[1], "counsel tells the worlds apart"
                    compared += twin.differ and "ask" in answers[0]
                choice = whitechapel_actions(twin, rng)
                if choice is None:
                    break
                await twin.act(choice)
            assert compared >= 5, "too few questions were compared"


async def _counsel(server: RunningServer, table: str) -> str:
    async with http_client(server) as client:
        token = server.app.state.tokens["police"]
        return (await client.get(f"/api/tables/{table}/counsel", headers=bearer(token))).raise_for_status().text


async def test_real_players_advise_in_their_own_process() -> None:
    machines = LocalPool(b"s" * 32, processes=1)
    with running_server(machines=novice(), timing=AT_ONCE) as server:
        async with AsyncExitStack() as stack:
            at = await room(stack, server)
            await at.play_to("hunt")
            await at.counsel("police")
            [asked] = server.machines.advised
    try:
        proposals = await machines.advise(asked)
        choices = {whitechapel.write(one) for one in whitechapel.choices(whitechapel.parse_view(asked.view))}
        assert {one.action for one in proposals} <= choices
        assert len(proposals) > 1
    finally:
        await machines.close()
