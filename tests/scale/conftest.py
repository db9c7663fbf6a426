"""A PostgreSQL and a Redis for all of these tests; each gets a database of its own."""

import asyncio
from collections.abc import Iterator
from itertools import count

import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

import own_redis
import postgres
from gaslamp.store import migration
from gaslamp.store.engine import address

_numbers = count(1)


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
    return asyncio.run(_another(base.address))


@pytest.fixture
def other_database(base: postgres.Postgres) -> str:
    return asyncio.run(_another(base.address))


async def _another(server: str) -> str:
    made = f"{server}/scale{next(_numbers)}"
    engine = create_async_engine(address(f"{server}/postgres"), isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(sa.text(f"CREATE DATABASE {made.rpartition('/')[2]}"))
    await engine.dispose()
    await migration.upgrade(address(made))
    return made
