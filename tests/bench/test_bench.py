"""Benchmarks with short time limits: how figures are reported. `make bench` measures."""

import json
from pathlib import Path

import pytest

from gaslamp.bench import BENCHES, kernels, rules
from gaslamp.bench.games import benches
from gaslamp.cli import main
from gaslamp.parts.bench import Figure, flat, markdown, page


@pytest.fixture(autouse=True)
def _brief(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "ROUNDS", 1)
    monkeypatch.setattr(rules, "SLICE_SECONDS", 0.01)
    monkeypatch.setattr(kernels, "ROUNDS", 1)
    monkeypatch.setattr(kernels, "SLICE_SECONDS", 0.01)
    monkeypatch.setenv("GASLAMP_LANG", "en")


def test_the_rules_are_measured_against_python_chess(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "rules", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["python_chess_plies_per_second"] > 0
    for name in benches():
        assert figures[f"{name}_rules_vs_python_chess"] > 0
        assert figures[f"{name}_games_per_second"] > 0


def test_the_kernels_are_measured_against_the_rules(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "kernels", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    for name in kernels.KERNELS:
        assert figures[f"{name}_kernel_vs_rules"] > 0
        assert figures[f"{name}_kernel_compiled_vs_interpreted"] > 0
        assert figures[f"{name}_kernel_games_per_second"] > 0


def test_the_table_is_shown_and_kept(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    kept = tmp_path / "results.md"
    assert main(["bench", "rules", "--results", str(kept)]) == 0
    assert "mrjack_rules_vs_python_chess" in capsys.readouterr().out
    assert "| `mrjack_rules_vs_python_chess` |" in kept.read_text()


def test_an_unknown_bench_gets_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "luck"]) == 2
    assert capsys.readouterr().err == f"There is no measurement “luck”: use {', '.join(BENCHES)}.\n"


def test_a_figure_holds_when_it_is_within_its_bounds() -> None:
    assert Figure("speed", 2.0, "", least=2.0).holds
    assert not Figure("speed", 1.9, "", least=2.0).holds
    assert Figure("time", 1.0, "", most=1.0).holds
    assert not Figure("time", 1.1, "", most=1.0).holds
    assert Figure("count", 5, "").holds


def test_figures_are_written_flat_and_as_a_table() -> None:
    figures = [Figure("speed", 1.5, "fast", least=2.0), Figure("games", 1234.5678, "many")]
    assert flat(figures) == {"speed": 1.5, "games": 1234.568}
    assert "| `speed` | 1.5 | at least 2 | **no** | fast |" in markdown(figures, "a machine")
    assert "| `games` | 1,235 |  |  | many |" in markdown(figures, "a machine")


def test_a_page_of_results_keeps_what_was_not_measured_again() -> None:
    first = page(
        "", {"rules": markdown([Figure("speed", 1, "")], "a"), "server": markdown([Figure("moves", 2, "")], "a")}
    )
    assert first.index("## rules") < first.index("`speed`") < first.index("## server") < first.index("`moves`")
    again = page(first, {"rules": markdown([Figure("speed", 3, "")], "b")})
    assert "| `speed` | 3 |" in again
    assert "| `speed` | 1 |" not in again
    assert "| `moves` | 2 |" in again
    assert page(again, {}) == again
