"""Pencil marks: one's own, or those the police share. Whoever may not see one does not learn that it was made."""

from typing import Any

from gaslamp.core.errors import NotLegal
from gaslamp.core.game import Seat
from gaslamp.table import sight

from .live import Live

MOST = 500
"""Marks in one notebook: more places than any board has."""


async def mark(live: Live, seat: Seat, place: str, sign: str | None) -> None:
    table = live.table
    sight.check_marks(table, seat)
    owner = sight.notebook(seat)
    if sign is not None and len(await live.store.marks(table.header.id, owner)) >= MOST:
        raise NotLegal("notebook-full")
    await live.store.mark(table.header.id, owner, place, sign, live.world.now())
    for eyes in sight.eyes(table):
        if owner in sight.notebooks(table, eyes):
            # One's own mark stays on top of what others drew there.
            shown = (await marks(live, eyes)).get(place)
            live.tell({"type": "marked", "place": place, "mark": shown}, frozenset({eyes}))


async def marks(live: Live, seat: Seat) -> dict[str, Any]:
    seen: dict[str, Any] = {}
    for owner in sight.notebooks(live.table, seat):
        seen |= await live.store.marks(live.table.header.id, owner)
    return seen
