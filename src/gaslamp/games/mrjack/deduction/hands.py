"""The face-down alibi cards: what the other player may hold, and so may know.

All cards come from one shuffled pile. So all sets of the right size among the cards a seat has not seen are equally
likely.
"""

from itertools import combinations

from gaslamp.core.game import SPECTATOR
from gaslamp.games.mrjack.deduction.activations import Chances
from gaslamp.games.mrjack.deduction.belief import Belief, uniform
from gaslamp.games.mrjack.rules.board import CHARACTERS, EVERYONE, members

Hands = dict[int, float]
"""Each possible set of face-down alibis with its probability."""


def hands(belief: Belief) -> Hands:
    """For Jack: what the detective may hold. For the detective: what Jack may hold. For a spectator: both hands."""
    found: Hands = {}
    for jack, chance in zip(CHARACTERS, uniform(belief), strict=True):
        unseen = members(EVERYONE & ~(1 << jack | belief.own))
        every = list(combinations(unseen, belief.hidden)) if chance else []
        for cards in every:
            hand = sum(1 << card for card in cards)
            found[hand] = found.get(hand, 0.0) + chance / len(every)
    return found


def held(belief: Belief) -> Chances:
    """By character: how likely the alibi of that character is face down."""
    every = hands(belief).items()
    return tuple(sum(chance for hand, chance in every if hand >> one & 1) for one in CHARACTERS)


def expected_suspects(belief: Belief) -> float:
    """For Jack: how many suspects the detective has left on average. Jack is one of them."""
    assert belief.seat != SPECTATOR, "a spectator cannot tell the two hands apart"
    suspects = belief.public.suspects
    return sum(chance * (suspects & ~hand).bit_count() for hand, chance in hands(belief).items())
