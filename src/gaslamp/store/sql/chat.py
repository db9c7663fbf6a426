"""Chat, notes and pencil marks."""

from typing import Any

import sqlalchemy as sa

from gaslamp.store.json_text import read, without_nul, write
from gaslamp.store.schema import lines, marks, notes
from gaslamp.store.sql import rows
from gaslamp.store.sql.access import Access, lock
from gaslamp.store.sql.dialect import insert
from gaslamp.store.store import ChatLine


class Chat(Access):
    async def add_chat_line(
        self, table: str, channel: str, seat: str, text: str, at: int, name: str = ""
    ) -> int | None:
        def work(connection: sa.Connection) -> int | None:
            if not lock(connection, table):
                return None
            here = lines.c.table_id == table, lines.c.channel == channel
            last = connection.scalar(sa.select(sa.func.max(lines.c.id)).where(*here))
            values = {
                "table_id": table,
                "channel": channel,
                "id": (last or 0) + 1,
                "seat": seat,
                "text": without_nul(text),
                "at": at,
                "name": name,
            }
            connection.execute(sa.insert(lines).values(values))
            return (last or 0) + 1

        return await self._write(work)

    async def chat_lines(self, table: str, channel: str, after: int = 0, limit: int = 200) -> list[ChatLine]:
        here = lines.c.table_id == table, lines.c.channel == channel, lines.c.id > after
        query = sa.select(lines).where(*here).order_by(lines.c.id.desc()).limit(limit)
        return [rows.line(row) for row in reversed(await self._rows(query))]

    async def write_note(self, table: str, person: str, text: str, at: int) -> bool:
        return await self._put(notes, table, {"person": person}, {"text": without_nul(text), "at": at})

    async def note(self, table: str, person: str) -> str:
        row = await self._row(sa.select(notes.c.text).where(notes.c.table_id == table, notes.c.person == person))
        return "" if row is None else row.text

    async def mark(self, table: str, owner: str, place: str, mark: Any, at: int) -> bool:
        if mark is not None:
            return await self._put(marks, table, {"owner": owner, "place": place}, {"mark": write(mark), "at": at})
        here = marks.c.table_id == table, marks.c.owner == owner, marks.c.place == place

        def work(connection: sa.Connection) -> bool:
            connection.execute(sa.delete(marks).where(*here))
            return lock(connection, table)

        return await self._write(work)

    async def marks(self, table: str, owner: str) -> dict[str, Any]:
        query = sa.select(marks.c.place, marks.c.mark).where(marks.c.table_id == table, marks.c.owner == owner)
        return {row.place: read(row.mark) for row in await self._rows(query.order_by(marks.c.place))}

    async def _put(self, into: sa.Table, table: str, where: dict[str, str], values: dict[str, Any]) -> bool:
        """Insert or update. False if there is no such table."""

        def work(connection: sa.Connection) -> bool:
            if not lock(connection, table):
                return False
            statement = insert(connection, into).values(table_id=table, **where, **values)
            connection.execute(statement.on_conflict_do_update(index_elements=["table_id", *where], set_=values))
            return True

        return await self._write(work)
