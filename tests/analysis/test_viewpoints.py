"""A viewpoint follows from the appraisals alone."""

from typing import Any

import pytest

from gaslamp.analysis import Kind, Moment
from gaslamp.analysis.steps import Step
from gaslamp.analysis.viewpoints import viewpoint
from gaslamp.parts.analysis import Appraisal, Choice


def moments(*steps: tuple[Kind, str, Appraisal], result: float | None = 1.0) -> tuple[Moment, ...]:
    """By the eyes of `cat`. The first side is `mouse`."""
    happened = [Step(number, side or "chance", side, kind) for number, (kind, side, _) in enumerate(steps, 1)]
    given: dict[str, Any] = {"first": "mouse", "result": result, "mistake": 0.1}
    appraisals = [appraisal for _, _, appraisal in steps]
    return viewpoint("cat", "cat", happened, ["a"] * len(steps), appraisals, **given).moments


def test_a_chance_that_is_not_given_is_the_same_as_after() -> None:
    found = moments(
        (Kind.FORCED, "cat", Appraisal(1, None)),
        (Kind.ANSWER, "", Appraisal(2, None)),
        (Kind.CHANCE, "", Appraisal(3, 0.25)),
        (Kind.FORCED, "mouse", Appraisal(4, None)),
    )
    assert [(one.chance, one.after) for one in found] == [(0.25, 0.25), (0.25, 0.25), (0.25, 1), (1, 1)]


def test_skill_is_counted_for_the_side_that_acted() -> None:
    found = moments((Kind.DECISION, "cat", Appraisal(1, 0.5)), (Kind.DECISION, "mouse", Appraisal(2, 0.25)))
    assert [one.skill for one in found] == [0.25, 0.75]


def test_the_best_choice_is_the_best_for_its_side() -> None:
    choices = (Choice("a", 0.6), Choice("b", 0.2), Choice("c", 0.9))
    cat, mouse = moments(
        (Kind.DECISION, "cat", Appraisal(1, 0.5, choices)), (Kind.DECISION, "mouse", Appraisal(2, 0.5, choices))
    )
    assert [choice.action for choice in cat.choices] == ["b", "a", "c"]
    assert [choice.action for choice in mouse.choices] == ["c", "a", "b"]
    assert (cat.cost, mouse.cost) == (0.4, 0.3)


def test_only_ones_own_mistakes_are_marked() -> None:
    choices = (Choice("a", 0.6), Choice("b", 0.2), Choice("c", 0.9))
    cat, mouse = moments(
        (Kind.DECISION, "cat", Appraisal(1, 0.5, choices)), (Kind.DECISION, "mouse", Appraisal(2, 0.5, choices))
    )
    assert (cat.is_marked, mouse.is_marked) == (True, False)


@pytest.mark.parametrize(("chance", "is_marked"), [(0.3, True), (0.299, False)])
def test_a_mistake_costs_at_least_the_threshold(chance: float, is_marked: bool) -> None:
    choices = (Choice("a", chance), Choice("b", 0.2))
    assert moments((Kind.DECISION, "cat", Appraisal(1, 0.5, choices)))[0].is_marked == is_marked


def test_a_few_choices_are_kept_and_the_one_that_was_made() -> None:
    choices = (*(Choice(f"b{number}", number / 100) for number in range(20)), Choice("a", 0.9))
    found = moments((Kind.DECISION, "cat", Appraisal(1, 0.5, choices)))[0]
    assert [choice.action for choice in found.choices] == ["b0", "b1", "b2", "b3", "b4", "b5", "a"]


def test_a_single_choice_is_no_decision() -> None:
    """Of an ally: whether it had others is not known from its side's record."""
    found = moments((Kind.DECISION, "cat", Appraisal(1, 0.5, (Choice("a", 0.5),))))[0]
    assert (found.cost, found.choices) == (None, ())


def test_a_forced_move_has_no_cost() -> None:
    choices = (Choice("a", 0.6), Choice("b", 0.2))
    assert moments((Kind.FORCED, "cat", Appraisal(1, None, choices)))[0].cost is None


def test_what_is_unknown_after_a_moment_is_what_is_unknown_before_the_next() -> None:
    found = moments(
        (Kind.DECISION, "cat", Appraisal(1, 0.5, unknown={"name": 3.0})),
        (Kind.DECISION, "cat", Appraisal(2, 0.5, unknown={"name": 1.5})),
    )
    assert [one.unknown_after for one in found] == [{"name": 1.5}, {"name": 1.5}]


def test_a_game_that_nobody_won_and_nobody_judged_is_even() -> None:
    assert moments((Kind.STOPPED, "", Appraisal(1, None)), result=None)[0].chance == 0.5
