"""What Jack did in a recorded game, and what he could have done: to fit and judge the likelihood of activations."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from gaslamp.core import journal
from gaslamp.core.record import Record
from gaslamp.games import mrjack
from gaslamp.games.mrjack.deduction import begin, opening, possible, update
from gaslamp.games.mrjack.deduction.activations import TRAITS
from gaslamp.games.mrjack.kernel.search import Activations
from gaslamp.games.mrjack.rules.actions import Accuse, Call, Deal
from gaslamp.games.mrjack.rules.public import Public, Stage

Numbers = NDArray[np.float64]

MOST = 24
"""Activations of a card that stand for all of them."""


class Choice(NamedTuple):
    """An activation of Jack."""

    turn: int
    leaving: Numbers
    """By character: whether he could have left."""
    chosen: Numbers
    """By character and trait."""
    possible: list[Numbers]
    """For each card: by activation, character and trait."""


class Question(NamedTuple):
    """A moment when it matters who Jack is: a call for witnesses or an accusation."""

    choices: int
    """Jack has made so many."""
    suspects: Numbers
    """By character: whether the detective thinks it possible that he is Jack."""
    accused: int | None


class Game(NamedTuple):
    jack: int
    choices: list[Choice]
    questions: list[Question]


def read(record: Record) -> Game:
    deal = mrjack.parse_action(record.entries[0].action)
    assert isinstance(deal, Deal)
    assert deal.character is not None
    game = Game(int(deal.character), [], [])
    belief = begin(opening(record.options), "detective")
    for entry in journal.redact(mrjack, record, "detective").entries:
        event, before = mrjack.parse_action(entry.action), belief
        if isinstance(event, Call | Accuse):
            suspects = _members(possible(belief))
            accused = int(event.character) if isinstance(event, Accuse) else None
            if suspects.sum() > 1:
                game.questions.append(Question(len(game.choices), suspects, accused))
        belief = update(belief, event)
        start, card = before.start, before.public.active
        if start is not None and card is not None and belief.start is None and belief.public.stage is not Stage.ESCAPE:
            game.choices.append(_choice(start, int(card), belief.public))
    return game


def _choice(start: Public, card: int, end: Public) -> Choice:
    found = Activations(start, (0.0,) * TRAITS)
    every = [np.array(found.sampled_traits(one, MOST)).reshape(-1, 8, TRAITS) for one in found.playable()]
    chosen = np.array(found.traits_after(card, end)).reshape(8, TRAITS)
    return Choice(start.turn, _members(found.could_leave()), chosen, every)


def _members(who: int) -> Numbers:
    return np.array([float(who >> one & 1) for one in range(8)])
