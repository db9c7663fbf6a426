"""The processor time of a move is divided into its steps."""

import json
import sys
from types import FunctionType

import pytest

from gaslamp.bench import move_profile
from gaslamp.bench.sampling import OTHER, STEPS, step
from gaslamp.cli import main


def test_the_steps_of_a_move_add_up(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    for name, value in {"TABLES": 4, "SECONDS": 2.0, "WARM_SECONDS": 0.2}.items():
        monkeypatch.setattr(move_profile, name, value)
    assert main(["bench", "server", "--profile", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    whole = figures.pop("move_us_all")
    assert figures["move_us_decide"] > 0
    assert sum(figures.values()) == pytest.approx(whole, rel=0.001)


def test_a_sample_belongs_to_the_innermost_step_that_runs() -> None:
    def add() -> str | None:
        return (lambda: step(sys._getframe()))()

    named_as_history = FunctionType(add.__code__, {**globals(), "__name__": "gaslamp.server.tables.history"})
    assert named_as_history() == "history"
    assert step(sys._getframe()) == OTHER


def test_every_step_is_explained() -> None:
    assert {*STEPS.values(), OTHER} == move_profile.ABOUT.keys()


@pytest.mark.parametrize("names", [[], ["rules"], ["server", "rules"]])
def test_only_the_server_has_a_profile(names: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", *names, "--profile"]) == 2
    assert "--profile" in capsys.readouterr().err
