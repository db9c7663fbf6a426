"""Pencil marks: a player's own, or shared by allies. Nobody else learns that a mark was made."""

from typing import Any

from gaslamp.core.errors import NotLegal
from gaslamp.core.game import Seat
from gaslamp.server.cluster.cluster import ClusterMessage
from gaslamp.server.tables.open_table import Live
from gaslamp.table import visibility

MOST = 500
"""Marks in one notebook: more places than any board has."""


async def mark(live: Live, seat: Seat, place: str, sign: str | None) -> None:
    table = live.table
    visibility.check_marks(table, seat)
    owner = visibility.notebook(live.table, seat)
    if sign is not None and len(await live.store.marks(table.header.id, owner)) >= MOST:
        raise NotLegal("notebook-full")
    async with live.talking:
        await live.store.mark(table.header.id, owner, place, sign, live.world.now())
        await _tell(live, owner, place, sign)
    live.cluster.publish(table.header.id, ClusterMessage("marks"))


async def shared(live: Live, seat: Seat) -> dict[str, str]:
    """What a machine in that seat reads: the notebook of its side, never anybody's own."""
    owner = visibility.notebook(live.table, seat)
    if owner == seat or live.table.settings.assist == "off":
        return {}
    return await live.store.marks(live.table.header.id, owner)


async def read(live: Live) -> None:
    """What was marked in other processes is told here."""
    async with live.talking:
        for owner in list(live.cursors.notebooks):
            await _read(live, owner)


async def marks(live: Live, seat: Seat) -> dict[str, Any]:
    """What a seat sees drawn. Whoever is here already has been told of all of it."""
    if live.cluster.is_shared:
        for owner in visibility.notebooks(live.table, seat):
            await _read(live, owner)
    return await _shown(live, seat)


async def _read(live: Live, owner: str) -> None:
    found = await live.store.marks(live.table.header.id, owner)
    known = live.cursors.notebooks.setdefault(owner, found)
    for place in known.keys() | found.keys():
        if known.get(place) != found.get(place):
            await _tell(live, owner, place, found.get(place))


async def _tell(live: Live, owner: str, place: str, sign: Any) -> None:
    if owner in live.cursors.notebooks:
        known = live.cursors.notebooks[owner]
        live.cursors.notebooks[owner] = {name: found for name, found in known.items() if name != place} | (
            {} if sign is None else {place: sign}
        )
    for eyes in visibility.observers(live.table):
        seen = visibility.notebooks(live.table, eyes)
        if owner in seen:
            shown = sign if len(seen) == 1 else (await _shown(live, eyes)).get(place)
            live.tell({"type": "marked", "place": place, "mark": shown}, frozenset({eyes}))


async def _shown(live: Live, seat: Seat) -> dict[str, Any]:
    """One's own mark stays on top of what others drew there."""
    seen: dict[str, Any] = {}
    for owner in visibility.notebooks(live.table, seat):
        seen |= await live.store.marks(live.table.header.id, owner)
    return seen
