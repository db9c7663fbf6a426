"""All open tables of this process. A table is opened when it is needed and closed when nobody uses it."""

import asyncio
from collections.abc import Callable
from contextlib import suppress

import structlog

from gaslamp.core.errors import GaslampError, NotThere
from gaslamp.core.game import Seat
from gaslamp.server.cancellation import cancel_and_wait
from gaslamp.server.cluster.catch_up import CatchUp
from gaslamp.server.cluster.cluster import Cluster, ClusterMessage, NoBus
from gaslamp.server.environment import Environment
from gaslamp.server.machines.advice import Advice
from gaslamp.server.machines.automatic_moves import AutomaticMoves
from gaslamp.server.machines.game_analyst import GameAnalyst, ThreadGameAnalyst
from gaslamp.server.machines.player_pool import PlayerPool
from gaslamp.server.machines.query_process import QueryRunner, ThreadQueryRunner
from gaslamp.server.metrics import Metrics
from gaslamp.server.notebooks.notebooks import Notebooks
from gaslamp.server.notebooks.readers import Readers
from gaslamp.server.notices.outbox import Outbox
from gaslamp.server.tables.analyses import Analyses
from gaslamp.server.tables.open_table import OpenTable
from gaslamp.server.tables.puzzles import Puzzles
from gaslamp.server.tables.queries import Queries
from gaslamp.server.tables.solvers import Solvers
from gaslamp.server.tables.subscriber import GOING_DOWN
from gaslamp.server.timing import Timing
from gaslamp.server.uptime import Uptime
from gaslamp.store import signing_keys
from gaslamp.store.signing import Signer
from gaslamp.store.store import Store
from gaslamp.table.commands import Flag, Resume

DRAIN_POLL_SECONDS = 0.01

log = structlog.get_logger("hub")


