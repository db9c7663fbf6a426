"""A PostgreSQL and a Redis for all of these tests; each gets a database of its own."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

import postgres_server
import redis_server
from scale.databases import migrated


@pytest.fixture(scope="session")
def base() -> Iterator[postgres_server.Postgres]:
    with postgres_server.started() as found:
        yield found


@pytest.fixture(scope="session")
def wire() -> Iterator[redis_server.OwnRedis]:
    with redis_server.started() as found:
        yield found


@pytest.fixture
def database(base: postgres_server.Postgres) -> str:
    """An empty database that is up to date."""
    return asyncio.run(migrated(base.address))


@pytest.fixture(params=["sqlite", "postgresql"])
def kept_at(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    return f"sqlite:///{tmp_path / 'tables.db'}" if request.param == "sqlite" else request.getfixturevalue("database")


@pytest.fixture
def other_database(base: postgres_server.Postgres) -> str:
    return asyncio.run(migrated(base.address))
