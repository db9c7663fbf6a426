"""A PostgreSQL and a Redis for all of these tests; each gets a database of its own."""

import asyncio
from collections.abc import Iterator

import pytest

import own_redis
import postgres
from scale.databases import migrated


@pytest.fixture(scope="session")
def base() -> Iterator[postgres.Postgres]:
    with postgres.started() as found:
        yield found


@pytest.fixture(scope="session")
def wire() -> Iterator[own_redis.OwnRedis]:
    with own_redis.started() as found:
        yield found


@pytest.fixture
def database(base: postgres.Postgres) -> str:
    """An empty database that is up to date."""
    return asyncio.run(migrated(base.address))


@pytest.fixture
def other_database(base: postgres.Postgres) -> str:
    return asyncio.run(migrated(base.address))
