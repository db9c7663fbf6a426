"""Numbers beyond every bound, texts that no database stores, damaged records: refused, and never an error of ours."""

import json
import random
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import httpx
import pytest
from argon2 import PasswordHasher

from attack.amounts import amount
from gaslamp.core import honesty, record
from gaslamp.core.errors import GaslampError
from gaslamp.games.registry import named
from gaslamp.server.assembly import routes
from gaslamp.server.environment import Environment
from gaslamp.server.gate.accounts import Accounts
from gaslamp.server.gate.passwords import Passwords
from gaslamp.server.gate.rate_limits import Limits, MemoryBuckets
from gaslamp.server.settings import Settings
from gaslamp.store.memory import MemoryStore
from gaslamp.store.store import Store
from server.fake_machine import FakeMachine
from server.memory_socket import MemorySocket
from server.running_server import bearer, new_table, sit

SETTINGS = Settings(data=Path("unused"), limits=False, secret=b"s" * 32)
RECORDS = sorted((Path(__file__).parents[1] / "data/records").glob("*.record"))
DAMAGES = amount("RECORDS", 600)
"""Damaged records that are read."""
NUMBERS = (-(2**63) - 1, -(2**31) - 1, -1, 0, 2**31 - 1, 2**31, 2**53, 2**63 - 1, 2**63, 10**30)
TEXTS = ("\x00", "a\x00b", "\ufffe", "\U0010ffff", "é" * 40, "２", "²", "\u2028", "\x85", "\x1c")


def made(store: Store) -> Any:
    limits = Limits(MemoryBuckets(), is_on=False)
    quick = Passwords(PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))
    return routes(SETTINGS, store, FakeMachine(), Accounts(store, limits, quick, Environment()))


@pytest.fixture(name="app")
async def _app(store: Store) -> AsyncIterator[Any]:
    app = made(store)
    yield app
    await app.state.hub.stop()


@pytest.fixture(name="client")
async def _client(app: Any) -> AsyncIterator[httpx.AsyncClient]:
    """An error inside is an answer with status 500, as over a network."""
    transport = httpx.ASGITransport(app, raise_app_exceptions=False)
    async with httpx.AsyncClient(transport=transport, base_url="http://testserver") as client:
        yield client


def _whole(schema: Any, schemas: dict[str, Any]) -> Any:
    return schemas[schema["$ref"].rpartition("/")[2]] if "$ref" in schema else schema


def numbers_in(schema: Any, schemas: dict[str, Any], where: str) -> Iterator[tuple[str, Any]]:
    """Every number that a schema allows, with its place."""
    schema = _whole(schema, schemas)
    if schema.get("type") in ("integer", "number"):
        yield where, schema
    parts = [*schema.get("anyOf", ()), *schema.get("oneOf", ())]
    for name, part in schema.get("properties", {}).items():
        yield from numbers_in(part, schemas, f"{where}.{name}")
    for part in (*parts, *(schema[name] for name in ("items", "additionalProperties") if schema.get(name))):
        if isinstance(part, dict):
            yield from numbers_in(part, schemas, where)


def test_every_number_that_a_stranger_can_send_has_bounds() -> None:
    contract = made(MemoryStore()).openapi()
    schemas = contract["components"]["schemas"]
    found = dict(
        one
        for path, operations in contract["paths"].items()
        for method, operation in operations.items()
        for name, schema in _inputs(operation)
        for one in numbers_in(schema, schemas, f"{method} {path} {name}")
    )
    for name in ("Hello", "AnyCommand"):
        found.update(numbers_in(schemas[name], schemas, name))
    assert len(found) > 10
    assert [where for where, schema in found.items() if not {"minimum", "maximum"} <= schema.keys()] == []


def _inputs(operation: Any) -> Iterator[tuple[str, Any]]:
    for given in operation.get("parameters", ()):
        yield given["name"], given["schema"]
    for content in operation.get("requestBody", {}).get("content", {}).values():
        yield "body", content["schema"]


async def test_a_number_beyond_every_bound_is_no_error_of_ours(client: httpx.AsyncClient) -> None:
    table, token = await new_table(client, "mrjack", me={"seat": "jack", "name": "Ann"})
    paths = ["/api/tables?before={}", *(f"/api/tables/{table}/{one}" for one in ("replay?start={}", "belief?at={}"))]
    paths.append(f"/api/tables/{table}/replay?count={{}}")
    for path in paths:
        for number in NUMBERS:
            answer = await client.get(path.format(number), headers=bearer(token))
            assert answer.status_code < 500, (path, number)


