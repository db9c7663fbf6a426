"""Chance that can be verified: every draw follows from a seed that was committed before the game."""

import hmac
from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from hashlib import sha256

from gaslamp.core.framing import frame
from gaslamp.core.framing import number as framed_number

PURPOSE = "gaslamp draw 2"


def draw(seed: bytes, number: int, odds: Sequence[Fraction], record_format: int = 1) -> int:
    """The outcome that the seed gives for the action with this number in the record.

    256 bits against a running sum of exact fractions: no outcome is favoured by more than 2**-256.
    """
    drawn = int.from_bytes(_bits_format_1(seed, number) if record_format == 1 else _bits(seed, number), "big")
    if odds and odds.count(odds[0]) == len(odds) and odds[0] * len(odds) == 1:
        return drawn * len(odds) >> 256  # what the sum below finds if all are equally likely, as cards are
    point = Fraction(drawn, 1 << 256)
    for outcome, chance in enumerate(odds):
        point -= chance
        if point < 0:
            return outcome
    raise ValueError("odds must add up to 1")


def _bits(seed: bytes, number: int) -> bytes:
    """A keyed hash for this purpose alone: nothing that is hashed elsewhere has the same bytes."""
    return hmac.digest(seed, frame(PURPOSE, framed_number(number)), sha256)


def _bits_format_1(seed: bytes, number: int) -> bytes:
    return sha256(seed + number.to_bytes(8, "big")).digest()


def even(outcomes: Sequence[object]) -> tuple[Fraction, ...]:
    """The odds where all outcomes are equally likely, as after a shuffle."""
    return _even(len(outcomes))


@cache
def _even(count: int) -> tuple[Fraction, ...]:
    return (Fraction(1, count),) * count if count else ()
