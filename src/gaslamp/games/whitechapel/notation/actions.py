"""How actions are written.

h=64     Jack's hideout           k65      kill                       Y>x55   yellow moves, or is sent
W:3,21.. where the women are      k3+27    kill two; k:3 3 was last   Y?41    looks for a clue on 41
W+3      a target is on 3         wait                                Y@33    arrests on 33
*Y       Lusk is Head             65>82    a Wretched moves           Y@      arrests all around
h?64     is it his address?       !x50     turn up this patrol        Y>>x55  rushes
x40+x50  two yellow crossings     x50=Y    it is yellow's; =- blank   Y.      has nothing to do
Y=x50    yellow's patrol token    !Bx1,..  all patrols turned up      f41     a false clue
D:x5>x9  Dear Boss; F From Hell   -41      walk; -41! and home        + -     yes, no
S:x5+x7  Saucy Jacky              =55=60   coach                      .       no letter, clue, address
x5>x40   the Head moves a token   ~73      alley                      #       Jack cannot move
G:R      Goulston Street          W=3,21   the targets turned up
"""

import re
from collections.abc import Callable
from functools import lru_cache
from typing import assert_never

from gaslamp.core.errors import NotWellFormed
from gaslamp.games.whitechapel.notation import names
from gaslamp.games.whitechapel.notation.names import LETTERS, circle, crossing, hidden_or_circle, policeman, shown
from gaslamp.games.whitechapel.rules import actions as a
from gaslamp.games.whitechapel.rules.agreement import COLOURS
from gaslamp.games.whitechapel.rules.public import Letter

_Police = (
    a.TurnHead
    | a.Post
    | a.PlacePatrol
    | a.SendLetter
    | a.SendSaucyJacky
    | a.MovePatrol
    | a.TurnPatrol
    | a.ShowPatrol
    | a.Alarm
    | a.WriteGraffiti
    | a.Step
    | a.Ask
    | a.Arrest
    | a.AreaArrest
    | a.Rush
    | a.Idle
)
"""Actions about policemen and their tokens."""


def write_action(action: a.Action) -> str:
    match action:
        case a.Walk(to):
            return f"-{shown(to)}"
        case a.WalkHome(to):
            return f"-{shown(to)}!"
        case a.Coach(via, to):
            return f"={shown(via)}={shown(to)}"
        case a.Alley(to):
            return f"~{shown(to)}"
        case a.Stuck():
            return "#"
        case a.Hide(where):
            return f"h={shown(where)}"
        case a.PlaceWomen(circles):
            return f"W:{names.numbers(circles)}"
        case a.MarkWoman(where):
            return f"W+{shown(where)}"
        case a.TurnWomen(marked):
            return f"W={names.numbers(marked)}"
        case a.Kill(where):
            return f"k{where}"
        case a.KillTwo(first, second):
            return f"k{first}+{second}"
        case a.KillLast(where):
            return f"k:{shown(where)}"
        case a.Wait():
            return "wait"
        case a.Pass():
            return "."
        case a.Answer(yes):
            return "+" if yes else "-"
        case a.NameAddress(where):
            return f"h?{where}"
        case a.MoveWretched(start, to):
            return f"{start}>{to}"
        case a.LayFalseClue(where):
            return f"f{where}"
        case _:
            return _write_police(action)


def _write_police(action: _Police) -> str:
    match action:
        case a.Ask(who, where):
            return f"{COLOURS[who]}?{where}"
        case a.Step(who, to):
            return f"{COLOURS[who]}>x{to}"
        case a.Arrest(who, where):
            return f"{COLOURS[who]}@{where}"
        case a.AreaArrest(who):
            return f"{COLOURS[who]}@"
        case a.Rush(who, to):
            return f"{COLOURS[who]}>>x{to}"
        case a.Idle(who):
            return f"{COLOURS[who]}."
        case a.TurnHead(who):
            return f"*{COLOURS[who]}"
        case a.Post(first, second):
            return f"x{first}+x{second}"
        case a.PlacePatrol(who, to):
            return f"{COLOURS[who]}={'?' if to is None else f'x{to}'}"
        case a.SendLetter(letter, start, to):
            return f"{LETTERS[letter]}:x{start}>x{to}"
        case a.SendSaucyJacky(first, second):
            return f"S:x{first}+x{second}"
        case a.MovePatrol(start, to):
            return f"x{start}>x{to}"
        case a.TurnPatrol(where):
            return f"!x{where}"
        case a.ShowPatrol(where, owner):
            return f"x{where}={'-' if owner is None else COLOURS[owner]}"
        case a.Alarm(places):
            return f"!{names.pawns(places)}"
        case a.WriteGraffiti(who):
            return f"G:{COLOURS[who]}"
        case _:
            assert_never(action)


