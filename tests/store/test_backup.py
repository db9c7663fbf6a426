"""Backup and restore of SQLite databases."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from gaslamp.core.errors import NotWellFormed
from gaslamp.store.backup import Contents, backup, restore
from gaslamp.store.opening import open_store
from gaslamp.store.store import Store
from store.examples import RUNNING, move, sit_down
from waiting import soon, until


@pytest.fixture
def database(tmp_path: Path, migrated_file: Path) -> Path:
    path = tmp_path / "tables.db"
    path.write_bytes(migrated_file.read_bytes())
    return path


async def opened(path: Path) -> Store:
    return await open_store(f"sqlite:///{path}")


async def with_tables(path: Path, *ids: str) -> None:
    store = await opened(path)
    await sit_down(store, *ids)
    await store.close()


async def versions(path: Path, *ids: str) -> list[int]:
    store = await opened(path)
    found = [len(await store.since(id, 0)) for id in ids]
    await store.close()
    return found


async def test_a_backup_of_a_running_server_is_consistent(database: Path, tmp_path: Path) -> None:
    """Every round appends to table a and then to table b: no backup may show b ahead of a."""
    store = await opened(database)
    await sit_down(store, "a", "b")
    done, last = asyncio.Event(), 1

    async def play() -> None:
        nonlocal last
        while not done.is_set():
            for id in ("a", "b"):
                assert await store.append(id, [move(last + 1, "x" * 500)], RUNNING)
            last += 1

    playing = asyncio.create_task(play())
    copies = [tmp_path / f"copy{n}.db" for n in range(3)]
    for copy in copies:
        await until(lambda goal=last + 5: last >= goal, "moves")  # type: ignore[misc]
        await asyncio.to_thread(backup, database, copy)
    done.set()
    await soon(playing, "the last move")
    await store.close()
    reached = [await versions(copy, "a", "b") for copy in copies]
    assert all(a - b in (0, 1) for a, b in reached)
    assert 1 < reached[0][0] < reached[1][0] < reached[2][0] <= last
    assert await versions(database, "a", "b") == [last, last]


async def test_a_backup_is_private_and_never_overwritten(database: Path, tmp_path: Path) -> None:
    await with_tables(database, "a")
    copy = tmp_path / "copy.db"
    assert backup(database, copy) == Contents(tables=1, events=1)
    assert copy.stat().st_mode & 0o077 == 0
    kept = copy.read_bytes()
    with pytest.raises(NotWellFormed, match="file-exists"):
        backup(database, copy)
    assert copy.read_bytes() == kept
    assert {path.name for path in tmp_path.iterdir()} == {"tables.db", "tables.db.lock", "copy.db"}


async def test_a_restored_backup_can_be_played_on(database: Path, tmp_path: Path) -> None:
    await with_tables(database, "a")
    backup(database, tmp_path / "copy.db")
    await with_tables(database, "b")
    contents, old = restore(tmp_path / "copy.db", database, "old")
    assert contents == Contents(tables=1, events=1)
    assert old == database.with_name("tables.db.old")
    assert await versions(database, "a", "b") == [1, 0]
    assert await versions(old, "a", "b") == [1, 1]
    store = await opened(database)
    assert await store.append("a", [move(2)], RUNNING)
    await store.close()
    assert database.stat().st_mode & 0o077 == 0


async def test_a_backup_is_restored_where_no_database_was(database: Path, tmp_path: Path) -> None:
    await with_tables(database, "a")
    backup(database, tmp_path / "copy.db")
    elsewhere = tmp_path / "new" / "folder" / "tables.db"
    assert restore(tmp_path / "copy.db", elsewhere, "old") == (Contents(1, 1), None)
    assert await versions(elsewhere, "a") == [1]


async def test_nothing_is_restored_while_a_server_runs(database: Path, tmp_path: Path) -> None:
    await with_tables(database, "a")
    backup(database, tmp_path / "copy.db")
    store = await opened(database)
    with pytest.raises(NotWellFormed, match="database-in-use"):
        restore(tmp_path / "copy.db", database, "old")
    with pytest.raises(NotWellFormed, match="database-in-use"):
        await opened(database)
    assert await store.append("a", [move(2)], RUNNING)
    await store.close()
    restore(tmp_path / "copy.db", database, "old")


async def test_the_wal_of_a_killed_server_is_kept_with_its_database(database: Path, tmp_path: Path) -> None:
    await with_tables(database, "a")
    backup(database, tmp_path / "copy.db")
    store = await opened(database)
    await store.append("a", [move(2)], RUNNING)
    for part in ("", "-wal", "-shm"):
        (tmp_path / f"killed.db{part}").write_bytes((tmp_path / f"tables.db{part}").read_bytes())
    await store.close()
    restore(tmp_path / "copy.db", tmp_path / "killed.db", "old")
    assert not (tmp_path / "killed.db-wal").exists()
    assert await versions(tmp_path / "killed.db", "a") == [1]
    assert await versions(tmp_path / "killed.db.old", "a") == [2]


async def test_a_damaged_database_can_be_replaced(database: Path, tmp_path: Path) -> None:
    await with_tables(database, "a")
    backup(database, tmp_path / "copy.db")
    database.write_bytes(b"fog" * 5000)
    _, old = restore(tmp_path / "copy.db", database, "old")
    assert old is not None
    assert old.read_bytes() == b"fog" * 5000
    assert await versions(database, "a") == [1]


@pytest.mark.parametrize(
    ("contents", "error"), [(b"fog" * 5000, "bad-copy"), (b"", "not-a-database"), (None, "no-file")]
)
async def test_a_file_that_is_no_backup_changes_nothing(
    database: Path, tmp_path: Path, contents: bytes | None, error: str
) -> None:
    await with_tables(database, "a")
    copy = tmp_path / "copy.db"
    if contents is not None:
        copy.write_bytes(contents)
    with pytest.raises(NotWellFormed, match=error):
        restore(copy, database, "old")
    with pytest.raises(NotWellFormed, match=error):
        backup(copy, tmp_path / "another.db")
    assert not (tmp_path / "another.db").exists()
    assert await versions(database, "a") == [1]


async def test_a_truncated_backup_is_refused(database: Path, tmp_path: Path) -> None:
    await with_tables(database, *(f"t{n}" for n in range(200)))
    copy = tmp_path / "copy.db"
    backup(database, copy)
    copy.write_bytes(copy.read_bytes()[: copy.stat().st_size // 2])
    with pytest.raises(NotWellFormed, match="bad-copy"):
        restore(copy, database, "old")


async def test_a_backup_of_a_newer_version_is_refused(database: Path, tmp_path: Path) -> None:
    await with_tables(database, "a")
    copy = tmp_path / "copy.db"
    backup(database, copy)
    with closing(sqlite3.connect(copy)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(NotWellFormed, match="newer-database"):
        restore(copy, database, "old")
    assert await versions(database, "a") == [1]


async def test_deleted_rows_are_not_in_a_backup(database: Path, tmp_path: Path) -> None:
    store = await opened(database)
    await sit_down(store, "a", "b")
    await store.write_note("a", "jack", "I hide in Flower and Dean Street", 1)
    await store.remove("a")
    await store.close()
    backup(database, tmp_path / "copy.db")
    assert b"Flower and Dean" not in (tmp_path / "copy.db").read_bytes()
