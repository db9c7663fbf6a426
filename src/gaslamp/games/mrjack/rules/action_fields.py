"""Which values the fields of an action can have."""

from itertools import combinations

from gaslamp.core.actions import Field, hidden_or, one_of, proper_actions
from gaslamp.games.mrjack.rules.actions import (
    Accuse,
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
from gaslamp.games.mrjack.rules.board import CHARACTERS, EXITS, FACINGS, GASLIGHTS, STREETS
from gaslamp.games.mrjack.rules.turns import TURNS

_CHARACTER = one_of(CHARACTERS)
_HIDDEN_CHARACTER = hidden_or(CHARACTERS)
_STREET = one_of(range(len(STREETS)))
_GASLIGHT = one_of(range(len(GASLIGHTS)))
_EXIT = one_of(range(len(EXITS)))
_FLAG = one_of((False, True))

FIELDS: dict[type, tuple[Field, ...]] = {
    Deal: (_HIDDEN_CHARACTER,),
    Draw: (one_of(sum(1 << card for card in cards) for cards in combinations(CHARACTERS, TURNS)),),
    Pick: (_CHARACTER,),
    Walk: (_STREET,),
    Stay: (),
    Accuse: (_CHARACTER,),
    Verdict: (_FLAG,),
    Leave: (_EXIT,),
    Face: (one_of(range(len(FACINGS))),),
    MoveLamp: (_GASLIGHT, _GASLIGHT),
    MoveCordon: (_EXIT, _EXIT),
    MoveCover: (_STREET, _STREET),
    Swap: (_CHARACTER,),
    Whistle: (_CHARACTER, _STREET),
    Alibi: (_HIDDEN_CHARACTER,),
    Call: (_FLAG,),
}

proper_action = proper_actions(FIELDS)
"""The same action with values of the proper types, or NotLegal."""
