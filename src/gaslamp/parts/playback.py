"""Every step and every view of a record, as a seat sees them."""

from typing import Any, NamedTuple

from gaslamp.core import journal
from gaslamp.core.errors import NotWellFormed
from gaslamp.core.game import AnyGame, Seat
from gaslamp.core.record import TABLE, Record
from gaslamp.core.referee import referee
from gaslamp.core.seats import check_seat
from gaslamp.parts.story import StoryStep


class Playback(NamedTuple):
    steps: list[StoryStep]
    views: list[Any]


def play_back(game: AnyGame, record: Record, seat: Seat | None) -> Playback:
    """From the table's record or from a seat's own. A seat's record shows only what that seat saw."""
    journal.check_rules(game, record)
    if record.eyes != TABLE:
        return _own(game, record, seat)
    states = journal.replay(game, record)
    actions = [game.parse_action(entry.action) for entry in record.entries]
    if seat is None:
        whole = [referee(game, state) for state in states]
        return Playback(_steps(record, actions, whole), whole)
    check_seat(seat, game.seats(states[0]))
    seen = [game.seen(state, action, seat) for state, action in zip(states, actions, strict=False)]
    views = [game.view(state, seat) for state in states]
    return Playback(_steps(record, seen, views), views)


def _own(game: AnyGame, record: Record, seat: Seat | None) -> Playback:
    """A seat's own record: each view follows from the one before and what the seat saw."""
    if seat not in (None, record.eyes):
        raise NotWellFormed("view-of-other", seat=record.eyes)
    check_seat(record.eyes, game.seats(game.start(record.options)))
    views = journal.views(game, record)
    seen = [game.parse_action(entry.action) for entry in record.entries]
    return Playback(_steps(record, seen, views), views)


def _steps(record: Record, actions: list[Any], views: list[Any]) -> list[StoryStep]:
    return [
        StoryStep(entry.seat, action, views[number], views[number + 1])
        for number, (entry, action) in enumerate(zip(record.entries, actions, strict=True))
    ]
