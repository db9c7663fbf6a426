"""Draws follow from the seed, and favour nothing."""

import hmac
from collections import Counter
from fractions import Fraction
from hashlib import sha256

import pytest

from gaslamp.core.chance import draw
from gaslamp.core.framing import frame

THIRDS = (Fraction(1, 3),) * 3


def test_the_same_seed_and_number_draw_the_same() -> None:
    assert [draw(b"seed", number, THIRDS) for number in range(20)] == [
        draw(b"seed", number, THIRDS) for number in range(20)
    ]
    assert [draw(b"seed", number, THIRDS) for number in range(20)] != [
        draw(b"other", number, THIRDS) for number in range(20)
    ]


def test_a_sure_thing_is_drawn_surely() -> None:
    assert {draw(b"seed", number, (Fraction(1),)) for number in range(20)} == {0}
    assert {draw(b"seed", number, (Fraction(0), Fraction(1))) for number in range(20)} == {1}


def test_outcomes_come_up_as_often_as_their_odds_say() -> None:
    """6,000 draws at 1/2, 1/3, 1/6: five standard deviations are less than 200."""
    counts = Counter(draw(b"seed", number, (Fraction(1, 2), Fraction(1, 3), Fraction(1, 6))) for number in range(6000))
    for outcome, expected in enumerate((3000, 2000, 1000)):
        assert abs(counts[outcome] - expected) < 200


def test_the_formats_of_records_draw_differently() -> None:
    assert [draw(b"seed", number, THIRDS, 2) for number in range(20)] != [
        draw(b"seed", number, THIRDS, 1) for number in range(20)
    ]


def test_format_2_draws_by_a_keyed_hash_with_its_purpose() -> None:
    """So no draw is the hash of anything that is promised."""
    bits = hmac.digest(b"seed", frame("gaslamp draw 2", bytes(7) + b"\7"), sha256)
    point = Fraction(int.from_bytes(bits, "big"), 1 << 256)
    assert draw(b"seed", 7, THIRDS, 2) == int(point * 3)


def test_odds_must_add_up() -> None:
    with pytest.raises(ValueError, match="add up"):
        draw(b"seed", 1, (Fraction(0),))
