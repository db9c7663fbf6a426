"""The command that says what could be true, given only what a seat has seen."""

import json

from gaslamp.cli import inputs
from gaslamp.cli.screen import screen
from gaslamp.core import journal
from gaslamp.core.errors import NotWellFormed
from gaslamp.core.game import Seat
from gaslamp.core.notation import number
from gaslamp.core.record import TABLE, Record, undone
from gaslamp.games.registry import named, registration
from gaslamp.i18n import Words


def infer(words: Words, path: str, seat: Seat | None, at: str | None, *, as_json: bool) -> None:
    record = inputs.read_record(path)
    game = named(record.game)
    if at is not None:
        record = undone(record, number(at, 0, record.length, "actions"))
    shown = _as_seen(record, seat)
    journal.check_rules(game, shown)
    parts = registration(game.NAME)
    if parts.deduction is None:
        raise NotWellFormed("no-deduction", text=game.NAME)
    if as_json:
        print(json.dumps(parts.deduction.findings(shown)))
    else:
        screen().print(parts.terminal.belief(words, shown), crop=False)


def _as_seen(record: Record, seat: Seat | None) -> Record:
    """Deduction uses what a seat saw, never the State."""
    game = named(record.game)
    if record.eyes != TABLE:
        if seat not in (None, record.eyes):
            raise NotWellFormed("view-of-other", seat=record.eyes)
        inputs.check_seat(game, game.start(record.options), record.eyes)
        return record
    if seat is None:
        raise NotWellFormed("no-seat")
    inputs.check_seat(game, game.start(record.options), seat)
    return journal.redact(game, record, seat)
