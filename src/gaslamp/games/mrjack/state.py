"""Everything there is to know about a game, split by who may know it.

Named tuples, not dataclasses: a random game makes some two hundred of them, and they are made three times as fast.
"""

from enum import IntEnum
from typing import NamedTuple

from gaslamp.core.game import Seat
from gaslamp.games.mrjack.board import Character, Street, Streets

JACK: Seat = "jack"
DETECTIVE: Seat = "detective"
OUT = -1
"""Where a lamp tile lies that has gone out."""


class Stage(IntEnum):
    """What the game waits for."""

    DEAL = 0  # Jack's card
    DRAW = 1  # four character cards
    PICK = 2  # one of the face-up cards
    ACT = 3  # a walk or an ability of the active character
    FACE = 4  # Watson was moved: where does his lantern point?
    ALIBI = 5  # Holmes has walked: a card for whoever used him
    CALL = 6  # the call for witnesses
    ESCAPE = 7  # over: Jack has left
    RIGHT = 8  # over: accused, and it was Jack
    WRONG = 9  # over: accused, and it was not
    DAWN = 10  # over: eight rounds have passed


class Public(NamedTuple):
    """What lies on the table for all to see."""

    edition: str
    round: int  # 1..8
    turn: int  # how many characters have been played this round, 0..4
    stage: Stage
    places: tuple[Street, ...]  # by character
    suspects: int  # set of characters not yet cleared by a witness
    facing: int  # of Watson's lantern
    lamps: tuple[int, ...]  # by tile, 1 to 4 and the two plain ones: its gaslight, or OUT
    covers: Streets
    cordons: int  # set of exits
    unseen: bool  # what the Witness card shows
    cards: int  # face up, not yet played
    played: int  # face up this round and taken, the active one included
    active: Character | None
    walk: bool  # the active character still has to move (Gull: move or swap)
    ability: bool  # ... still has to use his ability
    points: int  # of the whistle that are left while it blows
    whistled: int  # set of characters the whistle has moved


class State(NamedTuple):
    """The whole truth."""

    public: Public
    jack: Character | None  # None until the card is dealt
    jack_alibis: int  # set of characters
    detective_alibis: int


Hand = tuple[Character | None, ...]
"""Alibi cards as someone sees them: None is the back of a card."""


class View(NamedTuple):
    """What one seat may know."""

    seat: Seat
    public: Public
    jack: Character | None
    jack_alibis: Hand
    detective_alibis: Hand
