"""Accounts, their sessions, and where to send notices."""

import sqlalchemy as sa

from gaslamp.store.schema import accounts, addresses, sessions
from gaslamp.store.sql import rows
from gaslamp.store.sql.access import Access, lock
from gaslamp.store.sql.dialect import insert
from gaslamp.store.store import Account, Address


class Accounts(Access):
    async def add_account(self, name: str, password: str, at: int) -> int | None:
        values = {"name": name, "folded": name.casefold(), "password": password, "created": at}

        def work(connection: sa.Connection) -> int | None:
            statement = insert(connection, accounts).values(values).on_conflict_do_nothing().returning(accounts.c.id)
            number: int | None = connection.scalar(statement)
            return number

        return await self._write(work)

    async def account(self, id: int) -> Account | None:
        row = await self._row(sa.select(accounts).where(accounts.c.id == id))
        return None if row is None else rows.account(row)

    async def account_named(self, name: str) -> Account | None:
        row = await self._row(sa.select(accounts).where(accounts.c.folded == name.casefold()))
        return None if row is None else rows.account(row)

    async def set_password(self, account: int, password: str) -> bool:
        statement = sa.update(accounts).where(accounts.c.id == account).values(password=password)
        return bool(await self._change(statement))

    async def remove_account(self, account: int) -> bool:
        return bool(await self._change(sa.delete(accounts).where(accounts.c.id == account)))

    async def open_session(self, token_hash: bytes, account: int, until: int) -> bool:
        def work(connection: sa.Connection) -> bool:
            known = sa.select(accounts.c.id).where(accounts.c.id == account).with_for_update(key_share=True)
            if connection.scalar(known) is None:
                return False
            statement = insert(connection, sessions).values(token_hash=token_hash, account=account, until=until)
            opened = connection.execute(statement.on_conflict_do_nothing().returning(sessions.c.account))
            return opened.first() is not None

        return await self._write(work)

    async def session(self, token_hash: bytes, now: int) -> Account | None:
        here = sessions.c.token_hash == token_hash, sessions.c.until > now
        row = await self._row(sa.select(accounts).join(sessions).where(*here))
        return None if row is None else rows.account(row)

    async def close_session(self, token_hash: bytes) -> bool:
        return bool(await self._change(sa.delete(sessions).where(sessions.c.token_hash == token_hash)))

    async def close_sessions(self, account: int, but: bytes | None = None) -> int:
        statement = sa.delete(sessions).where(sessions.c.account == account)
        return await self._change(statement if but is None else statement.where(sessions.c.token_hash != but))

    async def drop_expired_sessions(self, now: int) -> int:
        return await self._change(sa.delete(sessions).where(sessions.c.until <= now))

    async def add_address(
        self, table: str, seat: str, kind: str, target: str, language: str, token_hash: bytes, confirmed: bool
    ) -> int | None:
        values = {
            "table_id": table,
            "seat": seat,
            "kind": kind,
            "target": target,
            "language": language,
            "token_hash": token_hash,
            "confirmed": confirmed,
        }

        def work(connection: sa.Connection) -> int | None:
            if not lock(connection, table):
                return None
            statement = insert(connection, addresses).values(values).on_conflict_do_nothing().returning(addresses.c.id)
            number: int | None = connection.scalar(statement)
            return number

        return await self._write(work)

    async def addresses(self, table: str, seat: str) -> list[Address]:
        query = sa.select(addresses).where(addresses.c.table_id == table, addresses.c.seat == seat)
        return [rows.address(row) for row in await self._rows(query.order_by(addresses.c.id))]

    async def confirm_address(self, token_hash: bytes) -> bool:
        statement = sa.update(addresses).where(addresses.c.token_hash == token_hash).values(confirmed=True)
        return bool(await self._change(statement))

    async def remove_address(self, token_hash: bytes) -> bool:
        return bool(await self._change(sa.delete(addresses).where(addresses.c.token_hash == token_hash)))
