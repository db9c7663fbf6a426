"""Wrong seat keys are rate limited by address, and other addresses are not affected."""

import json
from dataclasses import replace
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

from gaslamp.core.errors import GaslampError
from gaslamp.server.gate import rate_limits as limiting
from gaslamp.server.gate.rate_limits import Limits, MemoryBuckets, Rate
from gaslamp.server.gate.wrong_keys import MAX_BLOCKED, WrongKeys
from gaslamp.server.tables.subscriber import NO_KEY
from server.hosted_server import HOSTED, built
from server.memory_socket import MemorySocket
from server.running_server import bearer, new_table


@pytest.fixture(name="app")
def _app(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setitem(limiting.RATES, "wrong-key", Rate(3, 60))
    app, inner = built(replace(HOSTED, limits=True))
    assert isinstance(inner, FastAPI)
    return app


def http_client(app: Any, peer: str = "203.0.113.5") -> httpx.AsyncClient:
    return httpx.AsyncClient(transport=httpx.ASGITransport(app, client=(peer, 1)), base_url="http://127.0.0.1")


async def test_wrong_keys_are_rate_limited(app: Any) -> None:
    async with http_client(app) as guesser, http_client(app, "198.51.100.7") as other:
        table, token = await new_table(other, "mrjack", me={"seat": "jack", "name": "Ann"})
        path = f"/api/tables/{table}/record"
        wrong_keys = [await guesser.get(path, headers=bearer(f"guess {number}")) for number in range(6)]
        assert [one.status_code for one in wrong_keys] == [403, 403, 403, 403, 429, 429]
        assert int(wrong_keys[-1].headers["retry-after"]) > 50
        right = await guesser.get(path, headers=bearer(token))
        assert right.status_code == 429, "else the last guess would tell that it was right"
        assert (await guesser.get(path)).status_code == 200, "watching needs no key"
        assert (await other.get(path, headers=bearer(token))).status_code == 200


async def test_wrong_keys_over_sockets_are_rate_limited(app: Any) -> None:
    async with http_client(app, "127.0.0.1") as client:
        table, token = await new_table(client, "mrjack", me={"seat": "jack", "name": "Ann"})
    closed = []
    for number in range(6):
        wire = MemorySocket(app, table)
        await wire.hello(f"guess {number}")
        await wire.ended()
        closed.append(wire.closed)
    assert closed == [NO_KEY] * 4 + [1008] * 2
    wire = MemorySocket(app, table)
    await wire.hello(token)
    assert not any(json.loads(text)["type"] == "welcome" for text in wire.received)


async def test_a_few_wrong_keys_have_no_effect(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setitem(limiting.RATES, "wrong-key", Rate(1, 10))
    wrong_keys = WrongKeys(Limits(MemoryBuckets(lambda: now)), lambda: now)
    scope = {"type": "http", "headers": [(b"authorization", b"Bearer x")]}

    async def wrong(client: str) -> None:
        async def send(_: Any) -> None:
            pass

        await wrong_keys.counting(scope, client, send)({"type": "http.response.start", "status": 403})

    for _ in range(5):
        await wrong("old link")
        wrong_keys.check(scope, "old link")
        now += 10
    for number in range(MAX_BLOCKED + 10):
        await wrong(str(number))
        await wrong(str(number))
    wrong_keys.check(scope, "9")
    with pytest.raises(GaslampError):
        wrong_keys.check(scope, "10")
