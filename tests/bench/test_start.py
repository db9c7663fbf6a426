"""Commands start fast because they import little. What they import is counted here; the seconds are in the bench."""

import subprocess
import sys

import pytest

from gaslamp.bench import BENCHES, start
from gaslamp.games.registry import offered

HEAVY = ("alembic", "attr", "babel", "dramatiq", "fastapi", "fluent", "numpy", "pydantic", "redis", "sqlalchemy")
"""Packages that take longer to import than a position takes to be shown."""


def imported_by(*arguments: str) -> list[str]:
    """The modules that a command has imported at its end."""
    code = (
        "import contextlib, io, sys; from gaslamp.cli import main\n"
        f"with contextlib.redirect_stdout(io.StringIO()): main({list(arguments)})\n"
        "print(*sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return done.stdout.split()


@pytest.mark.parametrize("game", offered())
def test_to_show_a_game_imports_no_heavy_package_and_no_other_game(game: str) -> None:
    modules = imported_by("show", game)
    assert f"gaslamp.games.{game}.rules.play" in modules
    assert [name for name in modules if name.split(".")[0] in HEAVY] == []
    others = [other for other in offered() if other != game]
    assert [
        name for name in modules if name.startswith(tuple(f"gaslamp.games.{other}.rules" for other in others))
    ] == []
    parts = ("analysis", "deduction", "kernel", "players", "puzzles", "tensors", "wire")
    assert [name for name in modules if name.startswith(tuple(f"gaslamp.games.{game}.{part}" for part in parts))] == []


def test_help_imports_the_rules_of_no_game() -> None:
    assert [name for name in imported_by("--help") if name.startswith("gaslamp.games.") and ".rules" in name] == []


def test_a_server_of_its_own_needs_neither_redis_nor_a_queue() -> None:
    code = "import sys, gaslamp.server.running; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert [name for name in done.stdout.split() if name.split(".")[0] in ("alembic", "dramatiq", "redis")] == []


@pytest.mark.slow
def test_the_bench_measures_every_start(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(start, "RUNS", 1)
    shares: list[float] = []
    figures = start.run(shares.append)
    assert [figure.name for figure in figures] == [
        "start_python_seconds",
        "start_version_seconds",
        *(f"start_show_{name}_seconds" for name in offered()),
        "start_serve_seconds",
    ]
    assert all(figure.value > 0 for figure in figures)
    assert shares[-1] == 1.0
    assert BENCHES["start"] == start.__name__
