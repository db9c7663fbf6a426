"""The contract of analysis parts finds what is wrong with one."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

from analysis.example_games import MISSED, installed, played, random_games
from gaslamp.parts.analysis import Appraisal, Choice
from gaslamp.parts.registration import Registration
from gaslamp.testing import analysis_contract
from three_doors import analysis
from three_doors.registration import REGISTRATION

Change = Callable[[Appraisal], Appraisal]


class Changed:
    """The analysis part of Three Doors with one thing wrong."""

    def __init__(self, change: Change, *, only_late: bool = False) -> None:
        self.change, self.only_late = change, only_late

    def __getattr__(self, name: str) -> Any:
        return getattr(analysis, name)

    def appraise(self, record: Any, eyes: str, depth: Any, first: int = 1) -> Iterator[Appraisal]:
        for appraisal in analysis.appraise(record, eyes, depth, first):
            yield appraisal if self.only_late and first == 1 else self.change(appraisal)


def doors(part: Any) -> Registration:
    return type("ChangedDoors", (Registration,), {"analysis": part})(
        REGISTRATION.name, REGISTRATION.package, REGISTRATION.sides
    )


@pytest.mark.parametrize("record", random_games(12), ids=range(12))
def test_a_sound_part_keeps_the_contract(monkeypatch: pytest.MonkeyPatch, record: Any) -> None:
    with installed(monkeypatch):
        analysis_contract.check(REGISTRATION, record)


def unsure(one: Appraisal) -> Appraisal:
    return replace(one, chance=1.5)


def negative(one: Appraisal) -> Appraisal:
    return replace(one, unknown={"door": -0.1})


def worst_first(one: Appraisal) -> Appraisal:
    return replace(one, choices=one.choices[::-1])


def without_the_one_made(one: Appraisal) -> Appraisal:
    return replace(one, choices=tuple(choice for choice in one.choices if choice.action != "!1"))


def chosen_by_the_wind(one: Appraisal) -> Appraisal:
    return replace(one, choices=(Choice("~3", 0.5),)) if one.number == 3 else one


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (unsure, "thief, 1"),
        (negative, "thief, 1"),
        (worst_first, "the best is not first"),
        (without_the_one_made, "!1 is not among the choices"),
        (chosen_by_the_wind, "nobody can choose"),
    ],
)
def test_a_wrong_appraisal_is_named(monkeypatch: pytest.MonkeyPatch, change: Change, said: str) -> None:
    game = doors(Changed(change))
    with installed(monkeypatch, game), pytest.raises(AssertionError, match=said):
        analysis_contract.check(game, played(*MISSED))


def test_a_part_that_says_something_else_from_the_middle_on_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = doors(Changed(lambda one: replace(one, chance=0.9), only_late=True))
    with installed(monkeypatch, game), pytest.raises(AssertionError, match="a later start"):
        analysis_contract.check(game, played(*MISSED))


def test_luck_at_a_step_that_is_none_of_chance_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    part = Changed(lambda one: one)
    part.luck = lambda _record: {1: 0.1}  # type: ignore[attr-defined]
    game = doors(part)
    with installed(monkeypatch, game), pytest.raises(AssertionError, match="no step of chance"):
        analysis_contract.check(game, played(*MISSED))


def test_a_game_without_the_part_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    game = doors(None)
    with installed(monkeypatch, game), pytest.raises(AssertionError, match="has no analysis part"):
        analysis_contract.check(game, played(*MISSED))
