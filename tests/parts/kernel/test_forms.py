"""A kernel has two forms, compiled and interpreted. Fixed rules decide which one runs."""

import os
import subprocess
import sys
from importlib import import_module
from importlib.machinery import ModuleSpec
from pathlib import Path

import pytest

from gaslamp.games.registry import registration, registrations
from gaslamp.parts.kernel import forms

GAMES = [name for name, found in registrations().items() if found.kernel]
WHICH = """
import sys
from gaslamp.games.{game} import kernel
from gaslamp.parts.kernel import forms
modules = [name for name in sys.modules if name.startswith(kernel.__name__ + '.')]
declared = [name for name in modules if forms.source_of(name.rpartition('.')[2], kernel.__path__)]
print(*sorted({{sys.modules[name].__file__.endswith('.py') for name in declared}}))
"""
"""Prints False if all modules are compiled, True if all are interpreted, both if they are mixed."""


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
    assert which(game, GASLAMP_COMPILED="1").stdout == "False\n"


@pytest.mark.parametrize("game", GAMES)
def test_the_interpreted_form_runs_when_asked_for(game: str) -> None:
    assert which(game, GASLAMP_PURE="1").stdout == "True\n"


@pytest.mark.parametrize("game", GAMES)
def test_neither_form_needs_cython(game: str) -> None:
    without = "import sys; sys.modules['cython'] = None\n"
    played = f"""
from gaslamp.games import {game}
from gaslamp.games.{game}.kernel import Kernel
assert Kernel({game}.start({{}})).playouts(2, 1).games == 2
"""
    asked = which(game, without + played, GASLAMP_PURE="1")
    assert asked.stdout == "True\n", asked.stderr


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A game's kernel of two modules, both compiled a minute ago."""
    monkeypatch.delenv("GASLAMP_PURE", raising=False)
    monkeypatch.delenv("GASLAMP_COMPILED", raising=False)
    folder = tmp_path / "src" / "chess" / "kernel"
    folder.mkdir(parents=True)
    (tmp_path / "setup.py").write_text("")
    for name in ("position.py", "position.pxd", "moves.py", "moves.pxd", "tables.py"):
        (folder / name).write_text("")
        os.utime(folder / name, (1000, 1000))
    for name in ("position", "moves"):
        built = folder / (name + forms.EXTENSION_SUFFIXES[0])
        built.write_text("")
        os.utime(built, (1060, 1060))
    return folder


def found(package: Path, module: str) -> ModuleSpec | None:
    """What the finder answers for a module; nothing means that Python takes the compiled one."""
    return forms.Forms().find_spec(f"chess.kernel.{module}", [str(package)])


def test_a_compiled_kernel_is_left_to_python(package: Path) -> None:
    assert found(package, "moves") is None


def test_a_module_without_declarations_is_left_to_python(package: Path) -> None:
    (package / ("moves" + forms.EXTENSION_SUFFIXES[0])).unlink()
    assert found(package, "tables") is None


def test_a_kernel_without_its_compiled_form_says_so_once(package: Path) -> None:
    finder = forms.Forms()
    (package / ("moves" + forms.EXTENSION_SUFFIXES[0])).unlink()
    with pytest.warns(RuntimeWarning, match=r"chess\.kernel runs interpreted.*the compiled form is missing"):
        spec = finder.find_spec("chess.kernel.moves", [str(package)])
    assert spec is not None
    assert spec.origin == str(package / "moves.py")
    assert finder.find_spec("chess.kernel.position", [str(package)]) is not None


def test_an_interpreted_kernel_is_refused_if_a_compiled_one_is_required(
    package: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (package / ("moves" + forms.EXTENSION_SUFFIXES[0])).unlink()
    monkeypatch.setenv("GASLAMP_COMPILED", "1")
    with pytest.raises(ImportError, match="make setup"):
        found(package, "moves")


@pytest.mark.parametrize("edited", ["moves.py", "moves.pxd", "position.py", "position.pxd"])
@pytest.mark.parametrize("module", ["moves", "position"])
def test_one_edited_file_makes_the_whole_kernel_interpreted(package: Path, edited: str, module: str) -> None:
    os.utime(package / edited, (2000, 2000))
    with pytest.warns(RuntimeWarning, match="older than its source"):
        assert found(package, module) is not None


def test_the_form_does_not_change_between_two_modules(package: Path) -> None:
    finder = forms.Forms()
    assert finder.find_spec("chess.kernel.position", [str(package)]) is None
    os.utime(package / "moves.py", (2000, 2000))
    assert finder.find_spec("chess.kernel.moves", [str(package)]) is None


def test_an_edited_table_needs_no_compiler(package: Path) -> None:
    os.utime(package / "tables.py", (2000, 2000))
    assert found(package, "moves") is None


def test_an_environment_inside_a_project_is_not_its_source_tree(package: Path) -> None:
    """A wheel may be installed with its sources some moments newer than what was compiled from them."""
    installed = package.parents[2] / ".venv" / "site-packages" / "chess" / "kernel"
    installed.parent.mkdir(parents=True)
    package.rename(installed)
    os.utime(installed / "moves.py", (1061, 1061))
    assert found(installed, "moves") is None


@pytest.mark.parametrize("game", GAMES)
def test_both_forms_have_the_same_constants(game: str) -> None:
    package = registration(game).kernel.__name__
    compiled = import_module(f"{package}.constants")
    plain = forms.interpreted(package, "constants")
    constants, same = (
        {name: number for name, number in vars(module).items() if name.isupper() and isinstance(number, int)}
        for module in (plain, compiled)
    )
    assert constants == same


@pytest.mark.parametrize("game", GAMES)
def test_the_interpreted_form_does_not_replace_the_one_in_use(game: str) -> None:
    package = registration(game).kernel
    plain = forms.interpreted(package.__name__)
    assert plain.Kernel is not package.Kernel
    assert plain.advance is not package.advance
    assert import_module(package.__name__) is package
    assert import_module(f"{package.__name__}.kernel").Kernel is package.Kernel
