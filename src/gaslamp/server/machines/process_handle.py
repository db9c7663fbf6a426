"""The server's side of a process that answers requests."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from threading import Lock, Thread
from typing import Any, Protocol

from gaslamp.core.game import Seat
from gaslamp.players.child_process import ChildProcess
from gaslamp.server.machines.player_process import CANCEL, READY, MakePlayer, Reply, run

NICENESS = 5
"""Serving goes before thinking."""
CANCEL_SECONDS = 0.3
"""How long a cancelled player has to stop before its process is killed."""


class ProcessEnded(Exception):
    """The process has ended: killed, out of memory, or a crash in compiled code."""


class Request(Protocol):
    @property
    def player(self) -> tuple[str, Seat] | None:
        """The table and seat of the player that answers, which the process may have cached."""


class RequestProcess:
    """Handles one request at a time. `main` is the main function of the process."""

    def __init__(self, main: Callable[..., None], *args: Any) -> None:
        self.last: tuple[str, Seat] | None = None
        """The player of the last request."""
        self._child = ChildProcess(main, *args, niceness=NICENESS)
        self._pipe = self._child.pipe
        self._replies: asyncio.Queue[Reply | None] = asyncio.Queue()
        self._is_ready = False
        self._is_busy = False
        self._sending = Lock()
        """A request whose sender was cancelled may still be on its way."""
        self._loop = asyncio.get_running_loop()
        # A large message takes many reads, and the process may be slow to write it. The event loop must not wait.
        Thread(target=self._read, name="replies", daemon=True).start()

    @property
    def pid(self) -> int:
        return self._child.pid

    async def ready(self) -> None:
        """Wait until its imports are done."""
        if not self._is_ready:
            reply = await self._next()
            assert reply == READY
            self._is_ready = True

    async def ask(self, request: Request, report: Callable[[float], object]) -> Reply:
        self.last = request.player
        self._is_busy = True
        try:
            await asyncio.to_thread(self._send, request)
        except OSError:
            raise ProcessEnded from None
        reply = await self._next()
        while isinstance(reply, float):
            report(reply)
            reply = await self._next()
        self._is_busy = False
        return reply

    async def cancel(self) -> bool:
        """Whether it is ready for another request."""
        try:
            if self._is_busy:
                async with asyncio.timeout(CANCEL_SECONDS):
                    await asyncio.to_thread(self._send, CANCEL)
                    while isinstance(await self._next(), float):
                        pass
        except (OSError, TimeoutError, ProcessEnded):
            return False
        self._is_busy = False
        return True

    def kill(self) -> None:
        self._child.kill()
        self._put(None)

    async def join(self) -> None:
        await asyncio.to_thread(self._child.join)

    async def _next(self) -> Reply:
        reply = await self._replies.get()
        if reply is None:
            raise ProcessEnded
        return reply

    def _send(self, message: object) -> None:
        """In a thread: a large message waits until the process reads it."""
        with self._sending:
            self._pipe.send(message)

    def _read(self) -> None:
        """In a thread, until the process ends."""
        with suppress(EOFError, OSError):
            while True:
                self._put_from_thread(self._pipe.recv())
        self._put_from_thread(None)
        self._pipe.close()

    def _put(self, reply: Reply | None) -> None:
        self._replies.put_nowait(reply)

    def _put_from_thread(self, reply: Reply | None) -> None:
        # The loop is closed when the server has stopped.
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self._put, reply)


def player_process(make_player: MakePlayer) -> RequestProcess:
    return RequestProcess(run, make_player)
