"""Deduction for whoever may have it. It takes a while, so it is done once for each moment, and one at a time."""

import asyncio
from collections import OrderedDict

from gaslamp.core.game import Seat
from gaslamp.core.record import undone
from gaslamp.server.tables.messages import Json
from gaslamp.server.tables.open_table import Live
from gaslamp.table import assist

KEPT = 256


class Deduction:
    def __init__(self) -> None:
        self._turn = asyncio.Semaphore(1)
        self._kept: OrderedDict[tuple[object, ...], Json] = OrderedDict()

    async def belief(self, live: Live, eyes: Seat, at: int | None) -> Json:
        """What could be true by what those eyes have seen after so many actions."""
        allowed = assist.level(live.table)
        shown = live.record(eyes)
        moment = min(shown.length, shown.length if at is None else at)
        name = (live.table.header.id, live.table.moved, eyes, moment, allowed)
        async with self._turn:
            if name not in self._kept:
                self._kept[name] = await asyncio.to_thread(assist.belief, shown.game, allowed, undone(shown, moment))
        self._kept.move_to_end(name)
        data = self._kept[name]
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return {"eyes": eyes, "at": moment, "level": allowed, "data": data}
