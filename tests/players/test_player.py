"""How a player is given time, tells how far it is, and is stopped."""

import pytest

from gaslamp.parts.player import Cancelled, Thinking


def test_a_player_tells_how_far_it_is() -> None:
    told: list[float] = []
    Thinking(report=told.append).progress(0.5)
    assert told == [0.5]


def test_a_player_that_is_not_wanted_any_more_is_stopped_and_tells_nothing() -> None:
    told: list[float] = []
    with pytest.raises(Cancelled):
        Thinking(report=told.append, cancelled=lambda: True).progress(0.5)
    assert not told


def test_time_runs_out() -> None:
    assert 0 < Thinking(5).left <= 5
    assert Thinking(0).left <= 0
