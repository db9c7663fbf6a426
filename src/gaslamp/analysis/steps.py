"""What happened at each step of a finished game: who acted, and whether there was a choice."""

from dataclasses import dataclass
from typing import Any

from gaslamp.analysis.moments import Kind
from gaslamp.core import journal, seats
from gaslamp.core.errors import NotAllowed, NotWellFormed
from gaslamp.core.game import CHANCE, SPECTATOR, AnyGame, Seat
from gaslamp.core.record import TABLE, Record
from gaslamp.core.stopping import is_stop
from gaslamp.parts.registration import Registration


@dataclass(frozen=True, slots=True)
class Step:
    number: int
    seat: Seat
    side: str
    """Empty for chance, and for a stop that no side caused."""
    kind: Kind


def steps(parts: Registration, record: Record) -> tuple[Step, ...]:
    """Every action and, if the game was stopped, the stop. A record that is not finished or not sound is refused."""
    if record.outcome is None:
        raise NotAllowed("analysis-unfinished")
    journal.check_rules(parts.rules, record)
    kinds, is_stopped = _of_whole(parts.rules, record) if record.eyes == TABLE else _of_seat(parts.rules, record)
    found = [
        Step(number, entry.seat, "" if entry.seat == CHANCE else parts.side(entry.seat), kind)
        for number, (entry, kind) in enumerate(zip(record.entries, kinds, strict=True), 1)
    ]
    return (*found, _stop(parts, record)) if is_stopped else tuple(found)


def seats_of(game: AnyGame, record: Record) -> tuple[Seat, ...]:
    return game.seats(game.start(record.options))


def _of_whole(game: AnyGame, record: Record) -> tuple[list[Kind], bool]:
    states = journal.replay(game, record)
    kinds = [
        _kind(entry.seat, len(game.legal(state))) for state, entry in zip(states[:-1], record.entries, strict=True)
    ]
    return kinds, game.outcome(states[-1]) is None


def _of_seat(game: AnyGame, record: Record) -> tuple[list[Kind], bool]:
    """Whether another seat or chance had a choice is not known to the owner of the record: it may be a secret."""
    assert record.outcome is not None, "checked before"
    known = seats_of(game, record)
    seats.check_seat(record.eyes, known)
    if record.eyes == SPECTATOR:
        raise NotWellFormed("analysis-no-seat")
    if not set(record.outcome.winners) <= set(known):
        raise NotWellFormed("wrong-outcome")
    views = journal.views(game, record)
    kinds = [
        _kind(entry.seat, _count(game, record, view, entry.seat))
        for view, entry in zip(views[:-1], record.entries, strict=True)
    ]
    return kinds, is_stop(known, record.outcome)


def _count(game: AnyGame, record: Record, view: Any, seat: Seat) -> int | None:
    """How many choices the actor had, as far as the owner of the record knows it."""
    return len(game.choices(view)) if seat == record.eyes else None


def _kind(seat: Seat, count: int | None) -> Kind:
    if seat == CHANCE:
        return Kind.ANSWER if count == 1 else Kind.CHANCE
    return Kind.FORCED if count == 1 else Kind.DECISION


def _stop(parts: Registration, record: Record) -> Step:
    """Made by the side that lost by it."""
    assert record.outcome is not None, "checked before"
    winners = record.outcome.winners
    losers = [seat for seat in seats_of(parts.rules, record) if winners and seat not in winners]
    seat = losers[0] if losers else ""
    return Step(record.length + 1, seat, parts.side(seat) if seat else "", Kind.STOPPED)
