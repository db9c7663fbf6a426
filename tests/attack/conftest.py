"""A SQLite file or a PostgreSQL database of its own for each test that names a store."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

import postgres_server
from gaslamp.store.opening import open_store
from gaslamp.store.store import Store
from scale.databases import migrated


@pytest.fixture(scope="session")
def base() -> Iterator[postgres_server.Postgres]:
    with postgres_server.started() as found:
        yield found


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    found: postgres_server.Postgres = request.getfixturevalue("base")
    return asyncio.run(migrated(found.address))


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    found = await open_store(database)
    yield found
    await found.close()
