"""Storing a command's events, also when the connection to the database breaks in the middle."""

import asyncio
import time
from collections.abc import Sequence
from dataclasses import asdict

from gaslamp.store.json_text import write
from gaslamp.store.store import Event, Job, Key, Store, Summary
from gaslamp.store.writer import CommitUncertain

UNCERTAIN_SECONDS = 20.0
PAUSE_SECONDS = 0.05


async def append(
    store: Store, table: str, kept: Sequence[Event], summary: Summary, keys: Sequence[Key], jobs: Sequence[Job]
) -> bool:
    """Whether they are stored; False if another process was faster.

    If the store does not know whether they were stored, we try again. A refusal may then mean that ours are there.
    After a time limit the caller gets an error that says that the result is not known.
    """
    is_certain, until = True, time.monotonic() + UNCERTAIN_SECONDS
    while True:
        try:
            if await store.append(table, kept, summary, keys, jobs):
                return True
            return not is_certain and await _is_stored(store, table, kept)
        except CommitUncertain:
            is_certain = False
            if time.monotonic() > until:
                raise
            await asyncio.sleep(PAUSE_SECONDS)


async def _is_stored(store: Store, table: str, kept: Sequence[Event]) -> bool:
    found = await store.since(table, kept[0].version - 1)
    return [write(asdict(event)) for event in found[: len(kept)]] == [write(asdict(event)) for event in kept]
