"""The legal actions: of a player from what he knows, of chance from the whole State."""

from collections.abc import Callable, Mapping
from fractions import Fraction

from gaslamp.core.chance import even
from gaslamp.games.whitechapel.rules import hideouts, letters
from gaslamp.games.whitechapel.rules.actions import Action, Answer
from gaslamp.games.whitechapel.rules.phases import clues, crime, escape, hunt, patrols, women
from gaslamp.games.whitechapel.rules.public import Stage
from gaslamp.games.whitechapel.rules.state import State
from gaslamp.games.whitechapel.rules.turns import REASONS

_ANSWERS = ((Answer(False),), (Answer(True),))
"""By what is true."""


def legal(state: State) -> tuple[Action, ...]:
    """A player's choices follow from the public part and his own secrets. The secrets of others are not read.

    >>> from gaslamp import whitechapel
    >>> len(whitechapel.legal(whitechapel.start()))
    187
    """
    return _LEGAL[state.public.stage](state)


_LEGAL: Mapping[Stage, Callable[[State], tuple[Action, ...]]] = {
    Stage.HIDEOUT: lambda state: hideouts.choices(state.public.agreed),
    Stage.WOMEN: lambda state: women.choices(state.public),
    Stage.MARKS: women.marks,
    Stage.HEAD: lambda state: patrols.tiles(state.public),
    Stage.ADDRESS: lambda _: patrols.addresses(),
    Stage.HOME: lambda state: _ANSWERS[state.public.target == state.hideout],
    Stage.POSTS: lambda state: patrols.posts(state.public),
    Stage.PATROLS: patrols.choices,
    Stage.LETTER: lambda state: letters.choices(state.public),
    Stage.SAUCY: lambda state: letters.patrol_moves(state.public),
    Stage.TARGETS: lambda state: (women.turned_up(state),),
    Stage.CRIME: lambda state: crime.choices(state.public),
    Stage.SUSPENSE: lambda state: crime.wretched_moves(state.public),
    Stage.READY: lambda state: crime.patrols_to_turn(state.public),
    Stage.TURNED: lambda state: (crime.shown_patrol(state),),
    Stage.ORDER: lambda state: crime.orders(state.public),
    Stage.ALARM: lambda state: (patrols.alarm(state),),
    Stage.ESCAPE: escape.choices,
    Stage.GOULSTON: lambda state: letters.graffiti(state.public),
    Stage.GRAFFITI: lambda state: letters.sendings(state.public),
    Stage.HUNT: lambda state: hunt.choices(state.public),
    Stage.FALSE_CLUE: lambda state: clues.false_clues(state.public),
    Stage.ACT: lambda state: clues.choices(state.public),
    Stage.CLUE: lambda state: _ANSWERS[clues.is_clue(state)],
    Stage.ARREST: lambda state: _ANSWERS[clues.is_caught(state)],
    **dict.fromkeys(REASONS, lambda _: ()),
}


def odds(state: State) -> tuple[Fraction, ...]:
    """All hideouts that can be drawn are equally likely, and so are all tiles. An answer is certain.

    >>> from gaslamp import whitechapel
    >>> state = whitechapel.start({"hideout": "easy"})
    >>> whitechapel.odds(state)[0]
    Fraction(1, 46)
    """
    return even(legal(state))
