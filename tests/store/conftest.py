"""Every kind of store. Each test gets an empty one."""

import asyncio
import shutil
from collections.abc import AsyncIterator, Iterator
from itertools import count
from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

import postgres_server
from gaslamp.store import migration, schema
from gaslamp.store.engine import address, file_address
from gaslamp.store.opening import MEMORY, open_store
from gaslamp.store.store import Store

_numbers = count(1)


@pytest.fixture(scope="session")
def server() -> Iterator[str]:
    with postgres_server.server() as found:
        yield found


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, without tables."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    return asyncio.run(_another(request.getfixturevalue("server")))


@pytest.fixture
async def store(where: str) -> AsyncIterator[Store]:
    """Every kind of store."""
    found = await open_store(where)
    yield found
    await found.close()


@pytest.fixture
async def two(where: str) -> AsyncIterator[tuple[Store, Store]]:
    """Two stores of one database, as two processes have."""
    both = await open_store(where, alone=False), await open_store(where, alone=False)
    yield both
    for each in both:
        await each.close()


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "store" in metafunc.fixturenames:
        metafunc.parametrize("where", ["memory", "sqlite", "postgresql"], indirect=True)
    elif "two" in metafunc.fixturenames:
        metafunc.parametrize("where", ["sqlite", "postgresql"], indirect=True)


@pytest.fixture
def where(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a migrated, empty database of the kind that the test asks for."""
    if request.param == "memory":
        return MEMORY
    if request.param == "sqlite":
        path = tmp_path / "tables.db"
        shutil.copy(request.getfixturevalue("migrated_file"), path)
        return f"sqlite:///{path}"
    found: str = request.getfixturevalue("migrated_database")
    asyncio.run(_execute(found, f"TRUNCATE {', '.join(schema.metadata.tables)} CASCADE"))
    return found


# Migrated once: that takes longer than most of the tests.


@pytest.fixture(scope="session")
def migrated_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("migrated") / "tables.db"
    asyncio.run(migration.upgrade(file_address(path)))
    return path


@pytest.fixture(scope="session")
def migrated_database(server: str) -> str:
    made = asyncio.run(_another(server))
    asyncio.run(migration.upgrade(address(made)))
    return made


async def _another(server: str) -> str:
    name = f"tables{next(_numbers)}"
    await _execute(f"{server}/postgres", f"CREATE DATABASE {name}")
    return f"{server}/{name}"


async def _execute(database: str, statement: str) -> None:
    engine = create_async_engine(address(database), isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(sa.text(statement))
    await engine.dispose()
