"""A pool of processes on this machine in which machine players think, so that the server stays responsive.

An answer depends only on the request and its seed. So after a crash this or another process gives the same answer.
"""

import asyncio
import os
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace

import structlog

from gaslamp.parts.player import Proposal
from gaslamp.players.levels import LEVELS, seated
from gaslamp.server.machines.player_pool import NoAnswer, ignore_progress
from gaslamp.server.machines.player_process import Chosen, Failed, MakePlayer, Proposed, Reply
from gaslamp.server.machines.process_handle import PlayerProcess, ProcessEnded
from gaslamp.server.machines.request import PlayerRequest

LAST_RESORT = "random"
"""The player that chooses when every level has failed."""

TIMEOUT_FACTOR = 2
"""A player that thinks this many times as long as its level may is killed with its process."""
MIN_TIMEOUT_SECONDS = 10.0
"""A fast level is not killed because the machine was busy for a moment."""
START_SECONDS = 60.0
"""For a process to start on a slow machine."""
MAX_PROCESSES = 4
"""Unless the settings say another number."""

log = structlog.get_logger("local_pool")


class LocalPool:
    """Processes are started on demand."""

    def __init__(self, secret: bytes, processes: int | None = None, make_player: MakePlayer = seated) -> None:
        self._secret = secret
        self._make_player = make_player
        self._idle: list[PlayerProcess] = []
        self._all: set[PlayerProcess] = set()
        self._slots = asyncio.Semaphore(processes or max(1, min(MAX_PROCESSES, os.cpu_count() or 1)))
        self._is_closed = False
        self._cancelling: set[asyncio.Task[None]] = set()

    async def choose(self, request: PlayerRequest, report: Callable[[float], object] = ignore_progress) -> str:
        """The chosen action, as text. Cancelling the task that awaits it frees the process at once."""
        for level in _attempts(request.level):
            with suppress(_Failure):
                reply = await self._ask(request.at_level(level), report)
                assert isinstance(reply, Chosen), "only we cancel a request, and then nobody awaits its answer"
                return reply.action
        raise NoAnswer

    async def advise(self, request: PlayerRequest) -> tuple[Proposal, ...]:
        """What a machine of that level would do in the seat of the person who asks."""
        request = replace(request, wants_advice=True)
        for level in LEVELS[LEVELS.index(request.level) :: -1]:
            with suppress(_Failure):
                reply = await self._ask(request.at_level(level), ignore_progress)
                assert isinstance(reply, Proposed), "a request for advice is answered with proposals"
                return reply.proposals
        raise NoAnswer

    async def close(self) -> None:
        """End every process. Every caller that waits gets NoAnswer."""
        self._is_closed = True
        processes = list(self._all)
        self._all.clear()
        self._idle.clear()
        for process in processes:
            process.kill()
        await self.cancellations_done()
        await asyncio.gather(*(process.join() for process in processes))

    async def cancellations_done(self) -> None:
        """Wait until every cancelled player has stopped or its process is killed."""
        await asyncio.gather(*self._cancelling)

    @property
    def processes(self) -> list[int]:
        """The process ids, for benchmarks and tests."""
        return [process.pid for process in self._all]

    async def _ask(self, request: PlayerRequest, report: Callable[[float], object]) -> Reply:
        try:
            return await self._run(request.seeded(self._secret), report)
        except _Failure as failure:
            log.warning(
                "machine-failed", game=request.game, player=request.level, error=failure.error, where=failure.where
            )
            raise

    async def _run(self, request: PlayerRequest, report: Callable[[float], object]) -> Reply:
        await self._slots.acquire()
        if self._is_closed:
            self._slots.release()
            raise NoAnswer
        try:
            process = self._process(request)
        except OSError as error:
            self._slots.release()
            raise _Failure(type(error).__name__) from None
        try:
            async with asyncio.timeout(START_SECONDS):
                await process.ready()
            async with asyncio.timeout(_timeout(request.seconds)):
                reply = await process.ask(request, report)
        except (TimeoutError, ProcessEnded) as error:
            self._drop(process)
            raise _Failure(type(error).__name__) from None
        except BaseException:
            self._cancel(process)
            raise
        self._give_back(process)
        if isinstance(reply, Failed):
            raise _Failure(reply.error, reply.where)
        return reply

    def _process(self, request: PlayerRequest) -> PlayerProcess:
        """An idle process, if possible the one that has the table's player cached; else a new one."""
        for process in self._idle:
            if process.last == (request.table, request.seat):
                self._idle.remove(process)
                return process
        if self._idle:
            return self._idle.pop()
        process = PlayerProcess(self._make_player)
        self._all.add(process)
        return process

    def _give_back(self, process: PlayerProcess) -> None:
        self._idle.append(process)
        self._slots.release()

    def _drop(self, process: PlayerProcess) -> None:
        process.kill()
        self._all.discard(process)
        self._slots.release()

    def _cancel(self, process: PlayerProcess) -> None:
        """Nobody awaits the answer any more. Try to keep the process: a new one costs more than a short wait."""

        async def cancel() -> None:
            if await process.cancel():
                self._give_back(process)
            else:
                self._drop(process)

        task = asyncio.get_running_loop().create_task(cancel())
        self._cancelling.add(task)
        task.add_done_callback(self._cancelling.discard)


class _Failure(Exception):
    def __init__(self, error: str, where: str = "") -> None:
        self.error = error
        self.where = where
        super().__init__(error)


def _attempts(level: str) -> Iterator[str]:
    """The level twice, then every weaker one."""
    yield level
    yield level
    stronger = LEVELS.index(level) if level in LEVELS else 0
    yield from reversed(LEVELS[:stronger])
    yield LAST_RESORT


def _timeout(seconds: float) -> float:
    return max(TIMEOUT_FACTOR * seconds, MIN_TIMEOUT_SECONDS)
