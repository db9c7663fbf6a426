"""REST against its own OpenAPI contract: every answer is one that the contract names."""

import asyncio
import os
import random
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from itertools import count
from typing import Any

import pytest
import schemathesis
from argon2 import PasswordHasher
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis.stateful import run_state_machine_as_test
from hypothesis.strategies import integers
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

import postgres_server
from gaslamp.games.registry import registration
from gaslamp.puzzles.line import part_of
from gaslamp.puzzles.shipped import shipped
from gaslamp.server import assembly
from gaslamp.server.gate.passwords import Passwords
from scale.databases import migrated
from server.bot_program import bot_post, new_bot
from server.hosted_server import hosted_server
from server.notebook_entries import new_notebook
from server.running_server import RunningServer, http_client, new_table, sit, socket_client
from waiting import TIMEOUT_SECONDS

SCENARIOS = int(os.environ.get("GASLAMP_SOAK_REQUESTS", "12"))
"""Chains of requests, in which each uses what an earlier one has answered."""
EYES = ("jack", "spectator", "referee")
STEPS = 8
"""Requests of a chain."""
EXAMPLES = int(os.environ.get("GASLAMP_SOAK_REQUESTS", "6"))
"""Examples of each request and each kind."""
ALWAYS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
GAMES = ("mrjack", "whitechapel")
Known = list[tuple[str, str]]
Servers = dict[str, RunningServer]
RUNNING = slice(2, 4)
"""Those of the known tables at which a bot plays."""
BOT = "token of Contract"
NOTEBOOKS: list[str] = []
"""Those of the server under test, the latest last."""


@pytest.fixture(name="servers", scope="module")
def _servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Servers]:
    """With databases, which bound numbers and texts more tightly than memory does."""
    with ExitStack() as stack:
        patch = stack.enter_context(pytest.MonkeyPatch.context())
        quick = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
        patch.setattr(assembly, "Passwords", lambda: Passwords(quick))
        file = f"sqlite:///{tmp_path_factory.mktemp('contract') / 'tables.db'}"
        found = {"sqlite": stack.enter_context(hosted_server(database=file))}
        # Where there is no PostgreSQL, the test of chains says so.
        with suppress(pytest.skip.Exception):
            base = asyncio.run(migrated(stack.enter_context(postgres_server.started()).address))
            found["postgresql"] = stack.enter_context(hosted_server(database=base))
        yield found


@pytest.fixture(name="known")
async def _known(servers: Servers) -> dict[str, Known]:
    return {name: await known_tables(server) for name, server in servers.items()}


async def known_tables(server: RunningServer) -> Known:
    """Waiting, running and finished tables, each with the key of a seat. A bot plays at those that run."""
    found = []
    bot = await known_bot(server)
    async with http_client(server) as client:
        for stage in ("waiting", "running", "over"):
            for game, other in (("mrjack", "detective"), ("whitechapel", "police")):
                body = {"settings": {"assist": "probabilities"}, "me": {"seat": "jack", "name": "Ann"}}
                table, token = await new_table(client, game, **body)
                assert token is not None
                found.append((table, token))
                if stage == "running":
                    await bot_post(client, f"/tables/{table}/seat", bot, {"seat": other})
                if stage == "over":
                    await sit(client, table, other)
                if stage == "over":
                    async with socket_client(server, table, token) as jack:
                        assert (await jack.ask("resign"))["type"] == "done"
        NOTEBOOKS.append((await new_notebook(client)).page["id"])
    return found


async def known_bot(server: RunningServer) -> str:
    """The token of the bot, which is made once."""
    name = "Contract"
    if await server.inside_async(lambda: server.hub.store.account_named(name)) is None:
        assert await new_bot(server, name) == BOT
    return BOT


def operations(servers: Servers) -> Iterator[Any]:
    contract = _plain(servers["sqlite"].app.openapi())
    for found in schemathesis.openapi.from_dict(contract).get_all_operations():
        yield found.ok()


def _plain(schema: Any) -> Any:
    """Without patterns by character classes, which the generator does not support."""
    if isinstance(schema, dict):
        return {name: _plain(part) for name, part in schema.items() if not (name == "pattern" and r"\p{" in str(part))}
    return [_plain(part) for part in schema] if isinstance(schema, list) else schema


def ask(servers: Servers, operation: Any, mode: GenerationMode, known: dict[str, Known]) -> dict[str, set[int]]:
    """Many such requests to each server, half of them for existing tables. Returns the statuses of each.

    All servers are asked the same: to make a request up takes longer than to answer it.
    """
    statuses: dict[str, set[int]] = {name: set() for name in servers}

    @seed(1888)
    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=mode), luck=integers(0, 1000))
    def one(case: Any, luck: int) -> None:
        for name, server in servers.items():
            if luck % 2:
                _make_real(case, random.Random(luck), known[name])
            answer = case.call(base_url=f"http://{server.address}", timeout=TIMEOUT_SECONDS)
            statuses[name].add(answer.status_code)
            case.validate_response(answer, checks=ALWAYS)

    one()
    return statuses


