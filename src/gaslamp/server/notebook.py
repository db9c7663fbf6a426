"""Pencil marks: one's own, or shared by the police where they may talk. Nobody else learns that one was made."""

from typing import Any

from gaslamp.core.errors import NotLegal
from gaslamp.core.game import SPECTATOR, Seat
from gaslamp.table import sight

from .live import Live

MOST = 500
"""Marks in one notebook: more places than any board has."""


async def mark(live: Live, seat: Seat, place: str, sign: str | None) -> None:
    table = live.table
    sight.check_marks(table, seat)
    owner = sight.notebook(table, seat)
    if sign is not None and len(await live.store.marks(table.header.id, owner)) >= MOST:
        raise NotLegal("notebook-full")
    await live.store.mark(table.header.id, owner, place, sign, live.world.now())
    readers = frozenset(one for one in table.seats if sight.notebook(table, one) == owner)
    live.tell({"type": "marked", "place": place, "mark": sign}, readers)


async def marks(live: Live, seat: Seat) -> dict[str, Any]:
    if seat == SPECTATOR:
        return {}
    return await live.store.marks(live.table.header.id, sight.notebook(live.table, seat))
