"""Fitting chances to results, and comparing them."""

import random
from math import exp

import pytest

from gaslamp.parts.calibration import bins, brier, correction, fit, logistic, mean_interval


def results(count: int) -> tuple[list[tuple[float, float]], list[bool]]:
    """A known model: a logit of 0.5 + 2 x."""
    rng = random.Random(1)
    rows = [(1.0, rng.gauss(0, 1)) for _ in range(count)]
    return rows, [rng.random() < 1 / (1 + exp(-0.5 - 2 * x)) for _, x in rows]


def test_a_known_model_is_found_again() -> None:
    assert list(fit(*results(20_000))) == pytest.approx([0.5, 2.0], abs=0.1)


def test_a_penalty_makes_weights_smaller_but_not_the_constant() -> None:
    rows, won = results(500)
    constant, slope = fit(rows, won, ridge=1e6)
    assert abs(slope) < 0.01
    assert logistic(constant) == pytest.approx(sum(won) / len(won), abs=0.01)


def test_odds_that_are_half_of_the_true_ones_are_doubled() -> None:
    rows, won = results(20_000)
    half = [0.25 + x for _, x in rows]
    assert list(correction(rows, half, won)) == pytest.approx([0.25, 1.0], abs=0.1)
    assert list(correction(rows, half, won, ridge=1e6)) == pytest.approx([0, 0], abs=0.01)


def test_brier_scores_compare_predictions() -> None:
    assert brier([1.0, 0.0], [True, False]) == 0
    assert brier([0.5, 0.5], [True, False]) == 0.25


def test_true_chances_are_within_the_interval_of_nearly_every_bin() -> None:
    rng = random.Random(2)
    said = [rng.random() for _ in range(5000)]
    found = bins(said, [rng.random() < chance for chance in said], range(5000))
    assert len(found) == 10
    assert sum(abs(one.gap) <= one.interval for one in found) >= 9


def test_wrong_chances_are_outside_it() -> None:
    rng = random.Random(3)
    said = [rng.random() for _ in range(5000)]
    found = bins(said, [rng.random() < chance**2 for chance in said], range(5000))
    assert abs(found[5].gap) > found[5].interval


def test_ten_moments_of_a_game_are_no_ten_games() -> None:
    """The same results, as ten times as many games and as ten moments of each game."""
    rng = random.Random(4)
    won = [rng.random() < 0.55 for _ in range(200)]
    ten = [one for one in won for _ in range(10)]
    apart = bins([0.55] * 2000, ten, range(2000))[0]
    together = bins([0.55] * 2000, ten, [number // 10 for number in range(2000)])[0]
    assert together.interval == pytest.approx(apart.interval * 10**0.5)


def test_the_interval_of_a_mean() -> None:
    assert mean_interval([1.0, 3.0]) == pytest.approx((2.0, 1.96))
