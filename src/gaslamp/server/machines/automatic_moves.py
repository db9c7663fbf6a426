"""Moves that no client sends: those of machine players, and clocks that run out."""

import asyncio
from collections.abc import Coroutine, Mapping
from math import ceil
from typing import Any, TypeVar

import structlog

from gaslamp.core import record
from gaslamp.core.errors import GaslampError, NotLegal
from gaslamp.core.game import Seat
from gaslamp.players.levels import thinking_seconds
from gaslamp.players.orders import carried_out
from gaslamp.server.machines.player_pool import PlayerPool
from gaslamp.server.machines.request import PlayerRequest
from gaslamp.server.tables import marks
from gaslamp.server.tables.open_table import OpenTable
from gaslamp.server.timing import Timing
from gaslamp.table import clock, visibility
from gaslamp.table.commands import Act, Flag

log = structlog.get_logger("automatic_moves")

T = TypeVar("T")

MIN_WAIT_SECONDS = 0.01
MAX_WAIT_SECONDS = 3600.0


def request_for(
    open_table: OpenTable, seat: Seat, level: str, moved: int, pencilled: Mapping[str, str]
) -> PlayerRequest:
    """What the seat knows and the marks its side shares, and nothing else."""
    table = open_table.table
    return PlayerRequest(
        table=table.header.id,
        version=moved,
        game=table.game.NAME,
        seat=seat,
        level=level,
        record=record.write(open_table.record(seat)),
        view=table.game.write(visibility.view(table, seat)),
        pencilled=pencilled,
    )


class AutomaticMoves:
    """Of one open table. `update` is called whenever the table changes."""

    def __init__(self, open_table: OpenTable, machines: PlayerPool, timing: Timing) -> None:
        self._open_table = open_table
        self._machines = machines
        self._timing = timing
        self._turn: tuple[Seat, str, int] | None = None
        """Seat, level and version of the machine's turn."""
        self._thinking: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._flagging: asyncio.Task[Any] | None = None
        open_table.on_change = self.update

    @property
    def is_busy(self) -> bool:
        """Whether a machine is to move. A running clock does not count: the hub checks those of closed tables."""
        return self._turn is not None

    def update(self) -> None:
        table = self._open_table.table
        seat = table.turn
        chair = None if seat is None else table.chairs[seat]
        turn = None
        if seat is not None and chair is not None and chair.kind == "machine" and chair.level is not None:
            turn = (seat, chair.level, table.moved)
        if turn != self._turn:
            self._stop_thinking()
            self._turn = turn
            if turn is not None:
                self._thinking = asyncio.create_task(self._move(*turn))
        self._set_timer()

    def stop(self) -> None:
        self._stop_thinking()
        self._turn = None
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _stop_thinking(self) -> None:
        task, self._thinking = self._thinking, None
        if task is not None and task is not asyncio.current_task():
            task.cancel()

    def _set_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        table = self._open_table.table
        due = clock.deadline(table.clock_state) if table.status == "running" else None
        if due is not None:
            seconds = (due - self._open_table.environment.now()) / 1000
            seconds = min(max(MIN_WAIT_SECONDS, seconds), MAX_WAIT_SECONDS)
            self._timer = asyncio.get_running_loop().call_later(seconds, self._on_timer)

    def _on_timer(self) -> None:
        self._flagging = asyncio.create_task(self._flag())

    async def _flag(self) -> None:
        try:
            await self._open_table.run(Flag())
        except GaslampError as error:
            log.info("flag-refused", error=error.key)
        self._set_timer()

    async def _move(self, seat: Seat, level: str, moved: int) -> None:
        while True:
            try:
                action, order = await self._at_intervals(self._choose(seat, level, moved), seat, level)
                await self._open_table.run(Act(seat, moved, (action,), "machine"))
                if order is not None:
                    await marks.set_mark(self._open_table, seat, order, None)
                return
            except NotLegal as error:
                if error.key in ("stale-version", "out-of-time"):
                    return
                log.error("machine-move-refused", player=level, error=error.key)
            except Exception as error:
                log.error("machine-failed", player=level, error=type(error).__name__)
            await asyncio.sleep(self._timing.retry_seconds)

    async def _choose(self, seat: Seat, level: str, moved: int) -> tuple[str, str | None]:
        """The action, and the place of the pencilled order that it carries out."""
        await self._leave_to_owner(level)
        pencilled = await marks.shared_marks(self._open_table, seat)
        action = await self._machines.choose(request_for(self._open_table, seat, level, moved, pencilled))
        return action, carried_out(self._open_table.table.game.NAME, action, pencilled)

    async def _leave_to_owner(self, level: str) -> None:
        """The process that made the last change asks first. The others wait, and ask only if nothing happens."""
        if not self._open_table.is_changed_here:
            wait = self._open_table.last_changed + self._timing.takeover_ms(level) - self._open_table.environment.now()
            await asyncio.sleep(max(0.0, wait / 1000))

    async def _at_intervals(self, work: Coroutine[Any, Any, T], seat: Seat, level: str) -> T:
        """The result, only at fixed intervals after the start, so that the thinking time reveals nothing.

        At every interval before that, all clients are told that the machine is thinking.
        """
        interval = self._timing.machine_interval_seconds
        if not interval:
            return await work
        loop = asyncio.get_running_loop()
        began, longest = loop.time(), thinking_seconds(level)
        task = asyncio.ensure_future(work)
        try:
            for count in range(1, ceil(MAX_WAIT_SECONDS / interval)):
                await asyncio.sleep(began + count * interval - loop.time())
                if task.done():
                    break
                share = min(1.0, round(count * interval / longest, 2))
                self._open_table.send({"type": "thinking", "seat": seat, "share": share})
            return await task
        finally:
            task.cancel()