_WHO, _C, _X = f"([{COLOURS}])", r"(\d+)", r"(x\d+)"
_HIDDEN_C = r"(\d+|\?)"


def _letter(text: str) -> Letter:
    return Letter(LETTERS.index(text))


_FORMS: dict[str, Callable[..., a.Action]] = {
    rf"-{_HIDDEN_C}": lambda to: a.Walk(hidden_or_circle(to)),
    rf"-{_HIDDEN_C}!": lambda to: a.WalkHome(hidden_or_circle(to)),
    rf"={_C}={_C}": lambda via, to: a.Coach(circle(via), circle(to)),
    r"=\?=\?": lambda: a.Coach(None, None),
    rf"~{_HIDDEN_C}": lambda to: a.Alley(hidden_or_circle(to)),
    r"#": a.Stuck,
    rf"h={_HIDDEN_C}": lambda where: a.Hide(hidden_or_circle(where)),
    r"W:([\d,]+)": lambda circles: a.PlaceWomen(names.circles(circles)),
    rf"W\+{_HIDDEN_C}": lambda where: a.MarkWoman(hidden_or_circle(where)),
    r"W=([\d,]+)": lambda marked: a.TurnWomen(names.circles(marked)),
    rf"k{_C}": lambda where: a.Kill(circle(where)),
    rf"k{_C}\+{_C}": lambda one, two: a.KillTwo(circle(one), circle(two)),
    rf"k:{_HIDDEN_C}": lambda where: a.KillLast(hidden_or_circle(where)),
    r"wait": a.Wait,
    r"\.": a.Pass,
    r"([-+])": lambda sign: a.Answer(sign == "+"),
    rf"h\?{_C}": lambda where: a.NameAddress(circle(where)),
    rf"{_C}>{_C}": lambda start, to: a.MoveWretched(circle(start), circle(to)),
    rf"f{_C}": lambda where: a.LayFalseClue(circle(where)),
    rf"{_WHO}\?{_C}": lambda who, where: a.Ask(policeman(who), circle(where)),
    rf"{_WHO}>{_X}": lambda who, to: a.Step(policeman(who), crossing(to)),
    rf"{_WHO}@{_C}": lambda who, where: a.Arrest(policeman(who), circle(where)),
    rf"{_WHO}@": lambda who: a.AreaArrest(policeman(who)),
    rf"{_WHO}>>{_X}": lambda who, to: a.Rush(policeman(who), crossing(to)),
    rf"{_WHO}\.": lambda who: a.Idle(policeman(who)),
    rf"\*{_WHO}": lambda who: a.TurnHead(policeman(who)),
    rf"{_X}\+{_X}": lambda one, two: a.Post(crossing(one), crossing(two)),
    rf"{_WHO}={_X}": lambda who, to: a.PlacePatrol(policeman(who), crossing(to)),
    rf"{_WHO}=\?": lambda who: a.PlacePatrol(policeman(who), None),
    rf"([DF]):{_X}>{_X}": lambda which, start, to: a.SendLetter(_letter(which), crossing(start), crossing(to)),
    rf"S:{_X}\+{_X}": lambda one, two: a.SendSaucyJacky(crossing(one), crossing(two)),
    rf"{_X}>{_X}": lambda start, to: a.MovePatrol(crossing(start), crossing(to)),
    rf"!{_X}": lambda where: a.TurnPatrol(crossing(where)),
    rf"{_X}=-": lambda where: a.ShowPatrol(crossing(where), None),
    rf"{_X}={_WHO}": lambda where, who: a.ShowPatrol(crossing(where), policeman(who)),
    rf"!((?:[{COLOURS}]x\d+,?)+)": lambda places: a.Alarm(names.places(places)),
    rf"G:{_WHO}": lambda who: a.WriteGraffiti(policeman(who)),
}
_PATTERNS = tuple((re.compile(form, re.ASCII), make) for form, make in _FORMS.items())


@lru_cache(maxsize=8192)
def parse_action(text: str) -> a.Action:
    """The action that a text stands for.

    >>> from gaslamp import whitechapel
    >>> whitechapel.parse_action("-41")
    Walk(to=41)
    """
    for pattern, make in _PATTERNS:
        found = pattern.fullmatch(text)
        if found is not None:
            action = make(*found.groups())
            if write_action(action) != text:
                raise NotWellFormed("other-spelling", text=text, spelling=write_action(action))
            return action
    raise NotWellFormed("unknown-action", text=text)
