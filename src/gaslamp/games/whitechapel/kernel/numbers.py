"""Actions of Letters from Whitechapel as ints, packed as `gaslamp.parts.kernel.packing` says.

The kinds are numbered in the order below, from 0. The parts are the fields of the action, in order, except

    PlaceWomen, TurnWomen   a set of red circles: bit n is the n-th red circle
    ShowPatrol              a blank token has 0, else the policeman's number + 1
    Alarm                   five parts, by policeman
"""

from collections.abc import Sequence
from typing import Any

from gaslamp.games.whitechapel.rules import actions as a
from gaslamp.games.whitechapel.rules.board import NOWHERE, POLICEMEN, RED, Circles, Policeman, members
from gaslamp.games.whitechapel.rules.public import Letter
from gaslamp.parts.kernel.packing import kind_of, pack, unpack

REDS = members(RED)

_KINDS: tuple[tuple[type, tuple[type, ...]], ...] = (
    (a.Hide, (int,)),
    (a.PlaceWomen, (int,)),
    (a.MarkWoman, (int,)),
    (a.TurnHead, (Policeman,)),
    (a.NameAddress, (int,)),
    (a.Post, (int, int)),
    (a.PlacePatrol, (Policeman, int)),
    (a.SendLetter, (Letter, int, int)),
    (a.SendSaucyJacky, (int, int)),
    (a.MovePatrol, (int, int)),
    (a.TurnWomen, (int,)),
    (a.Kill, (int,)),
    (a.KillTwo, (int, int)),
    (a.KillLast, (int,)),
    (a.Wait, ()),
    (a.MoveWretched, (int, int)),
    (a.TurnPatrol, (int,)),
    (a.ShowPatrol, (int, int)),
    (a.Alarm, (int,) * len(POLICEMEN)),
    (a.Walk, (int,)),
    (a.WalkHome, (int,)),
    (a.Coach, (int, int)),
    (a.Alley, (int,)),
    (a.Stuck, ()),
    (a.WriteGraffiti, (Policeman,)),
    (a.Step, (Policeman, int)),
    (a.LayFalseClue, (int,)),
    (a.Ask, (Policeman, int)),
    (a.Arrest, (Policeman, int)),
    (a.AreaArrest, (Policeman,)),
    (a.Rush, (Policeman, int)),
    (a.Idle, (Policeman,)),
    (a.Answer, (bool,)),
    (a.Pass, ()),
)
_KIND = {action: kind for kind, (action, _) in enumerate(_KINDS)}

HIDE, PLACE_WOMEN, MARK_WOMAN, TURN_HEAD, NAME_ADDRESS, POST, PLACE_PATROL, SEND_LETTER = range(8)
SEND_SAUCY_JACKY, MOVE_PATROL, TURN_WOMEN, KILL, KILL_TWO, KILL_LAST, WAIT, MOVE_WRETCHED = range(8, 16)
TURN_PATROL, SHOW_PATROL, ALARM, WALK, WALK_HOME, COACH, ALLEY, STUCK = range(16, 24)
WRITE_GRAFFITI, STEP, LAY_FALSE_CLUE, ASK, ARREST, AREA_ARREST, RUSH, IDLE, ANSWER, PASS = range(24, 34)


def encode(action: a.Action) -> int:
    """The number of an action whose parts are all known."""
    return pack(_KIND[type(action)], *_parts(action))


def _parts(action: a.Action) -> Sequence[int]:
    match action:
        case a.PlaceWomen(circles) | a.TurnWomen(circles):
            return (red_numbers(circles),)
        case a.ShowPatrol(crossing, policeman):
            return (crossing, 0 if policeman is None else policeman + 1)
        case a.Alarm(places):
            return places
        case _:
            return [getattr(action, name) for name in type(action).__slots__]


def decode(number: int) -> a.Action:
    kind = kind_of(number)
    if kind >= len(_KINDS):
        raise ValueError(f"no action of Letters from Whitechapel has the kind {kind}")
    make: Any
    make, types = _KINDS[kind]
    parts = [of(part) for of, part in zip(types, unpack(number, len(types)), strict=True)]
    action: a.Action
    match kind:
        case 1 | 10:
            action = make(red_circles(parts[0]))
        case 17:
            action = make(parts[0], POLICEMEN[parts[1] - 1] if parts[1] else None)
        case 18:
            action = make(tuple(parts))
        case _:
            action = make(*parts)
    return action


def red_numbers(circles: Circles) -> int:
    """A set of red circles as bits: bit n is the n-th red circle."""
    return sum(1 << place for place, circle in enumerate(REDS) if circles >> circle & 1)


def red_circles(numbers: int) -> Circles:
    return sum(1 << circle for place, circle in enumerate(REDS) if numbers >> place & 1)


assert NOWHERE == 0, "a part that is nowhere takes no bits"
