"""Suggestions for a learner: only in a lesson, only in turn, only from what the seat knows."""

import random
from contextlib import AsyncExitStack
from typing import Any

import httpx
import pytest

from gaslamp.core import record
from gaslamp.parts.player import Thinking
from gaslamp.players.lessons import suggest
from gaslamp.server.gate import rate_limits
from gaslamp.server.gate.rate_limits import Rate
from gaslamp.server.machines.request import PlayerRequest, from_json
from gaslamp.table import settings
from server.advising_machine import AdvisingMachine
from server.guarded_app import WORLD, client
from server.running_server import (
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

MOVES = 40
"""Until the police have chosen some of everything."""


def guide() -> AdvisingMachine:
    """Suggests like the real guide."""
    return AdvisingMachine(
        lambda request: suggest(request.game, request.knowledge(), random.Random(1), Thinking()), peaceful=True
    )


async def lesson(
    stack: AsyncExitStack, server: RunningServer, seat: str, **settings: Any
) -> tuple[httpx.AsyncClient, str, str, SocketClient]:
    """A table of Mr. Jack where a person learns that seat."""
    other = {"jack": "detective", "detective": "jack"}[seat]
    rest = await stack.enter_async_context(http_client(server))
    machine = {other: {"kind": "machine", "level": "random"}}
    table, _ = await new_table(rest, "mrjack", seats=machine, settings={"lesson": True, **settings})
    token = await sit(rest, table, seat)
    return rest, table, token, await stack.enter_async_context(socket_client(server, table, token))


async def in_turn(guest: SocketClient) -> None:
    while not guest.choices:
        await guest.receive()


async def asked(rest: httpx.AsyncClient, table: str, token: str | None) -> httpx.Response:
    return await rest.get(f"/api/tables/{table}/suggestion", headers=bearer(token))


async def test_a_learner_gets_a_suggestion_with_its_reason() -> None:
    with running_server(machines=guide()) as server:
        async with AsyncExitStack() as stack:
            rest, table, token, guest = await lesson(stack, server, "detective")
            await in_turn(guest)
            [proposal] = (await asked(rest, table, token)).raise_for_status().json()["proposals"]
            assert proposal["action"]["text"] in guest.choices
            assert (proposal["reason"], proposal["facts"]) == ("pick-new", {"who": proposal["action"]["character"]})


async def test_a_learner_who_is_not_in_turn_gets_no_proposal() -> None:
    with running_server(machines=guide()) as server:
        async with AsyncExitStack() as stack:
            rest = await stack.enter_async_context(http_client(server))
            table, _ = await new_table(rest, "mrjack", settings={"lesson": True})
            tokens = {seat: await sit(rest, table, seat) for seat in ("jack", "detective")}
            guest = await stack.enter_async_context(socket_client(server, table, tokens["detective"]))
            await in_turn(guest)
            answer = (await asked(rest, table, tokens["jack"])).raise_for_status().json()
            assert answer["proposals"] == []
            assert server.machines.advised == []


async def test_an_ordinary_table_gives_no_suggestion() -> None:
    with running_server(machines=guide()) as server:
        async with AsyncExitStack() as stack:
            rest, table, token, guest = await lesson(stack, server, "detective", lesson=False, assist="probabilities")
            await in_turn(guest)
            refused = await asked(rest, table, token)
            assert (refused.status_code, refused.json()["code"]) == (409, "no-assist")
            assert not any(request.lesson for request in server.machines.asked)


async def test_nobody_else_gets_a_suggestion() -> None:
    with running_server(machines=guide()) as server:
        async with AsyncExitStack() as stack:
            rest, table, _, guest = await lesson(stack, server, "detective")
            await in_turn(guest)
            refused = await asked(rest, table, None)
            assert (refused.status_code, refused.json()["code"]) == (403, "no-advice-for-seat")
            assert server.machines.advised == []


async def test_a_guide_gets_the_record_as_the_learner_saw_it() -> None:
    with running_server(machines=guide()) as server:
        async with AsyncExitStack() as stack:
            rest, table, token, guest = await lesson(stack, server, "detective")
            await in_turn(guest)
            (await asked(rest, table, token)).raise_for_status()
            [request] = server.machines.advised
            assert record.parse(request.record).eyes == "detective"
            assert "J=?" in request.view


async def test_a_machine_knows_that_it_plays_in_a_lesson() -> None:
    with running_server(machines=guide()) as server:
        async with AsyncExitStack() as stack:
            _, _, _, guest = await lesson(stack, server, "jack")
            await in_turn(guest)
            assert server.machines.asked
            assert all(request.lesson for request in server.machines.asked)


async def test_suggestions_do_not_depend_on_secrets_of_jack() -> None:
    """Twin worlds: hideouts and trails differ, and the suggestion is equal byte by byte."""
    rng = random.Random(4)
    with (
        running_server(environment=same_environment(), machines=guide()) as one,
        running_server(environment=same_environment(), machines=guide()) as other,
    ):
        twin = Twins([one, other], "whitechapel", {})
        twin.settings = {"lesson": True}
        async with AsyncExitStack() as stack:
            await twin.open(stack)
            clients = [await stack.enter_async_context(http_client(server)) for server in twin.servers]
            compared = 0
            for _ in range(MOVES):
                choice = whitechapel_actions(twin, rng)
                if choice is None:
                    break
                await twin.act(choice)
                answers = [
                    (await asked(rest, twin.table, twin.tokens["police"][world])).text
                    for world, rest in enumerate(clients)
                ]
                assert answers[0] == answers[1], "a suggestion tells the worlds apart"
                compared += twin.differ and "reason" in answers[0]
            assert compared >= 5, "too few suggestions were compared"


async def test_suggestions_are_rate_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(rate_limits.RATES, "suggestion", Rate(2, 10))
    async with client(WORLD) as world:
        statuses = [(await world.get("/api/tables/abc/suggestion")).status_code for _ in range(3)]
        assert statuses == [404, 404, 429]


def test_a_request_of_an_ordinary_table_is_the_same_as_before_lessons() -> None:
    request = PlayerRequest("t", 1, "mrjack", "jack", "novice", "", "")
    assert "lesson" not in request.to_json()
    assert from_json(request.to_json()) == request


def test_a_table_that_was_stored_before_lessons_is_no_lesson() -> None:
    assert settings.read({"clock": {"kind": "none"}, "assist": "possible"}).lesson is False
