"""Notebooks beside real boards."""

import sqlalchemy as sa

from gaslamp.store.json_text import read, write
from gaslamp.store.notebooks import KeptNotebook
from gaslamp.store.schema import notebooks
from gaslamp.store.sql.access import Access
from gaslamp.store.sql.dialect import insert


class Notebooks(Access):
    async def add_notebook(self, new: KeptNotebook, at: int) -> bool:
        values = {"id": new.id, "body": write(new.body), "version": new.version, "updated": at}

        def work(connection: sa.Connection) -> bool:
            statement = insert(connection, notebooks).values(values).on_conflict_do_nothing()
            return connection.execute(statement.returning(notebooks.c.id)).first() is not None

        return await self._write(work)

    async def notebook(self, id: str) -> KeptNotebook | None:
        row = await self._row(sa.select(notebooks).where(notebooks.c.id == id))
        return None if row is None else KeptNotebook(row.id, read(row.body), row.version)

    async def notebook_version(self, id: str) -> int | None:
        row = await self._row(sa.select(notebooks.c.version).where(notebooks.c.id == id))
        return None if row is None else row.version

    async def change_notebook(self, changed: KeptNotebook, at: int) -> bool:
        at_version = (notebooks.c.id == changed.id) & (notebooks.c.version == changed.version)
        values = {"body": write(changed.body), "version": changed.version + 1, "updated": at}
        return await self._change(sa.update(notebooks).where(at_version).values(values)) == 1

    async def drop_notebooks(self, before: int) -> int:
        return await self._change(sa.delete(notebooks).where(notebooks.c.updated < before))
