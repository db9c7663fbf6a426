"""REST against its own OpenAPI contract: every answer is one that the contract names."""

import os
import random
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from argon2 import PasswordHasher
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis.strategies import integers
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from gaslamp.server import assembly
from gaslamp.server.gate.passwords import Passwords
from server.hosted_server import hosted_server
from server.running_server import RunningServer, http_client, new_table, sit, socket_client
from waiting import PATIENCE

EXAMPLES = int(os.environ.get("GASLAMP_SOAK_REQUESTS", "12"))
"""Examples of each request and each kind."""
ALWAYS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
GAMES = ("mrjack", "whitechapel")
Known = list[tuple[str, str]]


@pytest.fixture(name="home", scope="module")
def _home() -> Iterator[RunningServer]:
    with pytest.MonkeyPatch.context() as patch:
        quick = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
        patch.setattr(assembly, "Passwords", lambda: Passwords(quick))
        with hosted_server() as one:
            yield one


@pytest.fixture(name="known")
async def _known(home: RunningServer) -> Known:
    """Waiting, running and finished tables, each with the key of a seat."""
    found = []
    async with http_client(home) as client:
        for stage in ("waiting", "running", "over"):
            for game, other in (("mrjack", "detective"), ("whitechapel", "police")):
                wish = {"settings": {"assist": "probabilities"}, "me": {"seat": "jack", "name": "Ann"}}
                table, token = await new_table(client, game, **wish)
                assert token is not None
                found.append((table, token))
                if stage != "waiting":
                    await sit(client, table, other)
                if stage == "over":
                    async with socket_client(home, table, token) as jack:
                        assert (await jack.ask("resign"))["type"] == "done"
    return found


def operations(home: RunningServer) -> Iterator[Any]:
    contract = _plain(home.app.openapi())
    for found in schemathesis.openapi.from_dict(contract).get_all_operations():
        yield found.ok()


def _plain(schema: Any) -> Any:
    """Without patterns by character classes, which the generator does not support."""
    if isinstance(schema, dict):
        return {name: _plain(part) for name, part in schema.items() if not (name == "pattern" and r"\p{" in str(part))}
    return [_plain(part) for part in schema] if isinstance(schema, list) else schema


def ask(home: RunningServer, operation: Any, mode: GenerationMode, known: Known) -> set[int]:
    """Many such requests, half of them for existing tables. Returns the statuses."""
    statuses: set[int] = set()

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
        if luck % 2:
            _make_real(case, random.Random(luck), known)
        answer = case.call(base_url=f"http://{home.address}", timeout=PATIENCE)
        statuses.add(answer.status_code)
        case.validate_response(answer, checks=ALWAYS)

    one()
    return statuses


def _make_real(case: Any, rng: random.Random, known: Known) -> None:
    table, token = rng.choice(known)
    for name, value in (("table", table), ("game", rng.choice(GAMES))):
        if name in (case.path_parameters or {}):
            case.path_parameters[name] = value
    if "{table}" in case.operation.path:
        case.headers = {**(case.headers or {}), "Authorization": f"Bearer {token}"}
    if isinstance(case.body, dict) and "game" in case.body:
        case.body = {**case.body, "game": rng.choice(GAMES)}


@pytest.mark.slow
async def test_every_answer_follows_the_contract(home: RunningServer, known: Known) -> None:
    statuses = {one.label: ask(home, one, GenerationMode.POSITIVE, known) for one in operations(home)}
    assert len(statuses) > 20
    fine = [label for label, found in statuses.items() if any(status < 300 for status in found)]
    assert len(fine) > len(statuses) / 2, f"too many were never answered: {statuses}"


@pytest.mark.slow
async def test_requests_outside_the_contract_cause_no_error(home: RunningServer, known: Known) -> None:
    statuses = {one.label: ask(home, one, GenerationMode.NEGATIVE, known) for one in operations(home)}
    assert all(any(status >= 400 for status in found) for label, found in statuses.items() if "POST" in label)
    async with http_client(home) as client:
        assert (await client.get("/api/games")).status_code == 200
