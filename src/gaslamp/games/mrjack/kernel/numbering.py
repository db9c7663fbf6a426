"""The fixed numbers of Mr. Jack's actions. `docs/research.md` prints them as a table."""

from gaslamp.games.mrjack.kernel import numbers as n
from gaslamp.games.mrjack.kernel.tables import DRAWS, MANHOLES_OF_ALL
from gaslamp.games.mrjack.rules.board import CHARACTERS, EXITS, FACINGS, GASLIGHTS, STREETS
from gaslamp.parts.kernel.numbering import Kind, addends, rows

VERSION = 0
"""Raised when the meaning of a number or of a place in the tensor changes: `mrjack_v0`."""

_PEOPLE = range(len(CHARACTERS))
_STREETS = range(len(STREETS))
_LAMPS = range(len(GASLIGHTS))
_EXITS = range(len(EXITS))

ACTIONS = rows(
    (
        Kind(n.PICK, "Pick", _PEOPLE, about="character"),
        Kind(n.WALK, "Walk", _STREETS, about="street"),
        Kind(n.STAY, "Stay"),
        Kind(n.ACCUSE, "Accuse", _PEOPLE, about="character"),
        Kind(n.LEAVE, "Leave", _EXITS, about="exit"),
        Kind(n.FACE, "Face", range(len(FACINGS)), about="facing"),
        Kind(n.MOVE_LAMP, "MoveLamp", _LAMPS, _LAMPS, "from gaslight, to gaslight"),
        Kind(n.MOVE_CORDON, "MoveCordon", _EXITS, _EXITS, "from exit, to exit"),
        Kind(n.MOVE_COVER, "MoveCover", MANHOLES_OF_ALL, MANHOLES_OF_ALL, "from manhole, to manhole (of all editions)"),
        Kind(n.SWAP, "Swap", _PEOPLE, about="character"),
        Kind(n.WHISTLE, "Whistle", _PEOPLE, _STREETS, "character, street"),
    )
)
CHANCES = rows(
    (
        Kind(n.DEAL, "Deal", _PEOPLE, about="character"),
        Kind(n.DRAW, "Draw", DRAWS, about="set of four cards, in the order of the rules"),
        Kind(n.ALIBI, "Alibi", _PEOPLE, about="character"),
        Kind(n.CALL, "the truth", about="Call or Verdict: what the secrets make it"),
    )
)
COUNT = ACTIONS[-1].end
TRUTH = CHANCES[-1].begin

KINDS = 16
FIRST, SECOND = addends((*ACTIONS, *CHANCES), KINDS)
for _kind in (n.CALL, n.VERDICT):
    for _said in (0, 1):
        FIRST[_kind * 256 + _said] = TRUTH
