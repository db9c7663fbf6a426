"""Runs the command as a person would, with fixed random numbers."""

import io
import sys
from pathlib import Path

import pytest

from cli.fake_terminal import Ran, Run, loaded
from gaslamp.cli import main


@pytest.fixture(autouse=True)
def _own_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """English, no colours, a data folder of the test's own, and an opponent who does not take long."""
    monkeypatch.setattr("gaslamp.players.levels.opponent", lambda _game: "random")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "FORCE_COLOR", "COLUMNS", "GASLAMP_DEBUG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("GASLAMP_LANG", "en")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    def run(*arguments: str, stdin: str | bytes = "", seed: int = 1) -> Ran:
        typed = stdin.encode() if isinstance(stdin, str) else stdin
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(typed), encoding="utf-8"))
        code = main(arguments, loaded(seed))
        return Ran(code, *capsys.readouterr())

    return run


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """Where a player's current game is kept."""
    return tmp_path / "data" / "gaslamp" / "mrjack.record"
