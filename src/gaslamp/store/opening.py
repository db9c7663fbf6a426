"""Opening a store by its address."""

from pathlib import Path

from sqlalchemy.exc import DBAPIError

from gaslamp.core.errors import NotWellFormed
from gaslamp.store import migration
from gaslamp.store.engine import address, connect
from gaslamp.store.guard import Guard, make_private
from gaslamp.store.memory import MemoryStore
from gaslamp.store.sql import SqlStore
from gaslamp.store.store import Store

MEMORY = "memory:"


async def open_store(text: str, *, alone: bool = True) -> Store:
    """`sqlite:///FILE`, made and brought up to date by itself; `postgresql://...`, by whoever runs it; or `memory:`.

    A server keeps its open tables in memory, so it has a SQLite file to itself; `alone=False` is for who only looks.
    """
    if text == MEMORY:
        return MemoryStore()
    url = address(text)
    is_file = url.get_backend_name() == "sqlite"
    path = Path(url.database or "")
    guard = Guard(path) if is_file and alone else None
    engine = connect(url)
    try:
        if is_file:
            make_private(path)
            await migration.upgrade(url)
        async with engine.connect() as connection:
            migration.check(await connection.run_sync(migration.revision))
    except BaseException as error:
        await engine.dispose()
        if guard:
            guard.release()
        if isinstance(error, DBAPIError | OSError):
            why = error.orig if isinstance(error, DBAPIError) else error
            raise NotWellFormed("no-database", why=" ".join(str(why).split())) from None
        raise
    return SqlStore(engine, guard)
