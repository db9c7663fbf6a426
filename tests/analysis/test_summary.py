"""A side's game in a few numbers."""

import pytest

from analysis.example_games import FOUND, MISSED, played
from gaslamp.analysis import Kind, Moment, Viewpoint, analyse
from gaslamp.analysis.summary import summary
from gaslamp.parts.analysis import Choice, LevelErrors


def decision(number: int, *choices: Choice, made: int = 0, side: str = "thief", after: float = 0.5) -> Moment:
    cost = abs(choices[0].chance - choices[made].chance)
    return Moment(
        number,
        side,
        side,
        Kind.DECISION,
        choices[made].action,
        0.5,
        after,
        cost=cost,
        is_marked=cost >= 0.2,
        choices=choices,
    )


def of_thief(*moments: Moment, is_won: bool | None = True) -> object:
    return summary(Viewpoint("thief", "thief", moments), "thief", is_won, {})


A, B, C = Choice("a", 0.9, 1.5), Choice("b", 0.6, 0.2, "escape"), Choice("c", 0.1, 0.0)


def test_the_error_is_the_mean_cost_of_a_decision() -> None:
    found = of_thief(decision(1, A, B), decision(2, A, B, made=1), decision(3, A, C, made=1, side="constable"))
    assert (found.decisions, found.error) == (2, pytest.approx(0.15))


def test_the_moments_that_decided_the_game_led_to_its_result() -> None:
    changes = [0.6, 0.9, 0.4, 0.7, 0.505, 0.8]
    moments = [decision(number, A, B, after=after) for number, after in enumerate(changes, 1)]
    assert of_thief(*moments).deciding == (2, 4, 6)
    assert of_thief(*moments, is_won=False).deciding == (3,)


def test_in_a_game_that_nobody_won_every_great_change_counts() -> None:
    moments = [decision(number, A, B, after=after) for number, after in enumerate([0.2, 0.9, 0.51], 1)]
    assert of_thief(*moments, is_won=None).deciding == (1, 2, 3)


def test_a_best_move_is_far_better_than_the_next() -> None:
    found = of_thief(decision(1, A, B), decision(2, A, A, B), decision(3, A, C), decision(4, A, C, made=1))
    assert found.best == (1, 3)


def test_the_choices_that_told_most_are_named() -> None:
    found = of_thief(decision(1, A, B), decision(2, B, C), decision(3, A, C, made=1))
    assert found.telling == (1, 2)


def test_an_opportunity_is_missed_with_a_mistake_only() -> None:
    """`b` is an escape: `c` is much worse, the other choice hardly."""
    near = Choice("d", 0.55)
    found = of_thief(decision(1, B, C, made=1), decision(2, B, near, made=1), decision(3, B, C))
    assert found.missed == {"escape": 1}


@pytest.mark.usefixtures("doors")
def test_a_lost_game_can_be_well_played() -> None:
    found = analyse(played(*FOUND)).summary("thief")
    assert found is not None
    assert (found.error, found.ledger.result) == (0, 0)


@pytest.mark.usefixtures("doors")
def test_a_side_without_measured_levels_resembles_none() -> None:
    found = analyse(played(*MISSED)).summary("constable")
    assert found is not None
    assert found.resembles is None


def test_a_side_that_decided_nothing_resembles_no_level() -> None:
    moment = decision(1, A, B, side="constable")
    found = summary(Viewpoint("thief", "thief", (moment,)), "thief", True, {"novice": LevelErrors(9, 0.1, 0.1)})
    assert (found.decisions, found.error, found.resembles) == (0, 0, None)
