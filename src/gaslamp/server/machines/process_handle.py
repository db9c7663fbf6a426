"""One thinking process and the pipe to it, seen from the server."""

import asyncio
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_context, resource_tracker

from gaslamp.core.game import Seat
from gaslamp.server.machines.process import CANCEL, READY, Reply, Seated, Task, run

NICENESS = 5
"""Thinking gives way to serving."""
GRACE = 0.3
"""Seconds a cancelled player has to stop by itself."""
_SPAWN = get_context("spawn")


@contextmanager
def _without_interrupts() -> Iterator[None]:
    """Ctrl-C is for the server. A process begins deaf to it, before it could even ask to be."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    # Started by the first process otherwise, and then it would make us hear again.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class WorkerGone(Exception):
    """The process has ended: killed, out of memory, a crash in compiled code."""


class Worker:
    """Does one task at a time."""

    def __init__(self, seated: Seated) -> None:
        self.last: tuple[str, Seat] | None = None
        """The table and seat it thought about last."""
        self._pipe, theirs = _SPAWN.Pipe()
        self._process = _SPAWN.Process(target=run, args=(theirs, seated, NICENESS), daemon=True)
        with _without_interrupts():
            self._process.start()
        # Ours is then the only other end: when the process ends, the pipe does.
        theirs.close()
        self._replies: asyncio.Queue[Reply | None] = asyncio.Queue()
        self._is_ready = False
        self._is_busy = False
        self._loop = asyncio.get_running_loop()
        self._loop.add_reader(self._pipe.fileno(), self._read)

    @property
    def pid(self) -> int:
        assert self._process.pid is not None, "it is started when it is made"
        return self._process.pid

    async def ready(self) -> None:
        """Once its imports are done."""
        if not self._is_ready:
            reply = await self._next()
            assert reply == READY
            self._is_ready = True

    async def ask(self, task: Task, report: Callable[[float], object]) -> Reply:
        self.last = task.table, task.seat
        self._is_busy = True
        try:
            self._pipe.send(task)
        except OSError:
            raise WorkerGone from None
        reply = await self._next()
        while isinstance(reply, float):
            report(reply)
            reply = await self._next()
        self._is_busy = False
        return reply

    async def cancel(self) -> bool:
        """Whether it is ready for another task."""
        try:
            if self._is_busy:
                self._pipe.send(CANCEL)
                async with asyncio.timeout(GRACE):
                    while isinstance(await self._next(), float):
                        pass
        except (OSError, TimeoutError, WorkerGone):
            return False
        self._is_busy = False
        return True

    def kill(self) -> None:
        self._stop_reading()
        self._process.kill()
        self._pipe.close()
        self._replies.put_nowait(None)

    async def ended(self) -> None:
        await asyncio.to_thread(self._process.join)

    async def _next(self) -> Reply:
        reply = await self._replies.get()
        if reply is None:
            raise WorkerGone
        return reply

    def _read(self) -> None:
        try:
            while self._pipe.poll():
                self._replies.put_nowait(self._pipe.recv())
        except (EOFError, OSError):
            self._stop_reading()
            self._replies.put_nowait(None)

    def _stop_reading(self) -> None:
        with suppress(OSError, ValueError):
            self._loop.remove_reader(self._pipe.fileno())
