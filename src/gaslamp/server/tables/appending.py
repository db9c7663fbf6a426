"""Keeping a command's events, and being sure of it though the database broke down in the middle."""

from collections.abc import Sequence
from dataclasses import asdict

from gaslamp.store.json_text import write
from gaslamp.store.store import Event, Key, Store, Summary
from gaslamp.store.writer import Unsure


async def append(store: Store, table: str, kept: Sequence[Event], summary: Summary, keys: Sequence[Key]) -> bool:
    """Where it is not sure whether they were kept we ask again; then a refusal may mean that ours are there."""
    is_sure = True
    while True:
        try:
            if await store.append(table, kept, summary, keys):
                return True
            return not is_sure and await _is_kept(store, table, kept)
        except Unsure:
            is_sure = False


async def _is_kept(store: Store, table: str, kept: Sequence[Event]) -> bool:
    found = await store.since(table, kept[0].version - 1)
    return [write(asdict(event)) for event in found[: len(kept)]] == [write(asdict(event)) for event in kept]
