"""Chance that can be verified: every draw follows from a seed that was committed before the game."""

from collections.abc import Sequence
from fractions import Fraction
from hashlib import sha256


def draw(seed: bytes, number: int, odds: Sequence[Fraction]) -> int:
    """The outcome that the seed gives for the action with this number in the record.

    256 bits against a running sum of exact fractions: no outcome is favoured by more than 2**-256.
    """
    bits = sha256(seed + number.to_bytes(8, "big")).digest()
    point = Fraction(int.from_bytes(bits, "big"), 1 << 256)
    for outcome, chance in enumerate(odds):
        point -= chance
        if point < 0:
            return outcome
    raise ValueError("odds must add up to 1")


def even(outcomes: Sequence[object]) -> tuple[Fraction, ...]:
    """The odds where all outcomes are equally likely, as after a shuffle."""
    return tuple(Fraction(1, len(outcomes)) for _ in outcomes)
