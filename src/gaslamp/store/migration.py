"""Migrates a database to the schema of this version, or reports that it cannot be migrated.

Alembic is imported only when there is something to migrate: the import takes a fifth of a server's start.
"""

from collections.abc import Callable
from functools import partial
from importlib.resources import files
from typing import TYPE_CHECKING

import sqlalchemy as sa
from sqlalchemy.engine import URL

from gaslamp.core.errors import NotWellFormed
from gaslamp.store.engine import connect

if TYPE_CHECKING:
    from alembic.config import Config

EMPTY = "base"


async def upgrade(url: URL) -> None:
    """Run all missing migrations, in one transaction."""
    await _run(url, _upgrade)


async def downgrade(url: URL, to: str) -> None:
    """Back to an earlier schema. Data that only the later one has is lost."""
    await _run(url, partial(_downgrade, to))


def check(found: str | None) -> None:
    """Raise an error unless the schema is that of this version."""
    known = steps()
    if found is not None and found not in known:
        raise NotWellFormed("newer-database")
    if found != known[-1]:
        raise NotWellFormed("older-database")


def revision(connection: sa.Connection) -> str | None:
    """The schema version that Alembic stored; None if the database is empty."""
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()
    return found


def steps() -> list[str]:
    """Every schema that this version knows, in order. Each migration's file name ends in its number."""
    names = [file.name for file in files("gaslamp.store.migrations.versions").iterdir()]
    return sorted(name[-7:-3] for name in names if name[-7:-3].isdecimal())


def config(connection: sa.Connection | None = None) -> "Config":
    from alembic.config import Config

    found = Config()
    found.set_main_option("script_location", "gaslamp.store:migrations")
    found.set_main_option("path_separator", "os")
    found.attributes["connection"] = connection
    return found


async def _run(url: URL, change: Callable[[sa.Connection, str | None], None]) -> None:
    database = connect(url, foreign_keys=False)
    try:
        await database.write(partial(_change, change))
    finally:
        await database.close()


def _change(change: Callable[[sa.Connection, str | None], None], connection: sa.Connection) -> None:
    with connection.begin():
        if connection.dialect.name == "postgresql":
            # Two servers that start together take turns. SQLite does so with BEGIN IMMEDIATE.
            connection.execute(sa.text("SELECT pg_advisory_xact_lock(1888)"))
        found = revision(connection)
        if found is not None and found not in steps():
            raise NotWellFormed("newer-database")
        change(connection, found)


def _upgrade(connection: sa.Connection, found: str | None) -> None:
    if found == steps()[-1]:
        return
    from alembic import command

    command.upgrade(config(connection), "head")
    _check_references(connection)


def _downgrade(to: str, connection: sa.Connection, _found: str | None) -> None:
    from alembic import command

    command.downgrade(config(connection), to)
    _check_references(connection)


def _check_references(connection: sa.Connection) -> None:
    if connection.dialect.name == "sqlite" and connection.exec_driver_sql("PRAGMA foreign_key_check").first():
        raise RuntimeError("the migration left rows that refer to nothing")
