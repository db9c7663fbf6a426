"""Migrations to the schema of this version. Newer databases are refused."""

import asyncio
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from gaslamp.core.errors import NotWellFormed
from gaslamp.store import migration, schema
from gaslamp.store.engine import T, Work, address, connect
from gaslamp.store.opening import open_store
from store.examples import sit_down


async def ask(database: str, work: Work[T]) -> T:
    opened = connect(address(database))
    try:
        return await opened.read(work)
    finally:
        await opened.close()


async def tables(database: str) -> set[str]:
    return set(await ask(database, lambda connection: sa.inspect(connection).get_table_names()))


def differences(connection: sa.Connection) -> list[object]:
    context = MigrationContext.configure(connection, opts={"compare_server_default": True})
    return list(compare_metadata(context, schema.metadata))


async def test_the_migrations_create_the_schema(database: str) -> None:
    await migration.upgrade(address(database))
    assert await ask(database, differences) == []


async def test_every_migration_can_be_reverted(database: str) -> None:
    for step in [*reversed(migration.steps()), migration.EMPTY]:
        await migration.upgrade(address(database))
        assert await tables(database) == {*schema.metadata.tables, "alembic_version"}
        await migration.downgrade(address(database), step)
    assert await tables(database) == {"alembic_version"}


async def test_migrating_twice_keeps_all_rows(database: str) -> None:
    await migration.upgrade(address(database))
    store = await open_store(database)
    await sit_down(store, "a")
    await store.close()
    await migration.upgrade(address(database))
    store = await open_store(database)
    assert await store.load("a")
    await store.close()


async def test_concurrent_migrations_take_turns(database: str) -> None:
    await asyncio.gather(*(migration.upgrade(address(database)) for _ in range(3)))
    assert await ask(database, migration.revision) == migration.steps()[-1]


def from_the_future(connection: sa.Connection) -> None:
    connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    connection.commit()


async def test_a_newer_database_is_refused(database: str) -> None:
    await migration.upgrade(address(database))
    await ask(database, from_the_future)
    for wrong in (open_store(database), migration.upgrade(address(database))):
        with pytest.raises(NotWellFormed, match="newer-database"):
            await wrong
    assert await ask(database, migration.revision) == "9999"


async def test_a_sqlite_file_is_created_privately(tmp_path: Path) -> None:
    path = tmp_path / "some" / "folder" / "tables.db"
    store = await open_store(f"sqlite:///{path}")
    await sit_down(store, "a")
    open_to_others = {file.name: file.stat().st_mode & 0o077 for file in (path.parent, *path.parent.iterdir())}
    await store.close()
    assert set(open_to_others) >= {"folder", "tables.db", "tables.db-wal"}
    assert set(open_to_others.values()) == {0}


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
async def test_postgresql_is_not_migrated_automatically(database: str) -> None:
    with pytest.raises(NotWellFormed, match="older-database"):
        await open_store(database)
    assert await tables(database) == set()


@pytest.mark.parametrize("text", ["", "nonsense", "mysql://somewhere/x", "sqlite://", "sqlite:///"])
async def test_a_bad_address_is_refused(text: str) -> None:
    with pytest.raises(NotWellFormed, match="bad-database"):
        await open_store(text)


async def test_a_file_that_cannot_be_created_is_a_clear_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(NotWellFormed, match="cannot-write"):
        await open_store(f"sqlite:///{tmp_path / 'file' / 'tables.db'}")


async def test_unreadable_databases_are_clear_errors(tmp_path: Path) -> None:
    (tmp_path / "letter.db").write_text("Dear Boss" * 1000)
    for text, key in (
        (f"sqlite:///{tmp_path / 'letter.db'}", "damaged-database"),
        ("postgresql://nobody@127.0.0.1:1/nothing", "no-database"),
    ):
        with pytest.raises(NotWellFormed, match=key):
            await open_store(text)
    assert (tmp_path / "letter.db").read_text() == "Dear Boss" * 1000


def test_the_known_migrations_are_those_of_alembic() -> None:
    found = ScriptDirectory.from_config(migration.config()).walk_revisions()
    assert [script.revision for script in found][::-1] == migration.steps()
