"""An empty store of a kind, for the tests of the server in which the store matters."""

import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import asyncpg

from gaslamp.store.opening import MEMORY, migrate, open_store
from gaslamp.store.store import Store

ON_DISK = ("sqlite", "postgresql")


@asynccontextmanager
async def new_store(kind: str, folder: Path, postgres: Callable[[], str]) -> AsyncIterator[Store]:
    """`postgres` gives the address of a running server. It is called only if the store is there."""
    store = await open_store(await new_database(kind, folder, postgres))
    try:
        yield store
    finally:
        await store.close()


async def new_database(kind: str, folder: Path, postgres: Callable[[], str]) -> str:
    """The address of an empty database, for a server that opens it itself."""
    if kind == "sqlite":
        return f"sqlite:///{folder / 'gaslamp.db'}"
    if kind != "postgresql":
        return MEMORY
    server, name = postgres(), f"new_{secrets.token_hex(8)}"
    connection = await asyncpg.connect(f"{server}/postgres")
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()
    await migrate(f"{server}/{name}")
    return f"{server}/{name}"
