"""One, two and four processes are measured end to end, with short time limits."""

import json

import pytest

from gaslamp.bench import scale, services
from gaslamp.bench.services import ServiceMissing
from gaslamp.cli import main
from missing_parts import missing


def test_one_process_and_two_are_measured_side_by_side(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        services.check()
    except ServiceMissing as service:
        missing(service)
    for name, value in {"TABLES": 4, "ROUNDS": 1, "SLICE_SECONDS": 1.5, "IDLE_SECONDS": 0.2}.items():
        monkeypatch.setattr(scale, name, value)
    assert main(["bench", "scale", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["scale_cpu_per_move_two_vs_one"] > 0
    assert figures["scale_cpu_per_move_split_vs_one"] > 0
    for way in scale.WAYS:
        assert figures[f"scale_moves_per_second_{way}"] > 0
        assert figures[f"scale_p99_ms_{way}"] > 0
        for part in ("server", "database", "redis", "load"):
            assert f"scale_cpu_ms_per_move_{part}_{way}" in figures
