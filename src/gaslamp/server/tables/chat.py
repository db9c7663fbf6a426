"""Chat: one channel for the whole table and, if the table has it, one for each side of allies."""

from gaslamp.core.game import Seat
from gaslamp.server.cluster.cluster import ClusterMessage
from gaslamp.server.tables.messages import Json
from gaslamp.server.tables.open_table import Live
from gaslamp.store.store import ChatLine
from gaslamp.table import visibility

LAST_LINES = 100


async def say(live: Live, seat: Seat, channel: str, text: str) -> None:
    """Kept, then told to those who may read it. Nobody else sees even that something was said."""
    visibility.check_may_chat(live.table, seat, channel)
    table = live.table.header.id
    async with live.talking:
        now = live.world.now()
        number = await live.store.add_chat_line(table, channel, seat, text, now)
        assert number is not None, "the table is there"
        if not live.cluster.is_shared or live.cursors.lines.get(channel, 0) == number - 1:
            _tell(live, ChatLine(number, channel, seat, text, now))
        else:
            await _hear(live)
    live.cluster.publish(table, ClusterMessage("chat"))


async def hear(live: Live) -> None:
    """What was said in other processes is told here."""
    async with live.talking:
        await _hear(live)


async def said(live: Live, seat: Seat) -> list[Json]:
    """The last lines a seat may read, the oldest first. Whoever is here already has heard them too."""
    if live.cluster.is_shared:
        await _hear(live)
    lines: list[ChatLine] = []
    for channel in visibility.channels(live.table, seat):
        found = await live.store.chat_lines(live.table.header.id, channel, limit=LAST_LINES)
        lines += [line for line in found if not live.cluster.is_shared or line.id <= live.cursors.lines.get(channel, 0)]
    return [line_json(live, line) for line in sorted(lines, key=lambda line: (line.at, line.channel, line.id))]


async def _hear(live: Live) -> None:
    channels = {
        channel for eyes in visibility.observers(live.table) for channel in visibility.channels(live.table, eyes)
    }
    for channel in sorted(channels):
        for line in await live.store.chat_lines(live.table.header.id, channel, live.cursors.lines.get(channel, 0)):
            _tell(live, line)


def _tell(live: Live, line: ChatLine) -> None:
    live.cursors.lines[line.channel] = line.id
    readers = frozenset(
        one for one in visibility.observers(live.table) if line.channel in visibility.channels(live.table, one)
    )
    live.tell({"type": "said", "line": line_json(live, line)}, readers)


def line_json(live: Live, line: ChatLine) -> Json:
    chair = live.table.chairs[line.seat]
    return {
        "number": line.id,
        "channel": line.channel,
        "seat": line.seat,
        "name": chair.name,
        "text": line.text,
        "at": line.at,
    }
