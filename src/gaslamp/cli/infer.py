"""The command that says what could be true, given only what a seat has seen."""

import json

from gaslamp.core import journal
from gaslamp.core.errors import NotWellFormed
from gaslamp.core.game import Seat
from gaslamp.core.notation import number
from gaslamp.core.record import TABLE, Record, undone
from gaslamp.games import named
from gaslamp.i18n import Words

from . import places
from .beliefs import BELIEFS
from .screen import screen


def infer(words: Words, path: str, seat: Seat | None, at: str | None, *, as_json: bool) -> None:
    record = places.read_record(path)
    game = named(record.game)
    if at is not None:
        record = undone(record, number(at, 0, record.length, "actions"))
    shown = _as_seen(record, seat)
    journal.check_rules(game, shown)
    teller = BELIEFS[game.NAME]
    if as_json:
        print(json.dumps(teller.data(shown)))
    else:
        screen().print(teller.told(words, shown), crop=False)


def _as_seen(record: Record, seat: Seat | None) -> Record:
    """Deduction is done from what a seat saw, never from the truth."""
    game = named(record.game)
    if record.eyes != TABLE:
        if seat not in (None, record.eyes):
            raise NotWellFormed("view-of-other", seat=record.eyes)
        places.check_seat(game, game.start(record.options), record.eyes)
        return record
    if seat is None:
        raise NotWellFormed("no-seat")
    places.check_seat(game, game.start(record.options), seat)
    return journal.redact(game, record, seat)
