"""The legal actions: of a player from what he knows, of chance from the whole State."""

from fractions import Fraction
from typing import assert_never

from gaslamp.core.chance import even
from gaslamp.games.whitechapel.rules import hideouts, letters
from gaslamp.games.whitechapel.rules.actions import Action, Answer
from gaslamp.games.whitechapel.rules.phases import clues, crime, escape, hunt, patrols, women
from gaslamp.games.whitechapel.rules.public import Stage
from gaslamp.games.whitechapel.rules.state import State

_YES = (Answer(True),)
_NO = (Answer(False),)


def legal(state: State) -> tuple[Action, ...]:
    """A player's choices follow from the public part and his own secrets. The secrets of others are not read.

    >>> from gaslamp import whitechapel
    >>> len(whitechapel.legal(whitechapel.start()))
    187
    """
    public = state.public
    match public.stage:
        case Stage.ACT:
            return clues.choices(public)
        case Stage.CLUE:
            return _YES if clues.is_clue(state) else _NO
        case Stage.HUNT:
            return hunt.choices(public)
        case Stage.ESCAPE:
            return escape.choices(state)
        case Stage.ARREST:
            return _YES if clues.is_caught(state) else _NO
        case Stage.GOULSTON:
            return letters.graffiti(public)
        case Stage.GRAFFITI:
            return letters.sendings(public)
        case Stage.FALSE_CLUE:
            return clues.false_clues(public)
        case Stage.HIDEOUT:
            return hideouts.choices(public.agreed)
        case Stage.WOMEN:
            return women.choices(public)
        case Stage.MARKS:
            return women.marks(state)
        case Stage.HEAD:
            return patrols.tiles(public)
        case Stage.ADDRESS:
            return patrols.addresses()
        case Stage.HOME:
            return _YES if public.target == state.hideout else _NO
        case Stage.POSTS:
            return patrols.posts(public)
        case Stage.PATROLS:
            return patrols.choices(state)
        case Stage.LETTER:
            return letters.choices(public)
        case Stage.SAUCY:
            return letters.patrol_moves(public)
        case Stage.TARGETS:
            return (women.turned_up(state),)
        case Stage.CRIME:
            return crime.choices(public)
        case Stage.SUSPENSE:
            return crime.wretched_moves(public)
        case Stage.READY:
            return crime.patrols_to_turn(public)
        case Stage.TURNED:
            return (crime.shown_patrol(state),)
        case Stage.ORDER:
            return crime.orders(public)
        case Stage.ALARM:
            return (patrols.alarm(state),)
        case Stage.ESCAPED | Stage.ARRESTED | Stage.TRACED | Stage.BLOCKED | Stage.LATE:
            return ()
        case _:
            assert_never(public.stage)


def odds(state: State) -> tuple[Fraction, ...]:
    """All hideouts that can be drawn are equally likely, and so are all tiles. An answer is certain.

    >>> from gaslamp import whitechapel
    >>> state = whitechapel.start({"hideout": "easy"})
    >>> whitechapel.odds(state)[0]
    Fraction(1, 46)
    """
    return even(legal(state))
