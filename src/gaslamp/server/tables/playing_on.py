"""Playing on from a moment of a finished game, against machines."""

import asyncio

from gaslamp.core.errors import NotWellFormed
from gaslamp.core.origin import Origin
from gaslamp.players import levels
from gaslamp.server.gate.names import checked_name
from gaslamp.server.gate.seat_keys import new_key
from gaslamp.server.tables.creation import checked_level, new_header
from gaslamp.server.tables.hub import Hub
from gaslamp.server.tables.open_table import OpenTable
from gaslamp.server.tables.summary import summary
from gaslamp.server.wire.analysis import PlayOn
from gaslamp.store.store import Event
from gaslamp.table import continuation, events
from gaslamp.table.events import Sat
from gaslamp.table.settings import Settings
from gaslamp.table.table import Table


async def play_on(
    hub: Hub, open_table: OpenTable, wanted: PlayOn, account: int | None, visitor: str = "", *, is_bot: bool = False
) -> tuple[OpenTable, str]:
    """A new table in which the asker has that seat and machines have the others, and the token of the seat."""
    finished = open_table.table
    continuation.check(finished, wanted.at)
    if wanted.seat not in finished.seats:
        raise NotWellFormed("unknown-seat", text=wanted.seat, known=", ".join(finished.seats))
    settings = Settings(
        assist=finished.settings.assist, creator=visitor, continues=Origin(finished.header.id, wanted.at)
    )
    options = finished.journal.record.options
    header = new_header(hub.environment, finished.header.game, options, settings)
    level = checked_level(finished.header.game, wanted.level or _usual_level(finished))
    sitting = [_sat(finished, seat, wanted, level, is_bot=is_bot) for seat in finished.seats]
    # A long game takes a second.
    steps = await asyncio.to_thread(continuation.continued, header, finished, sitting, hub.environment.random)
    now = header.created
    kept = [Event(one.after.version, events.kind(one.event), events.write(one.event), now) for one in steps]
    key, token = new_key(hub.environment, header.id, wanted.seat, account, now)
    await hub.store.create(header, kept, summary(steps[-1].after, now), [key])
    return await hub.table(header.id, is_changed_here=True), token


def _sat(finished: Table, seat: str, wanted: PlayOn, level: str, *, is_bot: bool) -> Sat:
    if seat == wanted.seat:
        return Sat(seat, "human", checked_name(wanted.name), None, is_bot=is_bot)
    return Sat(seat, "machine", "", finished.chairs[seat].level or level)


def _usual_level(finished: Table) -> str:
    """The strongest machine's that played, so that the game stays as hard as it was."""
    known = levels.names(finished.header.game)
    played = [chair.level for chair in finished.chairs.values() if chair.level and chair.level in known]
    return max(played, key=known.index) if played else levels.opponent(finished.header.game)
