"""Pencil marks: one's own, or those that allies share. A seat that may not see a mark does not learn of it."""

from typing import Any

from gaslamp.core.errors import NotLegal
from gaslamp.core.game import Seat
from gaslamp.server.cluster.cluster import ClusterMessage
from gaslamp.server.tables.open_table import OpenTable
from gaslamp.table import visibility

MAX_MARKS = 500
"""In one notebook: more places than any board has."""


async def set_mark(open_table: OpenTable, seat: Seat, place: str, sign: str | None) -> None:
    """Make a mark, or remove it with None."""
    table = open_table.table
    visibility.check_marks(table, seat)
    owner = visibility.notebook(table, seat)
    if sign is not None and len(await open_table.store.marks(table.header.id, owner)) >= MAX_MARKS:
        raise NotLegal("notebook-full")
    async with open_table.chat_lock:
        await open_table.store.mark(table.header.id, owner, place, sign, open_table.environment.now())
        await _send(open_table, owner, place, sign)
    open_table.cluster.publish(table.header.id, ClusterMessage("marks"))


async def clear_left(open_table: OpenTable, seat: Seat) -> None:
    """Delete the marks of a player who left, unless others of the side share them."""
    table = open_table.table
    owner = visibility.notebook(table, seat)
    if table.people & table.allies(seat):
        return
    async with open_table.chat_lock:
        for place in await open_table.store.marks(table.header.id, owner):
            await open_table.store.mark(table.header.id, owner, place, None, open_table.environment.now())
            await _send(open_table, owner, place, None)
    open_table.cluster.publish(table.header.id, ClusterMessage("marks"))


async def shared_marks(open_table: OpenTable, seat: Seat) -> dict[str, str]:
    """What a machine in that seat may read: the notebook of its side, never that of one seat."""
    owner = visibility.notebook(open_table.table, seat)
    if owner == seat or open_table.table.settings.assist == "off":
        return {}
    return await open_table.store.marks(open_table.table.header.id, owner)


async def visible_marks(open_table: OpenTable, seat: Seat) -> dict[str, Any]:
    """The marks that a seat may see. The subscribers that are here have been sent all of them."""
    if open_table.cluster.is_shared:
        for owner in visibility.notebooks(open_table.table, seat):
            await _catch_up(open_table, owner)
    return await _visible(open_table, seat)


async def catch_up(open_table: OpenTable) -> None:
    """Send the marks that were stored by other processes."""
    async with open_table.chat_lock:
        for owner in list(open_table.cursors.notebooks):
            await _catch_up(open_table, owner)


async def _catch_up(open_table: OpenTable, owner: str) -> None:
    found = await open_table.store.marks(open_table.table.header.id, owner)
    known = open_table.cursors.notebooks.setdefault(owner, found)
    for place in known.keys() | found.keys():
        if known.get(place) != found.get(place):
            await _send(open_table, owner, place, found.get(place))


async def _send(open_table: OpenTable, owner: str, place: str, sign: Any) -> None:
    notebooks = open_table.cursors.notebooks
    if owner in notebooks:
        others = {name: found for name, found in notebooks[owner].items() if name != place}
        notebooks[owner] = others if sign is None else {**others, place: sign}
    for observer in visibility.observers(open_table.table):
        seen = visibility.notebooks(open_table.table, observer)
        if owner in seen:
            shown = sign if len(seen) == 1 else (await _visible(open_table, observer)).get(place)
            open_table.send({"type": "marked", "place": place, "mark": shown}, frozenset({observer}))


async def _visible(open_table: OpenTable, seat: Seat) -> dict[str, Any]:
    """One's own mark hides what others drew at the same place."""
    seen: dict[str, Any] = {}
    for owner in visibility.notebooks(open_table.table, seat):
        seen |= await open_table.store.marks(open_table.table.header.id, owner)
    return seen
