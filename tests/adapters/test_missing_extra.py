"""Without the libraries that only research needs, one sentence says what to install."""

import subprocess
import sys

import pytest


@pytest.mark.parametrize(("adapter", "library"), [("pettingzoo", "pettingzoo"), ("open_spiel", "pyspiel")])
def test_an_adapter_without_its_library_says_what_to_install(adapter: str, library: str) -> None:
    script = f"import sys; sys.modules[{library!r}] = None; import gaslamp.adapters.{adapter}"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    last = done.stderr.splitlines()[-1]
    assert last == f"ModuleNotFoundError: {library} is not installed: run `pip install gaslamp[research]`"


def test_many_games_at_once_need_nothing_more() -> None:
    script = (
        "import sys; sys.modules.update(dict.fromkeys(['pettingzoo', 'pyspiel', 'gymnasium']));"
        "from gaslamp.adapters.vector import Vector; print(len(Vector('mrjack', 3).reset().seats))"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout == "3\n"
