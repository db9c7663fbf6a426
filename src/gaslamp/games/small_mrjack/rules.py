"""A reduced Mr. Jack: one lane of six streets, three characters, one or two rounds. Positions read `ml1 ...`.

Streets are A to F; the exits are beyond A and beyond F, and one of them is cordoned. A lamp burns on B or on E and
lights its street and the next ones. Lestrade may move the cordon, Smith the lamp, Miss Stealthy neither.

- Chance deals Jack's card: he is one of the three.
- In the last round Jack plays a character, then the detective another; in the round before, the other way round. The
  third card is not played in that round.
- A character walks one or two streets and never ends on another token. If he cannot walk, he stays. Then Lestrade and
  Smith may use their abilities.
- The detective may walk onto a token instead, to accuse it. If that is Jack, the detective wins, else Jack wins.
- Jack may leave by a free exit with his own token if the last call said unseen. Then he wins.
- After a round the witnesses say whether Jack is seen: in the light, or next to another token. After the last round
  Jack wins.

Actions: `=M` the card, `L` a pick, `-C` a walk, `_` none, `xM` an accusation, `>W` out by the west, `!` an ability
used, `.` not used, `+` seen or right, `0` unseen or wrong.
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

NAME = "small-mrjack"
RULES = "ml1"
OPTIONS = (Option("rounds", ("1", "2"), "1"),)

PEOPLE = "LSM"
STREETS = "ABCDEF"
EXITS = "WE"
LAMPS = ({0, 1, 2}, {3, 4, 5})
"""What each of the two lamps lights."""

SEATS = ("jack", "detective")
STAGES = ("deal", "pick", "walk", "ability", "verdict", "call", "escape", "right", "wrong", "dawn")
OVER = STAGES[6:]
_START = (4, 1, 2)


@dataclass(frozen=True, slots=True)
class Action:
    """`text` is the notation; a card that a seat may not see is `=?`."""

    text: str


DEALS = tuple(Action(f"={one}") for one in PEOPLE)
HIDDEN = Action("=?")
PICKS = tuple(Action(one) for one in PEOPLE)
WALKS = tuple(Action(f"-{street}") for street in STREETS)
ACCUSATIONS = tuple(Action(f"x{one}") for one in PEOPLE)
EXITING = tuple(Action(f">{way}") for way in EXITS)
STAY = Action("_")
USE, LEAVE_IT = Action("!"), Action(".")
YES, NO = Action("+"), Action("0")
EVERY = (*PICKS, *WALKS, STAY, *ACCUSATIONS, *EXITING, USE, LEAVE_IT)
CHANCES = (*DEALS, YES, NO)


class Public(NamedTuple):
    rounds: int  # left, this one included
    turn: int  # characters played this round, 0 or 1
    stage: str
    places: tuple[int, ...]  # by character
    suspects: str
    lamp: int
    cordon: int
    unseen: bool
    played: str  # this round, the active one last


class State(NamedTuple):
    public: Public
    jack: str  # `-` before the deal


class View(NamedTuple):
    seat: Seat
    public: Public
    jack: str  # `?` where the seat may not know


def start(options: Mapping[str, str]) -> State:
    rounds = int(settled.settle(OPTIONS, options)["rounds"])
    return State(Public(rounds, 0, "deal", _START, PEOPLE, 0, 1, False, ""), "-")


def seats(_: State) -> tuple[Seat, ...]:
    return SEATS


def actor(state: State) -> Seat | None:
    return acting(state.public)


def acting(public: Public) -> Seat | None:
    if public.stage in ("pick", "walk", "ability"):
        return _player(public)
    return None if public.stage in OVER else CHANCE


def _player(public: Public) -> Seat:
    """Jack begins the last round, the detective the one before."""
    return SEATS[(public.rounds + public.turn + 1) % 2]


def legal(state: State) -> tuple[Action, ...]:
    match state.public.stage:
        case "deal":
            return DEALS
        case "verdict" | "call":
            return (YES,) if _truth(state) else (NO,)
        case _:
            return _choices(state.public, state.jack)


def _truth(state: State) -> bool:
    public, one = state.public, PEOPLE.index(state.jack)
    if public.stage == "call":
        return one in _seen(public)
    accuser = PEOPLE.index(public.played[-1])
    return one != accuser and public.places[one] == public.places[accuser]


def _seen(public: Public) -> set[int]:
    """The characters in the light or next to another token."""
    places = public.places
    return {
        one
        for one, here in enumerate(places)
        if here in LAMPS[public.lamp] or any(abs(here - other) == 1 for other in places)
    }


def _choices(public: Public, jack: str) -> tuple[Action, ...]:
    match public.stage:
        case "pick":
            return tuple(pick for pick in PICKS if pick.text not in public.played)
        case "walk":
            return _walks(public, jack)
        case "ability":
            return (USE, LEAVE_IT)
        case _:
            return ()


def _walks(public: Public, jack: str) -> tuple[Action, ...]:
    active = public.played[-1]
    here = public.places[PEOPLE.index(active)]
    ends = [to for to in range(len(STREETS)) if 0 < abs(to - here) <= 2]
    found = [WALKS[to] for to in ends if to not in public.places] or [STAY]
    if _player(public) == "detective":
        found += [ACCUSATIONS[one] for one, place in enumerate(public.places) if place in ends]
    elif active == jack and public.unseen:
        doors = {0: here + 1, 1: len(STREETS) - here}
        found += [EXITING[way] for way, steps in doors.items() if steps <= 2 and way != public.cordon]
    return tuple(found)


def odds(state: State) -> tuple[Fraction, ...]:
    return even(legal(state))


def apply(state: State, action: Action) -> State:
    action = legal_action(action, legal(state))
    jack = action.text[1] if state.public.stage == "deal" else state.jack
    return State(_follow(state.public, action), jack)


def _follow(public: Public, action: Action) -> Public:
    """The public part after an action."""
    kind, rest = action.text[0], action.text[1:]
    match public.stage, kind:
        case "deal", _:
            return public._replace(stage="pick")
        case "pick", _:
            return public._replace(stage="walk", played=public.played + kind)
        case "walk", "x":
            return public._replace(stage="verdict", places=_moved(public, public.places[PEOPLE.index(rest)]))
        case "walk", ">":
            return public._replace(stage="escape")
        case "walk", _:
            if rest:
                public = public._replace(places=_moved(public, STREETS.index(rest)))
            return _next(public) if public.played[-1] == "M" else public._replace(stage="ability")
        case "ability", "!" if public.played[-1] == "L":
            return _next(public._replace(cordon=1 - public.cordon))
        case "ability", "!":
            return _next(public._replace(lamp=1 - public.lamp))
        case "ability", _:
            return _next(public)
        case "verdict", _:
            return public._replace(stage="right" if action == YES else "wrong")
        case _:
            return _called(public, seen=action == YES)


def _moved(public: Public, to: int) -> tuple[int, ...]:
    active = PEOPLE.index(public.played[-1])
    return (*public.places[:active], to, *public.places[active + 1 :])


def _next(public: Public) -> Public:
    return public._replace(stage="call") if public.turn else public._replace(stage="pick", turn=1)


def _called(public: Public, *, seen: bool) -> Public:
    left = "".join(one for one in public.suspects if (PEOPLE.index(one) in _seen(public)) == seen)
    public = public._replace(suspects=left, unseen=not seen)
    if public.rounds == 1:
        return public._replace(stage="dawn")
    return public._replace(stage="pick", rounds=public.rounds - 1, turn=0, played="")


def outcome(state: State) -> Outcome | None:
    stage = state.public.stage
    return Outcome(("detective" if stage == "right" else "jack",), stage) if stage in OVER else None


def view(state: State, seat: Seat) -> View:
    check_seat(seat, SEATS)
    knows = seat == "jack" or state.public.stage in OVER
    return View(seat, state.public, state.jack if knows or state.jack == "-" else "?")


def seen(_state: State, action: Action, seat: Seat) -> Action:
    check_seat(seat, SEATS)
    return HIDDEN if action in DEALS and seat != "jack" else action


def watch(view: View, action: Action) -> View:
    jack = action.text[1] if view.public.stage == "deal" else view.jack
    return View(view.seat, _follow(view.public, action), jack)


def choices(view: View) -> tuple[Action, ...]:
    return _choices(view.public, view.jack) if acting(view.public) == view.seat else ()


def write(thing: State | View | Action) -> str:
    if isinstance(thing, Action):
        return thing.text
    public = thing.public
    places = "".join(STREETS[place] for place in public.places)
    called = "unseen" if public.unseen else "seen"
    words = [RULES, f"{public.rounds}.{public.turn}", public.stage, places, public.suspects, str(public.lamp)]
    words += [EXITS[public.cordon], called, public.played or "-", f"J={thing.jack}"]
    return " ".join([*words, f"@{thing.seat}"] if isinstance(thing, View) else words)


_POSITION = re.compile(
    r"ml1 ([12])\.([01]) ([a-z]+) ([A-F]{3}) ([LSM]{1,3}) ([01]) ([WE]) (seen|unseen) ([LSM]{1,2}|-) "
    r"J=([LSM?-])( @\w+)?"
)


def _parse(text: str) -> tuple[Public, str, str | None]:
    found = _POSITION.fullmatch(text)
    if found is None or found[3] not in STAGES:
        raise NotWellFormed("bad-position", text=text)
    places = tuple(STREETS.index(street) for street in found[4])
    played = "" if found[9] == "-" else found[9]
    table = (places, found[5], int(found[6]), EXITS.index(found[7]), found[8] == "unseen", played)
    return Public(int(found[1]), int(found[2]), found[3], *table), found[10], found[11]


def parse_state(text: str) -> State:
    public, jack, seat = _parse(text)
    if seat is not None or jack == "?":
        raise NotWellFormed("bad-position", text=text)
    return State(public, jack)


def parse_view(text: str) -> View:
    public, jack, seat = _parse(text)
    if seat is None:
        raise NotWellFormed("bad-position", text=text)
    return View(seat[2:], public, jack)


def parse_action(text: str) -> Action:
    if Action(text) not in (*EVERY, *CHANCES, HIDDEN):
        raise NotWellFormed("bad-action", text=text)
    return Action(text)
