"""Actions of Mr. Jack as ints, packed as `gaslamp.parts.kernel.packing` says.

kind  action     first       second      kind  action      first            second
0     Deal       character               8     Face        facing
1     Draw       set of cards            9     MoveLamp    start gaslight   to gaslight
2     Pick       character               10    MoveCordon  start exit       to exit
3     Walk       street                  11    MoveCover   start street     to street
4     Stay                               12    Swap        character
5     Accuse     character               13    Whistle     character        street
6     Verdict    right                   14    Alibi       character
7     Leave      exit                    15    Call        seen
"""

from typing import assert_never

from gaslamp.games.mrjack.rules.actions import (
    Accuse,
    Action,
    Alibi,
    Call,
    Deal,
    Draw,
    Face,
    Leave,
    MoveCordon,
    MoveCover,
    MoveLamp,
    Pick,
    Stay,
    Swap,
    Verdict,
    Walk,
    Whistle,
)
from gaslamp.games.mrjack.rules.board import CHARACTERS
from gaslamp.parts.kernel.packing import kind_of, pack, unpack

DEAL, DRAW, PICK, WALK, STAY, ACCUSE, VERDICT, LEAVE = range(8)
FACE, MOVE_LAMP, MOVE_CORDON, MOVE_COVER, SWAP, WHISTLE, ALIBI, CALL = range(8, 16)


def encode(action: Action) -> int:
    """The number of an action whose parts are all known."""
    match action:
        case Deal(character):
            assert character is not None, "a kernel knows the whole truth"
            return pack(DEAL, character)
        case Draw(cards):
            return pack(DRAW, cards)
        case Pick(character):
            return pack(PICK, character)
        case Walk(to):
            return pack(WALK, to)
        case Stay():
            return pack(STAY)
        case Accuse(character):
            return pack(ACCUSE, character)
        case Verdict(right):
            return pack(VERDICT, right)
        case Leave(way):
            return pack(LEAVE, way)
        case Face(facing):
            return pack(FACE, facing)
        case MoveLamp(start, to):
            return pack(MOVE_LAMP, start, to)
        case MoveCordon(start, to):
            return pack(MOVE_CORDON, start, to)
        case MoveCover(start, to):
            return pack(MOVE_COVER, start, to)
        case Swap(character):
            return pack(SWAP, character)
        case Whistle(character, to):
            return pack(WHISTLE, character, to)
        case Alibi(character):
            assert character is not None, "a kernel knows the whole truth"
            return pack(ALIBI, character)
        case Call(seen):
            return pack(CALL, seen)
        case _:
            assert_never(action)


def decode(number: int) -> Action:
    first, second = unpack(number, 2)
    match kind_of(number):
        case 0:
            return Deal(CHARACTERS[first])
        case 1:
            return Draw(first)
        case 2:
            return Pick(CHARACTERS[first])
        case 3:
            return Walk(first)
        case 4:
            return Stay()
        case 5:
            return Accuse(CHARACTERS[first])
        case 6:
            return Verdict(bool(first))
        case 7:
            return Leave(first)
        case 8:
            return Face(first)
        case 9:
            return MoveLamp(first, second)
        case 10:
            return MoveCordon(first, second)
        case 11:
            return MoveCover(first, second)
        case 12:
            return Swap(CHARACTERS[first])
        case 13:
            return Whistle(CHARACTERS[first], second)
        case 14:
            return Alibi(CHARACTERS[first])
        case 15:
            return Call(bool(first))
        case kind:
            raise ValueError(f"no action of Mr. Jack has the kind {kind}")
