"""Puzzles at a server: what is shown, and how answers are judged."""

from collections.abc import Hashable
from datetime import date, timedelta

from pydantic_core import from_json

from gaslamp.analysis import data
from gaslamp.core.errors import NotThere, NotWellFormed
from gaslamp.core.game import Seat
from gaslamp.games.registry import registration
from gaslamp.puzzles.line import Puzzle, parse, part_of, write
from gaslamp.puzzles.selection import of_day
from gaslamp.puzzles.shipped import fitting
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
from gaslamp.server.tables.solvers import Solvers
from gaslamp.table import visibility

KEPT_BYTES = 16 << 20
PUZZLE_SECONDS = 0.1
OWN_SECONDS = 2.0
"""About how long a request takes, for the queue."""
DAY = timedelta(days=1)


class Puzzles:
    def __init__(self, solvers: Solvers, runner: QueryRunner) -> None:
        self._solvers = solvers
        self._runner = runner
        self._kept = FairCache(KEPT_BYTES)

    # What is shown

    def of_day(self, day: date | None) -> tuple[date, Puzzle]:
        """Not later than tomorrow: somewhere on earth that day has begun."""
        today = self._solvers.today
        wanted, every = day or today, fitting()
        if wanted > today + DAY or not every:
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

    async def judge(self, puzzle: Puzzle, given: list[str] | None, language: str, visitor: str) -> Json:
        request = SolutionRequest(write(puzzle), None if given is None else tuple(given), language)
        found: Json = from_json(await self._answer(request, visitor))
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
