"""How a database is reached by its address: `sqlite:///path/to/file` or `postgresql://user@host/name`.

Work is written once, as plain functions of a connection. SQLite does it in a thread: handing a whole transaction over
costs one change of threads, where an asynchronous driver needs a dozen, and in Python a thread that waits for its turn
may wait for milliseconds. PostgreSQL does the same work on an asynchronous driver, and is waited for while it restarts.
"""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

import sqlalchemy as sa
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError

from gaslamp.core.errors import NotWellFormed
from gaslamp.store.outage import retry_while_unavailable

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

DRIVERS = {"sqlite": "sqlite+pysqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
READERS = 3
READS = "reads"
"""The execution option of a connection that only reads."""
CONNECTING, ANSWERING = 5, 30
"""Seconds that PostgreSQL has to let us in, and for one statement."""

PRAGMAS = (
    "journal_mode=WAL",  # readers and the writer do not wait for each other
    "synchronous=FULL",  # an acknowledged move survives a power cut; NORMAL would not promise that
    "busy_timeout=5000",
)

T = TypeVar("T")
Work = Callable[[sa.Connection], T]


class Database(Protocol):
    async def read(self, work: Work[T]) -> T: ...

    async def write(self, work: Work[T]) -> T:
        """On the one connection that writes. The work begins and ends its transaction; one at a time."""

    async def check(self) -> None:
        """Raises whatever stands in the way of reading, without waiting for it to go away."""

    async def close(self) -> None: ...


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


def is_file(url: URL) -> bool:
    return url.get_backend_name() == "sqlite"


def connect(url: URL, *, foreign_keys: bool = True) -> Database:
    """Without foreign keys only to rebuild tables: dropping the old one would take along all that refers to it."""
    return FileDatabase(url, foreign_keys=foreign_keys) if is_file(url) else ServerDatabase(url)


class FileDatabase:
    """SQLite: one thread that writes, some that read."""

    def __init__(self, url: URL, *, foreign_keys: bool) -> None:
        self._engine = sa.create_engine(url, pool_size=READERS + 1)
        pragmas = (*PRAGMAS, f"foreign_keys={'ON' if foreign_keys else 'OFF'}")
        sa.event.listen(self._engine, "connect", partial(_prepare, pragmas))
        sa.event.listen(self._engine, "begin", _begin)
        self._reader = self._engine.execution_options(**{READS: True})
        self._connection: sa.Connection | None = None
        self._writing = ThreadPoolExecutor(1, "store-writer")
        self._reading = ThreadPoolExecutor(READERS, "store-reader")

    async def read(self, work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._reading, self._read, work)

    async def write(self, work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._writing, self._write, work)

    async def check(self) -> None:
        await self.read(_nothing)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._writing, self._disconnect)
        for threads in (self._writing, self._reading):
            threads.shutdown()
        self._engine.dispose()

    def _read(self, work: Work[T]) -> T:
        with self._reader.connect() as connection:
            return work(connection)

    def _write(self, work: Work[T]) -> T:
        if self._connection is None:
            self._connection = self._engine.connect()
        try:
            return work(self._connection)
        except BaseException:
            self._disconnect()
            raise

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


class ServerDatabase:
    """PostgreSQL: a pool of connections, and one that writes."""

    def __init__(self, url: URL) -> None:
        # It brings SQLAlchemy's whole object mapper along, half a second that SQLite does without.
        from sqlalchemy.ext.asyncio import create_async_engine

        limits = {"timeout": CONNECTING, "command_timeout": ANSWERING}
        self._engine = create_async_engine(url, pool_size=10, connect_args=limits)
        # What reads needs no transaction: beginning and ending one would be two more ways to the database and back.
        self._reader = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        self._connection: AsyncConnection | None = None

    async def read(self, work: Work[T]) -> T:
        return await retry_while_unavailable(lambda: self._read(work))

    async def write(self, work: Work[T]) -> T:
        """Work that breaks before its commit is done again: nothing of it has been kept."""
        return await retry_while_unavailable(lambda: self._write(work))

    async def check(self) -> None:
        await self._read(_nothing)

    async def _read(self, work: Work[T]) -> T:
        async with self._reader.connect() as connection:
            return await connection.run_sync(work)

    async def _write(self, work: Work[T]) -> T:
        if self._connection is None:
            self._connection = await self._engine.connect()
        try:
            return await self._connection.run_sync(work)
        except BaseException:
            await self._disconnect()
            raise

    async def close(self) -> None:
        await self._disconnect()
        await self._engine.dispose()

    async def _disconnect(self) -> None:
        if self._connection is not None:
            connection, self._connection = self._connection, None
            with suppress(Exception):
                # It may be gone already; what is open at its end is rolled back there.
                await connection.close()


def _nothing(connection: sa.Connection) -> None:
    connection.execute(sa.select(1))


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
