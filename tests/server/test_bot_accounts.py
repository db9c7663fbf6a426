"""An account becomes a bot: its token is shown once, replaced and revoked, and a host can forbid bots."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import httpx
import pytest

from gaslamp.server.gate import rate_limits
from gaslamp.server.gate.rate_limits import Rate
from gaslamp.server.settings import Settings, from_environment
from gaslamp.store.memory import MemoryStore
from server.hosted_server import HOSTED, built
from server.running_server import bearer

ADA = {"name": "Ada", "password": "correct horse"}


@asynccontextmanager
async def device(settings: Settings = HOSTED, store: MemoryStore | None = None) -> AsyncIterator[httpx.AsyncClient]:
    """A browser at which Ada is logged in."""
    app, _ = built(settings, store=store or MemoryStore())
    base = settings.base
    transport = httpx.ASGITransport(app)
    async with httpx.AsyncClient(transport=transport, base_url=base, headers={"origin": base}) as client:
        assert (await client.post("/api/account", json=ADA)).status_code == 201
        yield client


async def who(client: httpx.AsyncClient, token: str) -> int:
    return (await client.get("/api/bot", headers=bearer(token))).status_code


async def test_an_account_becomes_a_bot_and_stops_being_one() -> None:
    store = MemoryStore()
    async with device(store=store) as client:
        assert (await client.get("/api/account/bot")).json() == {"bot": False}
        token = (await client.post("/api/account/bot")).json()["token"]
        assert token not in str(store.__dict__)
        assert (await client.get("/api/account/bot")).json() == {"bot": True}
        assert (await client.get("/api/bot", headers=bearer(token))).json()["name"] == "Ada"
        assert (await client.delete("/api/account/bot")).status_code == 204
        assert await who(client, token) == 403


async def test_a_new_token_makes_the_older_one_void() -> None:
    async with device() as client:
        first, second = [(await client.post("/api/account/bot")).json()["token"] for _ in range(2)]
        assert (await who(client, first), await who(client, second)) == (403, 200)


async def test_only_who_is_logged_in_gets_a_token() -> None:
    async with device() as client:
        await client.post("/api/account/logout")
        for ask in (client.get, client.post, client.delete):
            assert (await ask("/api/account/bot")).status_code == 401


async def test_whatever_seat_a_bots_account_takes_is_marked() -> None:
    """Also in a browser: the account is a bot."""
    async with device() as client:
        await client.post("/api/account/bot")
        body: dict[str, Any] = {"game": "mrjack", "me": {"seat": "jack", "name": "Not a bot"}}
        made = (await client.post("/api/tables", json=body)).json()["table"]
        assert [seat["bot"] for seat in made["seats"] if seat["kind"] == "human"] == [True]
        empty = (await client.post("/api/tables", json={"game": "mrjack"})).json()["table"]["id"]
        await client.post(f"/api/tables/{empty}/seats", json={"seat": "jack", "name": "Not a bot"})
        seats = (await client.get(f"/api/tables/{empty}")).json()["seats"]
        assert [seat["bot"] for seat in seats if seat["kind"] == "human"] == [True]


async def test_a_host_can_forbid_bots() -> None:
    store = MemoryStore()
    async with device(store=store) as client:
        token = (await client.post("/api/account/bot")).json()["token"]
    async with device(replace(HOSTED, bots=False)) as client:
        answer = await client.post("/api/account/bot")
        assert (answer.status_code, answer.json()["code"]) == (403, "bots-forbidden")
    app, _ = built(replace(HOSTED, bots=False), store=store)
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url=HOSTED.base) as client:
        assert (await client.get("/api/bot", headers=bearer(token))).json()["code"] == "bots-forbidden"
        assert (await client.get("/api/bots")).json() == []


@pytest.mark.parametrize(("text", "allowed"), [("off", False), ("on", True)])
def test_the_setting_is_read_from_the_environment(text: str, allowed: bool) -> None:
    assert from_environment({"GASLAMP_BOTS": text}, HOSTED.data).bots is allowed


async def test_the_requests_of_a_bot_are_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(rate_limits.RATES, "bot", Rate(3, 60))
    async with device(replace(HOSTED, limits=True)) as client:
        token = (await client.post("/api/account/bot")).json()["token"]
        assert [await who(client, token) for _ in range(5)] == [200, 200, 200, 429, 429]
