"""What each event makes of a table. Whether an event may happen is decided in `decision`."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any, NamedTuple, assert_never

from gaslamp.core import journal
from gaslamp.core.errors import NotWellFormed
from gaslamp.core.game import CHANCE, Outcome, Seat
from gaslamp.core.record import parse, undone
from gaslamp.core.shares import Share
from gaslamp.games.registry import named, registration
from gaslamp.store.store import Event, Header
from gaslamp.table import clock, events, shares
from gaslamp.table import settings as agreed
from gaslamp.table.events import (
    Acted,
    Answered,
    Arrived,
    Closed,
    Extended,
    Hurried,
    Offered,
    Opened,
    OtherEvent,
    Paced,
    Rekeyed,
    Rematched,
    Resumed,
    Revealed,
    Sat,
    Shared,
    Started,
    Stood,
    TableEvent,
    Undone,
)
from gaslamp.table.table import Chair, Offer, Table


class Transition(NamedTuple):
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
    imported = None if settings.imported is None else parse(settings.imported)
    # An imported record keeps the id of the table where it was played.
    name = "" if settings.format == 1 else header.id if imported is None else imported.table
    origin = settings.continues if imported is None else imported.origin
    first = journal.begin(
        game,
        header.options,
        header.seed,
        header.nonce,
        table=name,
        origin=origin,
        companion=settings.companion,
        draws=settings.draws,
    )
    seats = game.seats(first.state)
    return Table(
        header=header,
        game=game,
        settings=settings,
        chairs=dict.fromkeys(seats, Chair()),
        journal=first,
        past=(),
        clock_state=clock.initial(settings.clock, map(registration(header.game).side, seats)),
        # At a rematch the players of the last game have keys already.
        people=frozenset(settings.names or ()) & frozenset(seats),
        take_backs=0 if imported is None else imported.take_backs,
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
    if isinstance(event, Undone) and event.is_take_back is None:
        event = replace(event, is_take_back=_is_agreed(table))
    return Transition(event, table, _numbered(_changed(table, event, at), event, at), None, {})


def act(table: Table, action: Any, nonce: bytes, at: int) -> Transition:
    """The seat whose turn it is, or chance, makes a legal action. The nonce is kept only if the action is secret."""
    seat = table.turn
    assert seat is not None, "somebody is to act"
    event = Acted(seat, table.game.write(action), None)
    after, seen = _after_action(table, event, action, nonce, at)
    if after.journal.record.entries[-1].promise is not None:
        event = Acted(seat, event.action, nonce.hex())
    return Transition(event, table, after, action, seen)


def _after_action(table: Table, event: Acted, action: Any, nonce: bytes, at: int) -> tuple[Table, Mapping[Seat, Any]]:
    after, seen = journal.extend_and_observe(table.game, table.journal, action, event.action, nonce)
    # What was taken over from another game cannot be undone.
    origin = after.record.origin
    is_fixed = event.seat == CHANCE or (origin is not None and after.record.length <= origin.length)
    turn = table.game.actor(after.state) if table.started and after.record.outcome is None else None
    version = table.version + 1
    acted = table._replace(
        journal=after,
        past=() if is_fixed else (*table.past, table.journal.state),
        # A turn of machines is over when a person has acted or is to act.
        hurried=table.hurried and event.seat not in table.humans and turn not in table.humans,
        clock_state=_times(table, turn, at),
        version=version,
        moved=version,
        turn=turn,
        moved_at=at,
        offer=None,
    )
    return acted, seen


def _numbered(after: Table, event: OtherEvent, at: int) -> Table:
    """With the next version. An event that changes the game itself ends an open offer, as an action does."""
    version = after.version + 1
    if isinstance(event, Started | Undone | Closed):
        return after._replace(version=version, moved=version, turn=_to_act(after), moved_at=at, offer=None)
    return after._replace(version=version)


def _to_act(table: Table) -> Seat | None:
    return table.game.actor(table.journal.state) if table.status == "running" else None


def _changed(table: Table, event: OtherEvent, at: int) -> Table:
    match event:
        case Opened() | Rekeyed():
            return table
        case Sat():
            return _clocked(_filled(_seated(table, event), at), at)
        case Shared(seat, commitment):
            return shares.with_share(table, Share(seat, commitment))
        case Revealed(seat, share, nonce):
            known = table.shares[seat].commitment
            return shares.with_share(table, Share(seat, known, bytes.fromhex(share), bytes.fromhex(nonce)))
        case Stood(seat):
            stood = table._replace(chairs={**table.chairs, seat: Chair()}, people=table.people - {seat}, filled=None)
            return shares.without_share(stood, seat)
        case Started():
            return _clocked(_waiting_for_players(table._replace(journal=shares.dealt(table), started=True), at), at)
        case Undone():
            return _undone(table, event, at)
        case Offered():
            return table._replace(offer=_offer(table, event))
        case Answered(by, yes):
            assert table.offer is not None, "only an offer is answered"
            rest = replace(table.offer, asked=table.offer.asked - {by})
            return table._replace(offer=rest if yes else None)
        case Closed(winners, reason, left):
            stopped = journal.stop(table.game, table.journal, Outcome(winners, reason))
            return _clocked(table._replace(journal=stopped, past=(), left=left), at)
        case Arrived(seat):
            return _arrived(table, seat, at)
        case Extended(by, seconds):
            others = table.other_sides(by)
            times = clock.extended(table.clock_state, others, seconds * agreed.SECOND_MS, at)
            return table._replace(clock_state=times)
        case Rematched(other):
            return table._replace(rematch=other)
        case Paced(_, speed):
            return table._replace(speed=speed)
        case Hurried():
            return table._replace(hurried=True)
        case Resumed(milliseconds):
            return table._replace(clock_state=clock.resumed(table.clock_state, milliseconds, at))
        case _:
            assert_never(event)


def _seated(table: Table, event: Sat) -> Table:
    seat = event.seat
    people, handed_over = table.people, table.handed_over - {seat}
    if event.by == "human":
        people |= {seat}
    elif event.given_by is not None:
        handed_over |= {seat}
    chair = Chair(event.by, event.name, event.level, event.is_bot)
    return table._replace(chairs={**table.chairs, seat: chair}, people=people, handed_over=handed_over)


def _undone(table: Table, event: Undone, at: int) -> Table:
    length, is_take_back = event.length, bool(event.is_take_back)
    state = _state_after(table, length)
    back = journal.undo(table.journal, length, state, is_take_back=is_take_back)
    actor = table.game.actor(state)
    assert actor is not None, "somebody acted there"
    times = table.clock_state
    if actor != CHANCE:
        side, runs = table.side(actor), _has_running_time(table, actor)
        times = clock.after_undo(table.settings.clock, times, side, at, runs=runs)
    return table._replace(
        journal=back,
        past=table.past[: length - table.length],
        clock_state=times,
        take_backs=table.take_backs + is_take_back,
    )


def _state_after(table: Table, length: int) -> Any:
    """The State after so many actions. Older ones are not kept: only corrections go back past a step of chance."""
    if table.length - length <= len(table.past):
        return table.past[length - table.length]
    return journal.replay(table.game, undone(table.journal.record, length))[-1]


def _is_agreed(table: Table) -> bool:
    """Whether what an earlier version undid was a take-back: then an offer stands, and nobody is left to be asked."""
    return table.offer is not None and table.offer.what == "take-back" and not table.offer.asked


def _filled(table: Table, at: int) -> Table:
    """With the time at which the last seat was taken, if that is now."""
    if table.started or any(chair.kind == "open" for chair in table.chairs.values()):
        return table
    return table._replace(filled=at)


def _waiting_for_players(table: Table, at: int) -> Table:
    """A live clock starts when every person is connected, or when they have had the time to be."""
    settings = table.settings
    if not (settings.clock_waits and isinstance(settings.clock, agreed.LiveClock)):
        return table
    times = clock.waiting(table.clock_state, at + settings.absence * agreed.SECOND_MS)
    return table._replace(awaited=table.people, clock_state=times)


def _arrived(table: Table, seat: Seat, at: int) -> Table:
    awaited = table.awaited - {seat}
    times = table.clock_state if awaited else clock.released(table.clock_state, at)
    return table._replace(awaited=awaited, clock_state=times)


def _clocked(table: Table, at: int) -> Table:
    """With the clock running for the side that is to act now."""
    return table._replace(clock_state=_times(table, _to_act(table), at)) if table.started else table


def _times(table: Table, turn: Seat | None, at: int) -> clock.ClockState:
    """The clock, now that this seat is to act."""
    side, runs = None, False
    if turn is not None and turn != CHANCE:
        side, runs = table.side(turn), _has_running_time(table, turn)
    return clock.after_event(table.settings.clock, table.clock_state, side, at, runs=runs)


def _has_running_time(table: Table, seat: str) -> bool:
    """For a person, and for a machine that plays in that person's place. Else giving the seat away would save time."""
    return table.chairs[seat].kind == "human" or seat in table.handed_over


def _offer(table: Table, event: Offered) -> Offer:
    asked = _asked_before(table, event) if event.asked is None else frozenset(event.asked)
    length = taken_back(table, event.by) if event.what == "take-back" else None
    return Offer(table.version + 1, event.by, event.what, asked, table.length if length is None else length)


def _asked_before(table: Table, event: Offered) -> frozenset[str]:
    """Who was asked by an offer of an earlier version."""
    others = table.humans - {event.by}
    return others & table.allies(event.by) if event.what == "resign" else others


def taken_back(table: Table, seat: str) -> int | None:
    """The length of the record before a seat's last action; None if a step of chance came after it, or it has none."""
    entries = table.journal.record.entries
    for back in range(1, len(table.past) + 1):
        if entries[-back].seat == seat:
            return len(entries) - back
    return None
