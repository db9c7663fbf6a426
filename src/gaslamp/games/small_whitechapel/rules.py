"""A small map of Whitechapel: eight circles, six crossings, one policeman, one night of two or three moves.

Each crossing lies between three circles (CROSSINGS), and Jack walks between any two of them unless the policeman stands
there. The murder is on circle 1, the policeman begins on d. Positions read `wv1 ...`.

- Jack chooses his hideout: 5, 6, 7 or 8. Nobody else knows it.
- Jack walks in secret to a circle next to his. If it is his hideout, he may say so. Then he has won.
- The policeman steps to a crossing that shares a circle with his, or stays. Then he asks about a circle of his crossing
  whether Jack has been there tonight, and the answer is true. Or he arrests there, and wins if Jack is there now.
- When Jack's moves are used up and he is not home, or when he cannot move at all, the police win.

Actions: `h5` the hideout, `-3` a walk, `!3` a walk home, `*` stuck, `>b` a step, `q3` a question, `@3` an arrest, `+`
and `0` the answers. What a seat may not see is `?` instead of the number.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple

from gaslamp.core import options as settled
from gaslamp.core.actions import legal_action
from gaslamp.core.chance import even
from gaslamp.core.errors import NotWellFormed
from gaslamp.core.game import CHANCE, Option, Outcome, Seat
from gaslamp.core.seats import check_seat

NAME = "small-whitechapel"
RULES = "wv1"
OPTIONS = (Option("moves", ("2", "3"), "2"),)

CROSSINGS = {"a": "124", "b": "134", "c": "258", "d": "456", "e": "378", "f": "467"}
CIRCLES = "12345678"
HIDEOUTS = "5678"
MURDER = "1"
SEATS = ("jack", "police")
STAGES = ("hideout", "escape", "hunt", "act", "clue", "arrest", "escaped", "arrested", "blocked", "late")
OVER = STAGES[6:]


@dataclass(frozen=True, slots=True)
class Action:
    """`text` is the notation."""

    text: str


class Hide(Action):
    __slots__ = ()


class Walk(Action):
    __slots__ = ()


class WalkHome(Action):
    __slots__ = ()


HIDES = tuple(Hide(f"h{circle}") for circle in HIDEOUTS)
WALKS = tuple(Walk(f"-{circle}") for circle in CIRCLES)
HOMES = tuple(WalkHome(f"!{circle}") for circle in HIDEOUTS)
STUCK = Action("*")
STEPS = tuple(Action(f">{crossing}") for crossing in CROSSINGS)
ASKS = tuple(Action(f"q{circle}") for circle in CIRCLES)
ARRESTS = tuple(Action(f"@{circle}") for circle in CIRCLES)
YES, NO = Action("+"), Action("0")
HIDDEN = {Hide: Hide("h?"), Walk: Walk("-?"), WalkHome: WalkHome("!?")}
"""What seats other than Jack see of these actions."""

EVERY = (*HIDES, *WALKS, *HOMES, STUCK, *STEPS, *ASKS, *ARRESTS)
CHANCES = (YES, NO)
_BY_TEXT = {action.text: action for action in (*EVERY, *CHANCES, *HIDDEN.values())}


class Public(NamedTuple):
    moves: int  # that Jack has left
    stage: str
    crossing: str  # where the policeman stands
    clues: str
    target: str  # the circle asked about or arrested in, `-` for none


class State(NamedTuple):
    public: Public
    hideout: str  # `-` before it is chosen
    trail: str


class View(NamedTuple):
    seat: Seat
    public: Public
    hideout: str  # `?` where the seat may not know, and so the trail
    trail: str


def start(options: Mapping[str, str]) -> State:
    moves = int(settled.settle(OPTIONS, options)["moves"])
    return State(Public(moves, "hideout", "d", "-", "-"), "-", MURDER)


def seats(_: State) -> tuple[Seat, ...]:
    return SEATS


def actor(state: State) -> Seat | None:
    return acting(state.public)


def acting(public: Public) -> Seat | None:
    match public.stage:
        case "hideout" | "escape":
            return "jack"
        case "hunt" | "act":
            return "police"
        case "clue" | "arrest":
            return CHANCE
        case _:
            return None


def legal(state: State) -> tuple[Action, ...]:
    public = state.public
    match public.stage:
        case "clue":
            return (YES,) if public.target in state.trail else (NO,)
        case "arrest":
            return (YES,) if public.target == state.trail[-1] else (NO,)
        case _:
            return _choices(public, state.hideout, state.trail)


def _choices(public: Public, hideout: str, trail: str) -> tuple[Action, ...]:
    match public.stage:
        case "hideout":
            return HIDES
        case "escape":
            return _walks(public, hideout, trail[-1])
        case "hunt":
            near = CROSSINGS[public.crossing]
            return tuple(step for step in STEPS if set(near) & set(CROSSINGS[step.text[1]]))
        case "act":
            around = CROSSINGS[public.crossing]
            return tuple(action for action in (*ASKS, *ARRESTS) if action.text[1] in around)
        case _:
            return ()


def _walks(public: Public, hideout: str, here: str) -> tuple[Action, ...]:
    free = [circles for crossing, circles in CROSSINGS.items() if crossing != public.crossing and here in circles]
    ends = set("".join(free)) - {here}
    walks = tuple(walk for walk in WALKS if walk.text[1] in ends)
    homes = tuple(home for home in HOMES if home.text[1] in ends and home.text[1] == hideout)
    return walks + homes or (STUCK,)


def odds(state: State) -> tuple[Fraction, ...]:
    return even(legal(state))


def apply(state: State, action: Action) -> State:
    action = legal_action(action, legal(state))
    return State(_follow(state.public, action), *_learned(state.hideout, state.trail, action))


def _learned(hideout: str, trail: str, action: Action) -> tuple[str, str]:
    """Jack's secrets after an action. A hidden action does not change them."""
    kind, what = action.text[0], action.text[1:]
    if what == "?" or kind not in "h-!":
        return hideout, trail
    return (what, trail) if kind == "h" else (hideout, trail + what)


