"""A subscriber enters a table: a welcome, and from then on every message."""

import asyncio
from contextlib import nullcontext

from gaslamp.server.tables.chat import last_lines
from gaslamp.server.tables.hub import Hub
from gaslamp.server.tables.marks import visible_marks
from gaslamp.server.tables.open_table import OpenTable
from gaslamp.server.tables.subscriber import Subscriber


async def enter(hub: Hub, open_table: OpenTable, subscriber: Subscriber, version: int | None) -> None:
    """With the last version seen, the welcome tells what was missed. Raises `too-many-spectators`."""
    name, seat = open_table.table.header.id, subscriber.seat
    note = await hub.store.note(name, subscriber.person) if subscriber.person else ""
    async with hub.spectators_lock if subscriber.is_spectator else nullcontext(), open_table.chat_lock:
        lines, marks = await last_lines(open_table, seat), await visible_marks(open_table, seat)
        open_table.subscribe(subscriber, version, {"said": lines, "note": note, "marks": marks})
        # Other tasks that are ready run before the next spectator.
        await asyncio.sleep(0)
