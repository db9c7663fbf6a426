"""Positions and actions as one line of text, and back."""

from typing import Any

from gaslamp.core.errors import NotWellFormed
from gaslamp.core.notation import HIDDEN, fields, index, number
from three_doors.rules import soundness
from three_doors.rules.actions import DOORS, Action
from three_doors.rules.observe import READERS
from three_doors.rules.view import View

RULES = "td1"
SIGNS = {"hide": ":", "point": "-", "wind": "~", "open": "!"}


def write(thing: Any) -> str:
    match thing:
        case Action(kind, door):
            return f"{SIGNS[kind]}{HIDDEN if door is None else door}"
        case View(seat, hidden, is_hidden, named):
            return f"{RULES} {hidden or (HIDDEN if is_hidden else '-')} {_doors(named)} @{seat}"
        case _:  # a State: the same parts, nothing hidden
            return f"{RULES} {thing.hidden or '-'} {_doors(thing.named)}"


def _doors(named: tuple[int, ...]) -> str:
    return "".join(map(str, named)) or "-"


def parse_action(text: str) -> Action:
    kind = tuple(SIGNS)[index(text[:1], tuple(SIGNS.values()), "action")]
    return Action(kind, None if text[1:] == HIDDEN else _door(text[1:]))


def parse_state(text: str) -> Any:
    _, hidden, named = fields(text, "rules", "hidden", "doors")
    return soundness.state(None if hidden == "-" else _door(hidden), _parse_doors(named))


def parse_view(text: str) -> View:
    _, hidden, named, seat = fields(text, "rules", "hidden", "doors", "seat")
    if seat[:1] != "@" or seat[1:] not in READERS:
        raise NotWellFormed("unknown-seat", text=seat, known=", ".join(READERS))
    known = None if hidden in (HIDDEN, "-") else _door(hidden)
    soundness.check(known, hidden != "-", _parse_doors(named))
    return View(seat[1:], known, hidden != "-", _parse_doors(named))


def _parse_doors(text: str) -> tuple[int, ...]:
    return () if text == "-" else tuple(_door(door) for door in text)


def _door(text: str) -> int:
    return number(text, DOORS[0], DOORS[-1], "door")
