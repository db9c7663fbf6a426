"""Puzzles at a server: what is shown, how answers are judged, and the numbers of accounts that solve them."""

from collections.abc import Hashable
from datetime import UTC, date, datetime, timedelta

from pydantic_core import from_json

from gaslamp.analysis import data
from gaslamp.core.errors import GaslampError, NotThere, NotWellFormed
from gaslamp.core.game import Seat
from gaslamp.games.registry import registration
from gaslamp.puzzles.line import Puzzle, parse, part_of, write
from gaslamp.puzzles.selection import of_day
from gaslamp.puzzles.shipped import games, shipped
from gaslamp.puzzles.solver import Solver, after_day, after_puzzle
from gaslamp.puzzles.solver import parse as read_solver
from gaslamp.puzzles.solver import write as write_solver
from gaslamp.server.environment import Environment
from gaslamp.server.machines.fair_queue import Work
from gaslamp.server.machines.puzzle_request import (
    DrillRequest,
    OwnPuzzlesRequest,
    PuzzleRequest,
    PuzzleRequests,
    SolutionRequest,
    StepsRequest,
)
from gaslamp.server.machines.query_process import QueryRunner
from gaslamp.server.tables.fair_cache import FairCache
from gaslamp.server.tables.messages import Json
from gaslamp.server.tables.open_table import OpenTable
from gaslamp.store.solvers import KeptSolver, PuzzleAnswer
from gaslamp.store.store import Store
from gaslamp.table import visibility

KEPT_BYTES = 16 << 20
PUZZLE_SECONDS = 0.1
OWN_SECONDS = 2.0
"""About how long a request takes, for the queue."""
TRIES = 5
"""How often a change is tried again when another one of the same account came first."""
DAY = timedelta(days=1)


class Puzzles:
    def __init__(self, store: Store, environment: Environment, runner: QueryRunner) -> None:
        self._store = store
        self._environment = environment
        self._runner = runner
        self._kept = FairCache(KEPT_BYTES)

    # What is shown

    @property
    def today(self) -> date:
        return datetime.fromtimestamp(self._environment.now() / 1000, UTC).date()

    def of_day(self, day: date | None) -> tuple[date, Puzzle]:
        """Not later than tomorrow: somewhere on earth that day has begun."""
        wanted = day or self.today
        every = [puzzle for game in games() for puzzle in shipped(game)]
        if wanted > self.today + DAY or not every:
            raise NotThere("no-day")
        return wanted, of_day(every, wanted)

    async def details(self, puzzle: Puzzle, language: str, visitor: str) -> bytes:
        return await self._answer(PuzzleRequest(write(puzzle), language), visitor, ("details", puzzle.id, language))

    async def steps(self, puzzle: Puzzle, actions: tuple[str, ...], language: str, visitor: str) -> bytes:
        return await self._answer(StepsRequest(write(puzzle), actions, language), visitor)

    async def drill(self, game: str, drill: str, seed: int, language: str, visitor: str) -> bytes:
        _check_drill(game, drill)
        return await self._answer(DrillRequest(game, drill, seed, language), visitor)

    # Answers

    async def judge(self, puzzle: Puzzle, given: tuple[str, ...], language: str, visitor: str) -> Json:
        found: Json = from_json(await self._answer(SolutionRequest(write(puzzle), given, language), visitor))
        return found

    async def judge_drill(
        self, game: str, drill: str, seed: int, given: tuple[str, ...], language: str, visitor: str
    ) -> bytes:
        _check_drill(game, drill)
        return await self._answer(DrillRequest(game, drill, seed, language, given), visitor)

    async def _answer(self, request: PuzzleRequests, visitor: str, key: Hashable | None = None) -> bytes:
        kept = None if key is None else self._kept.get(key)
        if kept is None:
            kept = await self._runner.answer(request, Work(visitor or "puzzles", "puzzles", PUZZLE_SECONDS, True))
            if kept.startswith(b'{"refused":'):
                error = from_json(kept)
                raise NotWellFormed(error["refused"], **error["facts"])
            if key is not None:
                self._kept.put(visitor, key, kept)
        return kept

    # The solver

    async def solver(self, account: int) -> Solver:
        kept = await self._store.solver(account)
        return Solver() if kept is None else read_solver(kept.state)

    async def answered(self, account: int) -> set[str]:
        return set(await self._store.answered(account))

    def after(self, solver: Solver, puzzle: Puzzle, *, is_right: bool, is_rated: bool) -> Solver:
        """The numbers of a guest after an answer."""
        after = after_puzzle(solver, puzzle.rating, is_right=is_right) if is_rated else solver
        return after_day(after, self.today) if is_right and puzzle.id == self.of_day(None)[1].id else after

    async def keep(self, account: int, puzzle: Puzzle, *, is_right: bool, is_rated: bool) -> tuple[Solver, bool]:
        """The numbers of an account after an answer, and whether it was rated: only the first one is."""
        for _ in range(TRIES):
            kept = await self._store.solver(account)
            before = Solver() if kept is None else read_solver(kept.state)
            counts = is_rated and puzzle.id not in await self._store.answered(account)
            after = self.after(before, puzzle, is_right=is_right, is_rated=counts)
            if after == before:
                return before, False
            now = self._environment.now()
            answer = PuzzleAnswer(puzzle.id, is_right, now) if counts else None
            if await self._change(account, kept, after, now, answer):
                return after, counts
        raise GaslampError("too-many", seconds=1)

    async def change(self, account: int, solver: Solver) -> None:
        """Replace the numbers of an account."""
        kept = await self._store.solver(account)
        if not await self._change(account, kept, solver, self._environment.now(), None):
            raise GaslampError("too-many", seconds=1)

    async def _change(
        self, account: int, kept: KeptSolver | None, solver: Solver, now: int, answer: PuzzleAnswer | None
    ) -> bool:
        version = 0 if kept is None else kept.version
        return await self._store.keep_solver(KeptSolver(account, write_solver(solver), version), now, answer)

    # One's own games

    async def of_game(self, open_table: OpenTable, seat: Seat, document: str | None, visitor: str) -> list[Puzzle]:
        """The puzzles of a finished game for one of its seats. The mistakes that its analysis found come first."""
        table = open_table.table
        visibility.check_over(table)
        if table.parts.puzzles is None or seat not in table.seats:
            return []
        key = ("own", table.header.id, seat, document is not None)
        kept = self._kept.get(key)
        if kept is None:
            mistakes = () if document is None else _mistakes(document, table.parts.side(seat))
            request = OwnPuzzlesRequest(table.journal.record, seat, mistakes)
            kept = await self._runner.answer(request, Work(visitor or "puzzles", table.header.id, OWN_SECONDS, True))
            self._kept.put(visitor, key, kept)
        return [parse(line) for line in from_json(kept)]


def _check_drill(game: str, drill: str) -> None:
    if drill not in part_of(registration(game)).DRILLS:
        raise NotThere("no-drill")


def _mistakes(document: str, side: str) -> tuple[int, ...]:
    """The numbers of the side's mistakes, by its own knowledge."""
    summary = data.parse(from_json(document)).summary(side)
    return () if summary is None else summary.mistakes
