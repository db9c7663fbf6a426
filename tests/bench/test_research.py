"""The research environments are measured beside the libraries' own, with short time limits."""

import json

import pytest

from gaslamp.bench import research
from gaslamp.cli import main


def test_the_environments_are_measured_beside_those_of_the_libraries(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(research, "ROUNDS", 1)
    monkeypatch.setattr(research, "SLICE_SECONDS", 0.01)
    monkeypatch.setattr(research, "GAMES", 8)
    assert main(["bench", "research", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    for name in ("pettingzoo_vs_connect_four", "open_spiel_vs_python_game", "vector_vs_pettingzoo"):
        assert figures[name] > 0
    for side in ("pettingzoo", "open_spiel", "vector"):
        for game in ("mrjack", "whitechapel"):
            assert figures[f"{side}_{game}_steps_per_second"] > 0
