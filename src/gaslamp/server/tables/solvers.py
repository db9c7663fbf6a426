"""The numbers of those who solve puzzles: an account's are in the store, a guest's come and go with each request."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime

from gaslamp.core.errors import GaslampError
from gaslamp.games.registry import registration
from gaslamp.puzzles import selection
from gaslamp.puzzles.line import Puzzle, part_of
from gaslamp.puzzles.shipped import fitting
from gaslamp.puzzles.solver import Run, Solver, after_day, after_puzzle, after_run_answer, parse, write
from gaslamp.server.environment import Environment
from gaslamp.store.solvers import KeptSolver, PuzzleAnswer
from gaslamp.store.store import Store

RUN_SECONDS = 300
GRACE_SECONDS = 3
"""For an answer of a timed run that is on its way when the time is up."""
SEED_BYTES = 8
TRIES = 5
"""How often a change is tried again when another one of the same account came first."""
NOWHERE = -1
"""The place of a puzzle that is not in a run."""

Change = tuple[Solver, PuzzleAnswer | None]
"""The new numbers, and the answer that is kept with them."""


@dataclass(frozen=True, slots=True)
class Given:
    """An answer to a puzzle, judged."""

    puzzle: Puzzle
    is_right: bool
    is_rated: bool
    in_run: bool = False


class Solvers:
    def __init__(self, store: Store, environment: Environment) -> None:
        self._store = store
        self._environment = environment

    @property
    def today(self) -> date:
        return datetime.fromtimestamp(self._environment.now() / 1000, UTC).date()

    async def of(self, account: int) -> Solver:
        return _read(await self._store.solver(account))

    async def seen(self, account: int) -> set[str]:
        """The ids of the puzzles that the account has answered."""
        return set(await self._store.answered(account))

    async def after(self, account: int | None, guest: Solver, given: Given) -> tuple[Solver, bool]:
        """The numbers after an answer, and whether it was rated. Of an account only the first answer to a puzzle is."""
        is_rated = given.is_rated and not given.in_run
        if account is None:
            return self._after(guest, given, is_rated=is_rated), is_rated

        def change(own: Solver, seen: set[str]) -> Change:
            counts = is_rated and given.puzzle.id not in seen
            answer = PuzzleAnswer(given.puzzle.id, given.is_right, self._environment.now()) if counts else None
            return self._after(own, given, is_rated=counts), answer

        after, answer = await self._changed(account, change)
        return after, answer is not None

    async def start_run(self, account: int | None, guest: Solver, game: str | None) -> tuple[Solver, list[Puzzle]]:
        """Raises for a game without puzzles. The seed is the server's own: nobody can choose what is known already."""
        if game is not None:
            part_of(registration(game))
        ends_at = self._environment.now() + (RUN_SECONDS + GRACE_SECONDS) * 1000
        run = Run(self._environment.random(SEED_BYTES).hex(), game, ends_at)
        if account is None:
            return replace(guest, run=run), _puzzles(run)
        after, _ = await self._changed(account, lambda own, _: (replace(own, run=run), None))
        return after, _puzzles(run)

    def _after(self, solver: Solver, given: Given, *, is_rated: bool) -> Solver:
        if is_rated:
            solver = after_puzzle(solver, given.puzzle.rating, is_right=given.is_right)
        if given.in_run and solver.run is not None:
            places = {puzzle.id: place for place, puzzle in enumerate(_puzzles(solver.run))}
            place = places.get(given.puzzle.id, NOWHERE)
            solver = after_run_answer(solver, place, self._environment.now(), is_right=given.is_right)
        if given.is_right and given.puzzle.id == selection.of_day(fitting(), self.today).id:
            solver = after_day(solver, self.today)
        return solver

    async def _changed(self, account: int, change: Callable[[Solver, set[str]], Change]) -> Change:
        """What the change makes of the account's numbers and of the puzzles that it has answered, stored."""
        for _ in range(TRIES):
            kept = await self._store.solver(account)
            before = _read(kept)
            after, answer = change(before, await self.seen(account))
            changed = KeptSolver(account, write(after), 0 if kept is None else kept.version)
            if after == before or await self._store.keep_solver(changed, self._environment.now(), answer):
                return after, answer
        raise GaslampError("too-many", seconds=1)


def _read(kept: KeptSolver | None) -> Solver:
    return Solver() if kept is None else parse(kept.state)


def _puzzles(run: Run) -> list[Puzzle]:
    return selection.run(fitting(run.game), run.seed)
