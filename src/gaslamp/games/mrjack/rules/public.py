"""The public part of a position.

Named tuples, not dataclasses: a random game makes about two hundred of them, and they are made three times as fast.
"""

from typing import NamedTuple

from gaslamp.core.game import Seat
from gaslamp.core.named_numbers import NamedNumber
from gaslamp.core.named_tuples import quick_replace
from gaslamp.games.mrjack.rules.board import Character, Street, Streets

JACK: Seat = "jack"
DETECTIVE: Seat = "detective"
OUT = -1
"""The place of a lamp tile that has gone out."""


class Stage(NamedNumber):
    """What the game waits for."""

    DEAL = 0  # Jack's card
    DRAW = 1  # four character cards
    PICK = 2  # one of the face-up cards
    ACT = 3  # a walk or an ability of the active character
    FACE = 4  # Watson was moved: where does his lantern point?
    ALIBI = 5  # Holmes has walked: a card for the player who used him
    VERDICT = 6  # someone stands accused: is it Jack?
    CALL = 7  # the call for witnesses
    ESCAPE = 8  # over: Jack has left
    RIGHT = 9  # over: accused, and it was Jack
    WRONG = 10  # over: accused, and it was not
    DAWN = 11  # over: eight rounds have passed


@quick_replace
class Public(NamedTuple):
    """The table, not the cards in hand."""

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
