"""Whose work a table's machines are: that of the visitor who created it, on any server and after a restart."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from gaslamp.server.assembly import build
from gaslamp.store.store import Store
from server.fake_machine import FakeMachine
from server.hosted_server import HOSTED
from server.memory_socket import lifespan
from server.new_store import ON_DISK, new_store
from server.running_server import AT_ONCE, seeded_environment
from waiting import until

GAME = {"game": "mrjack", "seats": {"detective": {"kind": "machine", "level": "expert"}}}


@pytest.fixture(name="store", params=ON_DISK)
async def _store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    async with new_store(request.param, tmp_path, lambda: str(request.getfixturevalue("postgres"))) as found:
        yield found


class Unanswered(FakeMachine):
    """Is asked, and never answers."""

    async def choose(self, request: Any, report: Any = print) -> str:
        await super().choose(request, report)
        raise RuntimeError


@asynccontextmanager
async def served(store: Store, machines: FakeMachine) -> AsyncIterator[Any]:
    app = build(HOSTED, store, machines, environment=seeded_environment(), timing=AT_ONCE).app
    async with lifespan(app):
        yield app


def visiting(app: Any, address: str) -> httpx.AsyncClient:
    return httpx.AsyncClient(transport=httpx.ASGITransport(app, client=(address, 1)), base_url=HOSTED.base)


async def create(app: Any, address: str) -> dict[str, Any]:
    async with visiting(app, address) as client:
        body = GAME | {"me": {"seat": "jack", "name": "Ada"}}
        found: dict[str, Any] = (await client.post("/api/tables", json=body)).json()["table"]
        return found


async def visitors_of(machines: FakeMachine, tables: list[str]) -> list[str]:
    await until(lambda: {one.table for one in machines.asked} >= set(tables), "the machines to be asked")
    found = {one.table: one.visitor for one in machines.asked}
    return [found[table] for table in tables]


async def test_machines_work_for_the_visitor_who_created_the_table(store: Store) -> None:
    machines = Unanswered()
    async with served(store, machines) as app:
        tables = [(await create(app, address))["id"] for address in ("192.0.2.1", "192.0.2.2", "192.0.2.1")]
        one, other, again = await visitors_of(machines, tables)
        assert one == again != other


async def test_a_restart_does_not_forget_who_created_a_table(store: Store) -> None:
    before, after = Unanswered(), Unanswered()
    async with served(store, before) as app:
        tables = [(await create(app, address))["id"] for address in ("192.0.2.1", "192.0.2.2", "192.0.2.1")]
        first = await visitors_of(before, tables)
    async with served(store, after):
        assert await visitors_of(after, tables) == first


async def test_the_creator_of_a_table_is_not_shown(store: Store) -> None:
    machines = Unanswered()
    async with served(store, machines) as app:
        table = await create(app, "192.0.2.1")
        [visitor] = await visitors_of(machines, [table["id"]])
        assert "192.0.2.1" not in visitor
        async with visiting(app, "192.0.2.9") as client:
            for path in ("", "/record", "/story"):
                answer = await client.get(f"/api/tables/{table['id']}{path}")
                assert answer.status_code == 200
                assert visitor not in answer.text
                assert "creator" not in answer.text
