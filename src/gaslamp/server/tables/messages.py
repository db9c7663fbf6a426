"""The messages of a table to one subscriber, as plain data. Their schemas are in wire/messages.py.

They are not built as models, because every move is sent to every subscriber and validation would cost more than the
rest. tests/server checks that they fit the schemas.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any, assert_never

from gaslamp.core.game import Seat
from gaslamp.games.registry import registration
from gaslamp.i18n import Words
from gaslamp.parts.story import StoryLine
from gaslamp.server.tables.history import PastEvent, SeenAction
from gaslamp.server.wire.views import action_json, choice_json, view_json
from gaslamp.table import clock, visibility
from gaslamp.table import settings as agreed
from gaslamp.table.decision import can_undo
from gaslamp.table.events import Acted, Answered, Closed, Offered, Opened, Rematched, Sat, Started, Stood, Undone
from gaslamp.table.table import Table

Json = dict[str, Any]


@cache
def words_in(language: str) -> Words:
    return Words(language)


def table_info(words: Words, table: Table) -> Json:
    """What everybody may know of a table."""
    header = table.header
    return {
        "id": header.id,
        "game": header.game,
        "rules": header.rules,
        "options": table.journal.record.options,
        "settings": public_settings(agreed.write(table.settings)),
        "seats": seat_infos(words, header.game, seats_json(table)),
        "status": table.status,
        "version": table.version,
        "created": header.created,
        "promise": table.journal.record.promise.commitment,
        "rematch_of": table.settings.rematch_of,
        "rematch": table.rematch,
    }


def public_settings(settings: Json) -> Json:
    return {name: settings[name] for name in ("listed", "clock", "assist", "ally_chat", "absence")}


def seats_json(table: Table) -> Json:
    """Who has which seat, as it is stored for lists of tables."""
    return {
        seat: {"kind": chair.kind, "name": chair.name, "level": chair.level} for seat, chair in table.chairs.items()
    }


def seat_infos(words: Words, game: str, seats: Json) -> list[Json]:
    return [{**seat_kind(words, game, seat), **chair} for seat, chair in seats.items()]


def seat_kind(words: Words, game: str, seat: Seat) -> Json:
    return {"seat": seat, "side": registration(game).side(seat), "title": registration(game).story.seat(words, seat)}


def position(words: Words, table: Table, seat: Seat, shown: Json, now: int) -> Json:
    """The game as one seat sees it now. `shown` is what `view_and_choices` gave for this version."""
    offer = table.offer
    return {
        "version": table.version,
        "length": table.length,
        "turn": table.turn,
        **shown,
        "can_undo": seat in table.humans and can_undo(table, seat),
        "clocks": clocks(table, now),
        "offer": offer and {"version": offer.version, "by": offer.by, "what": offer.what, "asked": sorted(offer.asked)},
        "outcome": outcome_json(words, table, visibility.view(table, seat)) if table.outcome else None,
    }


def view_and_choices(words: Words, table: Table, seat: Seat) -> Json:
    """A seat's view, and its choices if it is a human whose turn it is."""
    view = visibility.view(table, seat)
    name = table.game.NAME
    acts = table.turn == seat and seat in table.humans
    choices = [choice_json(name, view, action, words) for action in table.game.choices(view)] if acts else []
    return {"view": view_json(name, view, words), "choices": choices}


def clocks(table: Table, now: int) -> Json:
    state = table.clock_state
    return {
        "at": now,
        "sides": [
            {"side": side, "left": left, "runs": state.runs and state.turn == side}
            for side, left in clock.left(state, now).items()
        ],
    }


def outcome_json(words: Words, table: Table, view: Any) -> Json | None:
    outcome = table.outcome
    if outcome is None:
        return None
    text = registration(table.game.NAME).story.ending(words, view, outcome)
    return {"winners": list(outcome.winners), "reason": outcome.reason, "text": text}


def event_json(table: Table, past: PastEvent, observer: Seat) -> Json:
    """An event as that observer saw it."""
    head: Json = {"version": past.version, "at": past.at}
    event = past.event
    match event:
        case Acted():
            return {**head, "kind": "acted", **acted(table.game.NAME, past.number, past.seen[observer])}
        case Sat(seat, by, name, level):
            return {**head, "kind": "sat", "seat": seat, "by": by, "name": name, "level": level}
        case Stood(seat):
            return {**head, "kind": "stood", "seat": seat}
        case Opened():
            return {**head, "kind": "opened"}
        case Started():
            return {**head, "kind": "started"}
        case Undone(by, length):
            return {**head, "kind": "undone", "by": by, "length": length}
        case Offered(by, what):
            return {**head, "kind": "offered", "by": by, "what": what}
        case Answered(by, yes):
            return {**head, "kind": "answered", "by": by, "yes": yes}
        case Closed(winners, reason):
            return {**head, "kind": "closed", "winners": list(winners), "reason": reason}
        case Rematched(other):
            return {**head, "kind": "rematched", "table": other}
        case _:
            assert_never(event)


def acted(game: str, number: int, seen: SeenAction) -> Json:
    entry = seen.entry
    return {
        "number": number,
        "seat": entry.seat,
        "text": entry.action,
        "action": action_json(game, seen.action),
        "promise": entry.promise and entry.promise.commitment,
    }


def story_lines(lines: Sequence[StoryLine]) -> list[Json]:
    return [{"number": line.steps, "notation": line.notation, "text": line.text} for line in lines]
