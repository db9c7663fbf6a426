"""Moves that no client sends: those of machine players, and clocks that run out."""

import asyncio
from collections.abc import Coroutine
from math import ceil
from typing import Any, TypeVar

import structlog

from gaslamp.core.errors import GaslampError, NotLegal
from gaslamp.core.game import Seat
from gaslamp.players.levels import thinking_seconds
from gaslamp.server.machines.ahead import PlannedStep, steps_ahead
from gaslamp.server.machines.fair_queue import QueueFull
from gaslamp.server.machines.player_pool import PlayerPool
from gaslamp.server.tables import marks
from gaslamp.server.tables.open_table import OpenTable
from gaslamp.server.timing import Timing
from gaslamp.store.storage_fault import StorageFault
from gaslamp.table.commands import Flag, Play
from gaslamp.table.decision import due
from gaslamp.table.settings import Speed

log = structlog.get_logger("automatic_moves")

T = TypeVar("T")

MIN_WAIT_SECONDS = 0.01
MAX_WAIT_SECONDS = 3600.0


class AutomaticMoves:
    """Of one open table. `update` is called whenever the table changes."""

    def __init__(self, open_table: OpenTable, machines: PlayerPool, timing: Timing) -> None:
        self._open_table = open_table
        self._machines = machines
        self._timing = timing
        self._turn: tuple[Seat, str, int] | None = None
        """Seat, level and version of the machine's turn."""
        self._plan: list[PlannedStep] = []
        """Steps that are chosen and not shown yet."""
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
        machine = table.machine
        turn = None if machine is None else (*machine, table.moved)
        if not self._plan_is_current():
            # Something else happened, such as a take-back.
            self._plan = []
        if turn != self._turn:
            self._stop_thinking()
            self._turn = turn
            if turn is not None:
                self._thinking = asyncio.create_task(self._move(*turn))
        self._set_timer()

    def stop(self) -> None:
        self._stop_thinking()
        self._turn, self._plan = None, []
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
        due_ms = due(table)
        if due_ms is not None:
            seconds = (due_ms - self._open_table.now()) / 1000
            seconds = min(max(MIN_WAIT_SECONDS, seconds), MAX_WAIT_SECONDS)
            self._timer = asyncio.get_running_loop().call_later(seconds, self._on_timer)

    def _on_timer(self) -> None:
        self._flagging = asyncio.create_task(self._flag())

    async def _flag(self) -> None:
        try:
            await self._open_table.run(Flag())
        except StorageFault:
            await asyncio.sleep(self._timing.retry_seconds)
        except GaslampError as error:
            log.info("flag-refused", error=error.key)
        self._set_timer()

    async def _move(self, seat: Seat, level: str, moved: int) -> None:
        while True:
            try:
                if self._plan_is_current():
                    await asyncio.sleep(self._timing.pause_seconds(self._speed))
                else:
                    self._plan = await self._at_intervals(self._think(level), seat, level)
                await self._show(moved)
                return
            except NotLegal as error:
                if error.key in ("stale-version", "out-of-time"):
                    return
                log.error("machine-move-refused", player=level, error=error.key)
            except StorageFault:
                pass  # the store has logged it, once for all tables
            except QueueFull:
                log.info("machine-waits", player=level)
            except Exception as error:
                log.error("machine-failed", player=level, error=type(error).__name__)
            self._plan = []
            await asyncio.sleep(self._timing.retry_seconds)

    @property
    def _speed(self) -> Speed:
        table = self._open_table.table
        return "at-once" if table.hurried else table.speed

    def _plan_is_current(self) -> bool:
        """Whether the next step of the plan belongs to the position that the table is in."""
        table = self._open_table.table
        if not self._plan:
            return False
        following = self._plan[0]
        is_next = (following.length, following.take_backs) == (table.length, table.take_backs)
        return is_next and (following.seat, following.level) == table.machine

    async def _think(self, level: str) -> list[PlannedStep]:
        """A calm machine thinks about one step at a time, and so do those of tests that have no intervals."""
        await self._leave_to_owner(level)
        is_single = self._speed == "calm"
        return await steps_ahead(
            self._open_table, self._machines.choose, 0.0 if is_single else self._timing.machine_interval_seconds
        )

    async def _show(self, moved: int) -> None:
        """The next step of the plan, or all of them."""
        count = len(self._plan) if self._speed == "at-once" else 1
        shown, self._plan = self._plan[:count], self._plan[count:]
        await self._open_table.run(Play(moved, tuple((one.seat, one.action) for one in shown)))
        for one in shown:
            if one.order is not None:
                await marks.set_mark(self._open_table, one.seat, one.order, None)

    async def _leave_to_owner(self, level: str) -> None:
        """The process that made the last change asks first. The others wait, and ask only if nothing happens."""
        if not self._open_table.is_changed_here:
            wait = self._open_table.last_changed + self._timing.takeover_ms(level) - self._open_table.now()
            await asyncio.sleep(max(0.0, wait / 1000))

    async def _at_intervals(self, work: Coroutine[Any, Any, T], seat: Seat, level: str) -> T:
        """The result, only at fixed intervals after the start, so that the thinking time reveals nothing.

        At every interval before that, all clients are sent that the machine is thinking.
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
