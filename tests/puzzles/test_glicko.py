"""Glicko-2 as the paper works it out."""

import pytest

from gaslamp.puzzles.glicko import Game, Rating, expected_score, updated

# The worked example of the paper.
OWN = Rating(1500, 200, 0.06)
GAMES = [Game(Rating(1400, 30), 1), Game(Rating(1550, 100), 0), Game(Rating(1700, 300), 0)]


def test_the_worked_example_of_the_paper() -> None:
    found = updated(OWN, GAMES)
    assert found.rating == pytest.approx(1464.06, abs=0.01)
    assert found.deviation == pytest.approx(151.52, abs=0.01)
    assert found.volatility == pytest.approx(0.05999, abs=0.00001)


def test_the_volatility_follows_the_deviation_not_the_rating() -> None:
    """More digits than the paper prints: an implementation that takes one for the other gives 0.059993."""
    assert updated(OWN, GAMES).volatility == pytest.approx(0.059996, abs=0.0000005)


def test_a_volatility_that_rises_is_found_too() -> None:
    """A very surprising result: the other branch of step 5."""
    found = updated(Rating(1500, 50, 0.06), [Game(Rating(2400, 30), 1)] * 5)
    assert found.volatility > 0.06


def test_without_games_only_the_deviation_grows() -> None:
    assert updated(OWN, []) == Rating(1500, pytest.approx(200.2714, abs=0.0001), 0.06)  # type: ignore[arg-type]


def test_equals_score_half() -> None:
    assert expected_score(Rating(1600, 90), Rating(1600, 200)) == 0.5
    assert expected_score(Rating(1800, 90), Rating(1600, 90)) > 0.7
