"""Chat: one channel for the table, and one for the allies of each side if the table allows it."""

from gaslamp.core.game import Seat
from gaslamp.server.cluster.cluster import ClusterMessage
from gaslamp.server.tables.messages import Json
from gaslamp.server.tables.open_table import OpenTable
from gaslamp.store.store import ChatLine
from gaslamp.table import visibility

LAST_LINES = 100


async def add_line(open_table: OpenTable, seat: Seat, channel: str, text: str) -> None:
    """Store a line, then send it to those who may read it. Nobody else learns that there is a new line."""
    visibility.check_may_chat(open_table.table, seat, channel)
    table = open_table.table.header.id
    async with open_table.chat_lock:
        now = open_table.environment.now()
        name = open_table.table.chairs[seat].name
        number = await open_table.store.add_chat_line(table, channel, seat, text, now, name)
        assert number is not None, "the table is there"
        if not open_table.cluster.is_shared or open_table.cursors.lines.get(channel, 0) == number - 1:
            _send(open_table, ChatLine(number, channel, seat, text, now, name))
        else:
            await _catch_up(open_table)
    open_table.cluster.publish(table, ClusterMessage("chat"))


async def catch_up(open_table: OpenTable) -> None:
    """Send the lines that were stored by other processes."""
    async with open_table.chat_lock:
        await _catch_up(open_table)


async def last_lines(open_table: OpenTable, seat: Seat) -> list[Json]:
    """The last lines a seat may read, the oldest first. The subscribers that are here have been sent them too."""
    is_shared, sent = open_table.cluster.is_shared, open_table.cursors.lines
    if is_shared:
        await _catch_up(open_table)
    lines: list[ChatLine] = []
    for channel in visibility.channels(open_table.table, seat):
        found = await open_table.store.chat_lines(open_table.table.header.id, channel, limit=LAST_LINES)
        lines += [line for line in found if not is_shared or line.id <= sent.get(channel, 0)]
    return [_line_json(line) for line in sorted(lines, key=lambda line: (line.at, line.channel, line.id))]


async def _catch_up(open_table: OpenTable) -> None:
    table = open_table.table
    channels = {channel for one in visibility.observers(table) for channel in visibility.channels(table, one)}
    for channel in sorted(channels):
        last = open_table.cursors.lines.get(channel, 0)
        for line in await open_table.store.chat_lines(table.header.id, channel, last):
            _send(open_table, line)


def _send(open_table: OpenTable, line: ChatLine) -> None:
    open_table.cursors.lines[line.channel] = line.id
    table = open_table.table
    readers = frozenset(one for one in visibility.observers(table) if line.channel in visibility.channels(table, one))
    open_table.send({"type": "said", "line": _line_json(line)}, readers)


def _line_json(line: ChatLine) -> Json:
    return {
        "number": line.id,
        "channel": line.channel,
        "seat": line.seat,
        "name": line.name,
        "text": line.text,
        "at": line.at,
    }
