"""Opening a store by its address."""

from pathlib import Path

from gaslamp.core.errors import NotWellFormed
from gaslamp.store import migration
from gaslamp.store.engine import address, connect
from gaslamp.store.memory import MemoryStore
from gaslamp.store.sql import SqlStore
from gaslamp.store.store import Store

MEMORY = "memory:"


async def open_store(text: str) -> Store:
    """`sqlite:///FILE`, made and brought up to date by itself; `postgresql://...`, by whoever runs it; or `memory:`."""
    if text == MEMORY:
        return MemoryStore()
    url = address(text)
    if url.get_backend_name() == "sqlite":
        _make_private(Path(url.database or ""))
        await migration.upgrade(url)
    engine = connect(url)
    try:
        async with engine.connect() as connection:
            migration.check(await connection.run_sync(migration.revision))
    except BaseException:
        await engine.dispose()
        raise
    return SqlStore(engine)


def _make_private(path: Path) -> None:
    """The file holds the secrets of running games: nobody else on the machine may read it."""
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        path.touch(mode=0o600)
    except OSError as error:
        raise NotWellFormed("cannot-write", path=str(path), why=error.strerror or str(error)) from None
