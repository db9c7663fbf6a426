"""Choosing puzzles."""

from datetime import date, timedelta

from gaslamp.puzzles import selection
from gaslamp.puzzles.shipped import games, shipped

EVERY = [puzzle for game in games() for puzzle in shipped(game)]
DAY = date(2026, 11, 17)


def test_a_day_has_one_puzzle_whatever_the_order_they_are_read_in() -> None:
    assert selection.of_day(EVERY, DAY) == selection.of_day(EVERY[::-1], DAY)


def test_every_puzzle_comes_once_before_one_comes_again() -> None:
    days = [selection.of_day(EVERY, DAY + timedelta(days=number)).id for number in range(len(EVERY))]
    assert len(set(days)) == len(EVERY)


def test_a_puzzle_near_a_rating_is_found() -> None:
    ratings = sorted(abs(puzzle.rating.rating - 1300) for puzzle in EVERY)
    found = selection.near(EVERY, 1300, "seed")
    assert found is not None
    assert abs(found.rating.rating - 1300) <= ratings[selection.CLOSE_BY - 1]


def test_no_puzzle_is_far_from_the_rating_where_enough_are_near() -> None:
    hidden = [puzzle for puzzle in EVERY if puzzle.kind == "hide"]
    found = [selection.near(hidden, 1250, str(seed)) for seed in range(100)]
    assert max(abs(puzzle.rating.rating - 1250) for puzzle in found if puzzle) <= selection.POINTS


def test_some_puzzles_are_found_for_any_rating() -> None:
    found = {puzzle.id for seed in range(100) if (puzzle := selection.near(EVERY, 5000, str(seed)))}
    assert len(found) == selection.FEWEST


def test_what_was_seen_does_not_come_again() -> None:
    seen = {puzzle.id for puzzle in EVERY[1:]}
    assert selection.near(EVERY, 1300, "seed", seen) == EVERY[0]
    assert selection.near(EVERY[1:], 1300, "seed", seen) is None


def test_a_run_goes_from_easy_to_hard_and_follows_its_seed() -> None:
    run = selection.run(EVERY, "a")
    ratings = [puzzle.rating.rating for puzzle in run]
    assert ratings == sorted(ratings)
    assert len({puzzle.id for puzzle in run}) == selection.RUN_LENGTH
    assert selection.run(EVERY, "a") == run
    assert selection.run(EVERY, "b") != run
