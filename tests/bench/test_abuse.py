"""The server is measured under attack, for a moment only."""

import json

import pytest

from gaslamp.bench import abuse, attackers
from gaslamp.cli import main


@pytest.mark.slow
def test_honest_visitors_are_measured_under_each_attack(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(abuse, "TABLES", 2)
    monkeypatch.setattr(abuse, "MACHINE_TABLES", 1)
    assert main(["bench", "abuse", "--json", "--seconds", "5"]) == 0
    figures = json.loads(capsys.readouterr().out)
    for name in ("alone", *abuse.ATTACKS):
        assert 0 < figures[f"abuse_p50_ms_{name}"] <= figures[f"abuse_p99_ms_{name}"]
        assert figures[f"abuse_{abuse.LEVEL}_seconds_{name}"] > 0
    assert figures["abuse_requests_per_second_spectators"] > 0


def test_attackers_and_honest_visitors_have_different_addresses() -> None:
    assert len(set(attackers.SOURCES)) == 8
    assert not any(source.startswith(("127.0.2.", "127.0.3.")) for source in attackers.SOURCES)


def test_only_a_timed_bench_takes_seconds(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GASLAMP_LANG", "en")
    assert main(["bench", "rules", "--seconds", "9"]) == 2
    assert "abuse" in capsys.readouterr().err
