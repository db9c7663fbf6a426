"""Keys to seats."""

from collections.abc import Collection

import sqlalchemy as sa

from gaslamp.store.schema import accounts, addresses, keys, notes
from gaslamp.store.sql import rows
from gaslamp.store.sql.access import Access, lock
from gaslamp.store.sql.dialect import insert
from gaslamp.store.store import Key


class Keys(Access):
    async def give_key(self, key: Key) -> bool:
        def work(connection: sa.Connection) -> bool:
            if not lock(connection, key.table):
                return False
            statement = insert(connection, keys).values(rows.key_values(key))
            given = connection.execute(statement.on_conflict_do_nothing().returning(keys.c.seat))
            return given.first() is not None

        return await self._write(work)

    async def key(self, table: str, token_hash: bytes) -> Key | None:
        row = await self._row(sa.select(keys).where(keys.c.token_hash == token_hash, keys.c.table_id == table))
        return None if row is None else rows.key(row)

    async def keys(self, table: str) -> list[Key]:
        query = sa.select(keys).where(keys.c.table_id == table).order_by(keys.c.given, keys.c.token_hash)
        return [rows.key(row) for row in await self._rows(query)]

    async def revoke(self, table: str, seat: str) -> int:
        here = keys.c.table_id == table, keys.c.seat == seat
        people = sa.select(keys.c.person).where(*here)

        def work(connection: sa.Connection) -> int:
            connection.execute(sa.delete(notes).where(notes.c.table_id == table, notes.c.person.in_(people)))
            connection.execute(sa.delete(addresses).where(addresses.c.table_id == table, addresses.c.seat == seat))
            return connection.execute(sa.delete(keys).where(*here)).rowcount

        return await self._write(work)

    async def rotate_keys(self, old: bytes, new: Key) -> bool:
        here = keys.c.table_id == new.table, keys.c.seat == new.seat

        def work(connection: sa.Connection) -> bool:
            if not lock(connection, new.table):
                return False
            if connection.execute(sa.select(keys.c.seat).where(*here, keys.c.token_hash == old)).first() is None:
                return False
            connection.execute(sa.delete(keys).where(*here))
            connection.execute(sa.insert(keys).values(rows.key_values(new)))
            return True

        return await self._write(work)

    async def attach(self, account: int, token_hashes: Collection[bytes]) -> int:
        free = sa.or_(keys.c.account.is_(None), keys.c.account == account)
        known = sa.exists().where(accounts.c.id == account)
        statement = sa.update(keys).where(keys.c.token_hash.in_(token_hashes), free, known).values(account=account)
        return await self._change(statement)
