"""Every kind of store, one after the other; each test gets an empty one."""

from collections.abc import AsyncIterator, Iterator
from itertools import count
from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

import postgres
from gaslamp.store import migration
from gaslamp.store.engine import address
from gaslamp.store.opening import MEMORY, open_store
from gaslamp.store.store import Store

_numbers = count(1)


@pytest.fixture(scope="session")
def server() -> Iterator[str]:
    with postgres.server() as found:
        yield found


@pytest.fixture(params=["sqlite", "postgresql"])
async def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    return await _empty(request, tmp_path)


@pytest.fixture(params=["memory", "sqlite", "postgresql"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    """Every kind of store."""
    found = await _opened(MEMORY if request.param == "memory" else await _empty(request, tmp_path))
    yield found
    await found.close()


@pytest.fixture
async def two(database: str) -> AsyncIterator[tuple[Store, Store]]:
    """Two over one database, as two processes have."""
    both = await _opened(database), await open_store(database)
    yield both
    for each in both:
        await each.close()


async def _empty(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    server: str = request.getfixturevalue("server")
    name = f"tables{next(_numbers)}"
    engine = create_async_engine(address(f"{server}/postgres"), isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(sa.text(f"CREATE DATABASE {name}"))
    await engine.dispose()
    return f"{server}/{name}"


async def _opened(database: str) -> Store:
    if database != MEMORY:
        await migration.upgrade(address(database))
    return await open_store(database)
