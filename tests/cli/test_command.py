"""The command as a shell starts it."""

import subprocess
import sys
from importlib.abc import MetaPathFinder
from typing import Any

import pytest

import gaslamp
from gaslamp import __main__ as command
from gaslamp.cli import main as run
from waiting import TIMEOUT_SECONDS


def test_it_can_be_started_as_a_module() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "gaslamp", "--help"],
        capture_output=True,
        text=True,
        timeout=TIMEOUT_SECONDS,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "arena" in done.stdout


def test_the_version_is_said_without_loading_the_command() -> None:
    """Loading it takes far longer than starting Python."""
    code = (
        "import sys; sys.argv = ['gaslamp', '--version']; from gaslamp.__main__ import main; before = main();"
        "print(before, *sorted(name for name in sys.modules if name.startswith(('gaslamp', 'typer', 'rich', 'numpy'))))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert (
        done.stdout == f"gaslamp {gaslamp.__version__}\n0 gaslamp gaslamp.__main__ gaslamp.core gaslamp.core.errors\n"
    )


def test_the_version_is_said_whatever_else_is_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--lang", "fr", "--version"]) == 0
    assert capsys.readouterr().out == f"gaslamp {gaslamp.__version__}\n"


def test_ctrl_c_while_it_is_being_loaded_ends_it_in_silence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Hasty(MetaPathFinder):
        """Somebody who presses Ctrl-C while the command is looked for."""

        def find_spec(self, name: str, *_: Any) -> None:
            if name == "gaslamp.cli":
                raise KeyboardInterrupt

    monkeypatch.delitem(sys.modules, "gaslamp.cli")
    monkeypatch.setattr(sys, "meta_path", [Hasty(), *sys.meta_path])
    assert command.main() == 130
    assert capsys.readouterr() == ("", "")
