"""Advice and suggestions: what a machine would do in a person's seat, from what that seat knows."""

import math
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import replace

from gaslamp.core.errors import GaslampError, NotAllowed, NotLegal, NotYourTurn
from gaslamp.core.game import Seat
from gaslamp.parts.player import Proposal
from gaslamp.players.advice import advises
from gaslamp.players.lessons import teaches
from gaslamp.players.levels import LEVELS, thinking_seconds
from gaslamp.server.machines.ahead import request_for
from gaslamp.server.machines.fair_queue import FairQueue, QueueFull, Work
from gaslamp.server.machines.player_pool import NoAnswer, PlayerPool
from gaslamp.server.tables.messages import Json
from gaslamp.server.tables.open_table import OpenTable
from gaslamp.server.wire.views import action_json
from gaslamp.table import assist
from gaslamp.table.table import Table

MAX_CACHED = 64
MAX_WAITING = 4
"""Requests of one visitor. More are refused."""


class Advice:
    def __init__(self, machines: PlayerPool) -> None:
        self._machines = machines
        self._queue = FairQueue(1, 0, max_running=1, max_waiting=MAX_WAITING)
        """Advice uses one process at most: machine players at the tables come first."""
        self._cache: OrderedDict[tuple[str, int, Seat, bool], Json] = OrderedDict()

    async def proposals(self, open_table: OpenTable, seat: Seat, visitor: str = "") -> Json:
        """For the seat that is to move, best first. The same question gets the same answer, from the cache."""
        return await self._cached(open_table, seat, visitor, lesson=False)

    async def suggestion(self, open_table: OpenTable, seat: Seat, visitor: str = "") -> Json:
        """For a learner in turn: what to do now, and why. Otherwise nothing: the turn may pass while a page asks."""
        check_lesson(open_table.table, seat)
        if open_table.table.turn != seat:
            return _nothing(open_table.table, LEVELS[0])
        return await self._cached(open_table, seat, visitor, lesson=True)

    async def _cached(self, open_table: OpenTable, seat: Seat, visitor: str, *, lesson: bool) -> Json:
        check = check_lesson if lesson else check_advice
        check(open_table.table, seat)
        name = open_table.table.header.id
        level = LEVELS[0] if lesson else adviser(open_table.table, seat)
        work = Work(visitor or f"table {name}", name, thinking_seconds(level))
        try:
            await self._queue.acquire(work)
        except QueueFull:
            raise GaslampError("too-many", seconds=math.ceil(work.seconds)) from None
        try:
            # The table may have changed while this request waited.
            check(open_table.table, seat)
            if lesson and open_table.table.turn != seat:
                return _nothing(open_table.table, level)
            key = (name, open_table.table.moved, seat, lesson)
            if key not in self._cache:
                self._cache[key] = await self._ask(open_table, seat, visitor, level, lesson=lesson)
            self._cache.move_to_end(key)
            if len(self._cache) > MAX_CACHED:
                self._cache.popitem(last=False)
            return self._cache[key]
        finally:
            self._queue.release(work)

    async def _ask(self, open_table: OpenTable, seat: Seat, visitor: str, level: str, *, lesson: bool) -> Json:
        table = open_table.table
        moved = table.moved
        request = request_for(table, open_table.history.entries(seat), seat, level, {})
        try:
            found = await self._machines.advise(replace(request, lesson=lesson, visitor=visitor or request.visitor))
        except (NoAnswer, QueueFull):
            raise NotLegal("no-counsel") from None
        return {"moved": moved, "level": level, "proposals": _to_json(table, found)}


def check_lesson(table: Table, seat: Seat) -> None:
    if not table.settings.lesson:
        raise NotLegal("no-assist")
    if not teaches(table.game.NAME, table.side(seat)):
        raise NotAllowed("no-advice-for-seat")


def check_advice(table: Table, seat: Seat) -> None:
    if not advises(table.game.NAME, table.side(seat)):
        raise NotAllowed("no-advice-for-seat")
    if assist.level(table) != "probabilities":
        raise NotLegal("no-assist")
    if table.turn != seat:
        raise NotYourTurn("not-your-turn")


def adviser(table: Table, seat: Seat) -> str:
    """The strongest machine among the seat's allies, or the strongest level if they are all people."""
    levels = {table.chairs[ally].level for ally in (seat, *table.allies(seat))}
    return next((level for level in reversed(LEVELS) if level in levels), LEVELS[-1])


def _nothing(table: Table, level: str) -> Json:
    return {"moved": table.moved, "level": level, "proposals": []}


def _to_json(table: Table, found: Sequence[Proposal]) -> list[Json]:
    game = table.game
    return [
        {
            "action": action_json(game.NAME, game.parse_action(one.action)),
            "score": round(one.score, 4),
            "reason": one.reason,
            "facts": dict(one.facts),
        }
        for one in found
    ]
