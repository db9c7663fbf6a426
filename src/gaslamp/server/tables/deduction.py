"""Deduction for a seat. It is slow, so it runs in a thread, one at a time, and its results are cached."""

import asyncio
from collections import OrderedDict

from gaslamp.core.game import Seat
from gaslamp.core.record import undone
from gaslamp.server.tables.messages import Json
from gaslamp.server.tables.open_table import OpenTable
from gaslamp.table import assist

CACHE_SIZE = 256


class DeductionCache:
    def __init__(self) -> None:
        self._one_at_a_time = asyncio.Semaphore(1)
        self._cache: OrderedDict[tuple[object, ...], Json] = OrderedDict()

    async def belief(self, open_table: OpenTable, eyes: Seat, at: int | None) -> Json:
        """What could be true by what that seat has seen after `at` actions; without `at`, until now."""
        allowed = assist.level(open_table.table)
        shown = open_table.record(eyes)
        moment = min(shown.length, shown.length if at is None else at)
        key = (open_table.table.header.id, open_table.table.moved, eyes, moment, allowed)
        async with self._one_at_a_time:
            if key not in self._cache:
                self._cache[key] = await asyncio.to_thread(assist.belief, shown.game, allowed, undone(shown, moment))
        self._cache.move_to_end(key)
        data = self._cache[key]
        while len(self._cache) > CACHE_SIZE:
            self._cache.popitem(last=False)
        return {"eyes": eyes, "at": moment, "level": allowed, "data": data}