class Hub:
    def __init__(
        self,
        environment: Environment,
        store: Store,
        machines: PlayerPool,
        timing: Timing,
        cluster: Cluster | None = None,
        outbox: Outbox | None = None,
        query_runner: QueryRunner | None = None,
        game_analyst: GameAnalyst | None = None,
    ) -> None:
        self.environment = environment
        self.store = store
        self.cluster = cluster or NoBus()
        self.metrics = self._metrics()
        self.is_draining = False
        self.spectators_lock = asyncio.Lock()
        """Spectators enter one at a time, so that many of them do not delay the players' moves."""
        self.on_drain: Callable[[], None] = lambda: None
        """Called when the server is about to stop."""
        runner = query_runner or ThreadQueryRunner()
        self.queries = Queries(runner)
        self.notebooks = Notebooks(store, environment, Readers(store, self.cluster), self.queries)
        self.solvers = Solvers(store, environment)
        self.puzzles = Puzzles(self.solvers, runner)
        self.analyses = Analyses(store, environment, game_analyst or ThreadGameAnalyst(), self.table)
        self.advice = Advice(machines)
        self._outbox = outbox
        self._machines = machines
        self.timing = timing
        self._open: dict[str, tuple[OpenTable, AutomaticMoves]] = {}
        self._opening: dict[str, asyncio.Task[OpenTable]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self._signer: Signer | None = None
        self.uptime = Uptime(store, environment.now)
        self.catch_up = CatchUp(store, self.cluster, self.open_tables)
        self.cluster.on_message, self.cluster.on_subscribed = self._receive, self._ask_for_presence
        self.cluster.on_connected = self.catch_up.poll_soon

    def __len__(self) -> int:
        return len(self._open)

    def _metrics(self) -> Metrics:
        found = Metrics()
        found.gauge("gaslamp_tables", "Open tables", lambda: len(self))
        found.gauge(
            "gaslamp_sockets", "Open sockets", lambda: sum(len(one.subscribers) for one, _ in self._open.values())
        )
        found.gauge(
            "gaslamp_thinking",
            "Tables that wait for a machine",
            lambda: sum(one.is_busy for _, one in self._open.values()),
        )
        found.gauge(
            "gaslamp_redis_up",
            "Whether messages of other processes arrive",
            lambda: not self.cluster.is_disconnected,
        )
        return found

    async def is_present(self, table: str, seat: Seat) -> bool:
        """Whether a seat is connected to its table, in this process or another."""
        if table in self._open and any(one.seat == seat for one in self._open[table][0].subscribers):
            return True
        return await self.cluster.is_present(table, seat)

    async def signer(self) -> Signer:
        """Signs records with the keys of the database."""
        if self._signer is None:
            self._signer = await signing_keys.load(self.store)
        return self._signer

    async def start(self) -> None:
        await self.uptime.start()
        self._sweeper = asyncio.create_task(self._sweep_repeatedly())
        self.catch_up.start()
        self.analyses.start()

    async def drain(self, seconds: float) -> None:
        """Before the server stops: commands that were begun are finished, and all messages are sent.

        Then the sockets are closed with a code that makes clients reconnect, to another process or after a restart.
        """
        self.is_draining = True
        self.on_drain()
        self.notebooks.readers.drain()
        await self.queries.close()
        subscribers = {one for open_table, _ in self._open.values() for one in open_table.subscribers}
        for subscriber in subscribers:
            subscriber.is_draining = True
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while any(subscriber.is_busy for subscriber in subscribers):
                    await asyncio.sleep(DRAIN_POLL_SECONDS)
                for subscriber in subscribers:
                    subscriber.finish(GOING_DOWN)
                await asyncio.gather(*(subscriber.closed.wait() for subscriber in subscribers))

    async def stop(self) -> None:
        if self._sweeper is not None:
            await cancel_and_wait(self._sweeper)
        await self.analyses.stop()
        await self.catch_up.stop()
        await self.uptime.stop()
        for open_table, moves in self._open.values():
            moves.stop()
            for subscriber in list(open_table.subscribers):
                subscriber.close(GOING_DOWN)
        self._open.clear()

    def open_tables(self) -> dict[str, OpenTable]:
        """By id."""
        return {name: open_table for name, (open_table, _) in self._open.items()}

    def _receive(self, name: str, message: ClusterMessage) -> None:
        """The id is that of a table or of a notebook."""
        self.notebooks.readers.receive(name, message)
        self.catch_up.receive(name, message)

    def _ask_for_presence(self, name: str) -> None:
        """Messages of the other processes about a table arrive from now on: ask who is connected there."""
        if name in self._open:
            self._open[name][0].publish_presence(wants_reply=True)

    async def table(self, name: str, *, is_changed_here: bool = False) -> OpenTable:
        """The table with that id, read from the store unless it is open already.

        `is_changed_here`: this process has just created it, and no other process makes the moves of its machines.
        """
        if name in self._open:
            open_table = self._open[name][0]
            open_table.last_used = self.environment.now()
            return open_table
        if name not in self._opening:
            task = self._opening[name] = asyncio.create_task(self._read(name, is_changed_here=is_changed_here))
            task.add_done_callback(lambda _: self._opening.pop(name, None))
        return await asyncio.shield(self._opening[name])

    async def _read(self, name: str, *, is_changed_here: bool) -> OpenTable:
        found = await self.store.load(name)
        if found is None:
            raise NotThere("no-table")
        open_table = await asyncio.to_thread(OpenTable, self.environment, self.store, *found, self.cluster)
        open_table.is_changed_here = is_changed_here
        open_table.metrics = self.metrics
        open_table.outbox = self._outbox
        if self.cluster.is_shared:
            open_table.cursors.start((await self.store.progress([name]))[name])
        if not is_changed_here:
            await open_table.run(Resume(self.uptime.outages))
        moves = AutomaticMoves(open_table, self._machines, self.timing)
        self._open[name] = (open_table, moves)
        self.cluster.subscribe(name)
        moves.update()
        return open_table

    async def _sweep_repeatedly(self) -> None:
        while True:
            try:
                await self.sweep()
            except Exception as error:
                log.error("sweep-failed", error=type(error).__name__)
            await asyncio.sleep(self.timing.sweep_seconds)

    async def sweep(self) -> None:
        """Find tables that are not open and need a move, as after a restart. Close idle tables.
        Delete old notebooks.

        These are tables whose clock has run out or at which a machine is to move. Where several processes serve the
        tables, a process that has a table open gets time to make the move itself.
        """
        now = self.environment.now()
        for name, _ in await self.store.deadlines(now - int(self.timing.grace_seconds * 1000)):
            if name not in self._open:
                open_table = await self.table(name)
                with suppress(GaslampError):
                    await open_table.run(Flag())
        before = now - self.timing.takeover_ms() if self.timing.grace_seconds else None
        for name in await self.store.machine_turns(before):
            await self.table(name)
        idle = now - int(self.timing.idle_seconds * 1000)
        for name, (open_table, moves) in list(self._open.items()):
            is_used = open_table.subscribers or open_table.lock.locked() or open_table.last_used > idle
            if not (is_used or moves.is_busy):
                moves.stop()
                del self._open[name]
                self.cluster.unsubscribe(name)
        with suppress(GaslampError):
            await self.notebooks.drop_old()
