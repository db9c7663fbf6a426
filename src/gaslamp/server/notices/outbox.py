"""A store that keeps, with every move, the notice to whoever is to move next: both are there or neither is."""

from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, cast

from gaslamp.server.environment import World
from gaslamp.server.notices.delivery import turn_job
from gaslamp.store.store import Event, Job, Key, Store, Summary

SEATS_KNOWN = 50_000
FORGOTTEN = 10_000
"""Milliseconds after which we look again whether a seat has an address: another process may have been given one."""


class Outbox:
    """Remembers which seats have an address at all, so that a move at any other table costs nothing more."""

    def __init__(self, store: Store, world: World, *, is_shared: bool = False) -> None:
        self._store = store
        self._world = world
        self._is_shared = is_shared
        self._wanted: OrderedDict[tuple[str, str], tuple[bool, int]] = OrderedDict()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def append(
        self,
        table: str,
        events: Sequence[Event],
        summary: Summary,
        keys: Sequence[Key] = (),
        jobs: Sequence[Job] = (),
    ) -> bool:
        waited_for = summary.turn if summary.status == "running" and not summary.machine else ()
        notices = [
            turn_job(table, seat, events[-1].version, self._world.now())
            for seat in waited_for
            if await self._is_wanted(table, seat)
        ]
        return await self._store.append(table, events, summary, keys, [*jobs, *notices])

    async def add_address(self, table: str, seat: str, *rest: Any, **named: Any) -> int | None:
        self._wanted[table, seat] = True, self._world.now()
        return await self._store.add_address(table, seat, *rest, **named)

    async def _is_wanted(self, table: str, seat: str) -> bool:
        wanted, since = self._wanted.get((table, seat), (None, 0))
        if wanted is None or (not wanted and self._is_shared and self._world.now() - since > FORGOTTEN):
            wanted = bool(await self._store.addresses(table, seat))
            self._wanted[table, seat] = wanted, self._world.now()
            if len(self._wanted) > SEATS_KNOWN:
                self._wanted.popitem(last=False)
        return wanted


def with_notices(store: Store, world: World, *, is_shared: bool = False) -> Store:
    return cast(Store, Outbox(store, world, is_shared=is_shared))
