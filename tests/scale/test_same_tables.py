"""The tests of a table's course that tests/server runs in memory, on SQLite and on PostgreSQL."""

from pathlib import Path

import pytest

from server import running_server
from server.test_turns import (  # noqa: F401  (they are run here again)
    test_a_rematch_swaps_sides_and_accepts_the_same_tokens,
    test_an_absent_player_is_replaced_and_comes_back,
    test_an_action_is_taken_back_when_the_other_agrees,
    test_at_a_rematch_of_three_each_moves_up_one_seat,
    test_everybody_is_sent_an_undo,
    test_time_runs_out_by_the_clock_of_the_server,
    test_time_runs_out_while_everybody_is_connected,
    test_whoever_leaves_the_seat_loses_the_token,
)


@pytest.fixture(autouse=True, params=["sqlite", "postgresql"])
def _kept_there(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    where = f"sqlite:///{tmp_path / 'tables.db'}" if request.param == "sqlite" else request.getfixturevalue("database")
    monkeypatch.setattr(running_server, "KEPT_AT", where)
