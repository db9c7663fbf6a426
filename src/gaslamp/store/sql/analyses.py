"""Analyses of finished games."""

import sqlalchemy as sa

from gaslamp.store.analyses import KeptAnalysis
from gaslamp.store.schema import analyses
from gaslamp.store.sql.access import Access, lock
from gaslamp.store.sql.dialect import insert

_KEY = ("table_id", "engine", "depth")


class Analyses(Access):
    async def keep_analysis(self, found: KeptAnalysis) -> bool:
        changed = {"document": found.document, "at": found.at}

        def work(connection: sa.Connection) -> bool:
            if not lock(connection, found.table):
                return False
            statement = insert(connection, analyses).values(
                table_id=found.table, engine=found.engine, depth=found.depth, **changed
            )
            connection.execute(
                statement.on_conflict_do_update(index_elements=_KEY, set_=changed, where=analyses.c.document.is_(None))
            )
            return True

        return await self._write(work)

    async def analysis(self, table: str, engine: str, depth: str) -> KeptAnalysis | None:
        here = analyses.c.table_id == table, analyses.c.engine == engine, analyses.c.depth == depth
        row = await self._row(sa.select(analyses).where(*here))
        return None if row is None else KeptAnalysis(row.table_id, row.engine, row.depth, row.document, row.at)
