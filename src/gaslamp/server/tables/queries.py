"""Beliefs, replays and courses of tables: worked out once for each question, and kept.

The same question gets the same bytes. Several visitors who ask it at the same time wait for one answer.
"""

import asyncio
from collections.abc import Callable, Hashable
from dataclasses import dataclass

from pydantic_core import to_json

from gaslamp.core.errors import GaslampError, NotLegal, NotThere
from gaslamp.core.game import SPECTATOR, Seat
from gaslamp.core.record import TABLE, undone
from gaslamp.core.referee import REFEREE, referee
from gaslamp.server.machines.fair_queue import Work
from gaslamp.server.machines.picture import is_drawn, pieces
from gaslamp.server.machines.query_process import BELIEF_SECONDS, COURSE_SECONDS, REPLAY_SECONDS, QueryRunner
from gaslamp.server.machines.query_request import (
    AnnotatedRequest,
    BeliefRequest,
    ChoicesRequest,
    CourseRequest,
    PictureRequest,
    QueryRequest,
    ReplayRequest,
)
from gaslamp.server.tables.fair_cache import FairCache
from gaslamp.server.tables.messages import outcome_json, words_in
from gaslamp.server.tables.open_table import OpenTable
from gaslamp.table import assist, visibility

BELIEF_BYTES = 8 << 20
REPLAY_BYTES = 48 << 20
"""The page of a long game has some hundred kilobytes."""
COURSE_BYTES = 2 << 20
FAILED = b""
"""Kept instead of an answer that took too long, so that nobody makes the server try again and again."""


@dataclass(frozen=True, slots=True)
class Reader:
    """Who asks."""

    visitor: str
    is_player: bool


class Queries:
    def __init__(self, runner: QueryRunner) -> None:
        self._runner = runner
        self._beliefs, self._replays, self._courses = map(FairCache, (BELIEF_BYTES, REPLAY_BYTES, COURSE_BYTES))
        self._coming: dict[Hashable, asyncio.Task[bytes]] = {}

    async def close(self) -> None:
        """Before the server stops: nobody waits for an answer that does not come."""
        await self._runner.close()

    async def belief(self, open_table: OpenTable, eyes: Seat, at: int | None, reader: Reader) -> bytes:
        """What could be true by what that seat has seen after `at` actions; without `at`, until now."""
        table = open_table.table
        allowed = assist.level(table)
        assist.check(table.game.NAME, allowed)
        moment = min(table.length, table.length if at is None else at)
        key = (table.header.id, table.moved, eyes, moment, allowed)

        def request() -> BeliefRequest:
            return BeliefRequest(undone(open_table.record(eyes), moment), allowed)

        return await self._answer(self._beliefs, key, request, _work(open_table, reader, BELIEF_SECONDS))

    async def replay(
        self, open_table: OpenTable, eyes: Seat, language: str, start: int, count: int, reader: Reader
    ) -> bytes:
        """What was seen after each action of a game that is over."""
        table = open_table.table
        key = (table.header.id, table.version, eyes, language, min(start, table.length + 1), count)

        def request() -> ReplayRequest:
            whole = table.journal.record
            seen = whole.entries if eyes == REFEREE else open_table.history.entries(eyes)
            last = referee(table.game, table.journal.state) if eyes == REFEREE else visibility.view(table, eyes)
            outcome = outcome_json(words_in(language), table, last)
            return ReplayRequest(whole, eyes, seen, outcome, language, start, count)

        return await self._answer(self._replays, key, request, _work(open_table, reader, REPLAY_SECONDS))

    async def course(self, open_table: OpenTable, reader: Reader) -> bytes:
        """How a game that is over was solved: its turning points, and the game's own account."""
        table = open_table.table
        visibility.check_over(table)
        deduction = table.parts.course
        if deduction is None:
            return to_json({"eyes": SPECTATOR, "points": [], "data": {}})
        key = (table.header.id, table.moved)
        eyes = deduction.seeker(table.seats)

        def request() -> CourseRequest:
            return CourseRequest(open_table.record(eyes))

        return await self._answer(self._courses, key, request, _work(open_table, reader, COURSE_SECONDS))

    async def choices(
        self, open_table: OpenTable, at: int, actions: tuple[str, ...], language: str, reader: Reader
    ) -> bytes:
        """What could be chosen after `at` actions of a game that is over, by the seat that acted next."""
        table = open_table.table
        visibility.check_over(table)
        moment = min(at, table.length)
        for text in actions:
            table.game.parse_action(text)
        key = (table.header.id, table.version, "choices", moment, actions, language)

        def request() -> ChoicesRequest:
            return ChoicesRequest(table.journal.record, moment, actions, language)

        found = await self._answer(self._replays, key, request, _work(open_table, reader, REPLAY_SECONDS))
        if found == b"null":
            raise NotLegal("no-choice")
        return found

    async def annotated(self, open_table: OpenTable, document: str, language: str, reader: Reader) -> bytes:
        """A game that is over in words, with this analysis beside it."""
        table = open_table.table
        key = (table.header.id, "annotated", document, language)

        def request() -> AnnotatedRequest:
            return AnnotatedRequest(visibility.record(table, TABLE), document, language)

        return await self._answer(self._replays, key, request, _work(open_table, reader, REPLAY_SECONDS))

    async def picture(self, open_table: OpenTable, at: int | None, reader: Reader) -> bytes:
        """Of the position now as a spectator sees it. After the end: of the moment after `at` actions, all open."""
        table = open_table.table
        if not is_drawn(table.header.game):
            raise NotThere("no-page")
        is_over = table.status == "over"
        moment = min(table.length, table.length if at is None or not is_over else at)
        key = (table.header.id, table.moved, "picture", moment)

        def request() -> PictureRequest:
            if is_over:
                return PictureRequest(table.header.game, (), table.journal.record, moment)
            return PictureRequest(table.header.game, pieces(table.header.game, visibility.view(table, SPECTATOR)))

        return await self._answer(self._replays, key, request, _work(open_table, reader, REPLAY_SECONDS))

    async def kept_answer(self, key: Hashable, request: QueryRequest, work: Work) -> bytes:
        """Of a belief that belongs to no table. The same key has the same answer."""
        return await self._answer(self._beliefs, key, lambda: request, work)

    async def _answer(self, cache: FairCache, key: Hashable, request: Callable[[], QueryRequest], work: Work) -> bytes:
        kept = cache.get(key)
        if kept is None:
            if key not in self._coming:
                task = self._coming[key] = asyncio.create_task(self._work_out(cache, key, request(), work))
                task.add_done_callback(lambda _: self._coming.pop(key, None))
            # The answer is kept even if the one who asked first is gone.
            kept = await asyncio.shield(self._coming[key])
        if kept == FAILED:
            raise GaslampError("analysis-failed")
        return kept

    async def _work_out(self, cache: FairCache, key: Hashable, request: QueryRequest, work: Work) -> bytes:
        try:
            found = await self._runner.answer(request, work)
        except GaslampError as error:
            if error.key != "analysis-failed":
                raise
            found = FAILED
        cache.put(work.visitor, key, found)
        return found


def _work(open_table: OpenTable, reader: Reader, seconds: float) -> Work:
    name = open_table.table.header.id
    return Work(reader.visitor or f"table {name}", name, seconds, reader.is_player)