async def test_a_text_that_the_database_cannot_store_is_no_error_of_ours(client: httpx.AsyncClient) -> None:
    table, token = await new_table(client, "mrjack", me={"seat": "jack", "name": "Ann"})
    for text in TEXTS:
        requests: list[tuple[str, str, Any]] = [
            ("GET", f"/api/tables?{httpx.QueryParams(game=text)}", None),
            ("GET", f"/api/games/mrjack/seats?{httpx.QueryParams(options=text)}", None),
            ("GET", f"/api/games/{quote(text)}/board", None),
            ("POST", "/api/account", {"name": text * 2, "password": "correct horse 12"}),
            ("POST", "/api/account", {"name": "Ann" + text, "password": "correct horse 12"}),
            ("POST", "/api/account", {"name": "Ann", "password": "correct horse 12" + text}),
            ("POST", "/api/account/login", {"name": text, "password": text}),
            ("POST", "/api/account/keys", {"tokens": [text]}),
            ("POST", "/api/tables", {"game": text}),
            ("POST", "/api/tables", {"game": "mrjack", "options": {"edition": text}}),
            ("POST", "/api/tables", {"game": "mrjack", "me": {"seat": "jack", "name": text}}),
            ("POST", "/api/tables/mine", {"tokens": [text]}),
            ("POST", "/api/tables/import", {"record": text}),
            ("POST", f"/api/tables/{table}/seats", {"seat": "detective", "name": text}),
            ("POST", f"/api/tables/{table}/notices", {"kind": "email", "target": f"a{text}@b.example"}),
            ("POST", f"/api/tables/{table}/notices", {"kind": "webhook", "target": f"https://b.example/{text}"}),
        ]
        for method, path, body in requests:
            answer = await client.request(method, path, json=body, headers=bearer(token))
            assert answer.status_code < 500, (method, path, body)


async def test_a_command_with_such_texts_and_numbers_gets_a_clear_answer(app: Any, client: httpx.AsyncClient) -> None:
    table, token = await new_table(client, "mrjack", me={"seat": "jack", "name": "Ann"})
    await sit(client, table, "detective")
    jack = MemorySocket(app, table)
    await jack.hello(token)
    commands: list[dict[str, Any]] = []
    for text in TEXTS:
        commands += (
            {"type": "note", "text": text},
            {"type": "mark", "place": "a1", "mark": text},
            {"type": "say", "channel": "table", "text": text},
            {"type": "act", "version": 1, "actions": [text]},
            {"type": "replace", "seat": "jack", "level": text},
        )
    for number in NUMBERS:
        commands += (
            {"type": "act", "version": number, "actions": ["L"]},
            {"type": "undo", "version": number},
            {"type": "offer", "version": number, "what": "abandon"},
            {"type": "answer", "offer": number, "yes": True},
        )
    for command in commands:
        await jack.say(json.dumps({"id": "1", **command}))
        assert not any("server-error" in text for text in jack.received), command
    await jack.close()


def damaged(text: str, rng: random.Random) -> str:
    """A record with a few wrong characters, words or lines."""
    for _ in range(rng.randint(1, 3)):
        place = rng.randrange(len(text) + 1)
        lines = text.split("\n")
        number = rng.randrange(len(lines))
        words = lines[number].split(" ")
        match rng.randrange(6):
            case 0:
                text = text[:place] + rng.choice(TEXTS) + text[place + rng.randrange(2) :]
            case 1:
                words[rng.randrange(len(words))] = rng.choice(("é", "²", "9" * 5000, "-1", "?", "", "ß=ß", "0x1", "+1"))
                text = "\n".join([*lines[:number], " ".join(words), *lines[number + 1 :]])
            case 2:
                text = "\n".join(lines[:number] + lines[number + 1 :])
            case 3:
                text = "\n".join([*lines[:number], rng.choice(lines), *lines[number:]])
            case 4:
                rng.shuffle(words)
                text = "\n".join([*lines[:number], " ".join(words), *lines[number + 1 :]])
            case _:
                text = text[:place]
    return text


def test_a_damaged_record_is_refused_by_its_fault() -> None:
    rng = random.Random(1888)
    texts = [path.read_text() for path in RECORDS if len(path.read_text()) < 20_000]
    refused = 0
    for _ in range(DAMAGES):
        text = damaged(rng.choice(texts), rng)
        try:
            found = record.parse(text)
            honesty.verify(named(found.game), found)
        except GaslampError:
            refused += 1
    assert refused > DAMAGES / 2


@pytest.mark.parametrize("line", ["promise é", "eyes é", "game é é", "options é=é", "1 jack é", "1 é L", "1 jack L é"])
async def test_a_record_with_other_letters_than_ascii_is_refused(client: httpx.AsyncClient, line: str) -> None:
    lines = RECORDS[0].read_text().splitlines()
    first = line.split(" ")[0]
    changed = [line if one.split(" ")[0] == first else one for one in lines]
    assert changed != lines
    answer = await client.post("/api/tables/import", json={"record": "\n".join(changed) + "\n"})
    assert answer.status_code == 400
    assert answer.json()["text"]
