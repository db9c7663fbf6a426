"""Three Doors: a whole game in a hundred lines. One secret, one chance step, three actions.

The thief hides behind a door. The constable points at one. The wind then blows open another door, never the thief's
and never the one pointed at. The constable opens one of the two that are still shut: is the thief there?
"""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple

from gaslamp.core.chance import even
from gaslamp.core.errors import NotLegal
from gaslamp.core.game import CHANCE, Option, Outcome, Seat
from gaslamp.core.notation import HIDDEN, fields, index, number
from gaslamp.core.options import settle

NAME = "three-doors"
RULES = "td1"
OPTIONS: tuple[Option, ...] = ()

THIEF, CONSTABLE = "thief", "constable"
DOORS = (1, 2, 3)


@dataclass(frozen=True, slots=True)
class Action:
    """`hide`, `point`, `open` by a player, `wind` by chance. The door is None for those who may not see it."""

    kind: str
    door: int | None


ORDER = ((THIEF, "hide"), (CONSTABLE, "point"), (CHANCE, "wind"), (CONSTABLE, "open"))
MARKS = {"hide": ":", "point": "-", "wind": "~", "open": "!"}


class State(NamedTuple):
    hidden: int | None = None
    public: tuple[int, ...] = ()  # the doors pointed at, blown open and opened, as far as that has happened


class View(NamedTuple):
    seat: Seat
    hidden: int | None
    is_hidden: bool
    public: tuple[int, ...]


def start(options: Mapping[str, str]) -> State:
    settle(OPTIONS, options)
    return State()


def seats(_: State) -> tuple[Seat, ...]:
    return (THIEF, CONSTABLE)


def actor(state: State) -> Seat | None:
    return _turn(state.hidden is not None, state.public)[0]


def legal(state: State) -> tuple[Action, ...]:
    return _doors(state.hidden, state.hidden is not None, state.public)


def choices(view: View) -> tuple[Action, ...]:
    if _turn(view.is_hidden, view.public)[0] != view.seat:
        return ()
    return _doors(view.hidden, view.is_hidden, view.public)


def odds(state: State) -> tuple[Fraction, ...]:
    return even(legal(state))


def _turn(is_hidden: bool, public: tuple[int, ...]) -> tuple[Seat | None, str]:
    step = is_hidden + len(public)
    return ORDER[step] if step < len(ORDER) else (None, "")


def _doors(hidden: int | None, is_hidden: bool, public: tuple[int, ...]) -> tuple[Action, ...]:
    _, kind = _turn(is_hidden, public)
    ruled_out = {"wind": (hidden, *public), "open": public[1:]}.get(kind, ())
    return tuple(Action(kind, door) for door in DOORS if kind and door not in ruled_out)


def apply(state: State, action: Action) -> State:
    if action.door is None or action not in legal(state):
        raise NotLegal("not-now")
    if action.kind == "hide":
        return state._replace(hidden=action.door)
    return state._replace(public=(*state.public, action.door))


def outcome(state: State) -> Outcome | None:
    if len(state.public) < 3:
        return None
    return Outcome((CONSTABLE,), "found") if state.public[2] == state.hidden else Outcome((THIEF,), "missed")


def view(state: State, seat: Seat) -> View:
    """The one door for the secret: the thief knows it, and everybody once the game is over."""
    shown = seat == THIEF or len(state.public) == 3
    return View(seat, state.hidden if shown else None, state.hidden is not None, state.public)


def seen(_: State, action: Action, seat: Seat) -> Action:
    return Action("hide", None) if action.kind == "hide" and seat != THIEF else action


def watch(view: View, action: Action) -> View:
    if action.kind == "hide":
        return view._replace(hidden=action.door, is_hidden=True)
    assert action.door is not None, "only hiding hides anything"
    return view._replace(public=(*view.public, action.door))


def write(thing: State | View | Action) -> str:
    match thing:
        case Action(kind, door):
            return f"{MARKS[kind]}{HIDDEN if door is None else door}"
        case State(hidden, public):
            return f"{RULES} {hidden or '-'} {''.join(map(str, public)) or '-'}"
        case View(seat, hidden, is_hidden, public):
            secret = hidden or (HIDDEN if is_hidden else "-")
            return f"{RULES} {secret} {''.join(map(str, public)) or '-'} @{seat}"


def parse_action(text: str) -> Action:
    kind = tuple(MARKS)[index(text[:1], tuple(MARKS.values()), "action")]
    return Action(kind, None if text[1:] == HIDDEN else number(text[1:], 1, 3, "door"))


def parse_state(text: str) -> State:
    _, hidden, public = fields(text, "rules", "hidden", "doors")
    return State(None if hidden == "-" else number(hidden, 1, 3, "door"), _parse_public(public))


def parse_view(text: str) -> View:
    _, hidden, public, seat = fields(text, "rules", "hidden", "doors", "seat")
    known = None if hidden in (HIDDEN, "-") else number(hidden, 1, 3, "door")
    return View(seat[1:], known, hidden != "-", _parse_public(public))


def _parse_public(text: str) -> tuple[int, ...]:
    return () if text == "-" else tuple(number(door, 1, 3, "door") for door in text)
