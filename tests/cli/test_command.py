"""The command as a shell starts it."""

import subprocess
import sys
from importlib.abc import MetaPathFinder
from typing import Any

import pytest

from gaslamp import __main__ as command


def test_it_can_be_started_as_a_module() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "gaslamp", "--help"], capture_output=True, text=True, timeout=60, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "arena" in done.stdout


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
