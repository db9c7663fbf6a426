"""Advice: what a machine would do in a person's seat, from what that seat knows."""

import asyncio
from collections import OrderedDict
from collections.abc import Sequence

from gaslamp.core.errors import NotAllowed, NotLegal, NotYourTurn
from gaslamp.core.game import Seat
from gaslamp.parts.player import Proposal
from gaslamp.players.advice import advises
from gaslamp.players.levels import LEVELS
from gaslamp.server.machines.automatic_moves import request_for
from gaslamp.server.machines.player_pool import NoAnswer, PlayerPool
from gaslamp.server.tables.messages import Json
from gaslamp.server.tables.open_table import OpenTable
from gaslamp.server.wire.views import action_json
from gaslamp.table import assist
from gaslamp.table.table import Table

MAX_CACHED = 64


class Advice:
    def __init__(self, machines: PlayerPool) -> None:
        self._machines = machines
        self._lock = asyncio.Semaphore(1)
        """Advice uses one process at most: machine players at the tables come first."""
        self._cache: OrderedDict[tuple[str, int, Seat], Json] = OrderedDict()

    async def proposals(self, open_table: OpenTable, seat: Seat) -> Json:
        """For the seat that is to move, best first. The same question gets the same answer, from the cache."""
        check(open_table.table, seat)
        async with self._lock:
            # The table may have changed while this request waited for the lock.
            check(open_table.table, seat)
            key = (open_table.table.header.id, open_table.table.moved, seat)
            if key not in self._cache:
                self._cache[key] = await self._ask(open_table, seat)
            self._cache.move_to_end(key)
            if len(self._cache) > MAX_CACHED:
                self._cache.popitem(last=False)
            return self._cache[key]

    async def _ask(self, open_table: OpenTable, seat: Seat) -> Json:
        table = open_table.table
        level, moved = adviser(table, seat), table.moved
        try:
            found = await self._machines.advise(request_for(open_table, seat, level, moved, {}))
        except NoAnswer:
            raise NotLegal("no-counsel") from None
        return {"moved": moved, "level": level, "proposals": _to_json(table, found)}


def check(table: Table, seat: Seat) -> None:
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


def _to_json(table: Table, found: Sequence[Proposal]) -> list[Json]:
    game = table.game
    return [
        {"action": action_json(game.NAME, game.parse_action(one.action)), "score": round(one.score, 4)} for one in found
    ]
