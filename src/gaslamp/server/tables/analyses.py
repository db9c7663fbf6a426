"""Analyses of finished games as jobs in the store: each game is analysed once for each version of the engine.

A job is leased to one process at a time, which renews the lease as long as it works. So a job outlives the process:
when the lease ends, this or another process takes it up again.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Literal

import structlog

from gaslamp.analysis import engine
from gaslamp.core import record as records
from gaslamp.core.errors import GaslampError
from gaslamp.core.record import TABLE
from gaslamp.games.registry import registration
from gaslamp.server.cancellation import cancel_and_wait
from gaslamp.server.environment import Environment
from gaslamp.server.machines.fair_queue import QueueFull, Work
from gaslamp.server.machines.game_analysis_process import GameRequest
from gaslamp.server.machines.game_analyst import GAME_SECONDS, AnalysisFailed, GameAnalyst
from gaslamp.server.machines.player_pool import NoAnswer
from gaslamp.server.tables.open_table import OpenTable
from gaslamp.store.analyses import KeptAnalysis
from gaslamp.store.storage_fault import StorageFault
from gaslamp.store.store import Job, Store
from gaslamp.table import visibility
from gaslamp.table.table import Table

KIND = "analysis"
LEASE_MS = 30_000
"""How long a process that has died holds a job."""
RENEW_SECONDS = 2.0
"""Between two reports of progress to the store, each of which renews the lease."""
POLL_SECONDS = 5.0
"""Between two reads of the jobs, unless somebody has asked for one here."""
MAX_HELD = 20
"""Jobs that one process holds. All but one or two of them wait for their turn."""
MAX_ATTEMPTS = 5
"""A job whose process has ended so often, by a crash or by a restart, is given up."""
FORGIVEN_MS = 24 * 3600 * 1000
"""After so long a failed analysis can be asked for again."""

Phase = Literal["not-offered", "none", "waiting", "running", "done", "failed"]

log = structlog.get_logger("analyses")


@dataclass(frozen=True, slots=True)
class State:
    """How far the analysis of a game is."""

    phase: Phase
    engine: str
    depth: str
    progress: float = 0.0
    document: str | None = None


class Analyses:
    def __init__(
        self,
        store: Store,
        environment: Environment,
        analyst: GameAnalyst,
        open_table: Callable[[str], Awaitable[OpenTable]],
    ) -> None:
        self._store = store
        self._environment = environment
        self._analyst = analyst
        self._open_table = open_table
        self._held: dict[str, asyncio.Task[None]] = {}
        self._progress: dict[str, float | None] = {}
        """Of the jobs of this process; None while one waits for its turn."""
        self._asked = asyncio.Event()
        self._runner: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._runner = asyncio.create_task(self._run(), name="analyses")

    async def stop(self) -> None:
        """The jobs of this process are due at once, for the next one."""
        if self._runner is not None:
            await cancel_and_wait(self._runner)
        for task in list(self._held.values()):
            await cancel_and_wait(task)
        await self._analyst.close()

    async def state(self, table: Table, depth: str) -> State:
        """Only of a game that is over."""
        visibility.check_over(table)
        if registration(table.header.game).analysis is None:
            return State("not-offered", "", depth)
        version = _engine(table)
        kept = await self._store.analysis(table.header.id, version, depth)
        if kept is not None and kept.document is not None:
            return State("done", version, depth, 1.0, kept.document)
        name = _name(table.header.id, version, depth)
        job = await self._store.job(name)
        if job is not None:
            share = self._progress[name] if name in self._progress else job.body.get("progress")
            return State("waiting", version, depth) if share is None else State("running", version, depth, share)
        return State("none" if kept is None else "failed", version, depth)

    async def ask(self, table: Table, depth: str, visitor: str) -> State:
        """Begin the analysis, unless it is there, under way, or has failed lately."""
        _engine(table)
        found = await self.state(table, depth)
        if found.phase not in ("none", "failed"):
            return found
        name, now = table.header.id, self._environment.now()
        kept = await self._store.analysis(name, found.engine, depth)
        if kept is not None and now - kept.at < FORGIVEN_MS:
            return found
        body = {"table": name, "engine": found.engine, "depth": depth, "visitor": visitor, "progress": None}
        await self._store.add_jobs([Job(_name(name, found.engine, depth), KIND, body, now)])
        self._asked.set()
        return await self.state(table, depth)

    async def _run(self) -> None:
        while True:
            self._asked.clear()
            try:
                await self._take_due()
            except StorageFault:
                pass  # the store has logged it
            except Exception as error:
                log.error("analyses-failed", error=type(error).__name__)
            with suppress(TimeoutError):
                async with asyncio.timeout(POLL_SECONDS):
                    await self._asked.wait()

    async def _take_due(self) -> None:
        room = MAX_HELD - len(self._held)
        if room <= 0:
            return
        now = self._environment.now()
        for job in await self._store.lease_jobs([KIND], now, now + LEASE_MS, room):
            if job.name not in self._held:
                self._progress[job.name] = None
                self._held[job.name] = asyncio.create_task(self._do(job), name=job.name)

    async def _do(self, job: Job) -> None:
        renewing = asyncio.create_task(self._renew(job))
        is_due_again = True
        try:
            is_due_again = not await self._is_finished(job)
        except NoAnswer:
            pass  # this process stops
        except Exception as error:
            log.error("analysis-interrupted", error=type(error).__name__)
            # When the lease ends.
            is_due_again = False
        finally:
            await cancel_and_wait(renewing)
            self._held.pop(job.name, None)
            self._progress.pop(job.name, None)
            # Only now: this process would lease it and not begin it while it still holds it.
            if is_due_again:
                await self._store.postpone_job(job.name, self._environment.now())
            self._asked.set()

    async def _is_finished(self, job: Job) -> bool:
        """False if it is to be tried again."""
        document = None
        try:
            if job.attempts <= MAX_ATTEMPTS:
                document = await self._worked_out(job)
        except AnalysisFailed as failure:
            if not failure.is_final and job.attempts < MAX_ATTEMPTS:
                return False
        except GaslampError as error:
            log.warning("analysis-refused", error=error.key)
        body, now = job.body, self._environment.now()
        await self._store.keep_analysis(KeptAnalysis(body["table"], body["engine"], body["depth"], document, now))
        await self._store.finish_job(job.name)
        return True

    async def _worked_out(self, job: Job) -> str | None:
        name, depth = job.body["table"], job.body["depth"]
        table = (await self._open_table(name)).table
        if _engine(table) != job.body["engine"]:
            # It was asked of another version of the engine, which is no longer here.
            return None
        request = GameRequest(job.name, records.write(visibility.record(table, TABLE)), depth)
        work = Work(job.body["visitor"] or f"table {name}", name, GAME_SECONDS)

        def report(share: float) -> None:
            self._progress[job.name] = min(1.0, max(0.0, share))

        try:
            return await self._analyst.analyse(request, work, report)
        except QueueFull:
            raise AnalysisFailed("QueueFull", is_final=False) from None

    async def _renew(self, job: Job) -> None:
        while True:
            await asyncio.sleep(RENEW_SECONDS)
            body = {**job.body, "progress": self._progress.get(job.name)}
            with suppress(StorageFault):
                await self._store.report_job(job.name, body, self._environment.now() + LEASE_MS)


def _name(table: str, engine: str, depth: str) -> str:
    return f"{KIND} {table} {engine} {depth}"


def _engine(table: Table) -> str:
    """The version of the engine that would analyse this game. Raises if the game is not over, or cannot be analysed."""
    visibility.check_over(table)
    return engine(registration(table.header.game))
