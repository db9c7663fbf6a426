"""Opening a store by its address."""

from pathlib import Path

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
        Path(url.database or "").parent.mkdir(parents=True, exist_ok=True)
        await migration.upgrade(url)
    engine = connect(url)
    async with engine.connect() as connection:
        migration.check(await connection.run_sync(migration.revision))
    return SqlStore(engine)
