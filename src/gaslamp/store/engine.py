"""Connections to the database named by an address: `sqlite:///path/to/file` or `postgresql://user@host/name`."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from gaslamp.core.errors import NotWellFormed

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}

READS = "reads"
"""The execution option of a connection that only reads."""

PRAGMAS = (
    "journal_mode=WAL",  # readers and the writer do not wait for each other
    "synchronous=FULL",  # an acknowledged move survives a power cut; NORMAL would not promise that
    "busy_timeout=5000",
)


def address(text: str) -> URL:
    """A database's address with the driver we use."""
    try:
        url = sa.make_url(text)
    except ArgumentError:
        raise NotWellFormed("bad-database") from None
    kind = url.get_backend_name()
    if kind not in DRIVERS or (kind == "sqlite" and not url.database):
        raise NotWellFormed("bad-database")
    return url.set(drivername=DRIVERS[kind])


def file_address(path: Path) -> URL:
    return URL.create(DRIVERS["sqlite"], database=str(path))


def connect(url: URL, *, foreign_keys: bool = True) -> AsyncEngine:
    """Without foreign keys only to rebuild tables: dropping the old one would take along all that refers to it."""
    if url.get_backend_name() != "sqlite":
        return create_async_engine(url, pool_pre_ping=True, pool_size=10)
    engine = create_async_engine(url, pool_size=4, max_overflow=4)
    pragmas = (*PRAGMAS, f"foreign_keys={'ON' if foreign_keys else 'OFF'}")
    sa.event.listen(engine.sync_engine, "connect", partial(_prepare, pragmas))
    sa.event.listen(engine.sync_engine, "begin", _begin)
    return engine


def _prepare(pragmas: Sequence[str], connection: Any, _record: Any) -> None:
    # sqlite3 would begin transactions by itself, and only at the first write.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in pragmas:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: sa.Connection) -> None:
    """A transaction that reads first and then wants to write fails at once if another was faster: lock first."""
    reads = connection.get_execution_options().get(READS, False)
    connection.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")
