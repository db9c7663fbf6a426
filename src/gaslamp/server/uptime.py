"""When no server was running. Players' clocks stand still meanwhile, whatever the clock of the host says afterwards.

Every process stores the time every few seconds. A process that starts compares its clock with the stored time: a longer
gap is an outage, or the clock of the host was set forward. Nobody can tell which, and for players both are the same.
"""

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

import structlog

from gaslamp.server.cancellation import cancel_and_wait
from gaslamp.store.storage_fault import StorageFault

if TYPE_CHECKING:
    from gaslamp.store.store import Store

NAME = "uptime"
BEAT_SECONDS = 10.0
LONGEST_GAP_MS = 30_000
"""A shorter gap counts as time that passed: a server may have been killed just before it stored the time."""
MAX_OUTAGES = 100

Outage = tuple[int, int]
"""From and to, in milliseconds since 1970."""

log = structlog.get_logger("uptime")


class Uptime:
    def __init__(self, store: "Store", now: Callable[[], int]) -> None:
        self.outages: tuple[Outage, ...] = ()
        """The latest ones before this process, in order. While it runs there is none, whatever another clock says."""
        self._store = store
        self._now = now
        self._change = started
        """Until it is stored once. Then `beaten`."""
        self._beating: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await self._beat()
        self._beating = asyncio.create_task(self._beat_repeatedly())

    async def stop(self) -> None:
        if self._beating is not None:
            await cancel_and_wait(self._beating)
            await self._beat()

    async def _beat_repeatedly(self) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            await self._beat()

    async def _beat(self) -> None:
        # While the disk is full no move is stored either, and the server says so itself.
        with suppress(StorageFault):
            stored = await self._store.change_value(NAME, lambda before: self._change(before, self._now()))
            if self._change is started:
                self.outages, self._change = _outages(stored), beaten


def started(before: bytes | None, now: int) -> bytes:
    """What a process stores that starts."""
    if before is None:
        return _stored(now, ())
    # The clock may have been ahead when an outage was stored, and be right again. Then the rest of it is to come.
    last, outages = json.loads(before)["at"], tuple((begin, min(end, now)) for begin, end in _outages(before))
    if now - last > LONGEST_GAP_MS:
        log.info("outage", seconds=(now - last) // 1000)
        outages = (*outages, (last, now))[-MAX_OUTAGES:]
    return _stored(now, tuple((begin, end) for begin, end in outages if begin < end))


def beaten(before: bytes | None, now: int) -> bytes:
    """What a process stores that is running."""
    return _stored(now, ()) if before is None else _stored(max(json.loads(before)["at"], now), _outages(before))


def _outages(stored: bytes) -> tuple[Outage, ...]:
    return tuple((begin, end) for begin, end in json.loads(stored)["outages"])


def _stored(at: int, outages: tuple[Outage, ...]) -> bytes:
    return json.dumps({"at": at, "outages": outages}).encode()
