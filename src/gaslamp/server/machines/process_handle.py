"""The server's side of a player process."""

import asyncio
from collections.abc import Callable
from contextlib import suppress

from gaslamp.core.game import Seat
from gaslamp.players.child_process import ChildProcess
from gaslamp.server.machines.player_process import CANCEL, READY, MakePlayer, Reply, run
from gaslamp.server.machines.request import PlayerRequest

NICENESS = 5
"""Serving goes before thinking."""
CANCEL_SECONDS = 0.3
"""How long a cancelled player has to stop before its process is killed."""


class ProcessEnded(Exception):
    """The process has ended: killed, out of memory, or a crash in compiled code."""


class PlayerProcess:
    """Handles one request at a time."""

    def __init__(self, make_player: MakePlayer) -> None:
        self.last: tuple[str, Seat] | None = None
        """The table and seat of the last request."""
        self._child = ChildProcess(run, make_player, niceness=NICENESS)
        self._pipe = self._child.pipe
        self._replies: asyncio.Queue[Reply | None] = asyncio.Queue()
        self._is_ready = False
        self._is_busy = False
        self._loop = asyncio.get_running_loop()
        self._loop.add_reader(self._pipe.fileno(), self._read)

    @property
    def pid(self) -> int:
        return self._child.pid

    async def ready(self) -> None:
        """Wait until its imports are done."""
        if not self._is_ready:
            reply = await self._next()
            assert reply == READY
            self._is_ready = True

    async def ask(self, request: PlayerRequest, report: Callable[[float], object]) -> Reply:
        self.last = request.table, request.seat
        self._is_busy = True
        try:
            self._pipe.send(request)
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
                self._pipe.send(CANCEL)
                async with asyncio.timeout(CANCEL_SECONDS):
                    while isinstance(await self._next(), float):
                        pass
        except (OSError, TimeoutError, ProcessEnded):
            return False
        self._is_busy = False
        return True

    def kill(self) -> None:
        self._stop_reading()
        self._child.kill()
        self._pipe.close()
        self._replies.put_nowait(None)

    async def join(self) -> None:
        await asyncio.to_thread(self._child.join)

    async def _next(self) -> Reply:
        reply = await self._replies.get()
        if reply is None:
            raise ProcessEnded
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
