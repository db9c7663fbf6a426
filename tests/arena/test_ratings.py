"""Ratings find the strengths that results were made with."""

from random import Random

import pytest

from arena.example_matches import made
from gaslamp.arena.pairing import Lineup
from gaslamp.arena.ratings import Rating, ratings
from gaslamp.arena.result import Result

SIDES = ("jack", "detective")
LEVELS = ("random", "casual", "expert")
PLANTED = {
    ("jack", "random"): 900,
    ("detective", "random"): 1100,
    ("jack", "casual"): 1150,
    ("detective", "casual"): 1250,
    ("jack", "expert"): 1400,
    ("detective", "expert"): 1300,
}


def results(deals: int, rng: Random) -> list[Result]:
    found = []
    for deal in range(deals):
        for jack in LEVELS:
            for hunters in LEVELS:
                difference = PLANTED["jack", jack] - PLANTED["detective", hunters]
                won = rng.random() < 1 / (1 + 10 ** (-difference / 400))
                found.append(made(deal, Lineup(jack, hunters), "jack" if won else "detective"))
    return found


def by_name(rated: list[Rating]) -> dict[tuple[str, str], Rating]:
    return {(each.side, each.level): each for each in rated}


def test_planted_strengths_are_found() -> None:
    for name, rating in by_name(ratings(results(2000, Random(1)), LEVELS, SIDES)).items():
        assert rating.rating == pytest.approx(PLANTED[name], abs=30)
        assert rating.error < 30


def test_95_of_100_intervals_hold_the_truth() -> None:
    held = total = 0
    for seed in range(60):
        for name, rating in by_name(ratings(results(40, Random(seed)), LEVELS, SIDES)).items():
            held += abs(rating.rating - PLANTED[name]) <= rating.error
            total += 1
    assert 0.92 < held / total < 0.99


def test_the_first_level_anchors_the_scale() -> None:
    rated = by_name(ratings(results(30, Random(2)), LEVELS, SIDES))
    assert (rated["jack", "random"].rating + rated["detective", "random"].rating) / 2 == pytest.approx(1000)


def test_a_level_that_never_loses_has_a_wide_interval() -> None:
    levels = ("random", "expert")
    found = [
        made(deal, Lineup(jack, hunters), "jack" if jack == "expert" else "detective")
        for deal in range(20)
        for jack in levels
        for hunters in levels
    ]
    rated = by_name(ratings(found, levels, SIDES))
    assert 1300 < rated["jack", "expert"].rating < 3000
    assert rated["jack", "expert"].error > 200


def test_repeating_a_deal_does_not_narrow_the_interval() -> None:
    """A deal that decides all its games is one observation: intervals do not believe in nine."""
    rng = Random(3)
    alike = []
    for deal in range(100):
        winner = rng.choice(SIDES)
        alike += [made(deal, Lineup(jack, hunters), winner) for jack in LEVELS for hunters in LEVELS]
    apart = [made(one.deal, one.lineup, rng.choice(SIDES)) for one in alike]
    together, single = (by_name(ratings(some, LEVELS, SIDES))["jack", "random"].error for some in (alike, apart))
    assert together > 1.2 * single


def test_nothing_played_is_nothing_known() -> None:
    for rating in ratings([], LEVELS, SIDES):
        assert rating.rating == pytest.approx(1000)
        assert rating.error > 200
