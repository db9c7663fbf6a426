"""Seats and the sides they play for."""

import pytest

from gaslamp.core.game import side


@pytest.mark.parametrize(
    ("seat", "plays_for"),
    [("jack", "jack"), ("police", "police"), ("police2", "police"), ("detective", "detective")],
)
def test_seats_that_play_together_have_one_name(seat: str, plays_for: str) -> None:
    assert side(seat) == plays_for
