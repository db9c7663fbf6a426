"""Databases in the tests' own PostgreSQL."""

from itertools import count

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

from gaslamp.store import migration
from gaslamp.store.engine import address

_numbers = count(1)


async def migrated(server: str) -> str:
    made = await created(server)
    await migration.upgrade(address(made))
    return made


async def created(server: str) -> str:
    """A database with nothing in it."""
    made = f"{server}/scale{next(_numbers)}"
    engine = create_async_engine(address(f"{server}/postgres"), isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(sa.text(f"CREATE DATABASE {made.rpartition('/')[2]}"))
    await engine.dispose()
    return made
