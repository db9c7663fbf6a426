"""Processes that do slow work, started on demand. A fair queue decides whose work is next."""

import asyncio
from collections.abc import Callable

from gaslamp.server.machines.fair_queue import FairQueue, Work
from gaslamp.server.machines.player_pool import NoAnswer, ignore_progress
from gaslamp.server.machines.player_process import Failed, Reply
from gaslamp.server.machines.process_handle import ProcessEnded, Request, RequestProcess

START_SECONDS = 60.0
"""For a process to start on a slow machine."""


class Failure(Exception):
    """The process ended, was too slow, or reported an error. Tells the type of the error and the line it came from."""

    def __init__(self, error: str, where: str = "") -> None:
        self.error = error
        self.where = where
        super().__init__(error)


class ProcessPool:
    def __init__(self, queue: FairQueue, start: Callable[[], RequestProcess]) -> None:
        self._queue = queue
        self._start = start
        self._idle: list[RequestProcess] = []
        self._all: set[RequestProcess] = set()
        self._is_closed = False
        self._cancelling: set[asyncio.Task[None]] = set()

    async def run(
        self, request: Request, work: Work, timeout: float, report: Callable[[float], object] = ignore_progress
    ) -> Reply:
        """The answer, never Failed. After `timeout` seconds of work the process is killed.

        Raises Failure, QueueFull, or NoAnswer if the pool was closed.
        """
        await self._queue.acquire(work)
        if self._is_closed:
            self._queue.release(work)
            raise NoAnswer
        try:
            process = self._process(request)
        except OSError as error:
            self._queue.release(work)
            raise Failure(type(error).__name__) from None
        try:
            async with asyncio.timeout(START_SECONDS):
                await process.ready()
            async with asyncio.timeout(timeout):
                reply = await process.ask(request, report)
        except (TimeoutError, ProcessEnded) as error:
            self._drop(process, work)
            raise Failure(type(error).__name__) from None
        except BaseException:
            self._cancel(process, work)
            raise
        self._give_back(process, work)
        if isinstance(reply, Failed):
            raise Failure(reply.error, reply.where)
        return reply

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
        """Wait until every cancelled process has stopped its work or is killed."""
        await asyncio.gather(*self._cancelling)

    @property
    def processes(self) -> list[int]:
        """The process ids, for benchmarks and tests."""
        return [process.pid for process in self._all]

    def _process(self, request: Request) -> RequestProcess:
        """An idle process, if possible the one that has the table's player cached; else a new one."""
        for process in self._idle:
            if request.player is not None and process.last == request.player:
                self._idle.remove(process)
                return process
        if self._idle:
            return self._idle.pop()
        process = self._start()
        self._all.add(process)
        return process

    def _give_back(self, process: RequestProcess, work: Work) -> None:
        self._idle.append(process)
        self._queue.release(work)

    def _drop(self, process: RequestProcess, work: Work) -> None:
        process.kill()
        self._all.discard(process)
        self._queue.release(work)

    def _cancel(self, process: RequestProcess, work: Work) -> None:
        """Nobody awaits the answer any more. Try to keep the process: a new one costs more than a short wait."""

        async def cancel() -> None:
            if await process.cancel():
                self._give_back(process, work)
            else:
                self._drop(process, work)

        task = asyncio.get_running_loop().create_task(cancel())
        self._cancelling.add(task)
        task.add_done_callback(self._cancelling.discard)
