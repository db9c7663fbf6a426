"""Connects to a database by its address: `sqlite:///path/to/file` or `postgresql://user@host/name`.

Work is written once, as plain functions of a connection. For SQLite a whole transaction runs in a thread: that needs
one thread switch, where an asynchronous driver needs a dozen, and a thread switch in Python may take milliseconds. For
PostgreSQL the same functions run on an asynchronous driver, and are repeated while the server restarts.
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
from gaslamp.store.storage_fault import clear_faults

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

DRIVERS = {"sqlite": "sqlite+pysqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
READERS = 3
READS = "reads"
"""Execution option of a connection that only reads."""
CONNECTIONS = 10
"""To PostgreSQL. More reads at once wait for one: to open another takes the database as long as hundreds of reads."""
CONNECT_SECONDS, STATEMENT_SECONDS = 5, 30
"""Timeouts of PostgreSQL."""

PRAGMAS = (
    "journal_mode=WAL",  # readers and the writer do not wait for each other
    "synchronous=FULL",  # an acknowledged move survives a power cut; NORMAL would not promise that
    "busy_timeout=5000",
)

T = TypeVar("T")
Work = Callable[[sa.Connection], T]


class Database(Protocol):
    async def read(self, work: Work[T]) -> T:
        """A StorageFault if the disk cannot be read."""

    async def write(self, work: Work[T]) -> T:
        """On the one connection that writes, one piece of work at a time. The work begins and ends its transaction."""

    async def check(self) -> None:
        """Raises an error if the database cannot be read. Does not wait for it to come back."""

    async def close(self) -> None: ...


def address(text: str) -> URL:
    """The address with the driver that we use."""
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
    """`foreign_keys=False` is for migrations: with them, dropping a table would delete the rows that refer to it."""
    return FileDatabase(url, foreign_keys=foreign_keys) if is_file(url) else ServerDatabase(url)


class FileDatabase:
    """SQLite: one thread writes, some read."""

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
        with clear_faults(), self._reader.connect() as connection:
            return work(connection)

    def _write(self, work: Work[T]) -> T:
        if self._connection is None:
            self._connection = self._engine.connect()
        try:
            return work(self._connection)
        except BaseException:
            # SQLite may keep a transaction open whose commit failed. The pool would hand it out again.
            self._connection.invalidate()
            self._disconnect()
            raise

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


class ServerDatabase:
    """PostgreSQL: a pool of connections to read, and one connection to write."""

    def __init__(self, url: URL) -> None:
        # Imported here: it takes half a second, which SQLite does not need.
        from sqlalchemy.ext.asyncio import create_async_engine

        limits = {"timeout": CONNECT_SECONDS, "command_timeout": STATEMENT_SECONDS}
        self._engine = create_async_engine(url, pool_size=CONNECTIONS, max_overflow=0, connect_args=limits)
        # Reads need no transaction: its begin and end would be two more round trips.
        self._reader = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        self._connection: AsyncConnection | None = None

    async def read(self, work: Work[T]) -> T:
        return await retry_while_unavailable(lambda: self._read(work))

    async def write(self, work: Work[T]) -> T:
        """Work whose connection breaks before the commit is repeated: nothing of it was stored."""
        return await retry_while_unavailable(lambda: self._write(work))

    async def check(self) -> None:
        await self._read(_nothing)

    async def _read(self, work: Work[T]) -> T:
        with clear_faults():
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
                # It may be broken already. The server rolls an open transaction back.
                await connection.close()


def _nothing(connection: sa.Connection) -> None:
    connection.execute(sa.select(1))


def _prepare(pragmas: Sequence[str], connection: Any, _record: Any) -> None:
    # By default sqlite3 begins transactions itself, and only at the first write.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in pragmas:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: sa.Connection) -> None:
    """Take the write lock first: a transaction that reads and then writes fails if another one wrote in between."""
    reads = connection.get_execution_options().get(READS, False)
    connection.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")
