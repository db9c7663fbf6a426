"""Whose turn it is, and how a game ends."""

from gaslamp.core.game import CHANCE, Outcome, Seat
from gaslamp.games.mrjack.rules.public import DETECTIVE, JACK, Public, Stage
from gaslamp.games.mrjack.rules.state import State

SEATS = (JACK, DETECTIVE)
ROUNDS = 8
TURNS = 4
"""Characters played in a round."""

_PICKER = ((JACK, DETECTIVE, DETECTIVE, JACK), (DETECTIVE, JACK, JACK, DETECTIVE))
"""_PICKER[round is odd][turn] (R8)."""

_CHANCE = frozenset({Stage.DEAL, Stage.DRAW, Stage.ALIBI, Stage.VERDICT, Stage.CALL})
REASONS = {Stage.ESCAPE: "escape", Stage.RIGHT: "right", Stage.WRONG: "wrong", Stage.DAWN: "dawn"}


def seats(_: State) -> tuple[Seat, ...]:
    """The seats of this game, in their order.

    >>> from gaslamp import mrjack
    >>> mrjack.seats(mrjack.start())
    ('jack', 'detective')
    """
    return SEATS


def actor(state: State) -> Seat | None:
    """Who acts now: a seat, `chance`, or None when the game is over.

    >>> from gaslamp import mrjack
    >>> mrjack.actor(mrjack.start())
    'chance'
    """
    return acting(state.public)


def acting(public: Public) -> Seat | None:
    if public.stage in _CHANCE:
        return CHANCE
    if public.stage in REASONS:
        return None
    return picker(public)


def picker(public: Public) -> Seat:
    """Whose turn it is to play a character."""
    return _PICKER[public.round & 1][public.turn]


def outcome(state: State) -> Outcome | None:
    """Who won and why, or None while the game goes on.

    >>> from gaslamp import mrjack
    >>> mrjack.outcome(mrjack.start()) is None
    True
    """
    reason = REASONS.get(state.public.stage)
    if reason is None:
        return None
    return Outcome((DETECTIVE if state.public.stage is Stage.RIGHT else JACK,), reason)