def _make_real(case: Any, rng: random.Random, known: Known) -> None:
    is_bot = case.operation.path.startswith("/api/bot") and not case.operation.path.endswith("/stream")
    table, token = rng.choice(known[RUNNING] if is_bot else known)
    # Not for a stream, which would not end.
    notebook = () if case.operation.path.endswith("/stream") else (("notebook", NOTEBOOKS[-1]),)
    game = rng.choice(GAMES)
    puzzle, drill = rng.choice(shipped(game)).id, rng.choice(list(part_of(registration(game)).DRILLS))
    real = (("table", table), ("game", game), ("id", puzzle), ("drill", drill), *notebook)
    for name, value in real:
        if name in (case.path_parameters or {}):
            case.path_parameters[name] = value
    if "eyes" in (case.query or {}):
        case.query["eyes"] = rng.choice(EYES)
    if is_bot:
        # Not for a stream, which would not end.
        case.headers = {**(case.headers or {}), "Authorization": f"Bearer {BOT}"}
    elif "{table}" in case.operation.path:
        case.headers = {**(case.headers or {}), "Authorization": f"Bearer {token}"}
    if case.operation.label == "POST /api/tables":
        # Of tables that are made up, hardly any is possible.
        case.body = {"game": game}
    elif isinstance(case.body, dict) and "game" in case.body:
        case.body = {**case.body, "game": game}


@pytest.mark.slow
async def test_every_answer_follows_the_contract(servers: Servers, known: dict[str, Known]) -> None:
    # A new key makes the known one void, so those requests come last.
    in_order = sorted(operations(servers), key=lambda one: one.path.endswith("/key"))
    answered = {one.label: ask(servers, one, GenerationMode.POSITIVE, known) for one in in_order}
    assert len(answered) > 20
    for name in servers:
        fine = {label: any(status < 300 for status in found[name]) for label, found in answered.items()}
        of_bots = [label for label in fine if "bot" in label or "challenges" in label]
        others = [label for label in fine if label not in of_bots]
        assert sum(fine[label] for label in others) > len(others) / 2, f"too many were never answered: {answered}"
        assert sum(fine[label] for label in of_bots) > 3, f"too many were never answered: {answered}"


@pytest.mark.slow
async def test_requests_outside_the_contract_cause_no_error(servers: Servers, known: dict[str, Known]) -> None:
    # What takes nothing cannot be asked wrongly.
    asked = [one for one in operations(servers) if {"parameters", "requestBody"} & one.definition.raw.keys()]
    answered = {one.label: ask(servers, one, GenerationMode.NEGATIVE, known) for one in asked}
    posted = [found for label, found in answered.items() if "POST" in label]
    assert all(any(status >= 400 for status in statuses) for found in posted for statuses in found.values())
    for server in servers.values():
        async with http_client(server) as client:
            assert (await client.get("/api/games")).status_code == 200


@pytest.mark.slow
@pytest.mark.parametrize("name", ["sqlite", "postgresql"])
def test_chains_of_requests_follow_the_contract(servers: Servers, name: str) -> None:
    """Tables that one request makes are looked at, taken seats at and read by the next ones."""
    if name not in servers:
        pytest.skip(f"{name} is not installed: what needs it is not tested")
    server = servers[name]
    statuses: Counter[tuple[str, int]] = Counter()
    made = count()
    schema = schemathesis.openapi.from_dict(_plain(server.app.openapi()))

    class Chain(schema.as_state_machine()):  # type: ignore[misc]
        def call(self, case: Any, **kwargs: Any) -> Any:
            if case.operation.label == "POST /api/tables" and next(made) % 2 == 0:
                # Most tables that are made up are refused, and then no chain begins.
                case.body = {"game": GAMES[len(str(case.body)) % 2]}
            elif isinstance(case.body, dict) and "game" in case.body:
                case.body = {**case.body, "game": GAMES[len(str(case.body)) % 2], "options": {}, "seats": {}}
            return case.call(base_url=f"http://{server.address}", timeout=TIMEOUT_SECONDS, **kwargs)

        def validate_response(self, response: Any, case: Any, **_: Any) -> None:
            statuses[case.operation.label, response.status_code] += 1
            case.validate_response(response, checks=ALWAYS)

    run_state_machine_as_test(
        seed(1888)(Chain),
        settings=settings(
            max_examples=SCENARIOS,
            stateful_step_count=STEPS,
            deadline=None,
            database=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        ),
    )
    reached = {label for label, status in statuses if "{table}" in label and status not in (404, 422)}
    assert len(reached) > 4, f"hardly any chain reached a table: {statuses}"
