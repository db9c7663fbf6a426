"""Chat: one channel for the table, and one for the police alone if the table gives them one."""

from gaslamp.core.game import Seat
from gaslamp.store.store import Line
from gaslamp.table import sight

from .live import Live
from .telling import Json

LAST_LINES = 100


async def say(live: Live, seat: Seat, channel: str, text: str) -> None:
    """Kept, then told to those who may read it. Nobody else sees even that something was said."""
    sight.check_speaks(live.table, seat, channel)
    async with live.talking:
        now = live.world.now()
        number = await live.store.say(live.table.header.id, channel, seat, text, now)
        assert number is not None, "the table is there"
        line = line_json(live, Line(number, channel, seat, text, now))
        readers = frozenset(one for one in sight.eyes(live.table) if channel in sight.channels(live.table, one))
        live.tell({"type": "said", "line": line}, readers)


async def said(live: Live, seat: Seat) -> list[Json]:
    """The last lines a seat may read, the oldest first."""
    lines: list[Line] = []
    for channel in sight.channels(live.table, seat):
        lines += await live.store.said(live.table.header.id, channel, limit=LAST_LINES)
    return [line_json(live, line) for line in sorted(lines, key=lambda line: (line.at, line.channel, line.id))]


def line_json(live: Live, line: Line) -> Json:
    chair = live.table.chairs[line.seat]
    return {
        "number": line.id,
        "channel": line.channel,
        "seat": line.seat,
        "name": chair.name,
        "text": line.text,
        "at": line.at,
    }
