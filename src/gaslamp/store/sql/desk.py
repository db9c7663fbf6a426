"""What every part of the store over a database stands on: a way to read and a way to write."""

from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from gaslamp.store import schema
from gaslamp.store.engine import READS
from gaslamp.store.guard import Guard
from gaslamp.store.sql.appends import Append, append_all
from gaslamp.store.writer import T, Work, Writer


class Desk:
    def __init__(self, engine: AsyncEngine, guard: Guard | None = None) -> None:
        self._engine = engine
        self._guard = guard
        self._reader = engine.execution_options(**{READS: True})
        self._writer: Writer[Append] = Writer(engine, append_all)

    async def close(self) -> None:
        await self._writer.close()
        await self._engine.dispose()
        if self._guard:
            self._guard.release()

    async def _rows(self, query: sa.Select[*tuple[Any, ...]]) -> Sequence[sa.Row[*tuple[Any, ...]]]:
        async with self._reader.connect() as connection:
            return (await connection.execute(query)).all()

    async def _row(self, query: sa.Select[*tuple[Any, ...]]) -> sa.Row[*tuple[Any, ...]] | None:
        async with self._reader.connect() as connection:
            return (await connection.execute(query)).first()

    async def _write(self, work: Work[T]) -> T:
        return await self._writer.run(work)

    async def _change(self, statement: sa.Insert | sa.Update | sa.Delete) -> int:
        """How many rows it changed."""

        async def work(connection: AsyncConnection) -> int:
            return (await connection.execute(statement)).rowcount

        return await self._write(work)


async def lock(connection: AsyncConnection, table: str) -> bool:
    """Keep other processes from changing a table until the transaction ends. False if there is no such table."""
    query = sa.select(schema.tables.c.id).where(schema.tables.c.id == table).with_for_update(key_share=True)
    return (await connection.execute(query)).first() is not None
