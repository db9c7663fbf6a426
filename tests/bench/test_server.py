"""The server is measured end to end, with short time limits."""

import json

import pytest

from gaslamp.bench import server
from gaslamp.cli import main


def test_the_server_is_measured_against_a_bare_socket(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    brief = {
        "TABLES": (2, 4),
        "CONNECTIONS": 4,
        "ROUNDS": 1,
        "SLICE_SECONDS": 1.0,
        "PAUSE_SECONDS": 0.1,
        "PACED_SECONDS": 1.5,
    }
    for name, value in (brief | {"EARLY": 1, "LATE": 10, "COMPARED": 5}).items():
        monkeypatch.setattr(server, name, value)
    assert main(["bench", "server", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["server_vs_bare_commit"] > 0
    assert figures["bare_commits_per_second"] > 0
    assert figures["server_late_over_early_move"] > 0
    for number in (2, 4):
        assert figures[f"server_moves_per_second_{number}"] > 0
        assert 0 < figures[f"server_p50_ms_{number}"] <= figures[f"server_p99_ms_{number}"]
        assert f"server_kilobytes_per_table_{number}" in figures
