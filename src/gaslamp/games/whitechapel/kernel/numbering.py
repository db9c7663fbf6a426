"""The fixed numbers of the actions of Letters from Whitechapel. `docs/research.md` prints them as a table.

Tokens can be anywhere. So a patrol token or a Wretched is numbered by its place among those on the board, in the order
of their crossings or circles. The first is 0.
"""

from itertools import product

from gaslamp.games.whitechapel.kernel import numbers as n
from gaslamp.games.whitechapel.kernel.tables import NEXT, NEXT_AT, RED, YELLOWS
from gaslamp.games.whitechapel.rules.board import CIRCLES, CROSSINGS, POLICEMEN
from gaslamp.parts.kernel.numbering import Kind, addends, rows
from gaslamp.parts.kernel.packing import pack

VERSION = 0
"""Raised when the meaning of a number or of a place in the tensor changes: `whitechapel_v0`."""

TOKENS = 8
"""At most 7 patrol tokens and 8 women are on the board."""

_CIRCLES = range(1, CIRCLES + 1)
_CROSSINGS = range(1, CROSSINGS + 1)
_MEN = range(len(POLICEMEN))
_TOKENS = range(TOKENS)

ACTIONS = rows(
    (
        Kind(n.HIDE, "Hide", _CIRCLES, about="circle"),
        Kind(n.PLACE_WOMEN, "PlaceWomen", range(1 << len(RED)), about="set of red circles: bit n is the n-th"),
        Kind(n.MARK_WOMAN, "MarkWoman", RED, about="red circle"),
        Kind(n.NAME_ADDRESS, "NameAddress", _CIRCLES, about="circle"),
        Kind(n.POST, "Post", YELLOWS, YELLOWS, "yellow crossing, yellow crossing"),
        Kind(n.PLACE_PATROL, "PlacePatrol", _MEN, _TOKENS, "policeman, n-th of tonight's seven crossings"),
        Kind(n.SEND_LETTER, "SendLetter", _TOKENS, YELLOWS, "n-th patrol token, to yellow crossing"),
        Kind(n.SEND_SAUCY_JACKY, "SendSaucyJacky", _TOKENS, _TOKENS, "n-th patrol token, n-th patrol token"),
        Kind(n.MOVE_PATROL, "MovePatrol", _TOKENS, YELLOWS, "n-th patrol token, to yellow crossing"),
        Kind(n.KILL, "Kill", _CIRCLES, about="circle"),
        Kind(n.KILL_TWO, "KillTwo", _TOKENS, _TOKENS, "n-th Wretched, n-th Wretched"),
        Kind(n.KILL_LAST, "KillLast", _CIRCLES, about="circle"),
        Kind(n.WAIT, "Wait"),
        Kind(n.MOVE_WRETCHED, "MoveWretched", _TOKENS, _CIRCLES, "n-th Wretched, to circle"),
        Kind(n.TURN_PATROL, "TurnPatrol", _TOKENS, about="n-th patrol token"),
        Kind(n.WALK, "Walk", _CIRCLES, about="circle"),
        Kind(n.WALK_HOME, "WalkHome", about="there is one hideout"),
        Kind(n.COACH, "Coach", range(len(NEXT)), about="via, to: adjacent pairs in order"),
        Kind(n.ALLEY, "Alley", _CIRCLES, about="circle"),
        Kind(n.STUCK, "Stuck"),
        Kind(n.WRITE_GRAFFITI, "WriteGraffiti", _MEN, about="policeman"),
        Kind(n.STEP, "Step", _MEN, _CROSSINGS, "policeman, crossing"),
        Kind(n.LAY_FALSE_CLUE, "LayFalseClue", _CIRCLES, about="circle"),
        Kind(n.ASK, "Ask", _MEN, _CIRCLES, "policeman, circle"),
        Kind(n.ARREST, "Arrest", _MEN, _CIRCLES, "policeman, circle"),
        Kind(n.AREA_ARREST, "AreaArrest", _MEN, about="policeman"),
        Kind(n.RUSH, "Rush", _MEN, _CROSSINGS, "policeman, crossing"),
        Kind(n.IDLE, "Idle", _MEN, about="policeman"),
        Kind(n.PASS, "Pass"),
    )
)
CHANCES = rows(
    (
        Kind(n.HIDE, "Hide", _CIRCLES, about="circle"),
        Kind(n.TURN_HEAD, "TurnHead", _MEN, about="policeman"),
        Kind(n.ANSWER, "the truth", about="Answer, TurnWomen, ShowPatrol or Alarm: what the secrets make it"),
    )
)
COUNT = ACTIONS[-1].end

BEGIN = {row.kind.kind: row.begin for row in ACTIONS}
"""By kind: the first of its numbers."""

assert ACTIONS[0].kind.kind == CHANCES[0].kind.kind == n.HIDE, "a hideout has one number, chosen or drawn"

KINDS = 34
FIRST, SECOND = addends([row for row in (*ACTIONS, *CHANCES) if row.kind.kind != n.COACH], KINDS)
for _part in range(256):
    FIRST[n.WALK_HOME * 256 + _part] = BEGIN[n.WALK_HOME]

_BY_PLACE = {row.kind.kind for row in ACTIONS if _TOKENS in (row.kind.firsts, row.kind.seconds)}
IS_PLAIN = [kind not in _BY_PLACE | {n.COACH, n.ANSWER, n.TURN_WOMEN, n.SHOW_PATROL, n.ALARM} for kind in range(KINDS)]
"""By kind: whether FIRST and SECOND of the parts make up the number. Otherwise it depends on what is on the board."""

ACTION_WITH = [-1] * COUNT
"""By number: the action as it is packed. -1 if it depends on what is on the board."""
for _kind, _begin, _ in ACTIONS:
    if IS_PLAIN[_kind.kind] and _kind.kind != n.WALK_HOME:
        for _place, (_first, _second) in enumerate(product(_kind.firsts, _kind.seconds)):
            ACTION_WITH[_begin + _place] = pack(_kind.kind, _first, _second)
for _circle in _CIRCLES:
    for _street in range(NEXT_AT[_circle], NEXT_AT[_circle + 1]):
        ACTION_WITH[BEGIN[n.COACH] + _street] = pack(n.COACH, _circle, NEXT[_street])