def _follow(public: Public, action: Action) -> Public:
    """The public part after an action."""
    kind, what = action.text[0], action.text[1:]
    match kind:
        case "h":
            return public._replace(stage="escape")
        case "-":
            left = public.moves - 1
            return public._replace(moves=left, stage="hunt" if left else "late")
        case "!":
            return public._replace(moves=public.moves - 1, stage="escaped")
        case "*":
            return public._replace(stage="blocked")
        case ">":
            return public._replace(stage="act", crossing=what)
        case "q" | "@":
            return public._replace(stage="clue" if kind == "q" else "arrest", target=what)
        case _:
            return _answered(public, yes=action == YES)


def _answered(public: Public, *, yes: bool) -> Public:
    after = public._replace(stage="escape", target="-")
    if not yes:
        return after
    if public.stage == "arrest":
        return public._replace(stage="arrested")
    return after._replace(clues="".join(sorted({*public.clues.strip("-"), public.target})))


def outcome(state: State) -> Outcome | None:
    stage = state.public.stage
    return Outcome(("jack" if stage == "escaped" else "police",), stage) if stage in OVER else None


def view(state: State, seat: Seat) -> View:
    check_seat(seat, SEATS)
    knows = seat == "jack" or state.public.stage in OVER
    if knows:
        return View(seat, state.public, state.hideout, state.trail)
    return View(seat, state.public, "?", "?")


def seen(_state: State, action: Action, seat: Seat) -> Action:
    check_seat(seat, SEATS)
    return action if seat == "jack" else HIDDEN.get(type(action), action)


def watch(view: View, action: Action) -> View:
    return View(view.seat, _follow(view.public, action), *_learned(view.hideout, view.trail, action))


def choices(view: View) -> tuple[Action, ...]:
    return _choices(view.public, view.hideout, view.trail) if acting(view.public) == view.seat else ()


def write(thing: State | View | Action) -> str:
    if isinstance(thing, Action):
        return thing.text
    public = thing.public
    words = [RULES, str(public.moves), public.stage, public.crossing, public.clues, public.target]
    words.append(f"h={thing.hideout};t={thing.trail}")
    return " ".join([*words, f"@{thing.seat}"] if isinstance(thing, View) else words)


_POSITION = re.compile(
    r"wv1 ([0-3]) ([a-z]+) ([a-f]) ([1-8]+|-) ([1-8]|-) h=([5-8]|\?|-);t=(1[1-8]*|\?)( @\w+)?",
)


def _parse(text: str) -> tuple[Public, str, str, str | None]:
    found = _POSITION.fullmatch(text)
    if found is None or found[2] not in STAGES:
        raise NotWellFormed("bad-position", text=text)
    return Public(int(found[1]), found[2], found[3], found[4], found[5]), found[6], found[7], found[8]


def parse_state(text: str) -> State:
    public, hideout, trail, seat = _parse(text)
    if seat is not None or "?" in (hideout, trail):
        raise NotWellFormed("bad-position", text=text)
    return State(public, hideout, trail)


def parse_view(text: str) -> View:
    public, hideout, trail, seat = _parse(text)
    if seat is None:
        raise NotWellFormed("bad-position", text=text)
    return View(seat[2:], public, hideout, trail)


def parse_action(text: str) -> Action:
    if text not in _BY_TEXT:
        raise NotWellFormed("bad-action", text=text)
    return _BY_TEXT[text]
