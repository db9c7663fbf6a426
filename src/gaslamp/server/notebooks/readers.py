"""Everybody who has a notebook open is told its new version, whichever process stored it."""

import asyncio
from collections.abc import AsyncGenerator

from pydantic_core import to_json

from gaslamp.core.errors import GaslampError, NotThere
from gaslamp.server.cluster.cluster import Cluster, ClusterMessage
from gaslamp.store.store import Store

BEAT_SECONDS = 5.0
"""After so long without a change an empty line is sent, and the store is asked, in case a message was lost."""
MOST_READERS = 100
"""Of one visitor, at the same time: a club behind one router."""
RETRY_SECONDS = 60


class Readers:
    def __init__(self, store: Store, cluster: Cluster) -> None:
        self._store = store
        self._cluster = cluster
        self._waiting: dict[str, set[asyncio.Event]] = {}
        self._visitors: dict[str, int] = {}
        self.is_draining = False

    def tell(self, name: str, version: int) -> None:
        """This process has stored a new version."""
        self._wake(name)
        self._cluster.announce(name, ClusterMessage("moved", version))

    def receive(self, name: str, message: ClusterMessage) -> None:
        """Another process has stored one."""
        if message.kind == "moved":
            self._wake(name)

    def drain(self) -> None:
        """The server stops: every answer ends, and its reader connects again."""
        self.is_draining = True
        for name in self._waiting:
            self._wake(name)

    async def lines(self, name: str, visitor: str) -> AsyncGenerator[str]:
        """A line with the version now, and one after each change."""
        if self._visitors.get(visitor, 0) >= MOST_READERS:
            raise GaslampError("too-many", seconds=RETRY_SECONDS)
        self._visitors[visitor] = self._visitors.get(visitor, 0) + 1
        changed = self._enter(name)
        try:
            shown = 0
            while not self.is_draining:
                changed.clear()
                version = await self._store.notebook_version(name)
                if version is None:
                    raise NotThere("no-such-notebook")
                yield "" if version == shown else to_json({"version": version}).decode()
                shown = version
                await _wait(changed, min(BEAT_SECONDS, self._cluster.poll_seconds))
        finally:
            self._leave(name, changed)
            self._visitors[visitor] -= 1
            if not self._visitors[visitor]:
                del self._visitors[visitor]

    def _enter(self, name: str) -> asyncio.Event:
        changed = asyncio.Event()
        if name not in self._waiting:
            self._waiting[name] = set()
            self._cluster.subscribe(name)
        self._waiting[name].add(changed)
        return changed

    def _leave(self, name: str, changed: asyncio.Event) -> None:
        self._waiting[name].discard(changed)
        if not self._waiting[name]:
            del self._waiting[name]
            self._cluster.unsubscribe(name)

    def _wake(self, name: str) -> None:
        for changed in self._waiting.get(name, ()):
            changed.set()


async def _wait(changed: asyncio.Event, seconds: float) -> None:
    try:
        async with asyncio.timeout(seconds):
            await changed.wait()
    except TimeoutError:
        pass
