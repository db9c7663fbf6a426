"""Brings open tables up to date with what other processes stored: after each message, and by polling.

All tables that are behind are read in one database query.
"""

import asyncio
import math
import time
from collections.abc import Callable, Mapping

import structlog

from gaslamp.server.cancellation import cancel_and_wait
from gaslamp.server.cluster.cluster import POLL_SECONDS, Cluster, ClusterMessage
from gaslamp.server.tables import chat, marks
from gaslamp.server.tables.open_table import OpenTable
from gaslamp.store.store import Progress, Store

TICK_SECONDS = 0.25
"""How often the poll timer is checked."""
TABLES_PER_QUERY = 1000

log = structlog.get_logger("catch_up")


class CatchUp:
    def __init__(self, store: Store, cluster: Cluster, tables: Callable[[], Mapping[str, OpenTable]]) -> None:
        self._store = store
        self._cluster = cluster
        self._tables = tables
        self._behind: set[str] = set()
        self._changed: set[tuple[str, str]] = set()
        """Tables with new chat or marks."""
        self._wake = asyncio.Event()
        self._last_poll = time.monotonic()
        self._next_poll = math.inf
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """A process that shares its tables with nobody has nothing to catch up with."""
        if self._cluster.is_shared:
            self._tasks = [asyncio.create_task(work) for work in (self._read_changes(), self._poll())]

    async def stop(self) -> None:
        await cancel_and_wait(*self._tasks)

    def receive(self, table: str, message: ClusterMessage) -> None:
        open_table = self._tables().get(table)
        if open_table is None:
            return
        if message.version > open_table.table.version:
            self._behind.add(table)
            self._wake.set()
        match message.kind:
            case "chat" | "marks":
                self._changed.add((table, message.kind))
                self._wake.set()
            case "present" | "left":
                if message.wants_reply:
                    open_table.publish_presence()
                else:
                    open_table.send_presence()
            case "moved":
                pass

    def poll_soon(self, seconds: float = 0.0) -> None:
        """Poll that many seconds from now: messages may have been missed."""
        self._next_poll = time.monotonic() + seconds

    async def _read_changes(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            behind, self._behind = self._behind, set()
            changed, self._changed = self._changed, set()
            try:
                await self._read_events(behind)
                await self._read_chat_and_marks(changed)
            except Exception as error:
                # The database is unavailable: the next poll finds what was missed.
                log.warning("catch-up-failed", error=type(error).__name__, tables=len(behind))
                self.poll_soon(POLL_SECONDS)

    async def _read_events(self, names: set[str]) -> None:
        tables = self._tables()
        versions = {name: tables[name].table.version for name in names if name in tables}
        if not versions:
            return
        for name, events in (await self._store.since_each(versions)).items():
            async with tables[name].lock:
                tables[name].apply_stored(events)

    async def _read_chat_and_marks(self, changed: set[tuple[str, str]]) -> None:
        tables = self._tables()
        for name, kind in changed:
            if name in tables:
                await (chat.catch_up(tables[name]) if kind == "chat" else marks.catch_up(tables[name]))

    async def _poll(self) -> None:
        while True:
            await asyncio.sleep(TICK_SECONDS)
            if time.monotonic() < min(self._next_poll, self._last_poll + self._cluster.poll_seconds):
                continue
            self._last_poll, self._next_poll = time.monotonic(), math.inf
            try:
                await self.poll()
            except Exception as error:
                log.warning("poll-failed", error=type(error).__name__)

    async def poll(self) -> None:
        """Compare every open table with the database."""
        names = list(self._tables())
        for first in range(0, len(names), TABLES_PER_QUERY):
            stored = await self._store.progress(names[first : first + TABLES_PER_QUERY])
            tables = self._tables()
            for name, progress in stored.items():
                if name in tables:
                    self._compare(name, tables[name], progress)
        if self._behind or self._changed:
            self._wake.set()

    def _compare(self, name: str, open_table: OpenTable, progress: Progress) -> None:
        if progress.version > open_table.table.version:
            self._behind.add(name)
        if open_table.cursors.has_missed_chat(progress):
            self._changed.add((name, "chat"))
        if open_table.cursors.has_missed_marks(progress):
            open_table.cursors.marks = progress.marks
            self._changed.add((name, "marks"))
