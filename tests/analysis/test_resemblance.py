"""The level that a side's errors resemble."""

import pytest

from gaslamp.analysis.resemblance import resemblance
from gaslamp.parts.analysis import LevelErrors

LEVELS = {
    "expert": LevelErrors(200, 0.01, 0.005),
    "novice": LevelErrors(200, 0.10, 0.03),
    "casual": LevelErrors(200, 0.05, 0.02),
}


@pytest.mark.parametrize(("error", "level"), [(0.0, "expert"), (0.012, "expert"), (0.05, "casual"), (0.2, "novice")])
def test_the_most_probable_level_is_named(error: float, level: str) -> None:
    found = resemblance(error, LEVELS)
    assert found is not None
    assert found.level == level


def test_levels_go_from_the_weakest_to_the_strongest() -> None:
    found = resemblance(0.05, LEVELS)
    assert found is not None
    assert list(found.probabilities) == ["novice", "casual", "expert"]


def test_the_range_holds_95_of_100() -> None:
    for thousandths in range(0, 200, 5):
        found = resemblance(thousandths / 1000, LEVELS)
        assert found is not None
        names = list(found.probabilities)
        held = names[names.index(found.weakest) : names.index(found.strongest) + 1]
        assert sum(found.probabilities[name] for name in held) >= 0.949
        assert found.level in held


def test_a_clear_case_has_a_range_of_one_level() -> None:
    found = resemblance(0.3, LEVELS)
    assert found is not None
    assert (found.weakest, found.strongest) == ("novice", "novice")


def test_between_two_levels_the_range_has_both() -> None:
    found = resemblance(0.075, LEVELS)
    assert found is not None
    assert (found.weakest, found.strongest) == ("novice", "casual")


def test_a_level_that_never_errs_is_resembled_by_a_game_without_errors() -> None:
    found = resemblance(0.0, LEVELS | {"perfect": LevelErrors(200, 0.0, 0.0)})
    assert found is not None
    assert found.level == "perfect"


def test_without_measured_levels_there_is_no_resemblance() -> None:
    assert resemblance(0.1, {}) is None
