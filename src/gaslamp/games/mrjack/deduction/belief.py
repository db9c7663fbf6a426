"""Who can be Jack, and how likely. The cards alone give exact chances: all deals that fit are equally likely."""

from typing import NamedTuple

from gaslamp.core.game import SPECTATOR, Seat
from gaslamp.core.journal import check_rules
from gaslamp.core.record import Record
from gaslamp.games import mrjack
from gaslamp.games.mrjack.deduction.activations import Chances, likelihood
from gaslamp.games.mrjack.rules.actions import Action, Alibi, Deal, Verdict
from gaslamp.games.mrjack.rules.board import CHARACTERS, Character
from gaslamp.games.mrjack.rules.choices import accused
from gaslamp.games.mrjack.rules.public import JACK, Public, Stage
from gaslamp.games.mrjack.rules.public_play import follow, opening
from gaslamp.games.mrjack.rules.turns import acting


class Belief(NamedTuple):
    """What a seat knows after each action."""

    seat: Seat
    public: Public
    jack: Character | None  # known to Jack; known to all after he has left or was accused correctly
    own: int  # set of the alibis this seat holds
    hidden: int  # the number of alibis that are face down for this seat
    innocent: int  # set of characters this seat knows to be innocent, besides those the witnesses cleared
    weights: Chances  # by character: how well Jack's actions fit if that character is Jack
    start: Public | None = None  # where Jack's activation began, while it lasts


def begin(public: Public, seat: Seat) -> Belief:
    return Belief(seat, public, None, 0, 0, 0, (1.0,) * len(CHARACTERS))


def read(record: Record, length: int | None = None) -> Belief:
    """What the owner of a record knows after its first `length` actions, or after all. The table is a spectator."""
    check_rules(mrjack, record)
    belief = begin(opening(record.options), record.eyes if record.eyes in ("jack", "detective") else SPECTATOR)
    for entry in record.entries[:length]:
        belief = update(belief, mrjack.parse_action(entry.action))
    return belief


def update(belief: Belief, event: Action) -> Belief:
    """The belief after one more action, as the seat saw it."""
    public = belief.public
    after = _activated(belief._replace(public=follow(public, event)), public)
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
            return after._replace(jack=public.active) if after.public.stage is Stage.ESCAPE else after


def _activated(belief: Belief, public: Public) -> Belief:
    """The belief after an event. When an activation of Jack is over, it says who he may be."""
    start = belief.start
    if start is None:
        start = public if acting(public) == JACK else None
    if start is None or belief.public.stage is Stage.ESCAPE:
        return belief
    if belief.public.turn == start.turn and belief.public.round == start.round:
        return belief._replace(start=start)
    assert public.active is not None, "a character was active"
    chances = likelihood(start, public.active, belief.public)
    return belief._replace(start=None, weights=tuple(a * b for a, b in zip(belief.weights, chances, strict=True)))


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
    """What someone knows who saw only public events. For Jack: what the detective knows without his alibis."""
    face_down = belief.hidden + belief.own.bit_count()
    return belief._replace(seat=SPECTATOR, jack=None, own=0, hidden=face_down, innocent=belief.innocent & ~belief.own)


def uniform(belief: Belief) -> Chances:
    """From the cards alone: the cards are shuffled, so all possible characters are equally likely."""
    return _shared(possible(belief), (1.0,) * len(CHARACTERS))


def soft(belief: Belief) -> Chances:
    """Also from how Jack has played. A possible character never gets zero, because the likelihood has a floor."""
    return _shared(possible(belief), belief.weights)


def _shared(who: int, weights: Chances) -> Chances:
    kept = [weight if who >> one & 1 else 0.0 for one, weight in zip(CHARACTERS, weights, strict=True)]
    whole = sum(kept)
    return tuple(weight / whole for weight in kept)
