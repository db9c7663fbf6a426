"""The messages of a table to one subscriber, as plain data. Their schemas are in wire/messages.py.

They are not built as models, because every move is sent to every subscriber and validation would cost more than the
rest. tests/server checks that they fit the schemas.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, assert_never

import orjson

from gaslamp.core.game import Seat
from gaslamp.core.shares import is_opened
from gaslamp.games.registry import registration
from gaslamp.i18n import Words
from gaslamp.parts.story import StoryLine
from gaslamp.server.tables.history import PastEvent, SeenAction
from gaslamp.server.wire.views import action_json, choice_fragments, encoded_view, view_fragment
from gaslamp.table import chance, clock, shares
from gaslamp.table import settings as agreed
from gaslamp.table.decision import can_undo
from gaslamp.table.events import (
    Acted,
    Answered,
    Arrived,
    Closed,
    Extended,
    Hurried,
    Offered,
    Opened,
    Paced,
    Rekeyed,
    Rematched,
    Resumed,
    Revealed,
    Sat,
    Shared,
    Started,
    Stood,
    Undone,
)
from gaslamp.table.table import Table

Json = dict[str, Any]


def text_of(message: Json) -> bytes:
    return orjson.dumps(message)


@cache
def words_in(language: str) -> Words:
    return Words(language)


def table_info(words: Words, table: Table) -> Json:
    """What everybody may know of a table."""
    header = table.header
    infos = seat_infos(words, header.game, seats_json(table))
    origin = table.journal.record.origin
    return {
        "id": header.id,
        "game": header.game,
        "rules": header.rules,
        "options": table.journal.record.options,
        "settings": public_settings(agreed.write(table.settings)),
        "seats": [
            {**info, "name": info["name"] or reserved_name(table, info["seat"]), "person": info["seat"] in table.people}
            for info in infos
        ],
        "status": table.status,
        "version": table.version,
        "created": header.created,
        "promise": table.journal.record.promise.commitment,
        "shares": [
            {"seat": share.seat, "promise": share.commitment, "revealed": is_opened(share)}
            for share in shares.in_order(table)
        ],
        "reveal_by": shares.reveal_due(table),
        "rematch_of": table.settings.rematch_of,
        "continues": origin and {"table": origin.table, "at": origin.length},
        "rematch": table.rematch,
        "take_backs": table.take_backs,
        "speed": table.speed,
    }


def reserved_name(table: Table, seat: Seat) -> str:
    """At a rematch: the player for whom an open seat is kept."""
    is_kept = table.chairs[seat].kind == "open" and seat in table.people
    return (table.settings.names or {}).get(seat, "") if is_kept else ""


def shown_of_table(table: Table) -> tuple[Any, ...]:
    """What of `table_info` can change. While it stays the same, `table_info` is not sent again."""
    return table.chairs, table.people, table.status, table.rematch, table.take_backs, table.shares, table.speed


def public_settings(settings: Json) -> Json:
    names = (
        *("listed", "clock", "assist", "ally_chat", "absence", "replace_absent", "lesson", "bots"),
        *("companion", "draws"),
    )
    return {name: settings[name] for name in names}


def seats_json(table: Table) -> Json:
    """Who has which seat, as it is stored for lists of tables."""
    return {
        seat: {"kind": chair.kind, "name": chair.name, "level": chair.level, "bot": chair.is_bot}
        for seat, chair in table.chairs.items()
    }


def seat_infos(words: Words, game: str, seats: Json) -> list[Json]:
    return [{**seat_kind(words, game, seat), **chair} for seat, chair in seats.items()]


def seat_kind(words: Words, game: str, seat: Seat) -> Json:
    return {"seat": seat, "side": registration(game).side(seat), "title": registration(game).story.seat(words, seat)}


def common_position(table: Table, now: int) -> Json:
    """The part of a position that is the same for everybody."""
    offer = table.offer
    return {
        "version": table.version,
        "length": table.length,
        "head": None if table.settings.imported else shares.head(table),
        "turn": table.turn,
        "moved_at": table.moved_at,
        "clocks": clocks(table, now),
        "offer": offer and {"version": offer.version, "by": offer.by, "what": offer.what, "asked": sorted(offer.asked)},
    }


def own_position(words: Words, table: Table, seat: Seat, view: Any) -> Json:
    """The rest of the position, as one seat sees it: its view, its choices if it is a human whose turn it is, and the
    draws that a person can enter. All of it follows from the version of the table.
    """
    name = table.game.NAME
    is_human = seat in table.chairs and table.chairs[seat].kind == "human"
    acts = is_human and table.turn == seat
    drawn = chance.outcomes(table) if seat in table.people else ()
    return {
        "view": view_fragment(name, view, words),
        "choices": choice_fragments(name, view, table.game.choices(view), words) if acts else (),
        "draws": choice_fragments(name, view, drawn, words) if drawn else (),
        "can_undo": is_human and can_undo(table, seat),
        "outcome": outcome_json(words, table, view),
    }


def clocks(table: Table, now: int) -> Json:
    state = table.clock_state
    waits = bool(table.awaited) and table.status == "running" and state.since > now
    return {
        "at": now,
        "starts_at": state.since if waits else None,
        "awaited": [seat for seat in table.seats if seat in table.awaited] if waits else [],
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
    if table.left:
        text = [*text, words("ending-left", names=", ".join(table.chairs[seat].name for seat in table.left))]
    return {"winners": list(outcome.winners), "reason": outcome.reason, "text": text}


def events_texts(table: Table, past: Sequence[PastEvent], observers: Iterable[Seat]) -> dict[Seat, bytes]:
    """The events as each observer saw them, as JSON text. Those who saw the same share it."""
    made: dict[tuple[int | Seat, ...], bytes] = {}
    found = {}
    for observer in observers:
        key = tuple([id(one.seen.get(observer)) if one.before is None else observer for one in past])
        if key not in made:
            made[key] = orjson.dumps([event_json(table, one, observer) for one in past])
        found[observer] = made[key]
    return found


def event_json(table: Table, past: PastEvent, observer: Seat) -> Json:
    """An event as that observer saw it."""
    head: Json = {"version": past.version, "at": past.at}
    event = past.event
    match event:
        case Acted():
            seen = acted(table.game.NAME, past.number, past.seen[observer])
            before = None if past.before is None else _view_before(table, past, observer)
            return {**head, "kind": "acted", **seen, "before": before}
        case Sat(seat, by, name, level, given_by, is_bot):
            player = {"seat": seat, "by": by, "name": name, "level": level, "bot": is_bot}
            return {**head, "kind": "sat", **player, "given_by": given_by}
        case Shared(seat, commitment):
            return {**head, "kind": "shared", "seat": seat, "promise": commitment}
        case Revealed(seat):
            return {**head, "kind": "revealed", "seat": seat}
        case Stood(seat):
            return {**head, "kind": "stood", "seat": seat}
        case Opened():
            return {**head, "kind": "opened"}
        case Started():
            return {**head, "kind": "started"}
        case Undone(by, length, is_take_back):
            return {**head, "kind": "undone", "by": by, "length": length, "is_take_back": bool(is_take_back)}
        case Offered(by, what, _):
            return {**head, "kind": "offered", "by": by, "what": what}
        case Answered(by, yes):
            return {**head, "kind": "answered", "by": by, "yes": yes}
        case Closed(winners, reason, left):
            return {**head, "kind": "closed", "winners": list(winners), "reason": reason, "left": list(left)}
        case Arrived(seat):
            return {**head, "kind": "arrived", "seat": seat}
        case Extended(by, seconds):
            return {**head, "kind": "extended", "by": by, "seconds": seconds}
        case Rematched(other):
            return {**head, "kind": "rematched", "table": other}
        case Rekeyed(seat):
            return {**head, "kind": "rekeyed", "seat": seat}
        case Paced(by, speed):
            return {**head, "kind": "paced", "by": by, "speed": speed}
        case Hurried(by):
            return {**head, "kind": "hurried", "by": by}
        case Resumed(milliseconds):
            return {**head, "kind": "resumed", "milliseconds": milliseconds}
        case _:
            assert_never(event)


def _view_before(table: Table, past: PastEvent, observer: Seat) -> Any:
    """What the observer saw before the step: never more than their view was then, also after the end."""
    wire = registration(table.game.NAME).wire
    assert wire is not None, "only a wire part asks for it"
    return encoded_view(wire, table.game.view(past.before, observer))


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
