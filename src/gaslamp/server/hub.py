"""All open tables of this process. A table is opened when somebody wants it and put away when nobody does."""

import asyncio
from contextlib import suppress

import structlog

from gaslamp.core.errors import GaslampError, NotThere
from gaslamp.core.game import Seat
from gaslamp.store.store import Store
from gaslamp.table.commands import Flag

from .counsel import Counsel
from .deduction import Deduction
from .listener import GOING_DOWN
from .live import Live
from .mover import Mover, Thinks
from .pace import Pace
from .world import World

log = structlog.get_logger("hub")


class Hub:
    def __init__(self, world: World, store: Store, machines: Thinks, pace: Pace) -> None:
        self.world = world
        self.store = store
        self.deduction = Deduction()
        self.counsel = Counsel(machines)
        self._machines = machines
        self._pace = pace
        self._open: dict[str, tuple[Live, Mover]] = {}
        self._opening: dict[str, asyncio.Task[Live]] = {}
        self._sweeper: asyncio.Task[None] | None = None

    def __len__(self) -> int:
        return len(self._open)

    def is_here(self, table: str, seat: Seat) -> bool:
        """Whether somebody looks at a table from that seat in this process."""
        return table in self._open and any(one.seat == seat for one in self._open[table][0].listeners)

    async def start(self) -> None:
        self._sweeper = asyncio.create_task(self._sweep_for_ever())

    async def stop(self) -> None:
        if self._sweeper is not None:
            self._sweeper.cancel()
            with suppress(asyncio.CancelledError):
                await self._sweeper
        for live, mover in self._open.values():
            mover.stop()
            for listener in list(live.listeners):
                listener.close(GOING_DOWN)
        self._open.clear()

    async def table(self, name: str) -> Live:
        """The table of that name, read from the store unless it is open already."""
        if name in self._open:
            live = self._open[name][0]
            live.used = self.world.now()
            return live
        if name not in self._opening:
            task = self._opening[name] = asyncio.create_task(self._read(name))
            task.add_done_callback(lambda _: self._opening.pop(name, None))
        return await asyncio.shield(self._opening[name])

    async def _read(self, name: str) -> Live:
        found = await self.store.load(name)
        if found is None:
            raise NotThere("no-table")
        live = await asyncio.to_thread(Live, self.world, self.store, *found)
        mover = Mover(live, self._machines, self._pace)
        self._open[name] = (live, mover)
        mover.arrange()
        return live

    async def _sweep_for_ever(self) -> None:
        while True:
            try:
                await self.sweep()
            except Exception as error:
                log.error("sweep-failed", error=type(error).__name__)
            await asyncio.sleep(self._pace.sweep)

    async def sweep(self) -> None:
        """Flags that fell and machines that wait at tables that are not open, as after a restart; idle ones go."""
        for name, _ in await self.store.flags(self.world.now()):
            if name not in self._open:
                live = await self.table(name)
                with suppress(GaslampError):
                    await live.run(Flag())
        for name in await self.store.thinking():
            await self.table(name)
        idle = self.world.now() - int(self._pace.idle * 1000)
        for name, (live, mover) in list(self._open.items()):
            if not (live.listeners or live.lock.locked() or live.used > idle or mover.is_busy):
                mover.stop()
                del self._open[name]
