"""Twin worlds on every REST route about a table: beliefs, advice and everybody's records tell no secret."""

import random
import re
from contextlib import AsyncExitStack
from typing import Any

import httpx
import pytest

from attack.amounts import amount
from gaslamp.core.game import SPECTATOR
from server.mrjack_twins import mrjack_actions, other_jack  # noqa: F401  (a fixture)
from server.running_server import RunningServer, bearer, http_client
from server.twin_worlds import Twins, twins
from server.whitechapel_twins import whitechapel_actions

MOMENTS = amount("MOMENTS", 3)
"""Of a game, at which all routes are asked."""
APART, APART_IN_MRJACK = 25, 5
"""Actions between two of these moments."""
COMMITMENT = re.compile(r"[0-9a-f]{64}")
"""Commitments, and the chain that is made of them: the only thing that may differ."""
EYES = ("", "jack", "police", "detective", "spectator", "referee", "nobody")
SETTINGS = {"assist": "probabilities", "listed": True, "lesson": True}


@pytest.mark.slow
async def test_no_route_tells_where_jack_is() -> None:
    """Each route is asked with every seat's token but Jack's, and with everybody's eyes."""
    rng, asked, differing = random.Random(7), 0, 0
    with twins("whitechapel", {}) as twin:
        twin.settings = SETTINGS
        async with AsyncExitStack() as stack:
            await twin.open(stack)
            clients = [await stack.enter_async_context(http_client(server)) for server in twin.servers]
            for number in range(MOMENTS * APART):
                choice = whitechapel_actions(twin, rng)
                if choice is None:
                    break
                await twin.act(choice)
                if number % APART == APART - 1:
                    asked += await compared(twin, clients, "police")
                    differing += twin.differ
    assert asked > 20 * min(MOMENTS, 3)
    assert differing > 1, "the worlds were the same"


@pytest.mark.slow
async def test_no_route_tells_who_jack_is(other_jack: set[int]) -> None:  # noqa: F811
    """The same in Mr. Jack, where another character is Jack in the second world."""
    asked = moments = actions = 0
    for seed in range(MOMENTS + 5):
        if moments == MOMENTS:
            break
        rng = random.Random(seed)
        with twins("mrjack", {}) as twin:
            twin.settings = SETTINGS
            async with AsyncExitStack() as stack:
                other_jack.clear()
                other_jack.add(twin.servers[1].thread)
                await twin.open(stack)
                clients = [await stack.enter_async_context(http_client(server)) for server in twin.servers]
                while moments < MOMENTS and (choice := mrjack_actions(twin, rng)) is not None:
                    await twin.act(choice)
                    actions += 1
                    if twin.game.outcome(twin.states[0]):
                        break
                    if actions % APART_IN_MRJACK == 0:
                        asked, moments = asked + await compared(twin, clients, "detective"), moments + 1
                        assert twin.differ
    assert moments == MOMENTS
    assert asked > 20 * MOMENTS


async def compared(twin: Twins, clients: list[httpx.AsyncClient], other: str) -> int:
    """How many answers were compared, which the other seat and a spectator got."""
    count = 0
    for path, takes_eyes in routes(twin.servers[0]):
        for seat in (other, SPECTATOR):
            for eyes in EYES if takes_eyes else EYES[:1]:
                answers = [
                    await _ask(client, path, twin.table, eyes, (twin.tokens.get(seat) or [None, None])[world])
                    for world, client in enumerate(clients)
                ]
                assert answers[0] == answers[1], f"{path} with {eyes or 'own'} eyes tells {seat} in which world this is"
                count += 1
    return count


def routes(server: RunningServer) -> list[tuple[str, bool]]:
    """Every route that reads a table or lists tables, and whether it can be asked with other eyes."""
    paths: dict[str, Any] = server.app.openapi()["paths"]
    return [
        (path, any(one["name"] == "eyes" for one in operations["get"].get("parameters", ())))
        for path, operations in paths.items()
        if "get" in operations and not path.startswith(("/api/games", "/api/puzzles"))
    ]


async def _ask(client: httpx.AsyncClient, path: str, table: str, eyes: str, token: str | None) -> tuple[int, str]:
    answer = await client.get(
        path.format(table=table, notebook=table), params={"eyes": eyes} if eyes else {}, headers=bearer(token)
    )
    return answer.status_code, COMMITMENT.sub("...", answer.text)
