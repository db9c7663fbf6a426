"""Keeps the open tables in step with other processes: goes where a word was heard, and on his rounds everywhere.

All tables that are behind are read in one question to the database, however many they are.
"""

import asyncio
import math
import time
from collections.abc import Callable, Mapping

import structlog

from gaslamp.server.cancellation import ended
from gaslamp.server.cluster.cluster import LOOKING, Town, Word
from gaslamp.server.tables import chat, marks
from gaslamp.server.tables.open_table import Live
from gaslamp.store.store import Pulse, Store

TICK = 0.25
"""Seconds between two looks at the time."""
AT_ONCE = 1000
"""Tables in one question."""

log = structlog.get_logger("watchman")


class Watchman:
    def __init__(self, store: Store, town: Town, tables: Callable[[], Mapping[str, Live]]) -> None:
        self._store = store
        self._town = town
        self._tables = tables
        self._behind: set[str] = set()
        self._beside: set[tuple[str, str]] = set()
        """Tables where something was said or marked."""
        self._wake = asyncio.Event()
        self._last = time.monotonic()
        self._next = math.inf
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """A process that shares its tables with nobody has no watchman."""
        if self._town.is_shared:
            self._tasks = [asyncio.create_task(work) for work in (self._follow(), self._walk())]

    async def stop(self) -> None:
        await ended(*self._tasks)

    def heard(self, table: str, word: Word) -> None:
        live = self._tables().get(table)
        if live is None:
            return
        if word.version > live.table.version:
            self._behind.add(table)
            self._wake.set()
        match word.what:
            case "talk" | "marks":
                self._beside.add((table, word.what))
                self._wake.set()
            case "here" | "bye":
                if word.asks:
                    live.tell_presence()
                else:
                    live.show_presence()
            case "moved":
                pass

    def hurry(self, seconds: float = 0.0) -> None:
        """Words may have been missed: the next round begins so soon."""
        self._next = time.monotonic() + seconds

    async def _follow(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            behind, self._behind = self._behind, set()
            beside, self._beside = self._beside, set()
            try:
                await self._read(behind)
                await self._listen(beside)
            except Exception as error:
                # The database is away: the next round finds what was missed.
                log.warning("not-followed", error=type(error).__name__, tables=len(behind))
                self.hurry(LOOKING)

    async def _read(self, names: set[str]) -> None:
        tables = self._tables()
        versions = {name: tables[name].table.version for name in names if name in tables}
        if not versions:
            return
        for name, events in (await self._store.news(versions)).items():
            async with tables[name].lock:
                tables[name].take(events)

    async def _listen(self, beside: set[tuple[str, str]]) -> None:
        tables = self._tables()
        for name, what in beside:
            if name in tables:
                await (chat.hear(tables[name]) if what == "talk" else marks.read(tables[name]))

    async def _walk(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            if time.monotonic() < min(self._next, self._last + self._town.rest):
                continue
            self._last, self._next = time.monotonic(), math.inf
            try:
                await self.look_around()
            except Exception as error:
                log.warning("round-failed", error=type(error).__name__)

    async def look_around(self) -> None:
        """Every open table."""
        names = list(self._tables())
        for first in range(0, len(names), AT_ONCE):
            pulses = await self._store.pulses(names[first : first + AT_ONCE])
            tables = self._tables()
            for name, pulse in pulses.items():
                if name in tables:
                    self._compare(name, tables[name], pulse)
        if self._behind or self._beside:
            self._wake.set()

    def _compare(self, name: str, live: Live, pulse: Pulse) -> None:
        if pulse.version > live.table.version:
            self._behind.add(name)
        if live.margins.has_missed_talk(pulse):
            self._beside.add((name, "talk"))
        if live.margins.has_missed_marks(pulse):
            live.margins.marks = pulse.marks
            self._beside.add((name, "marks"))
