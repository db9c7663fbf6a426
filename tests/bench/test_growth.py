"""The cost of growth is measured end to end, with few tables."""

import json

import pytest

from gaslamp.bench import cold, growth
from gaslamp.cli import main


def test_tables_and_moves_are_measured_at_every_step(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, value in {"TABLES": (2, 4), "MOVES": 8}.items():
        monkeypatch.setattr(growth, name, value)
    for name, value in {"STEPS": 10, "TRIES": 2, "TIMES": 2}.items():
        monkeypatch.setattr(cold, name, value)
    assert main(["bench", "growth", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    for number in (2, 4):
        for name in ("cpu_ms_per_move", "kilobytes_per_table", "cpu_ms_to_open"):
            assert f"growth_{name}_{number}" in figures
    assert "growth_cpu_ms_to_open_cold" in figures
