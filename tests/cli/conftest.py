"""Running the command as a person would, with dice that are loaded for the test."""

import io
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from gaslamp.cli import main
from gaslamp.cli.fate import Fate


class Ran(NamedTuple):
    code: int
    out: str
    err: str


Run = Callable[..., Ran]


def loaded(seed: int) -> Fate:
    rng = Random(seed)
    return Fate(bytes=rng.randbytes, rng=rng, now=lambda: datetime(1888, 11, 9, 22, 30, tzinfo=UTC))


@pytest.fixture(autouse=True)
def _at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """English, no colours, and a data folder of the test's own."""
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
