"""Players who connect to a table whose clock waits for them. Each process reports those who are connected to it."""

import asyncio
from collections.abc import Awaitable, Callable

import structlog

from gaslamp.core.game import Seat
from gaslamp.table.commands import Arrive

log = structlog.get_logger("arrivals")


class Arrivals:
    def __init__(self, awaited_here: Callable[[], frozenset[Seat]], run: Callable[[Arrive], Awaitable[object]]) -> None:
        self._awaited_here = awaited_here
        """The players who are connected here and still awaited."""
        self._run = run
        self._task: asyncio.Task[None] | None = None

    def note(self) -> None:
        """Called whenever somebody has connected or the table has changed."""
        if self._awaited_here() and (self._task is None or self._task.done()):
            self._task = asyncio.create_task(self._report())

    async def _report(self) -> None:
        try:
            while seats := self._awaited_here():
                await self._run(Arrive(seats))
        except Exception as error:
            # The next change or connection tries again; until then the clock waits, but not without an end.
            log.warning("arrival-not-stored", error=type(error).__name__)
