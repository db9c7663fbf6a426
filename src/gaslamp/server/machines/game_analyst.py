"""Analyses whole games: in processes of this machine, one game at a time."""

import asyncio
from collections.abc import Callable
from typing import Protocol

import structlog

from gaslamp.server.machines.fair_queue import FairQueue, Work
from gaslamp.server.machines.game_analysis_process import GameRequest, run
from gaslamp.server.machines.player_pool import NoAnswer, ignore_progress
from gaslamp.server.machines.process_handle import ProcessEnded, RequestProcess
from gaslamp.server.machines.process_pool import Failure, ProcessPool

GAME_SECONDS = 30.0
"""About how long one game takes, for the queue."""
TIMEOUT_SECONDS = 1800.0
"""Then the process is killed. A slow machine that does other work may need many minutes."""

log = structlog.get_logger("game_analyst")

Report = Callable[[float], object]
"""Is told the share that is done. The first report says that the work has begun."""


class AnalysisFailed(Exception):
    """`is_final`: it would fail again."""

    def __init__(self, error: str, *, is_final: bool) -> None:
        self.error = error
        self.is_final = is_final
        super().__init__(error)


class GameAnalyst(Protocol):
    async def analyse(self, request: GameRequest, work: Work, report: Report = ignore_progress) -> str:
        """A JSON document. Raises AnalysisFailed, or NoAnswer if the analyst was closed."""

    async def close(self) -> None:
        """Every request that waits gets NoAnswer."""


class ThreadGameAnalyst:
    """Works in a thread of this process, one game at a time: for tests and small programs."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()

    async def analyse(self, request: GameRequest, work: Work, report: Report = ignore_progress) -> str:  # noqa: ARG002
        async with self._lock:
            report(0.0)
            try:
                return (await asyncio.to_thread(request.answer, report)).decode()
            except Exception as error:
                raise AnalysisFailed(type(error).__name__, is_final=True) from None

    async def close(self) -> None:
        """There is nothing to close."""


class ProcessGameAnalyst:
    def __init__(self, processes: int = 1, timeout_seconds: float = TIMEOUT_SECONDS) -> None:
        self._timeout_seconds = timeout_seconds
        queue = FairQueue(processes, 0, max_running=max(1, processes - 1))
        self._pool = ProcessPool(queue, lambda: RequestProcess(run))

    async def analyse(self, request: GameRequest, work: Work, report: Report = ignore_progress) -> str:
        try:
            reply = await self._pool.run(request, work, self._timeout_seconds, report)
        except Failure as failure:
            log.warning("game-analysis-failed", error=failure.error, where=failure.where)
            raise AnalysisFailed(failure.error, is_final=failure.error != ProcessEnded.__name__) from None
        if not isinstance(reply, bytes):
            # Only we cancel a request, and then nobody awaits its answer.
            raise NoAnswer
        return reply.decode()

    async def close(self) -> None:
        await self._pool.close()

    @property
    def processes(self) -> list[int]:
        """The process ids, for tests."""
        return self._pool.processes
