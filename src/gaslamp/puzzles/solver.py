"""What is kept about somebody who solves puzzles. The same for accounts, and for guests whose browser keeps it."""

from dataclasses import asdict, dataclass, replace
from datetime import date, timedelta
from typing import Any

from gaslamp.puzzles.glicko import HIGHEST_DEVIATION, LOWEST_DEVIATION, MIDDLE, Game, Rating, updated

LEAST, MOST = 100.0, 3500.0
"""No rating leaves these bounds."""
MOST_COUNT = 1_000_000
"""Nothing is counted beyond this."""


@dataclass(frozen=True, slots=True)
class Run:
    """A timed run. Its puzzles follow from the seed and the game, and are answered in their order."""

    seed: str
    game: str | None
    """None: puzzles of all games."""
    ends_at: int
    """In milliseconds."""
    answered: int = 0
    """Up to which place."""
    solved: int = 0


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
    run: Run | None = None
    """The last timed run."""


def after_puzzle(solver: Solver, puzzle: Rating, *, is_right: bool) -> Solver:
    """After a rated answer: one period of Glicko-2 with one game."""
    own = Rating(solver.rating, solver.deviation, solver.volatility)
    found = updated(own, [Game(puzzle, float(is_right))])
    streak = _more(solver.streak) if is_right else 0
    return replace(
        solver,
        rating=round(min(MOST, max(LEAST, found.rating)), 2),
        deviation=round(min(HIGHEST_DEVIATION, max(LOWEST_DEVIATION, found.deviation)), 2),
        volatility=round(found.volatility, 6),
        solved=_more(solver.solved, is_right),
        failed=_more(solver.failed, not is_right),
        streak=streak,
        best_streak=max(solver.best_streak, streak),
    )


def after_day(solver: Solver, day: date) -> Solver:
    """After the daily puzzle of this day was solved."""
    if solver.day == day.isoformat():
        return solver
    follows = solver.day == (day - timedelta(days=1)).isoformat()
    days = _more(solver.days) if follows else 1
    return replace(solver, day=day.isoformat(), days=days, best_days=max(solver.best_days, days))


def after_run_answer(solver: Solver, place: int, now: int, *, is_right: bool) -> Solver:
    """After an answer to the puzzle at this place of the timed run. Each place counts once, and none after the end."""
    run = solver.run
    if run is None or now > run.ends_at or place < run.answered:
        return solver
    run = replace(run, answered=place + 1, solved=_more(run.solved, is_right))
    return replace(solver, run=run, best_run=max(solver.best_run, run.solved))


def _more(count: int, by: int = 1) -> int:
    return min(MOST_COUNT, count + by)


def write(solver: Solver) -> dict[str, Any]:
    return asdict(solver)


def parse(data: dict[str, Any]) -> Solver:
    """Fields of later versions are left out, missing ones have their default."""
    known = {name: value for name, value in data.items() if name in Solver.__dataclass_fields__}
    run = known.pop("run", None)
    return Solver(**known, run=None if run is None else Run(**run))
