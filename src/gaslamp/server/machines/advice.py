"""A detective asks what a machine would do in the same seat. It is worked out from that seat's own knowledge."""

import asyncio
from collections import OrderedDict
from collections.abc import Sequence

from gaslamp.core.errors import NotAllowed, NotLegal, NotYourTurn
from gaslamp.core.game import Seat
from gaslamp.parts.player import Proposal
from gaslamp.players.advice import advises
from gaslamp.players.levels import LEVELS
from gaslamp.server.machines.pool import NoAnswer
from gaslamp.server.machines.turns import Thinks, question
from gaslamp.server.tables.messages import Json
from gaslamp.server.tables.open_table import Live
from gaslamp.server.wire.views import action_json
from gaslamp.table import assist
from gaslamp.table.table import Table

KEPT = 64


class Counsel:
    def __init__(self, machines: Thinks) -> None:
        self._machines = machines
        self._turn = asyncio.Semaphore(1)
        """Players at the tables come first: counsel takes one process at most."""
        self._kept: OrderedDict[tuple[str, int, Seat], Json] = OrderedDict()

    async def given(self, live: Live, seat: Seat) -> Json:
        """Proposals for whoever is to move, the best first. Asked again, the answer is the same and costs nothing."""
        check(live.table, seat)
        async with self._turn:
            # While others were served, the game may have gone on.
            check(live.table, seat)
            name = (live.table.header.id, live.table.moved, seat)
            if name not in self._kept:
                self._kept[name] = await self._worked_out(live, seat)
            self._kept.move_to_end(name)
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
            return self._kept[name]

    async def _worked_out(self, live: Live, seat: Seat) -> Json:
        table = live.table
        level, moved = adviser(table, seat), table.moved
        try:
            found = await self._machines.propose(question(live, seat, level, moved, {}))
        except NoAnswer:
            raise NotLegal("no-counsel") from None
        return {"moved": moved, "level": level, "proposals": _told(table, found)}


def check(table: Table, seat: Seat) -> None:
    if not advises(table.game.NAME, table.side(seat)):
        raise NotAllowed("no-advice-for-seat")
    if assist.level(table) != "probabilities":
        raise NotLegal("no-assist")
    if table.turn != seat:
        raise NotYourTurn("not-your-turn")


def adviser(table: Table, seat: Seat) -> str:
    """Who is asked: the best machine among the detectives, or the best there is if they are all people."""
    levels = {table.chairs[ally].level for ally in (seat, *table.allies(seat))}
    return next((level for level in reversed(LEVELS) if level in levels), LEVELS[-1])


def _told(table: Table, found: Sequence[Proposal]) -> list[Json]:
    game = table.game
    return [
        {"action": action_json(game.NAME, game.parse_action(one.action)), "score": round(one.score, 4)} for one in found
    ]
