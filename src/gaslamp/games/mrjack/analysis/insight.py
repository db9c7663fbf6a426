"""What some eyes know before each action of a record.

The detective's eyes have his belief. Jack's eyes have his estimate of it. The referee's eyes have the detective's
belief, and the truth.
"""

from collections.abc import Iterator
from functools import lru_cache
from math import log2
from typing import NamedTuple

from gaslamp.core import journal
from gaslamp.core.game import Seat
from gaslamp.core.record import Record
from gaslamp.core.referee import REFEREE
from gaslamp.games import mrjack
from gaslamp.games.mrjack.deduction import Belief, begin, held, opening, outsider, soft, uniform, update
from gaslamp.games.mrjack.players.suspicion import Chances
from gaslamp.games.mrjack.rules.actions import Action, Alibi, Deal
from gaslamp.games.mrjack.rules.board import Character
from gaslamp.games.mrjack.rules.public import DETECTIVE, JACK, Public
from gaslamp.games.mrjack.rules.turns import picker

KEPT = 16
"""Beliefs whose chances are kept: a moment asks for them again and again."""


class Insight(NamedTuple):
    eyes: Seat
    belief: Belief
    """Of the seat; for the referee: of the detective."""
    jack: Character | None
    """Who Jack is, if these eyes know it."""
    jack_alibis: int = 0
    """For the referee: the set of the alibis that Jack holds."""

    @property
    def public(self) -> Public:
        return self.belief.public

    @property
    def pile(self) -> int:
        """How many alibi cards are left."""
        return 7 - self.belief.hidden - self.belief.own.bit_count()


def insights(record: Record, eyes: Seat) -> Iterator[tuple[Insight, Action | None]]:
    """Before each action, and what these eyes saw of it; then after the last one, with None."""
    whole = [mrjack.parse_action(entry.action) for entry in record.entries]
    seen = whole
    if eyes not in (JACK, DETECTIVE):
        redacted = journal.redact(mrjack, record, DETECTIVE)
        seen = [mrjack.parse_action(entry.action) for entry in redacted.entries]
    insight = Insight(eyes, begin(opening(record.options), eyes if eyes == JACK else DETECTIVE), None)
    for action, event in zip(whole, seen, strict=True):
        yield insight, action
        insight = after(insight, action, event)
    yield insight, None


def after(insight: Insight, action: Action, event: Action) -> Insight:
    """`event` is the action as the seat of the belief saw it."""
    belief = update(insight.belief, event)
    match action:
        case Deal(character):
            return insight._replace(belief=belief, jack=character)
        case Alibi(character) if character is not None and picker(insight.public) == JACK:
            return insight._replace(belief=belief, jack_alibis=insight.jack_alibis | 1 << character)
        case _:
            return insight._replace(belief=belief)


def suspects(insight: Insight) -> Chances:
    """How likely the detective thinks each character is Jack, as far as these eyes can tell.

    The referee's eyes count the cards alone: that predicted results better.
    """
    return _suspects(insight.belief, insight.eyes != REFEREE)


@lru_cache(KEPT)
def _suspects(belief: Belief, uses_choices: bool) -> Chances:
    about = outsider(belief) if belief.seat == JACK else belief
    chances = list(soft(about) if uses_choices else uniform(about))
    if belief.seat == JACK:
        # Jack does not know which alibis the detective holds. He knows only how likely each is.
        chances = [chance * (1 - alibi) for chance, alibi in zip(chances, held(belief), strict=True)]
    whole = sum(chances)
    return tuple(chance / whole for chance in chances)


def value(insight: Insight, values: Chances) -> float:
    """Of the values by character: Jack's own, or the mean if these eyes do not know who he is."""
    if insight.jack is not None:
        return values[insight.jack]
    return sum(chance * one for chance, one in zip(suspects(insight), values, strict=True))


def bits(insight: Insight) -> float:
    """What the detective is missing to know who Jack is."""
    chances = suspects(insight)
    return entropy(chances) if insight.jack is None else max(0.0, log2(1 / chances[insight.jack]))


def entropy(chances: Chances) -> float:
    return sum(chance * log2(1 / chance) for chance in chances if chance > 0)
