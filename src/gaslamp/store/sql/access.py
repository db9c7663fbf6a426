"""Reading and writing rows: the base of all parts of the SQL store."""

import math
import time
from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa

from gaslamp.store import schema
from gaslamp.store.engine import Database, T, Work
from gaslamp.store.file_lock import FileLock
from gaslamp.store.sql.appends import Append, append_all
from gaslamp.store.sql.rows import Row
from gaslamp.store.sql.storage_probe import remove_probe, write_probe
from gaslamp.store.storage_fault import StorageFault
from gaslamp.store.writer import Writer

PROBE_SECONDS = 1.0


class Access:
    def __init__(self, database: Database, lock: FileLock | None = None) -> None:
        self._database = database
        self._lock = lock
        self._writer: Writer[Append] = Writer(database, append_all)
        self._probed = -math.inf

    @property
    def fault(self) -> StorageFault | None:
        return self._writer.storage.fault

    async def check(self) -> None:
        await self._database.check()
        if self.fault is not None:
            await self._probe(self.fault)

    async def _probe(self, fault: StorageFault) -> None:
        """Write again after a fault. Not more often than once a second: everybody may ask how a server is."""
        now = time.monotonic()
        if now - self._probed < PROBE_SECONDS:
            raise fault
        self._probed = now
        await self._write(write_probe)
        await self._write(remove_probe)
        self._writer.storage.works()

    async def close(self) -> None:
        await self._writer.close()
        await self._database.close()
        if self._lock:
            self._lock.release()

    async def _rows(self, query: sa.Select[*tuple[Any, ...]]) -> Sequence[Row]:
        return await self._database.read(lambda connection: connection.execute(query).all())

    async def _row(self, query: sa.Select[*tuple[Any, ...]]) -> Row | None:
        return await self._database.read(lambda connection: connection.execute(query).first())

    async def _write(self, work: Work[T]) -> T:
        return await self._writer.run(work)

    async def _change(self, statement: sa.Insert | sa.Update | sa.Delete) -> int:
        """The number of changed rows."""
        return await self._write(lambda connection: connection.execute(statement).rowcount)


def lock(connection: sa.Connection, table: str) -> bool:
    """Lock a table's row until the transaction ends. False if there is no such table."""
    query = sa.select(schema.tables.c.id).where(schema.tables.c.id == table).with_for_update(key_share=True)
    return connection.execute(query).first() is not None
