"""Bringing a database to the schema of this version, and saying when that cannot be done."""

from collections.abc import Callable
from functools import partial

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.engine import URL

from gaslamp.core.errors import NotWellFormed
from gaslamp.store.engine import connect

EMPTY = "base"


async def upgrade(url: URL) -> None:
    """All the steps that are missing, in one transaction."""
    await _run(url, partial(command.upgrade, revision="head"))


async def downgrade(url: URL, to: str) -> None:
    """Back to an earlier schema. What only the later one could hold is lost."""
    await _run(url, partial(command.downgrade, revision=to))


def check(found: str | None) -> None:
    """Refuses any schema but that of this version."""
    known = steps()
    if found is not None and found not in known:
        raise NotWellFormed("newer-database")
    if found != known[-1]:
        raise NotWellFormed("older-database")


def revision(connection: sa.Connection) -> str | None:
    """The schema a database has; None if it is empty."""
    return MigrationContext.configure(connection).get_current_revision()


def steps() -> list[str]:
    """Every schema this version knows, the first one first."""
    return [script.revision for script in ScriptDirectory.from_config(config()).walk_revisions()][::-1]


def config(connection: sa.Connection | None = None) -> Config:
    found = Config()
    found.set_main_option("script_location", "gaslamp.store:migrations")
    found.set_main_option("path_separator", "os")
    found.attributes["connection"] = connection
    return found


async def _run(url: URL, change: Callable[[Config], None]) -> None:
    database = connect(url, foreign_keys=False)
    try:
        await database.write(partial(_change, change))
    finally:
        await database.close()


def _change(change: Callable[[Config], None], connection: sa.Connection) -> None:
    with connection.begin():
        if connection.dialect.name == "postgresql":
            # Two servers that start together take turns. SQLite's BEGIN IMMEDIATE has seen to that already.
            connection.execute(sa.text("SELECT pg_advisory_xact_lock(1888)"))
        found = revision(connection)
        if found is not None and found not in steps():
            raise NotWellFormed("newer-database")
        change(config(connection))
        if connection.dialect.name == "sqlite" and connection.exec_driver_sql("PRAGMA foreign_key_check").first():
            raise RuntimeError("the migration left rows that refer to nothing")
