"""What moves a table by itself: its machine players, and flags that fall."""

import asyncio
from collections.abc import Callable, Coroutine, Mapping, Sequence
from math import ceil
from typing import Any, Protocol, TypeVar

import structlog

from gaslamp.core import record
from gaslamp.core.errors import GaslampError, NotLegal
from gaslamp.core.game import Seat
from gaslamp.parts.player import Proposal
from gaslamp.players.levels import SECONDS
from gaslamp.players.orders import carried_out
from gaslamp.server.machines.pool import Question, nobody
from gaslamp.server.tables import marks
from gaslamp.server.tables.open_table import Live
from gaslamp.server.timing import Pace
from gaslamp.table import clock, visibility
from gaslamp.table.commands import Act, Flag

log = structlog.get_logger("mover")

T = TypeVar("T")

LEAST_WAIT = 0.01
LONGEST_WAIT = 3600.0


class Thinks(Protocol):
    async def think(self, question: Question, report: Callable[[float], object] = nobody) -> str:
        """The action chosen, as text."""

    async def propose(self, question: Question) -> Sequence[Proposal]:
        """What a machine would do in a person's seat, best first."""


def question(live: Live, seat: Seat, level: str, moved: int, pencilled: Mapping[str, str]) -> Question:
    """All that a seat knows and what its side has pencilled, and nothing else."""
    table = live.table
    return Question(
        table=table.header.id,
        version=moved,
        game=table.game.NAME,
        seat=seat,
        level=level,
        record=record.write(live.record(seat)),
        view=table.game.write(visibility.view(table, seat)),
        pencilled=pencilled,
    )


class Mover:
    """Looks again whenever the table changes."""

    def __init__(self, live: Live, machines: Thinks, pace: Pace) -> None:
        self._live = live
        self._machines = machines
        self._pace = pace
        self._wanted: tuple[Seat, str, int] | None = None
        self._thinking: asyncio.Task[None] | None = None
        self._flag: asyncio.TimerHandle | None = None
        self._falling: asyncio.Task[Any] | None = None
        live.on_change = self.arrange

    @property
    def is_busy(self) -> bool:
        """A flag does not count: the hub looks for those of tables that are put away."""
        return self._wanted is not None

    def arrange(self) -> None:
        table = self._live.table
        turn = table.turn
        chair = None if turn is None else table.chairs[turn]
        wanted = None
        if turn is not None and chair is not None and chair.kind == "machine" and chair.level is not None:
            wanted = (turn, chair.level, table.moved)
        if wanted != self._wanted:
            self._stop_thinking()
            self._wanted = wanted
            if wanted is not None:
                self._thinking = asyncio.create_task(self._think(*wanted))
        self._set_flag()

    def stop(self) -> None:
        self._stop_thinking()
        self._wanted = None
        if self._flag is not None:
            self._flag.cancel()
            self._flag = None

    def _stop_thinking(self) -> None:
        task, self._thinking = self._thinking, None
        if task is not None and task is not asyncio.current_task():
            task.cancel()

    def _set_flag(self) -> None:
        if self._flag is not None:
            self._flag.cancel()
            self._flag = None
        table = self._live.table
        due = clock.deadline(table.clock_state) if table.status == "running" else None
        if due is not None:
            wait = (due - self._live.world.now()) / 1000
            self._flag = asyncio.get_running_loop().call_later(min(max(LEAST_WAIT, wait), LONGEST_WAIT), self._fall)

    def _fall(self) -> None:
        self._falling = asyncio.create_task(self._fell())

    async def _fell(self) -> None:
        try:
            await self._live.run(Flag())
        except GaslampError as error:
            log.info("flag-refused", table=self._live.table.header.id, code=error.key)
        self._set_flag()

    async def _think(self, seat: Seat, level: str, moved: int) -> None:
        while True:
            try:
                action, order = await self._on_the_beat(self._ask(seat, level, moved), seat, level)
                await self._live.run(Act(seat, moved, (action,), "machine"))
                if order is not None:
                    await marks.mark(self._live, seat, order, None)
                return
            except NotLegal as error:
                if error.key in ("stale-version", "out-of-time"):
                    return
                log.error("machine-not-legal", table=self._live.table.header.id, level=level, code=error.key)
            except Exception as error:
                log.error("machine-failed", table=self._live.table.header.id, level=level, error=type(error).__name__)
            await asyncio.sleep(self._pace.retry)

    async def _ask(self, seat: Seat, level: str, moved: int) -> tuple[str, str | None]:
        """The action, and the place of the order that it carries out."""
        await self._let_others_go_first(level)
        pencilled = await marks.shared(self._live, seat)
        action = await self._machines.think(question(self._live, seat, level, moved, pencilled))
        return action, carried_out(self._live.table.game.NAME, action, pencilled)

    async def _let_others_go_first(self, level: str) -> None:
        """The process that made the last change is asking already: only if it is silent for long do we."""
        if not self._live.is_ours:
            wait = self._live.changed + self._pace.patience(level) - self._live.world.now()
            await asyncio.sleep(max(0.0, wait / 1000))

    async def _on_the_beat(self, asked: Coroutine[Any, Any, T], seat: Seat, level: str) -> T:
        """The answer, not before the first beat, and later ones on a beat; a word to all on every beat until then."""
        beat = self._pace.beat
        if not beat:
            return await asked
        loop = asyncio.get_running_loop()
        began, longest = loop.time(), SECONDS.get(level, max(SECONDS.values()))
        task = asyncio.ensure_future(asked)
        try:
            for count in range(1, ceil(LONGEST_WAIT / beat)):
                await asyncio.sleep(began + count * beat - loop.time())
                if task.done():
                    break
                share = min(1.0, round(count * beat / longest, 2))
                self._live.tell({"type": "thinking", "seat": seat, "share": share})
            return await task
        finally:
            task.cancel()
