"""Pencil marks: one's own, or shared by the police where they may talk. Nobody else learns that one was made."""

from typing import Any

from gaslamp.core.errors import NotLegal
from gaslamp.core.game import SPECTATOR, Seat
from gaslamp.table import sight

from .live import Live
from .town import Word

MOST = 500
"""Marks in one notebook: more places than any board has."""


async def mark(live: Live, seat: Seat, place: str, sign: str | None) -> None:
    table = live.table
    sight.check_marks(table, seat)
    owner = sight.notebook(table, seat)
    if sign is not None and len(await live.store.marks(table.header.id, owner)) >= MOST:
        raise NotLegal("notebook-full")
    async with live.talking:
        await live.store.mark(table.header.id, owner, place, sign, live.world.now())
        _tell(live, owner, place, sign)
    live.town.tell(table.header.id, Word("marks"))


async def read(live: Live) -> None:
    """What was marked in other processes is told here."""
    async with live.talking:
        for owner in list(live.margins.notebooks):
            await _read(live, owner)


async def marks(live: Live, seat: Seat) -> dict[str, Any]:
    """A seat's notebook. Whoever is here already has been told of all that is in it."""
    if seat == SPECTATOR:
        return {}
    owner = sight.notebook(live.table, seat)
    return await _read(live, owner) if live.town.is_shared else await live.store.marks(live.table.header.id, owner)


async def _read(live: Live, owner: str) -> dict[str, Any]:
    found = await live.store.marks(live.table.header.id, owner)
    known = live.margins.notebooks.setdefault(owner, found)
    for place in known.keys() | found.keys():
        if known.get(place) != found.get(place):
            _tell(live, owner, place, found.get(place))
    return found


def _tell(live: Live, owner: str, place: str, sign: Any) -> None:
    if owner in live.margins.notebooks:
        known = live.margins.notebooks[owner]
        live.margins.notebooks[owner] = {name: found for name, found in known.items() if name != place} | (
            {} if sign is None else {place: sign}
        )
    readers = frozenset(one for one in live.table.seats if sight.notebook(live.table, one) == owner)
    live.tell({"type": "marked", "place": place, "mark": sign}, readers)
