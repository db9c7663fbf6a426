"""The notices that follow from a move. They are stored with the move: both are there or neither is."""

from collections import OrderedDict

from gaslamp.server.environment import Environment
from gaslamp.server.notices.jobs import turn_job
from gaslamp.store.store import Job, Store, Summary

SEATS_KNOWN = 50_000
RECHECK_MS = 60_000
"""How long a process believes that a seat has no address. Another process may have been given one, but only after a
failure: the load balancer keeps a table together. To ask again costs nearly as much as a move."""


class Outbox:
    """Remembers which seats have an address at all, so that a move at any other table costs nothing more."""

    def __init__(self, store: Store, environment: Environment, *, is_shared: bool = False) -> None:
        self._store = store
        self._world = environment
        self._is_shared = is_shared
        self._known: OrderedDict[tuple[str, str], tuple[bool, int]] = OrderedDict()
        """Whether a seat has an address, and when that was looked up."""

    async def jobs(self, table: str, version: int, summary: Summary) -> list[Job]:
        """To be stored with the events that lead to that version: a notice to each person who is to move."""
        if summary.status != "running" or summary.machine:
            return []
        now = self._world.now()
        return [
            turn_job(table, seat, version, now) for seat in summary.turn if await self._has_address(table, seat, now)
        ]

    def address_added(self, table: str, seat: str) -> None:
        self._known[table, seat] = True, self._world.now()

    async def _has_address(self, table: str, seat: str, now: int) -> bool:
        known, since = self._known.get((table, seat), (None, 0))
        if known is None or (not known and self._is_shared and now - since > RECHECK_MS):
            known = bool(await self._store.addresses(table, seat))
            self._known[table, seat] = known, now
            if len(self._known) > SEATS_KNOWN:
                self._known.popitem(last=False)
        return known
