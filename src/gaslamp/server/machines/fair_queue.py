"""Slots for slow work, shared fairly: first among visitors, then among the tables of a visitor.

The one who has used the least time goes first, so a visitor with sixty tables gets no more than a visitor with one.
Short work has slots of its own, in which it never waits for long work to end.
"""

import asyncio
from collections import Counter
from dataclasses import dataclass

SHORT_SECONDS = 0.5
"""Work that takes longer is long."""
MAX_WAITING = 200
"""Pieces of work of one visitor that may wait."""
MAX_REMEMBERED = 10_000


class QueueFull(Exception):
    """The visitor has too much work waiting."""


@dataclass(frozen=True, slots=True)
class Work:
    visitor: str
    table: str
    seconds: float
    """How long it will take, at most or about."""
    is_player: bool = True
    """Players go before spectators."""

    @property
    def is_short(self) -> bool:
        return self.seconds <= SHORT_SECONDS


class FairQueue:
    """`max_running` is how much long work of one visitor runs at once; one piece of short work may run beside it."""

    def __init__(
        self, long_slots: int, short_slots: int = 1, *, max_running: int, max_waiting: int = MAX_WAITING
    ) -> None:
        self._long_slots = long_slots
        self._slots = long_slots + short_slots
        self._max_running = max_running
        self._max_waiting = max_waiting
        self._waiting: list[_Ticket] = []
        self._running: list[Work] = []
        self._visitors, self._tables = _Shares(), _Shares()

    async def acquire(self, work: Work) -> None:
        """Wait for a slot. `release` must follow. Raises QueueFull."""
        if sum(ticket.work.visitor == work.visitor for ticket in self._waiting) >= self._max_waiting:
            raise QueueFull
        ticket = _Ticket(work, asyncio.get_running_loop().create_future())
        self._waiting.append(ticket)
        self._serve()
        try:
            await ticket.called
        except BaseException:
            if ticket in self._waiting:
                self._waiting.remove(ticket)
            else:
                # The slot was given at the moment in which the caller was cancelled.
                self.release(work)
            raise

    def release(self, work: Work) -> None:
        self._running.remove(work)
        self._serve()

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    def _serve(self) -> None:
        while ready := [ticket for ticket in self._waiting if self._fits(ticket.work) and not ticket.called.done()]:
            # The first of several equals is the one that has waited longest.
            ticket = min(ready, key=lambda ticket: self._rank(ticket.work))
            self._waiting.remove(ticket)
            self._running.append(ticket.work)
            self._visitors.charge(ticket.work.visitor, ticket.work.seconds)
            self._tables.charge(f"{ticket.work.visitor} {ticket.work.table}", ticket.work.seconds)
            ticket.called.set_result(None)

    def _rank(self, work: Work) -> tuple[bool, float, float]:
        return (
            not work.is_player,
            self._visitors.used(work.visitor),
            self._tables.used(f"{work.visitor} {work.table}"),
        )

    def _fits(self, work: Work) -> bool:
        if len(self._running) >= self._slots:
            return False
        own = Counter(one.is_short for one in self._running if one.visitor == work.visitor)
        if work.is_short:
            return own.total() <= self._max_running
        return own[False] < self._max_running and sum(not one.is_short for one in self._running) < self._long_slots


@dataclass(frozen=True, slots=True, eq=False)
class _Ticket:
    work: Work
    called: asyncio.Future[None]


class _Shares:
    """The time that each name has used. A new name starts where the last one that was served stood.

    This is start-time fair queueing: who was away gets no credit for it.
    """

    def __init__(self) -> None:
        self._now = 0.0
        self._used: dict[str, float] = {}

    def used(self, name: str) -> float:
        return max(self._now, self._used.get(name, 0.0))

    def charge(self, name: str, seconds: float) -> None:
        self._now = self.used(name)
        self._used[name] = self._now + seconds
        if len(self._used) > MAX_REMEMBERED:
            self._used = {name: used for name, used in self._used.items() if used > self._now}
