"""What a seat, or a spectator, is told of a table. Everything goes through the game's own door: `view` and `seen`."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from gaslamp.core import journal
from gaslamp.core.errors import NotLegal
from gaslamp.core.game import SPECTATOR, AnyGame, Seat
from gaslamp.core.record import TABLE, Entry, Promise, Record
from gaslamp.table.table import Table

TALK = "table"
REFEREE: Seat = "referee"


def observers(table: Table) -> tuple[Seat, ...]:
    """Everybody who is shown something: each seat, and the spectator."""
    return (*table.seats, SPECTATOR)


def view(table: Table, seat: Seat) -> Any:
    return table.game.view(table.journal.state, seat)


def entry(written: Entry, text: str) -> Entry:
    """An entry of the table's record, for an observer to whom the action reads like this: the nonce is left out."""
    return Entry(written.seat, text, written.promise and Promise(written.promise.commitment))


def record(table: Table, seat: Seat) -> Record:
    """As a seat saw it; the table's own record, which opens every promise, once the game is over."""
    if seat == TABLE:
        check_over(table)
        machines = {
            seat: chair.level for seat, chair in table.chairs.items() if chair.kind == "machine" and chair.level
        }
        return replace(table.journal.record, players=machines)
    return journal.redact(table.game, table.journal.record, seat)


def own_record(table: Table, seat: Seat, entries: tuple[Entry, ...]) -> Record:
    """A seat's record out of the entries as the seat saw them: what `journal.redact` makes, without a replay."""
    whole = table.journal.record
    return replace(whole, promise=Promise(whole.promise.commitment), seed=None, eyes=seat, entries=entries)


def check_over(table: Table) -> None:
    if table.status != "over":
        raise NotLegal("not-over")


def check_eyes(table: Table, seat: Seat, wanted: Seat) -> None:
    """While a game goes on everybody has their own eyes only; afterwards all eyes are open."""
    if wanted != seat:
        check_over(table)


def channels(table: Table, seat: Seat) -> tuple[str, ...]:
    """What a seat may read. Allies have a channel of their own, named after their side, if the table allows it."""
    if seat != SPECTATOR and table.parts.are_allies(seat) and table.settings.ally_chat:
        return (TALK, table.side(seat))
    return (TALK,)


def notebook(table: Table, seat: Seat) -> str:
    """Whose pencil marks a seat makes: its own, or those that its side shares."""
    return table.side(seat) if table.parts.are_allies(seat) else seat


def notebooks(table: Table, seat: Seat) -> tuple[str, ...]:
    """What marks a seat sees. Allies without a channel of their own plan in public, and their marks are public too."""
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


def check_speaks(table: Table, seat: Seat, channel: str) -> None:
    if seat == SPECTATOR:
        raise NotLegal("spectators-watch")
    if channel not in channels(table, seat):
        raise NotLegal("no-such-channel")


def referee(game: AnyGame, state: Any) -> Any:
    """All eyes together: of each part of the views, what the seat that knows it sees. For after the end."""
    views = [game.view(state, seat) for seat in game.seats(state)]
    parts = {name: next((part for part in parts if not _is_hidden(part)), parts[0]) for name, parts in _columns(views)}
    return views[0]._replace(**{**parts, "seat": REFEREE})


def _columns(views: list[Any]) -> Iterator[tuple[str, list[Any]]]:
    for name in views[0]._fields:
        yield name, [getattr(view, name) for view in views]


def _is_hidden(part: Any) -> bool:
    return part is None or (isinstance(part, tuple) and None in part)
