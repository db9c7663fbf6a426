"""A game with rules and notation only is played in the terminal: no story, no terminal part, no words, no players."""

import re
import sys
from pathlib import Path
from types import ModuleType

import pytest

import three_doors
from cli.fake_terminal import Run
from gaslamp.games import registry
from gaslamp.parts.registration import Registration, Side
from gaslamp.players import levels

REAL_OPPONENT = levels.opponent
"""Before the fixture of all commands replaces it."""


@pytest.fixture(autouse=True)
def _installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three Doors in a package with nothing but its rules."""
    bare = ModuleType("bare_doors")
    bare.__path__ = []
    for name in three_doors.__all__:
        setattr(bare, name, getattr(three_doors, name))
    bare.__dict__["NAME"] = "bare-doors"
    monkeypatch.setitem(sys.modules, "bare_doors", bare)
    found = Registration("bare-doors", "bare_doors", (Side("thief"), Side("constable")))
    monkeypatch.setattr(registry, "registrations", lambda: {"bare-doors": found})


PLAY = ("play", "bare-doors", "--as")


@pytest.mark.parametrize("typed", [":2", "2"])
def test_a_choice_is_typed_in_notation_or_by_its_number(run: Run, typed: str) -> None:
    ran = run(*PLAY, "thief", "--against", "random", stdin=f"{typed}\n")
    assert (ran.code, ran.err) == (0, "")
    assert re.search(r"^ *:2 +thief: :2$", ran.out, re.M)
    assert re.search(r"^(thief|constable) won \((missed|found)\)\.$", ran.out, re.M)


def test_letters_that_fit_several_choices_are_refused_with_them(run: Run) -> None:
    ran = run(*PLAY, "thief", "--against", "random", stdin=":\n")
    assert "type one of :1, :2, :3" in ran.out


def test_the_choices_are_numbered_and_the_facts_are_named(run: Run) -> None:
    ran = run(*PLAY, "constable", "--against", "random", stdin="1\n")
    assert re.search(r"^Seat +constable *$", ran.out, re.M)
    assert re.search(r"^is hidden +yes *$", ran.out, re.M)
    assert re.search(r"^ *2 +-2 *$", ran.out, re.M)


def test_no_secret_is_shown(run: Run) -> None:
    ran = run(*PLAY, "constable", "--against", "random", stdin="1\n")
    assert re.search(r"^hidden +- *$", ran.out, re.M)
    assert not re.search(r":[123]", ran.out)


def test_a_random_and_a_searching_player_can_be_met(run: Run) -> None:
    assert "use random, ismcts" in run(*PLAY, "thief", "--against", "wizard").err
    ran = run(*PLAY, "thief", "--against", "ismcts", stdin="1\n")
    assert ran.code == 0


def test_people_meet_the_strongest_where_nobody_is_named() -> None:
    assert REAL_OPPONENT("bare-doors") == "ismcts"


@pytest.mark.parametrize("arguments", [(), ("--json",)])
def test_missing_deduction_is_said_in_one_sentence(run: Run, tmp_path: Path, arguments: tuple[str, ...]) -> None:
    path = tmp_path / "doors.record"
    run(*PLAY, "both", "--record", str(path), stdin="\n1\n")
    ran = run("infer", str(path), "--as", "thief", *arguments)
    assert (ran.code, ran.out, ran.err) == (2, "", "bare-doors has no deduction.\n")
