"""What a seat, or a spectator, may know of a table. Until the end the game's `view` and `seen` hide the secrets."""

from dataclasses import replace
from typing import Any

from gaslamp.core import journal
from gaslamp.core.errors import NotLegal
from gaslamp.core.game import SPECTATOR, Seat
from gaslamp.core.record import BOT, TABLE, Entry, Promise, Record
from gaslamp.core.referee import revealed
from gaslamp.core.shares import closed
from gaslamp.table.table import Table

TABLE_CHANNEL = "table"


def observers(table: Table) -> tuple[Seat, ...]:
    """Everybody who is shown something: each seat, and the spectator."""
    return (*table.seats, SPECTATOR)


def view(table: Table, seat: Seat) -> Any:
    """What a seat may know; after any end, also of a game that was stopped, everything."""
    game, state = table.game, table.journal.state
    return revealed(game, state, seat) if table.status == "over" else game.view(state, seat)


def entry(written: Entry, text: str) -> Entry:
    """An entry of the table's record, for an observer to whom the action reads like this: the nonce is left out."""
    if written.promise is None and text == written.action:
        return written
    return Entry(written.seat, text, written.promise and Promise(written.promise.commitment))


def record(table: Table, seat: Seat) -> Record:
    """As a seat saw it; or, once the game is over, the table's own record, which opens every commitment."""
    if seat == TABLE:
        check_over(table)
        return replace(table.journal.record, players=_programs(table))
    return journal.redact(table.game, table.journal.record, seat)


def _programs(table: Table) -> dict[Seat, str]:
    """The seats in which a program played: the level of a machine, or `bot`."""
    found = {}
    for seat, chair in table.chairs.items():
        if chair.kind == "machine" and chair.level:
            found[seat] = chair.level
        elif chair.is_bot:
            found[seat] = BOT
    return found


def own_record(table: Table, seat: Seat, entries: tuple[Entry, ...]) -> Record:
    """A seat's record, made of the entries as the seat saw them. Equal to `journal.redact`, but without a replay."""
    whole = table.journal.record
    hidden = tuple(map(closed, whole.shares))
    promise = Promise(whole.promise.commitment)
    return replace(whole, promise=promise, shares=hidden, seed=None, eyes=seat, entries=entries)


def check_over(table: Table) -> None:
    if table.status != "over":
        raise NotLegal("not-over")


def check_may_see_as(table: Table, seat: Seat, wanted: Seat) -> None:
    """Until the game is over everybody sees with their own eyes only; then with those of any seat."""
    if wanted != seat:
        check_over(table)


def channels(table: Table, seat: Seat) -> tuple[str, ...]:
    """The chat channels a seat may read. Allies have one named after their side, if the table allows it."""
    if seat != SPECTATOR and table.parts.are_allies(seat) and table.settings.ally_chat:
        return (TABLE_CHANNEL, table.side(seat))
    return (TABLE_CHANNEL,)


def notebook(table: Table, seat: Seat) -> str:
    """Where a seat's pencil marks are kept: its own notebook, or the one that its side shares."""
    return table.side(seat) if table.parts.are_allies(seat) else seat


def notebooks(table: Table, seat: Seat) -> tuple[str, ...]:
    """The notebooks a seat may see. If allies have no channel of their own, everybody sees their marks."""
    own = () if seat == SPECTATOR else (notebook(table, seat),)
    if table.settings.ally_chat:
        return own
    shared = (side.name for side in table.parts.sides if side.allies)
    return tuple(dict.fromkeys((*shared, *own)))


def check_marks(table: Table, seat: Seat) -> None:
    if seat == SPECTATOR:
        raise NotLegal("spectators-watch")
    if table.settings.assist == "off":
        raise NotLegal("no-assist")


def check_may_chat(table: Table, seat: Seat, channel: str) -> None:
    if seat == SPECTATOR:
        raise NotLegal("spectators-watch")
    if channel not in channels(table, seat):
        raise NotLegal("no-such-channel")
