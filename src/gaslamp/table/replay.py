"""What each event makes of a table. Whether an event may happen is decided in `decision`."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, assert_never

from gaslamp.core import journal
from gaslamp.core.errors import NotWellFormed
from gaslamp.core.game import CHANCE, Outcome, Seat
from gaslamp.core.journal import Journal
from gaslamp.core.record import undone
from gaslamp.games.registry import named, registration
from gaslamp.store.store import Event, Header
from gaslamp.table import clock, events
from gaslamp.table import settings as agreed
from gaslamp.table.events import (
    Acted,
    Answered,
    Closed,
    Offered,
    Opened,
    Rematched,
    Sat,
    Started,
    Stood,
    TableEvent,
    Undone,
)
from gaslamp.table.table import Chair, Offer, Table

Other = Opened | Sat | Stood | Started | Undone | Offered | Answered | Closed | Rematched
"""Events that are no step of the game."""


@dataclass(frozen=True, slots=True)
class Transition:
    """One event, between the table before and after it."""

    event: TableEvent
    before: Table
    after: Table
    action: Any
    """Of a step of the game, as a value, so that nobody parses its text again; None for other events."""
    seen: Mapping[Seat, Any]
    """The action as each seat and the spectator saw it; empty for other events."""


def opened(header: Header) -> Table:
    """Before its first event: every seat is open."""
    game = named(header.game)
    if header.rules != game.RULES:
        raise NotWellFormed("wrong-rules", found=header.rules, known=game.RULES)
    settings = agreed.read(header.settings)
    first = journal.begin(game, header.options, header.seed, header.nonce)
    seats = game.seats(first.state)
    return Table(
        header=header,
        game=game,
        settings=settings,
        chairs=dict.fromkeys(seats, Chair()),
        journal=first,
        past=(),
        clock_state=clock.initial(settings.clock, map(registration(header.game).side, seats)),
    )


def replay(header: Header, kept: Iterable[Event]) -> Table:
    table = opened(header)
    for event in kept:
        table = follow(table, events.read(event.kind, event.body), event.at).after
    return table


def follow(table: Table, event: TableEvent, at: int) -> Transition:
    """The table after one more event."""
    if isinstance(event, Acted):
        action = table.game.parse_action(event.action)
        after, seen = _after_action(table, event, action, bytes.fromhex(event.nonce or ""), at)
        return Transition(event, table, after, action, seen)
    return Transition(event, table, _numbered(_changed(table, event, at), event), None, {})


def act(table: Table, action: Any, nonce: bytes, at: int) -> Transition:
    """The seat whose turn it is, or chance, makes a legal action. The nonce is kept only if the action is secret."""
    seat = table.turn
    assert seat is not None, "somebody is to act"
    event = Acted(seat, table.game.write(action), None)
    after, seen = _after_action(table, event, action, nonce, at)
    if after.journal.record.entries[-1].promise is not None:
        event = replace(event, nonce=nonce.hex())
    return Transition(event, table, after, action, seen)


def _after_action(table: Table, event: Acted, action: Any, nonce: bytes, at: int) -> tuple[Table, Mapping[Seat, Any]]:
    after, seen = journal.extend_and_observe(table.game, table.journal, action, event.action, nonce)
    past = () if event.seat == CHANCE else (*table.past, table.journal.state)
    return _numbered(_clocked(replace(table, journal=after, past=past), at), event), seen


def _numbered(after: Table, event: TableEvent) -> Table:
    """With the next version. An event that changes the game itself ends an open offer."""
    version = after.version + 1
    if isinstance(event, Started | Acted | Undone | Closed):
        return replace(after, version=version, moved=version, offer=None)
    return replace(after, version=version)


def _changed(table: Table, event: Other, at: int) -> Table:
    match event:
        case Opened():
            return table
        case Sat(seat, by, name, level):
            return _clocked(replace(table, chairs={**table.chairs, seat: Chair(by, name, level)}), at)
        case Stood(seat):
            return replace(table, chairs={**table.chairs, seat: Chair()})
        case Started():
            return _clocked(replace(table, started=True), at)
        case Undone(_, length):
            return _undone(table, length, at)
        case Offered():
            return replace(table, offer=_offer(table, event))
        case Answered(by, yes):
            assert table.offer is not None, "only an offer is answered"
            rest = replace(table.offer, asked=table.offer.asked - {by})
            return replace(table, offer=rest if yes else None)
        case Closed(winners, reason):
            stopped = journal.stop(table.game, table.journal, Outcome(winners, reason))
            return _clocked(replace(table, journal=stopped, past=()), at)
        case Rematched(other):
            return replace(table, rematch=other)
        case _:
            assert_never(event)


def _undone(table: Table, length: int, at: int) -> Table:
    state = table.past[length - table.length]
    back = Journal(undone(table.journal.record, length), state)
    actor = table.game.actor(state)
    assert actor is not None, "somebody acted there"
    side, human = table.side(actor), _is_human(table, actor)
    times = clock.after_undo(table.settings.clock, table.clock_state, side, at, human=human)
    return replace(table, journal=back, past=table.past[: length - table.length], clock_state=times)


def _clocked(table: Table, at: int) -> Table:
    """With the clock running for the side that is to act now."""
    if not table.started:
        return table
    actor = table.turn
    side, human = None, False
    if actor is not None and actor != CHANCE:
        side, human = table.side(actor), _is_human(table, actor)
    times = clock.after_event(table.settings.clock, table.clock_state, side, at, human=human)
    return replace(table, clock_state=times)


def _is_human(table: Table, seat: str) -> bool:
    return table.chairs[seat].kind == "human"


def _offer(table: Table, event: Offered) -> Offer:
    others = table.humans - {event.by}
    if event.what == "resign":
        others &= table.allies(event.by)
    length = taken_back(table, event.by) if event.what == "take-back" else None
    return Offer(table.version + 1, event.by, event.what, others, table.length if length is None else length)


def taken_back(table: Table, seat: str) -> int | None:
    """The length of the record before a seat's last action; None if a step of chance came after it, or it has none."""
    entries = table.journal.record.entries
    for back in range(1, len(table.past) + 1):
        if entries[-back].seat == seat:
            return len(entries) - back
    return None
