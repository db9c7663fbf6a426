"""Tables of what was measured."""

import random

from gaslamp.parts.analysis import Choice, LevelErrors
from gaslamp.parts.fitting import calibration_table, errors, lucks
from gaslamp.parts.fitting.calibration_table import Prediction
from gaslamp.parts.fitting.errors import SideErrors
from gaslamp.parts.fitting.lucks import GameLuck


def predictions(said: float, won: int, of: int) -> list[Prediction]:
    """So many of these games were won."""
    return [Prediction("our eyes", game, said, (), game < won) for game in range(of)]


def test_a_bin_that_is_right_holds() -> None:
    assert "| 75.0% | 75.0% | +0.0% | ± 2.7% | yes |" in calibration_table.report(predictions(0.75, 750, 1000))


def test_a_bin_that_is_off_by_more_than_chance_is_marked() -> None:
    assert "**no**" in calibration_table.report(predictions(0.75, 650, 1000))


def test_the_belief_alone_is_compared() -> None:
    """Jack wins exactly if a bit is missing, and the predictions do not know it."""
    found = [Prediction("our eyes", game, 0.5, (float(game % 2),), bool(game % 2)) for game in range(1000)]
    _, alone = calibration_table.report(found).split("the belief alone ", 1)
    assert float(alone[:6]) < 0.01


def test_every_pair_of_eyes_has_a_table() -> None:
    found = [one._replace(table=name) for name in ("jack", "referee") for one in predictions(0.5, 5, 10)]
    assert calibration_table.report(found).count("Brier score") == 2


def test_a_level_has_the_mean_of_its_games() -> None:
    found = [SideErrors(game, "jack", "club", 30, error, 0) for game, error in ((1, 0.01), (2, 0.03))]
    assert errors.levels(found) == {"jack": {"club": LevelErrors(2, 0.02, 0.01414)}}


def test_levels_are_listed_from_the_weakest() -> None:
    found = [SideErrors(game, "jack", level, 9, 0.1, 0) for level in ("expert", "novice", "club") for game in (1, 2)]
    assert [*errors.levels(found)["jack"]] == ["novice", "club", "expert"]


def chosen(*chances: float) -> tuple[list[str], list[tuple[int, list[Choice]]]]:
    """One decision. The first choice was made."""
    return ["0"], [(1, [Choice(str(number), chance) for number, chance in enumerate(chances)])]


def test_a_decision_costs_what_the_best_choice_gains() -> None:
    assert list(errors.costs(*chosen(0.25, 0.75, 0.5), is_first=True)) == [0.5]


def test_the_other_side_wants_a_small_chance() -> None:
    assert list(errors.costs(*chosen(0.75, 0.25, 0.5), is_first=False)) == [0.5]


def test_a_single_choice_is_no_decision() -> None:
    assert not list(errors.costs(*chosen(0.5), is_first=True))


def test_luck_that_decides_games_makes_intervals_narrower() -> None:
    rng = random.Random(1)
    draws = [rng.choice((-0.5, 0.5)) for _ in range(1000)]
    decided = [GameLuck(game, luck, luck > 0, "club club") for game, luck in enumerate(draws)]
    assert "luck taken out: 0.000 of the plain one" in lucks.report(decided)


def test_luck_that_decides_nothing_makes_no_interval_narrower() -> None:
    rng = random.Random(2)
    vain = [GameLuck(game, rng.choice((-0.5, 0.5)), rng.random() < 0.5, "club club") for game in range(1000)]
    assert float(lucks.report(vain).split()[-1].rstrip(".")) > 0.99


def test_games_without_luck_say_so() -> None:
    calm = [GameLuck(game, 0.0, game % 2 == 0, "club club") for game in range(10)]
    assert "no luck" in lucks.report(calm)
