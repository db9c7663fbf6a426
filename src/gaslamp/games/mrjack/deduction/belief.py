"""Who can be Jack, and how likely. Exact by the cards: every deal that fits what a seat has seen is as likely."""

from typing import NamedTuple

from gaslamp.core.game import SPECTATOR, Seat
from gaslamp.core.journal import check_rules
from gaslamp.core.record import Record
from gaslamp.games import mrjack
from gaslamp.games.mrjack.deduction.habits import likelihood
from gaslamp.games.mrjack.rules.actions import Action, Alibi, Deal, Verdict
from gaslamp.games.mrjack.rules.board import CHARACTERS, Character
from gaslamp.games.mrjack.rules.choices import accused
from gaslamp.games.mrjack.rules.public import JACK, Public, Stage
from gaslamp.games.mrjack.rules.public_play import follow, opening
from gaslamp.games.mrjack.rules.turns import acting

Chances = tuple[float, ...]
"""A probability for each character."""


class Belief(NamedTuple):
    """What a seat knows, move by move."""

    seat: Seat
    public: Public
    jack: Character | None  # for the seat that knows, and for all once he has left or was rightly accused
    own: int  # set of the alibis this seat holds
    hidden: int  # how many alibis lie face down for it
    innocent: int  # set of characters cleared for this seat besides those the witnesses cleared
    weights: Chances  # how well each would explain what Jack has done


def begin(public: Public, seat: Seat) -> Belief:
    return Belief(seat, public, None, 0, 0, 0, (1.0,) * len(CHARACTERS))


def read(record: Record, length: int | None = None) -> Belief:
    """What the owner of a record knows after so many of its actions, or after all. The table sees as a spectator."""
    check_rules(mrjack, record)
    belief = begin(opening(record.options), record.eyes if record.eyes in ("jack", "detective") else SPECTATOR)
    for entry in record.entries[:length]:
        belief = update(belief, mrjack.parse_action(entry.action))
    return belief


def update(belief: Belief, event: Action) -> Belief:
    """One action later, as the seat saw it."""
    public = belief.public
    after = belief._replace(public=follow(public, event))
    match event:
        case Deal(character):
            return after._replace(jack=character)
        case Alibi(character):
            if character is None:
                return after._replace(hidden=belief.hidden + 1)
            return after._replace(own=belief.own | 1 << character, innocent=belief.innocent | 1 << character)
        case Verdict(right):
            return _judged(after, accused(public), right)
        case _:
            if acting(public) != JACK:
                return after
            if after.public.stage is Stage.ESCAPE:
                return after._replace(jack=public.active)
            chances = likelihood(public, event)
            return after._replace(weights=tuple(a * b for a, b in zip(belief.weights, chances, strict=True)))


def _judged(belief: Belief, character: Character, right: bool) -> Belief:
    if right:
        return belief._replace(jack=character)
    return belief._replace(innocent=belief.innocent | 1 << character)


def possible(belief: Belief) -> int:
    """The set of characters that can be Jack."""
    if belief.jack is not None:
        return 1 << belief.jack
    return belief.public.suspects & ~belief.innocent


def outsider(belief: Belief) -> Belief:
    """What someone knows who saw only the table. For Jack: what the detective knows without his alibis."""
    face_down = belief.hidden + belief.own.bit_count()
    return belief._replace(seat=SPECTATOR, jack=None, own=0, hidden=face_down, innocent=belief.innocent & ~belief.own)


def uniform(belief: Belief) -> Chances:
    """By the cards alone: shuffling makes all that are possible alike."""
    return _shared(possible(belief), (1.0,) * len(CHARACTERS))


def soft(belief: Belief) -> Chances:
    """By how Jack has played as well. Never zero for who is possible: habits have a floor."""
    return _shared(possible(belief), belief.weights)


def _shared(who: int, weights: Chances) -> Chances:
    kept = [weight if who >> one & 1 else 0.0 for one, weight in zip(CHARACTERS, weights, strict=True)]
    whole = sum(kept)
    return tuple(weight / whole for weight in kept)
