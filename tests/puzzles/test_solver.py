"""The numbers of a solver: rating, streaks, days and runs."""

from dataclasses import replace
from datetime import date, timedelta

from gaslamp.puzzles.glicko import Rating
from gaslamp.puzzles.solver import Run, Solver, after_day, after_puzzle, after_run_answer, parse, write

PUZZLE = Rating(1600, 80)
DAY = date(2026, 3, 1)


def test_a_right_answer_raises_the_rating_and_a_wrong_one_lowers_it() -> None:
    right, wrong = (after_puzzle(Solver(), PUZZLE, is_right=one) for one in (True, False))
    assert right.rating > 1500 > wrong.rating
    assert right.deviation < 350
    assert (right.solved, right.failed, wrong.solved, wrong.failed) == (1, 0, 0, 1)


def test_a_streak_ends_with_a_wrong_answer_and_the_best_one_stays() -> None:
    solver = Solver()
    for is_right in (True, True, False, True):
        solver = after_puzzle(solver, PUZZLE, is_right=is_right)
    assert (solver.streak, solver.best_streak) == (1, 2)


def test_a_rating_stays_movable() -> None:
    solver = Solver()
    for _ in range(300):
        solver = after_puzzle(solver, PUZZLE, is_right=True)
    assert solver.deviation >= 45
    assert solver.rating <= 3500


def test_days_in_a_row_are_counted_over_the_end_of_a_month() -> None:
    solver = after_day(after_day(Solver(), DAY - timedelta(days=1)), DAY)
    assert (solver.day, solver.days, solver.best_days) == ("2026-03-01", 2, 2)


def test_a_missed_day_begins_a_new_row() -> None:
    solver = after_day(after_day(after_day(Solver(), DAY), DAY + timedelta(days=1)), DAY + timedelta(days=3))
    assert (solver.days, solver.best_days) == (1, 2)


def test_the_same_day_counts_once() -> None:
    once = after_day(Solver(), DAY)
    assert after_day(once, DAY) == once


def test_only_a_better_run_is_kept() -> None:
    before = Solver(best_run=9, run=Run("seed", None, ends_at=1000))
    after = after_run_answer(before, 0, 500, is_right=True)
    assert (after.run, after.best_run) == (Run("seed", None, 1000, answered=1, solved=1), 9)


def test_a_puzzle_of_a_run_may_be_left_out_but_not_come_back() -> None:
    before = Solver(run=Run("seed", None, ends_at=1000))
    after = after_run_answer(before, 2, 500, is_right=True)
    assert after_run_answer(after, 1, 600, is_right=True) == after


def test_a_solver_is_read_as_it_was_written_and_by_later_versions() -> None:
    solver = replace(after_puzzle(Solver(), PUZZLE, is_right=True), run=Run("seed", None, 1000, 3, 2))
    assert parse(write(solver) | {"later": 1}) == solver
    assert parse({}) == Solver()
