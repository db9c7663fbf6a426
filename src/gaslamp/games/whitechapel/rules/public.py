"""The public part of a position, and the types of the secrets.

Named tuples, not dataclasses: a game makes about a thousand of them, and they are made three times as fast.
"""

from typing import NamedTuple

from gaslamp.core.game import Seat
from gaslamp.core.named_numbers import NamedNumber
from gaslamp.core.named_tuples import quick_replace
from gaslamp.games.whitechapel.rules.board import NOWHERE, POLICEMEN, Circle, Circles, Crossing, Crossings, Policeman

JACK: Seat = "jack"
NOBODY = -1
"""Instead of a policeman."""


class Stage(NamedNumber):
    """What the game waits for."""

    HIDEOUT = 0  # Jack's hideout
    WOMEN = 1  # the red circles where women stand
    MARKS = 2  # which of them is a target
    HEAD = 3  # tonight's Head of the Investigation
    ADDRESS = 4  # does the Head name an address?
    HOME = 5  # was it the hideout?
    POSTS = 6  # two yellow crossings for patrols
    PATROLS = 7  # the next policeman's patrol token
    LETTER = 8  # does Jack send a letter?
    SAUCY = 9  # where the Head puts a token that Saucy Jacky names
    TARGETS = 10  # the women are turned up
    CRIME = 11  # kill or wait
    SUSPENSE = 12  # a Wretched to move
    READY = 13  # a patrol token to turn up
    TURNED = 14  # what it was
    ORDER = 15  # of two murders, which was the second?
    ALARM = 16  # all patrol tokens are turned up
    ESCAPE = 17  # Jack's move
    GOULSTON = 18  # does Jack write in Goulston Street?
    GRAFFITI = 19  # whom the Head sends there
    HUNT = 20  # a policeman's move
    FALSE_CLUE = 21  # does Jack lay a false clue?
    ACT = 22  # a policeman's action
    CLUE = 23  # has Jack been there tonight?
    ARREST = 24  # is Jack there now?
    ESCAPED = 25  # over: home after the fourth night
    ARRESTED = 26  # over: arrested in the street
    TRACED = 27  # over: the Head named the hideout
    BLOCKED = 28  # over: Jack could not move
    LATE = 29  # over: Jack's sheet is full


class Letter(NamedNumber):
    DEAR_BOSS = 0
    SAUCY_JACKY = 1
    FROM_HELL = 2
    GOULSTON_STREET = 3


ALL_LETTERS = 0b1111


class Agreed(NamedTuple):
    """What the players agree on before the first night."""

    hands: tuple[int, ...]  # by detective seat, clockwise: the set of policemen it moves
    hideout: str  # "chosen", or how hard a drawn one is
    letters: bool
    false_clues: bool
    rushing: bool
    area_arrests: bool
    catch_me: bool
    address: bool


@quick_replace
class Public(NamedTuple):
    """The public part of a position."""

    agreed: Agreed
    night: int  # 1..4
    stage: Stage
    heads: tuple[Policeman, ...]  # the tiles turned up, tonight's last
    scenes: Circles  # of earlier nights
    murders: Circles  # tonight's crime scenes
    women: Circles  # woman tokens, face down
    wretched: Circles
    unmoved: Circles  # those the Head still has to move
    time: int  # of the crime: 1..5 for I..V, 0 before the women are turned up
    track: str  # how Jack came to each space after the first: `-` walk, `=` coach, `~` alley, `+` second murder
    places: tuple[Crossing, ...]  # by policeman: his pawn, or his patrol token once it is turned up
    patrols: Crossings  # patrol tokens that lie face down
    clues: Circles
    false_clues: Circles
    letters: int  # set of letters not yet sent
    sent: bool  # a letter tonight
    named: bool  # an address was named
    placed: int  # how many targets are marked, or patrols placed, so far
    waiting: int  # set of policemen who still have to move, or to act
    doing: int  # the policeman in the middle of an action, or whom Goulston Street names
    asked: Circles  # where his search has found nothing
    target: int  # the circle he asks about, or the patrol token Jack turns up
    moving: Crossings  # the tokens Saucy Jacky names


class Row(NamedTuple):
    """One night on Jack's sheet."""

    trail: tuple[Circle, ...]
    track: str


Patrol = tuple[Crossing, ...]
"""By policeman: where his patrol token lies face down."""

NO_PATROL: Patrol = (NOWHERE,) * len(POLICEMEN)
