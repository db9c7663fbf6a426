"""The tests of a table's course that tests/server runs in memory, on SQLite and on PostgreSQL."""

from pathlib import Path

import pytest

from server import running_server
from server.test_turns import (  # noqa: F401  (they are run here again)
    test_a_flag_falls_by_the_servers_clock,
    test_a_live_flag_falls_while_everybody_watches,
    test_a_rematch_swaps_sides_and_the_same_keys_open_it,
    test_a_take_back_is_asked_of_the_other_and_done_when_granted,
    test_an_absent_player_can_be_replaced_and_come_back,
    test_of_more_players_each_moves_up_one_seat,
    test_undo_is_seen_by_all_and_leads_back,
    test_whoever_stands_up_loses_the_key_and_the_seat_is_free,
)


@pytest.fixture(autouse=True, params=["sqlite", "postgresql"])
def _kept_there(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    where = f"sqlite:///{tmp_path / 'tables.db'}" if request.param == "sqlite" else request.getfixturevalue("database")
    monkeypatch.setattr(running_server, "KEPT_AT", where)
