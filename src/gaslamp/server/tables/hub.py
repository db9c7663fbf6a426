"""All open tables of this process. A table is opened when somebody wants it and put away when nobody does."""

import asyncio
from contextlib import suppress

import structlog

from gaslamp.core.errors import GaslampError, NotThere
from gaslamp.core.game import Seat
from gaslamp.server.cancellation import cancel_and_wait
from gaslamp.server.cluster.catch_up import CatchUp
from gaslamp.server.cluster.cluster import Cluster, NoBus
from gaslamp.server.environment import World
from gaslamp.server.machines.advice import Advice
from gaslamp.server.machines.automatic_moves import AutomaticMoves
from gaslamp.server.machines.player_pool import PlayerPool
from gaslamp.server.metrics import Metrics
from gaslamp.server.notices.outbox import Outbox
from gaslamp.server.tables.deduction import DeductionCache
from gaslamp.server.tables.open_table import Live
from gaslamp.server.tables.subscriber import GOING_DOWN
from gaslamp.server.timing import Timing
from gaslamp.store.store import Store
from gaslamp.table.commands import Flag

MOMENT = 0.01
"""Seconds."""

log = structlog.get_logger("hub")


class Hub:
    def __init__(
        self,
        world: World,
        store: Store,
        machines: PlayerPool,
        timing: Timing,
        cluster: Cluster | None = None,
        outbox: Outbox | None = None,
    ) -> None:
        self.world = world
        self.store = store
        self.cluster = cluster or NoBus()
        self.metrics = self._metrics()
        self.is_leaving = False
        self.deduction = DeductionCache()
        self.advice = Advice(machines)
        self._outbox = outbox
        self._machines = machines
        self._timing = timing
        self._open: dict[str, tuple[Live, AutomaticMoves]] = {}
        self._opening: dict[str, asyncio.Task[Live]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self.catch_up = CatchUp(store, self.cluster, self._found)
        self.cluster.on_message, self.cluster.on_subscribed = self.catch_up.receive, self._ask_around
        self.cluster.on_connected = self.catch_up.poll_soon

    def __len__(self) -> int:
        return len(self._open)

    def _metrics(self) -> Metrics:
        found = Metrics()
        found.gauge("gaslamp_tables", "Open tables", lambda: len(self))
        found.gauge(
            "gaslamp_sockets", "Open sockets", lambda: sum(len(one.listeners) for one, _ in self._open.values())
        )
        found.gauge(
            "gaslamp_thinking",
            "Tables that wait for a machine",
            lambda: sum(one.is_busy for _, one in self._open.values()),
        )
        found.gauge(
            "gaslamp_redis_up", "Whether other processes can be heard", lambda: not self.cluster.is_disconnected
        )
        return found

    async def is_present(self, table: str, seat: Seat) -> bool:
        """Whether somebody looks at a table from that seat."""
        if table in self._open and any(one.seat == seat for one in self._open[table][0].listeners):
            return True
        return await self.cluster.is_present(table, seat)

    async def start(self) -> None:
        self._sweeper = asyncio.create_task(self._sweep_for_ever())
        self.catch_up.start()

    async def farewell(self, seconds: float) -> None:
        """Before the server goes down: commands that were begun are finished, and their news sent to the last word.

        Then the sockets are closed in a way that makes clients come back, to another process or to the next one.
        """
        self.is_leaving = True
        listeners = {one for live, _ in self._open.values() for one in live.listeners}
        for listener in listeners:
            listener.is_leaving = True
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while any(listener.is_busy for listener in listeners):
                    await asyncio.sleep(MOMENT)
                for listener in listeners:
                    listener.finish(GOING_DOWN)
                await asyncio.gather(*(listener.gone.wait() for listener in listeners))

    async def stop(self) -> None:
        if self._sweeper is not None:
            await cancel_and_wait(self._sweeper)
        await self.catch_up.stop()
        for live, moves in self._open.values():
            moves.stop()
            for listener in list(live.listeners):
                listener.close(GOING_DOWN)
        self._open.clear()

    def _found(self) -> dict[str, Live]:
        return {name: live for name, (live, _) in self._open.items()}

    def _ask_around(self, name: str) -> None:
        """The others are heard from now on: who is there?"""
        if name in self._open:
            self._open[name][0].tell_presence(asks=True)

    async def table(self, name: str, *, is_ours: bool = False) -> Live:
        """The table of that name, read from the store unless it is open already.

        `is_ours`: this process has just made it, and nobody else will look after it.
        """
        if name in self._open:
            live = self._open[name][0]
            live.used = self.world.now()
            return live
        if name not in self._opening:
            task = self._opening[name] = asyncio.create_task(self._read(name, is_ours=is_ours))
            task.add_done_callback(lambda _: self._opening.pop(name, None))
        return await asyncio.shield(self._opening[name])

    async def _read(self, name: str, *, is_ours: bool) -> Live:
        found = await self.store.load(name)
        if found is None:
            raise NotThere("no-table")
        live = await asyncio.to_thread(Live, self.world, self.store, *found, self.cluster)
        live.is_ours = is_ours
        live.metrics = self.metrics
        live.outbox = self._outbox
        if self.cluster.is_shared:
            live.cursors.start((await self.store.progress([name]))[name])
        moves = AutomaticMoves(live, self._machines, self._timing)
        self._open[name] = (live, moves)
        self.cluster.subscribe(name)
        moves.update()
        return live

    async def _sweep_for_ever(self) -> None:
        while True:
            try:
                await self.sweep()
            except Exception as error:
                log.error("sweep-failed", error=type(error).__name__)
            await asyncio.sleep(self._timing.sweep_seconds)

    async def sweep(self) -> None:
        """Flags that fell and machines that wait at tables that are not open, as after a restart; idle ones go.

        Where several processes look, each gives whoever has the table open time to do it.
        """
        now = self.world.now()
        for name, _ in await self.store.deadlines(now - int(self._timing.grace_seconds * 1000)):
            if name not in self._open:
                live = await self.table(name)
                with suppress(GaslampError):
                    await live.run(Flag())
        for name in await self.store.machine_turns(
            now - self._timing.takeover_ms() if self._timing.grace_seconds else None
        ):
            await self.table(name)
        idle = now - int(self._timing.idle_seconds * 1000)
        for name, (live, moves) in list(self._open.items()):
            if not (live.listeners or live.lock.locked() or live.used > idle or moves.is_busy):
                moves.stop()
                del self._open[name]
                self.cluster.unsubscribe(name)
