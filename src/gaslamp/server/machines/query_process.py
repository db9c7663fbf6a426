"""Works out beliefs, replays and courses, in processes of their own: one for beliefs, one for the others.

A process can be killed when it takes too long, and does not take time from the server's event loop.
"""

import asyncio
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Protocol

import structlog

from gaslamp.core.errors import GaslampError
from gaslamp.games.registry import offered, registration
from gaslamp.server.machines.fair_queue import FairQueue, QueueFull, Work
from gaslamp.server.machines.player_pool import NoAnswer
from gaslamp.server.machines.player_process import CANCEL, READY, Failed, where
from gaslamp.server.machines.process_handle import ProcessEnded, RequestProcess
from gaslamp.server.machines.process_pool import Failure, ProcessPool
from gaslamp.server.machines.puzzle_request import PuzzleRequests
from gaslamp.server.machines.query_request import QueryRequest

BELIEF_SECONDS, REPLAY_SECONDS, COURSE_SECONDS = 2.0, 0.4, 0.4
"""About how long one takes, for the queue: a replay does not wait for beliefs."""
TIMEOUT_SECONDS = 12.0
"""Then the process is killed."""
MAX_WAITING = 12
"""Requests of one visitor. More are refused."""
RETRY_SECONDS = 5
"""The time to wait in the answer to a refused visitor."""

log = structlog.get_logger("queries")


class QueryRunner(Protocol):
    async def answer(self, request: QueryRequest | PuzzleRequests, work: Work) -> bytes:
        """JSON. Raises `too-many` or `analysis-failed`."""

    async def close(self) -> None:
        """Every request that waits fails."""


class ThreadQueryRunner:
    """Works in a thread of this process, one request at a time: for tests and small programs."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()

    async def answer(self, request: QueryRequest | PuzzleRequests, work: Work) -> bytes:  # noqa: ARG002  (there is no queue)
        async with self._lock:
            return await asyncio.to_thread(request.answer)

    async def close(self) -> None:
        """There is nothing to close."""


class ProcessQueryRunner:
    def __init__(self, timeout_seconds: float = TIMEOUT_SECONDS) -> None:
        self._timeout_seconds = timeout_seconds
        queue = FairQueue(1, 1, max_running=1, max_waiting=MAX_WAITING)
        self._pool = ProcessPool(queue, lambda: RequestProcess(run))

    async def answer(self, request: QueryRequest | PuzzleRequests, work: Work) -> bytes:
        for is_last in (False, True):
            try:
                reply = await self._pool.run(request, work, self._timeout_seconds)
                assert isinstance(reply, bytes), "only we cancel a request, and then nobody awaits its answer"
                return reply
            except QueueFull:
                raise GaslampError("too-many", seconds=RETRY_SECONDS) from None
            except NoAnswer:
                break
            except Failure as failure:
                log.warning("analysis-failed", error=failure.error, where=failure.where)
                # A process that was ended from outside gets a second chance.
                if is_last or failure.error != ProcessEnded.__name__:
                    break
        raise GaslampError("analysis-failed")

    async def close(self) -> None:
        await self._pool.close()

    @property
    def processes(self) -> list[int]:
        return self._pool.processes


def run(pipe: Connection) -> None:
    """The main function of the process. Ends when the pipe is closed."""
    for name in offered():
        # Imported now, so that it does not count as working time. A broken game fails when it is asked about.
        with suppress(Exception):
            assert registration(name).deduction
            assert registration(name).puzzles
    pipe.send(READY)
    while True:
        request = pipe.recv()
        if request != CANCEL:
            pipe.send(_answer(request))


def _answer(request: QueryRequest | PuzzleRequests) -> bytes | Failed:
    try:
        return request.answer()
    except Exception as error:
        return Failed(type(error).__name__, where(error))
