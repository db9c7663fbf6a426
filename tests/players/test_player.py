"""How a player is given time, tells how far it is, and is stopped."""

import pytest

from gaslamp.parts.player import Cancelled, Thinking


def test_a_player_tells_how_far_it_is() -> None:
    reported: list[float] = []
    Thinking(report=reported.append).progress(0.5)
    assert reported == [0.5]


def test_a_cancelled_player_stops_without_an_answer() -> None:
    reported: list[float] = []
    with pytest.raises(Cancelled):
        Thinking(report=reported.append, cancelled=lambda: True).progress(0.5)
    assert not reported


def test_time_runs_out() -> None:
    assert 0 < Thinking(5).left <= 5
    assert Thinking(0).left <= 0
