"""The contract: every request and every shape is on one page, which runs no script."""

import re
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from gaslamp.server import assembly
from gaslamp.server.environment import Environment
from gaslamp.server.gate.accounts import Accounts
from gaslamp.server.gate.passwords import Passwords
from gaslamp.server.gate.rate_limits import Limits, MemoryBuckets
from gaslamp.server.notices.delivery import Notices
from gaslamp.server.notices.outbox import Outbox
from gaslamp.server.settings import Settings
from gaslamp.store.memory import MemoryStore
from server.fake_machine import FakeMachine


@pytest.fixture(name="app", scope="module")
def _app() -> FastAPI:
    store, environment, limits = MemoryStore(), Environment(), Limits(MemoryBuckets())
    settings = Settings(data=Path("unused"))
    notices = Notices(settings, store, limits, environment, Outbox(store, environment))
    return assembly.routes(settings, store, FakeMachine(), Accounts(store, limits, Passwords(), environment), notices)


async def page(app: FastAPI) -> str:
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://test") as client:
        answer = await client.get("/docs")
    assert answer.headers["content-type"].startswith("text/html")
    return answer.text


async def test_every_request_and_every_shape_is_on_the_page(app: FastAPI) -> None:
    html, contract = await page(app), app.openapi()
    for path in contract["paths"]:
        assert f" {path}</code>" in html
    for name in contract["components"]["schemas"]:
        assert f'id="{name}"' in html
    assert {"/api/tables", "/api/account/login", "/api/tables/{table}/notices"} <= set(contract["paths"])


async def test_every_link_on_the_page_leads_somewhere(app: FastAPI) -> None:
    html = await page(app)
    links = set(re.findall(r'href="#([^"]+)"', html))
    assert len(links) > 50
    assert links <= set(re.findall(r'id="([^"]+)"', html))


async def test_the_page_needs_nothing_that_the_security_policy_forbids(app: FastAPI) -> None:
    html = await page(app)
    assert "<script" not in html
    assert "style=" not in html
    assert "//" not in re.sub(r"<code>[^<]*</code>", "", html)


async def test_views_and_actions_are_in_the_contract_under_short_names(app: FastAPI) -> None:
    names = set(app.openapi()["components"]["schemas"])
    assert not [name for name in names if "__" in name]
