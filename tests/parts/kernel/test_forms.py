"""A kernel has two forms, and which one runs is no accident."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from gaslamp.games.registry import registrations
from gaslamp.parts.kernel import forms

GAMES = [name for name, found in registrations().items() if found.kernel]
WHICH = """
from gaslamp.games.{game}.kernel import kernel
print(kernel.cython.compiled if hasattr(kernel, 'cython') else True)
"""


def which(game: str, code: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    clean = {name: value for name, value in os.environ.items() if not name.startswith("GASLAMP_")}
    return subprocess.run(
        [sys.executable, "-W", "error::RuntimeWarning", "-c", code + WHICH.format(game=game)],
        env=clean | environment,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("game", GAMES)
def test_where_there_is_a_compiler_the_kernel_is_compiled(game: str) -> None:
    if not os.environ.get("GASLAMP_COMPILED"):
        pytest.skip("make test asks for it where there is a compiler")
    assert which(game, GASLAMP_COMPILED="1").stdout == "True\n"


@pytest.mark.parametrize("game", GAMES)
def test_the_interpreted_form_runs_when_asked_for(game: str) -> None:
    assert which(game, GASLAMP_PURE="1").stdout == "False\n"


@pytest.mark.parametrize("game", GAMES)
def test_neither_form_needs_cython(game: str) -> None:
    without = "import sys; sys.modules['cython'] = None\n"
    played = f"""
from gaslamp.games import {game}
from gaslamp.games.{game}.kernel import Kernel
assert Kernel({game}.start({{}})).playouts(2, 1).games == 2
"""
    asked = which(game, without + played, GASLAMP_PURE="1")
    assert asked.stdout == "False\n", asked.stderr


def test_a_kernel_without_its_compiled_form_says_so_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """... and is refused where it was asked for."""
    monkeypatch.delenv("GASLAMP_PURE", raising=False)
    monkeypatch.delenv("GASLAMP_COMPILED", raising=False)
    monkeypatch.setattr(forms, "_FOLDER", tmp_path)
    monkeypatch.setattr(forms, "_told", set())
    source = tmp_path / "chess" / "kernel.py"
    source.parent.mkdir()
    source.write_text("")
    name = "gaslamp.parts.kernel.chess.kernel"
    with pytest.warns(RuntimeWarning, match="the compiled form is missing"):
        spec = forms.Forms().find_spec(name, None)
    assert spec is not None
    assert spec.origin == str(source)
    assert forms.Forms().find_spec(name, None) is not None
    monkeypatch.setenv("GASLAMP_COMPILED", "1")
    with pytest.raises(ImportError, match="make setup"):
        forms.Forms().find_spec(name, None)


def test_a_compiled_form_older_than_its_source_is_not_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("GASLAMP_PURE", raising=False)
    monkeypatch.delenv("GASLAMP_COMPILED", raising=False)
    monkeypatch.setattr(forms, "_FOLDER", tmp_path)
    monkeypatch.setattr(forms, "_told", set())
    source = tmp_path / "chess" / "kernel.py"
    source.parent.mkdir()
    source.write_text("")
    built = source.with_name("kernel" + forms.EXTENSION_SUFFIXES[0])
    built.write_text("")
    finder = forms.Forms()
    assert finder.find_spec("gaslamp.parts.kernel.chess.kernel", None) is None
    os.utime(built, (0, 0))
    with pytest.warns(RuntimeWarning, match="older than its source"):
        assert finder.find_spec("gaslamp.parts.kernel.chess.kernel", None) is not None
