"""What is kept about somebody who solves puzzles. The same for accounts, and for guests whose browser keeps it."""

from dataclasses import asdict, dataclass, replace
from datetime import date, timedelta
from typing import Any

from gaslamp.puzzles.glicko import HIGHEST_DEVIATION, LOWEST_DEVIATION, MIDDLE, Game, Rating, updated

LEAST, MOST = 100.0, 3500.0
"""No rating leaves these bounds."""


@dataclass(frozen=True, slots=True)
class Solver:
    rating: float = MIDDLE
    deviation: float = HIGHEST_DEVIATION
    volatility: float = 0.06
    solved: int = 0
    failed: int = 0
    streak: int = 0
    """Right answers in a row."""
    best_streak: int = 0
    day: str | None = None
    """The last day whose daily puzzle was solved, as `2026-11-17`."""
    days: int = 0
    """Daily puzzles in a row, day by day."""
    best_days: int = 0
    best_run: int = 0
    """The most puzzles in one timed run."""


def after_puzzle(solver: Solver, puzzle: Rating, *, is_right: bool) -> Solver:
    """After a rated answer: one period of Glicko-2 with one game."""
    own = Rating(solver.rating, solver.deviation, solver.volatility)
    found = updated(own, [Game(puzzle, float(is_right))])
    streak = solver.streak + 1 if is_right else 0
    return replace(
        solver,
        rating=round(min(MOST, max(LEAST, found.rating)), 2),
        deviation=round(min(HIGHEST_DEVIATION, max(LOWEST_DEVIATION, found.deviation)), 2),
        volatility=round(found.volatility, 6),
        solved=solver.solved + is_right,
        failed=solver.failed + (not is_right),
        streak=streak,
        best_streak=max(solver.best_streak, streak),
    )


def after_day(solver: Solver, day: date) -> Solver:
    """After the daily puzzle of this day was solved."""
    if solver.day == day.isoformat():
        return solver
    follows = solver.day == (day - timedelta(days=1)).isoformat()
    days = solver.days + 1 if follows else 1
    return replace(solver, day=day.isoformat(), days=days, best_days=max(solver.best_days, days))


def after_run(solver: Solver, solved: int) -> Solver:
    """After a timed run."""
    return replace(solver, best_run=max(solver.best_run, solved))


def write(solver: Solver) -> dict[str, Any]:
    return asdict(solver)


def parse(data: dict[str, Any]) -> Solver:
    """Fields of later versions are left out, missing ones have their default."""
    known = Solver.__dataclass_fields__
    return Solver(**{name: value for name, value in data.items() if name in known})
