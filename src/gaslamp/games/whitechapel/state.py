"""Everything there is to know about a game, split by who may know it.

Named tuples, not dataclasses: a game makes some thousand of them, and they are made three times as fast.
"""

from enum import IntEnum
from typing import NamedTuple

from gaslamp.core.game import Seat
from gaslamp.games.whitechapel.board import NOWHERE, POLICEMEN, Circle, Circles, Crossing, Crossings, Policeman

JACK: Seat = "jack"
NOBODY = -1
"""Instead of a policeman."""


class Stage(IntEnum):
    """What the game waits for."""

    HIDEOUT = 0  # Jack's hideout
    WOMEN = 1  # a woman token on a red circle
    HEAD = 2  # tonight's Head of the Investigation
    ADDRESS = 3  # does the Head name an address?
    HOME = 4  # was it the hideout?
    POSTS = 5  # two yellow crossings for patrols
    PATROLS = 6  # the next policeman's patrol token
    LETTER = 7  # does Jack send a letter?
    SAUCY = 8  # where the Head puts a token that Saucy Jacky names
    TARGETS = 9  # the women are turned up
    CRIME = 10  # kill or wait
    SUSPENSE = 11  # a Wretched to move
    READY = 12  # a patrol token to turn up
    TURNED = 13  # what it was
    ORDER = 14  # of two murders, which was the second?
    ALARM = 15  # all patrol tokens are turned up
    ESCAPE = 16  # Jack's move
    GOULSTON = 17  # does Jack write in Goulston Street?
    GRAFFITI = 18  # whom the Head sends there
    HUNT = 19  # a policeman's move
    FALSE_CLUE = 20  # does Jack lay a false clue?
    ACT = 21  # a policeman's action
    CLUE = 22  # has Jack been there tonight?
    ARREST = 23  # is Jack there now?
    ESCAPED = 24  # over: home after the fourth night
    ARRESTED = 25  # over: arrested in the street
    TRACED = 26  # over: the Head named the hideout
    BLOCKED = 27  # over: Jack could not move
    LATE = 28  # over: Jack's sheet is full


class Letter(IntEnum):
    DEAR_BOSS = 0
    SAUCY_JACKY = 1
    FROM_HELL = 2
    GOULSTON_STREET = 3


LETTERS = tuple(Letter)
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


class Public(NamedTuple):
    """What lies on the table for all to see."""

    agreed: Agreed
    night: int  # 1..4
    stage: Stage
    heads: tuple[Policeman, ...]  # the tiles turned up, tonight's last
    scenes: Circles  # of earlier nights
    murders: Circles  # tonight's crime scenes
    women: Circles  # woman tokens, face down, once all are placed
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
    placed: int  # tokens laid so far while women or patrols are placed
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


class State(NamedTuple):
    """The whole truth."""

    public: Public
    hideout: Circle
    marked: Circles  # women who are targets, while they lie face down
    blank: Circles  # the others, until all are placed
    patrol: Patrol
    trail: tuple[Circle, ...]  # tonight
    sheet: tuple[Row, ...]  # earlier nights


class View(NamedTuple):
    """What one seat may know. None: not for its eyes."""

    seat: Seat
    public: Public
    hideout: Circle | None
    marked: Circles | None
    blank: Circles | None
    patrol: Patrol | None
    trail: tuple[Circle, ...] | None
    sheet: tuple[Row, ...] | None

    def known(self) -> State:
        """A State that holds what this seat knows and is blank elsewhere."""
        return State(
            public=self.public,
            hideout=self.hideout or NOWHERE,
            marked=self.marked or 0,
            blank=self.blank or 0,
            patrol=self.patrol or NO_PATROL,
            trail=self.trail or (),
            sheet=self.sheet or (),
        )
