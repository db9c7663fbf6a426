"""Tables and their events."""

from collections.abc import Collection, Mapping, Sequence
from itertools import groupby

import sqlalchemy as sa

from gaslamp.store import schema
from gaslamp.store.schema import tables
from gaslamp.store.sql import rows
from gaslamp.store.sql.access import Access
from gaslamp.store.sql.appends import prepare
from gaslamp.store.sql.changes import since_each, table_progress
from gaslamp.store.sql.dialect import insert
from gaslamp.store.store import Event, Header, Job, Key, Listed, Progress, Status, Summary, first_version

# Lists never read the seed and its nonce.
_LISTED = [column for column in tables.c if column.name not in ("seed", "nonce")]
_LATEST = (tables.c.updated.desc(), tables.c.id)


class Tables(Access):
    async def create(self, header: Header, events: Sequence[Event], summary: Summary, keys: Sequence[Key] = ()) -> bool:
        if first_version(events) != 1:
            return False
        values = {**rows.header_values(header), **rows.summary_values(summary), "version": events[-1].version}
        event_rows = [rows.event_values(header.id, event) for event in events]
        key_rows = [rows.key_values(key) for key in keys]

        def work(connection: sa.Connection) -> bool:
            statement = insert(connection, tables).values(values).on_conflict_do_nothing().returning(tables.c.id)
            if connection.execute(statement).first() is None:
                return False
            connection.execute(sa.insert(schema.events), event_rows)
            if key_rows:
                connection.execute(sa.insert(schema.keys), key_rows)
            return True

        return await self._write(work)

    async def load(self, table: str) -> tuple[Header, list[Event]] | None:
        row = await self._row(sa.select(tables).where(tables.c.id == table))
        return None if row is None else (rows.header(row), await self.since(table, 0))

    async def since(self, table: str, version: int) -> list[Event]:
        events = schema.events
        query = sa.select(events).where(events.c.table_id == table, events.c.version > version)
        return [rows.event(row) for row in await self._rows(query.order_by(events.c.version))]

    async def since_each(self, versions: Mapping[str, int]) -> dict[str, list[Event]]:
        found: dict[str, list[Event]] = {}
        for row in await self._database.read(lambda connection: since_each(connection, versions)):
            found.setdefault(row.table_id, []).append(rows.event(row))
        return found

    async def progress(self, tables: Collection[str]) -> dict[str, Progress]:
        return await self._database.read(lambda connection: table_progress(connection, tables))

    async def append(
        self,
        table: str,
        events: Sequence[Event],
        summary: Summary,
        keys: Sequence[Key] = (),
        jobs: Sequence[Job] = (),
    ) -> bool:
        return await self._writer.append(prepare(table, events, summary, keys, jobs))

    async def lobby(
        self, game: str | None = None, statuses: Collection[Status] = (), before: int | None = None, limit: int = 50
    ) -> list[Listed]:
        query = sa.select(*_LISTED).where(tables.c.listed)
        if game is not None:
            query = query.where(tables.c.game == game)
        if statuses:
            query = query.where(tables.c.status.in_(statuses))
        if before is not None:
            query = query.where(tables.c.updated < before)
        return [rows.listed(row) for row in await self._rows(query.order_by(*_LATEST).limit(limit))]

    async def tables_of(self, account: int | None, token_hashes: Collection[bytes], limit: int = 200) -> list[Listed]:
        keys = schema.keys
        of_account = sa.false() if account is None else keys.c.account == account
        own = sa.or_(keys.c.token_hash.in_(token_hashes), of_account)
        recent = (
            sa.select(tables.c.id)
            .where(tables.c.id.in_(sa.select(keys.c.table_id).where(own)))
            .order_by(*_LATEST)
            .limit(limit)
        )
        query = (
            sa.select(*_LISTED, keys.c.seat)
            .join(keys, keys.c.table_id == tables.c.id)
            .where(own, tables.c.id.in_(recent))
            .order_by(*_LATEST, keys.c.seat)
        )
        found = []
        for _, of_one in groupby(await self._rows(query), lambda row: row.id):
            held = list(of_one)
            found.append(rows.listed(held[0], tuple(dict.fromkeys(row.seat for row in held))))
        return found

    async def deadlines(self, until: int | None = None, limit: int = 1000) -> list[tuple[str, int]]:
        query = sa.select(tables.c.id, tables.c.due).where(tables.c.due.is_not(None))
        if until is not None:
            query = query.where(tables.c.due <= until)
        return [(row.id, row.due) for row in await self._rows(query.order_by(tables.c.due, tables.c.id).limit(limit))]

    async def machine_turns(self, before: int | None = None, limit: int = 1000) -> list[str]:
        query = sa.select(tables.c.id).where(tables.c.machine)
        if before is not None:
            query = query.where(tables.c.updated < before)
        return [row.id for row in await self._rows(query.order_by(tables.c.id).limit(limit))]

    async def remove(self, table: str) -> bool:
        return bool(await self._change(sa.delete(tables).where(tables.c.id == table)))
