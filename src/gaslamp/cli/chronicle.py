"""A record read back: every step and every position, through the eyes of whoever looks."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from gaslamp.core import journal
from gaslamp.core.errors import NotLegal, NotWellFormed
from gaslamp.core.game import AnyGame, Seat
from gaslamp.core.notation import HIDDEN
from gaslamp.core.record import TABLE, Entry, Record

from .boards import Position, Step
from .places import check_seat


class Chronicle(NamedTuple):
    steps: list[Step]
    positions: list[Position]
    secrets: bool  # whether the last position's secrets are the true ones


def chronicle(game: AnyGame, record: Record, seat: Seat | None) -> Chronicle:
    """Told by the table's record or by one seat's own; no seat's record can be read with other eyes."""
    journal.check_rules(game, record)
    if record.eyes == TABLE:
        states = journal.replay(game, record)
        if seat is None:
            return Chronicle(list(_steps(game, record, states, states, None)), states, True)
        check_seat(game, states[0], seat)
    else:
        if seat not in (None, record.eyes):
            raise NotWellFormed("view-of-other", seat=record.eyes)
        seat = record.eyes
        check_seat(game, game.start(record.options), seat)
        states = _imagined(game, record, seat)
    views = [game.view(state, seat) for state in states]
    return Chronicle(list(_steps(game, record, states, views, seat)), views, record.eyes == TABLE or not record.outcome)


def _steps(
    game: AnyGame, record: Record, states: list[Any], positions: list[Position], seat: Seat | None
) -> Iterator[Step]:
    for number, entry in enumerate(record.entries):
        action = game.parse_action(entry.action)
        if seat is not None:
            action = game.seen(states[number], action, seat)
        yield Step(entry.seat, action, positions[number], positions[number + 1])


def _imagined(game: AnyGame, record: Record, seat: Seat) -> list[Any]:
    """The states of any game that this seat would have seen so.

    What a seat sees is the same in all of them until the game is over and the cards are turned up.
    """
    states = _go_on(game, record, seat, game.start(record.options), 0)
    if states is None:
        raise NotWellFormed("no-such-game")
    return states


def _go_on(game: AnyGame, record: Record, seat: Seat, state: Any, at: int) -> list[Any] | None:
    if at == record.length:
        return [state] if game.outcome(state) == record.outcome else None
    entry = record.entries[at]
    if game.actor(state) != entry.seat:
        return None
    for action in _possible(game, state, entry, seat):
        try:
            after = game.apply(state, action)
        except NotLegal:
            continue
        rest = _go_on(game, record, seat, after, at + 1)
        if rest is not None:
            return [state, *rest]
    return None


def _possible(game: AnyGame, state: Any, entry: Entry, seat: Seat) -> list[Any]:
    action = game.parse_action(entry.action)
    if HIDDEN not in entry.action:
        return [action]
    return [hidden for hidden in game.legal(state) if game.seen(state, hidden, seat) == action]
