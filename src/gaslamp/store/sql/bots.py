"""Bots and their challenges."""

from collections.abc import Collection

import sqlalchemy as sa

from gaslamp.store.bots import Bot, Challenge
from gaslamp.store.schema import accounts, bots, challenges, keys, tables
from gaslamp.store.sql.access import Access, lock
from gaslamp.store.sql.dialect import insert
from gaslamp.store.sql.rows import Row
from gaslamp.store.store import Status


class Bots(Access):
    async def make_bot(self, account: int, token_hash: bytes) -> bool:
        def work(connection: sa.Connection) -> bool:
            known = sa.select(accounts.c.id).where(accounts.c.id == account).with_for_update(key_share=True)
            if connection.scalar(known) is None:
                return False
            statement = insert(connection, bots).values(account=account, token_hash=token_hash, games="", seen=0)
            connection.execute(
                statement.on_conflict_do_update(index_elements=["account"], set_={"token_hash": token_hash})
            )
            return True

        return await self._write(work)

    async def remove_bot(self, account: int) -> bool:
        return bool(await self._change(sa.delete(bots).where(bots.c.account == account)))

    async def bot(self, account: int) -> Bot | None:
        row = await self._row(_BOTS.where(bots.c.account == account))
        return None if row is None else _bot(row)

    async def bot_with(self, token_hash: bytes) -> Bot | None:
        row = await self._row(_BOTS.where(bots.c.token_hash == token_hash))
        return None if row is None else _bot(row)

    async def bots_seen(self, since: int, limit: int = 100) -> list[Bot]:
        query = _BOTS.where(bots.c.seen >= since).order_by(accounts.c.folded).limit(limit)
        return [_bot(row) for row in await self._rows(query)]

    async def see_bot(self, account: int, games: Collection[str], at: int) -> bool:
        statement = sa.update(bots).where(bots.c.account == account).values(games=" ".join(games), seen=at)
        return bool(await self._change(statement))

    async def seats_of(self, account: int) -> list[tuple[str, str, Status]]:
        given = sa.func.max(keys.c.given)
        query = (
            sa.select(keys.c.table_id, keys.c.seat, tables.c.status)
            .join(tables, tables.c.id == keys.c.table_id)
            .where(keys.c.account == account, tables.c.status != "over")
            .group_by(keys.c.table_id, keys.c.seat, tables.c.status)
            .order_by(given, keys.c.table_id, keys.c.seat)
        )
        return [(row.table_id, row.seat, row.status) for row in await self._rows(query)]

    async def add_challenge(self, challenge: Challenge) -> bool:
        values = {
            "account": challenge.account,
            "by": challenge.by,
            "at": challenge.at,
            "answer": challenge.answer,
        }

        def work(connection: sa.Connection) -> bool:
            known = sa.select(bots.c.account).where(bots.c.account == challenge.account)
            is_bot = connection.scalar(known.with_for_update(key_share=True)) is not None
            if not is_bot or not lock(connection, challenge.table):
                return False
            statement = insert(connection, challenges).values(table_id=challenge.table, seat=challenge.seat, **values)
            connection.execute(statement.on_conflict_do_update(index_elements=["table_id", "seat"], set_=values))
            return True

        return await self._write(work)

    async def challenge(self, table: str, seat: str) -> Challenge | None:
        row = await self._row(sa.select(challenges).where(*_here(table, seat)))
        return None if row is None else _challenge(row)

    async def challenges_at(self, table: str) -> list[Challenge]:
        query = sa.select(challenges).where(challenges.c.table_id == table).order_by(challenges.c.seat)
        return [_challenge(row) for row in await self._rows(query)]

    async def challenges_to(self, account: int, since: int) -> list[Challenge]:
        is_open = challenges.c.account == account, challenges.c.at >= since, challenges.c.answer.is_(None)
        query = sa.select(challenges).where(*is_open)
        ordered = query.order_by(challenges.c.at, challenges.c.table_id, challenges.c.seat)
        return [_challenge(row) for row in await self._rows(ordered)]

    async def decline_challenge(self, table: str, seat: str, account: int, answer: str) -> bool:
        statement = sa.update(challenges).where(*_here(table, seat), challenges.c.account == account)
        return bool(await self._change(statement.values(answer=answer)))

    async def remove_challenge(self, table: str, seat: str) -> bool:
        return bool(await self._change(sa.delete(challenges).where(*_here(table, seat))))


_BOTS = sa.select(bots, accounts.c.name).join(accounts, accounts.c.id == bots.c.account)


def _here(table: str, seat: str) -> tuple[sa.ColumnElement[bool], sa.ColumnElement[bool]]:
    return challenges.c.table_id == table, challenges.c.seat == seat


def _bot(row: Row) -> Bot:
    return Bot(row.account, row.name, tuple(row.games.split()), row.seen)


def _challenge(row: Row) -> Challenge:
    return Challenge(row.table_id, row.seat, row.account, row.by, row.at, row.answer)
