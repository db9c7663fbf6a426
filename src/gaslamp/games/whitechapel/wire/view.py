"""A view of Whitechapel as JSON, field by field. It has all public facts that a client without the rules needs."""

from functools import lru_cache

import orjson

from gaslamp.games.whitechapel import write
from gaslamp.games.whitechapel.rules.agreement import COLOURS
from gaslamp.games.whitechapel.rules.board import POLICEMEN, Circles, Crossing, Crossings, Policeman
from gaslamp.games.whitechapel.rules.phases.clues import markers
from gaslamp.games.whitechapel.rules.phases.escape import ALLEY, COACH
from gaslamp.games.whitechapel.rules.phases.hunt import once_left
from gaslamp.games.whitechapel.rules.public import NOBODY, Agreed, Patrol, Public, Row, Stage
from gaslamp.games.whitechapel.rules.turns import (
    ALLEYS,
    COACHES,
    LAST_SPACE,
    TARGETS,
    WOMEN,
    acting,
    detectives,
    head_seat,
    space,
)
from gaslamp.games.whitechapel.rules.view import View
from gaslamp.games.whitechapel.wire.actions import action_json
from gaslamp.games.whitechapel.wire.names import (
    circles,
    colour,
    colours,
    crossings,
    hidden_or_crossing,
    letter_names,
    ways,
)
from gaslamp.games.whitechapel.wire.stages import STAGE_NAMES
from gaslamp.parts.json_text import compact, fields, joined
from gaslamp.parts.wire import Json

POSITIONS = 16
"""That are kept: a position is needed again at once, for the next seat, and then never."""


def view_json(view: View) -> Json:
    """As WhitechapelView says; a test compares them. To build the model would take longer than the move."""
    sent: Json = orjson.loads(view_text(view))
    return sent


def view_text(view: View) -> bytes:
    """The same as JSON text. What all seats see alike is encoded once for each position."""
    return joined(_public(view.public), fields(_own(view)))


def _own(view: View) -> Json:
    """What differs from seat to seat."""
    return {
        "game": "whitechapel",
        "seat": view.seat,
        "text": write(view),
        "hideout": view.hideout or None,
        "marked": None if view.marked is None else circles(view.marked),
        "patrol": None if view.patrol is None else _patrol(view.patrol),
        "trail": None if view.trail is None else list(view.trail),
        "sheet": None if view.sheet is None else [_night(row) for row in view.sheet],
    }


@lru_cache(maxsize=POSITIONS)
def _public(public: Public) -> bytes:
    """Fields as JSON text, without the braces around them."""
    turned = public.stage is Stage.TURNED
    parts = (
        _agreed(public.agreed),
        fields(
            {
                "night": public.night,
                "stage": STAGE_NAMES[public.stage],
                "actor": acting(public),
                "heads": [colour(head) for head in public.heads],
                "head": head_seat(public),
            }
        ),
        _crimes(public.scenes, public.murders, public.women, public.wretched, public.unmoved),
        fields({"track": _track(public), "tokens": _tokens(public)}),
        b'"policemen":[' + b",".join(_policemen(public)) + b"]",
        _found(public.patrols, public.clues, public.false_clues),
        fields(
            {
                "address_named": public.named,
                "placed": public.placed,
                "doing": _doing(public),
                "circle": None if turned else public.target or None,
                "turned": hidden_or_crossing(public.target) if turned else None,
                "moving": crossings(public.moving),
                "once_left": _once_left(public),
            }
        ),
    )
    return b",".join(parts)


# What is cached below as JSON text does not change from most positions to the next.


@lru_cache(maxsize=2048)
def _crimes(scenes: Circles, murders: Circles, women: Circles, wretched: Circles, unmoved: Circles) -> bytes:
    return fields(
        {
            "scenes": circles(scenes),
            "murders": circles(murders),
            "women": circles(women),
            "wretched": circles(wretched),
            "unmoved": circles(unmoved),
        }
    )


@lru_cache(maxsize=2048)
def _found(patrols: Crossings, clues: Circles, false_clues: Circles) -> bytes:
    return fields(
        {"patrols": crossings(patrols), "clues": circles(clues), "false_clues": circles(false_clues)},
    )


@lru_cache(maxsize=256)
def _agreed(agreed: Agreed) -> bytes:
    said = {
        "hands": [
            {"seat": seat, "policemen": colours(hand)}
            for seat, hand in zip(detectives(agreed), agreed.hands, strict=True)
        ],
        "hideout": agreed.hideout,
        "letters": agreed.letters,
        "false_clues": agreed.false_clues,
        "rushing": agreed.rushing,
        "area_arrests": agreed.area_arrests,
        "catch_me": agreed.catch_me,
        "address": agreed.address,
    }
    return fields({"agreed": said})


def _track(public: Public) -> Json:
    return {
        "time": public.time,
        "ways": ways(public.track),
        "space": space(public) if public.murders else None,
        "last": LAST_SPACE,
    }


def _tokens(public: Public) -> Json:
    return {
        "women": WOMEN[public.night],
        "targets": TARGETS[public.night],
        "coaches": COACHES[public.night] - public.track.count(COACH),
        "alleys": ALLEYS[public.night] - public.track.count(ALLEY),
        "false_clues": markers(public),
        "letters": letter_names(public.letters),
        "letter_sent": public.sent,
    }


@lru_cache(maxsize=256)
def _seats(agreed: Agreed) -> dict[Policeman, str]:
    return {
        one: seat
        for seat, hand in zip(detectives(agreed), agreed.hands, strict=True)
        for one in POLICEMEN
        if hand >> one & 1
    }


def _policemen(public: Public) -> list[bytes]:
    seats, waiting = _seats(public.agreed), public.waiting
    return [
        _policeman(one, seats[one], place, bool(waiting >> one & 1))
        for one, place in zip(POLICEMEN, public.places, strict=True)
    ]


@lru_cache(maxsize=4096)
def _policeman(one: Policeman, seat: str, place: Crossing, waiting: bool) -> bytes:
    policeman = {
        "colour": colour(one),
        "letter": COLOURS[one],
        "seat": seat,
        "crossing": hidden_or_crossing(place),
        "waiting": waiting,
    }
    return compact(policeman)


def _doing(public: Public) -> Json | None:
    if public.doing == NOBODY:
        return None
    return {"policeman": colour(public.doing), "asked": circles(public.asked)}


def _once_left(public: Public) -> list[Json]:
    return [action_json(step) for step in once_left(public)] if public.stage is Stage.HUNT else []


def _patrol(patrol: Patrol) -> list[Json]:
    return [
        {"policeman": colour(one), "crossing": f"x{place}"}
        for one, place in zip(POLICEMEN, patrol, strict=True)
        if place
    ]


def _night(row: Row) -> Json:
    return {"circles": list(row.trail), "ways": ways(row.track)}
