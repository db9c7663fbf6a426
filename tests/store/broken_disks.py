"""Disks that fail on demand: SQLite's driver is made to say so, and PostgreSQL says so itself, from a trigger."""

import sqlite3
from collections.abc import Callable
from typing import Any, Protocol

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

from gaslamp.store.engine import address

SQLITE = {
    "storage-full": sqlite3.SQLITE_FULL,
    "storage-read-only": sqlite3.SQLITE_READONLY,
    "storage-failed": sqlite3.SQLITE_IOERR_WRITE,
}
POSTGRESQL = {"storage-full": "53100", "storage-read-only": "25006", "storage-failed": "58030"}
WRITTEN = ("events", "keepsakes")


class Disk(Protocol):
    async def fail(self, key: str, moment: str) -> None:
        """From now on, at every statement that writes or at every commit."""

    async def work(self) -> None: ...


class FileDisk:
    """Of every SQLite database in this process."""

    def __init__(self) -> None:
        self._hooks: list[tuple[str, Callable[..., None]]] = []

    async def fail(self, key: str, moment: str) -> None:
        def at_commit(_connection: sa.Connection) -> None:
            raise sqlite_error(SQLITE[key])

        def at_statement(_connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
            if statement.startswith(("INSERT", "UPDATE", "DELETE")):
                raise sqlite_error(SQLITE[key])

        hook = ("commit", at_commit) if moment == "commit" else ("before_cursor_execute", at_statement)
        self._hooks.append(hook)
        sa.event.listen(sa.Engine, *hook)

    async def work(self) -> None:
        while self._hooks:
            sa.event.remove(sa.Engine, *self._hooks.pop())


class ServerDisk:
    """Of one PostgreSQL database."""

    def __init__(self, database: str) -> None:
        self._database = database

    async def fail(self, key: str, moment: str) -> None:
        body = f"BEGIN RAISE EXCEPTION 'no room' USING ERRCODE = '{POSTGRESQL[key]}'; END"
        await self._execute(f"CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS $$ {body} $$")
        for table in WRITTEN:
            when = (
                f"CREATE CONSTRAINT TRIGGER no_room AFTER INSERT OR UPDATE ON {table} DEFERRABLE INITIALLY DEFERRED"
                if moment == "commit"
                else f"CREATE TRIGGER no_room BEFORE INSERT OR UPDATE ON {table}"
            )
            await self._execute(f"{when} FOR EACH ROW EXECUTE FUNCTION no_room()")

    async def work(self) -> None:
        await self._execute("DROP FUNCTION IF EXISTS no_room CASCADE")

    async def _execute(self, statement: str) -> None:
        engine = create_async_engine(address(self._database), isolation_level="AUTOCOMMIT")
        async with engine.connect() as connection:
            await connection.execute(sa.text(statement))
        await engine.dispose()


def disk_of(database: str) -> Disk:
    return FileDisk() if database.startswith("sqlite") else ServerDisk(database)


def sqlite_error(code: int) -> sqlite3.OperationalError:
    """As the driver raises it."""
    error = sqlite3.OperationalError("said by SQLite")
    error.sqlite_errorcode = code
    return error
