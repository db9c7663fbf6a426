"""Opens a store by its address."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy.exc import DBAPIError

from gaslamp.core.errors import NotWellFormed
from gaslamp.store import migration
from gaslamp.store.engine import address, connect, is_file
from gaslamp.store.file_lock import FileLock, make_private
from gaslamp.store.memory import MemoryStore
from gaslamp.store.sql import SqlStore
from gaslamp.store.store import Store

MEMORY = "memory:"


async def open_store(text: str, *, alone: bool = True) -> Store:
    """`sqlite:///FILE`, `postgresql://...` or `memory:`. A SQLite file is created and migrated automatically.

    A server keeps its open tables in memory, so no other server may open its SQLite file. `alone=False` is for readers.
    """
    if text == MEMORY:
        return MemoryStore()
    url = address(text)
    lock = FileLock(Path(url.database or "")) if is_file(url) and alone else None
    database = connect(url)
    try:
        with _one_clear_error():
            if is_file(url):
                make_private(Path(url.database or ""))
                await migration.upgrade(url)
            await database.check()
            migration.check(await database.read(migration.revision))
    except BaseException:
        await database.close()
        if lock:
            lock.release()
        raise
    return SqlStore(database, lock)


async def migrate(text: str) -> tuple[str | None, str]:
    """Migrate a database. Returns the schema before and after. A SQLite file must not be in use."""
    url = address(text)
    lock = FileLock(Path(url.database or "")) if is_file(url) else None
    database = connect(url)
    try:
        with _one_clear_error():
            await database.check()
            before = await database.read(migration.revision)
            await migration.upgrade(url)
            return before, migration.steps()[-1]
    finally:
        await database.close()
        if lock:
            lock.release()


@contextmanager
def _one_clear_error() -> Iterator[None]:
    try:
        yield
    except (DBAPIError, OSError) as error:
        why = error.orig if isinstance(error, DBAPIError) else error
        raise NotWellFormed("no-database", why=" ".join(str(why).split())) from None
