"""Opens a store by its address."""

import asyncio
import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError

from gaslamp.core.errors import NotWellFormed
from gaslamp.store import migration
from gaslamp.store.engine import address, connect, file_address, is_file
from gaslamp.store.file_check import check_pages, is_new
from gaslamp.store.file_lock import FileLock, make_private
from gaslamp.store.fsync import sync
from gaslamp.store.memory import MemoryStore
from gaslamp.store.sql import SqlStore
from gaslamp.store.storage_fault import StorageFault
from gaslamp.store.store import Store

MEMORY = "memory:"


async def open_store(text: str, *, alone: bool = True) -> Store:
    """`sqlite:///FILE`, `postgresql://...` or `memory:`. A SQLite file is created and migrated automatically.

    A server keeps its open tables in memory, so no other server may open its SQLite file. `alone=False` is for readers.
    """
    if text == MEMORY:
        return MemoryStore()
    url = address(text)
    lock, _ = await _locked_file(url) if is_file(url) and alone else (None, False)
    database = connect(url)
    try:
        with _one_clear_error():
            if is_file(url):
                make_private(Path(url.database or ""))
                await migration.upgrade(url)
            await database.check()
            migration.check(await database.read(migration.revision))
            if lock:
                lock.mark()
    except BaseException:
        await database.close()
        if lock:
            lock.release()
        raise
    return SqlStore(database, lock)


async def migrate(text: str) -> tuple[str | None, str]:
    """Migrate a database. Returns the schema before and after. A SQLite file must not be in use."""
    url = address(text)
    lock, is_created = await _locked_file(url) if is_file(url) else (None, False)
    database = connect(url)
    try:
        with _one_clear_error():
            await database.check()
            before = None if is_created else await database.read(migration.revision)
            await migration.upgrade(url)
            return before, migration.steps()[-1]
    finally:
        await database.close()
        if lock:
            lock.release()


async def _locked_file(url: URL) -> tuple[FileLock, bool]:
    """The lock of a SQLite file that can be used, and whether the file was just created."""
    path = Path(url.database or "")
    with _one_clear_error():
        must_create = is_new(path)
        lock = FileLock(path)
        try:
            if must_create:
                await _create(path)
                lock.lock_database()
            else:
                await asyncio.to_thread(check_pages, path)
        except BaseException:
            lock.release()
            raise
    return lock, must_create


async def _create(path: Path) -> None:
    """Under another name first: a server that is killed meanwhile leaves no empty database."""
    made = path.with_name(f".{path.name}.new")
    for part in ("", "-wal", "-shm"):
        made.with_name(made.name + part).unlink(missing_ok=True)
    make_private(made)
    await migration.upgrade(file_address(made))
    made.replace(path)
    if os.name == "posix":
        sync(path.parent)


@contextmanager
def _one_clear_error() -> Iterator[None]:
    try:
        yield
    except (DBAPIError, OSError, sqlite3.Error, StorageFault) as error:
        cause = error.__cause__ if isinstance(error, StorageFault) else error
        why = cause.orig if isinstance(cause, DBAPIError) else cause
        raise NotWellFormed("no-database", why=" ".join(str(why).split())) from None
