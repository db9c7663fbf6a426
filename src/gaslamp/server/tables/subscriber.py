"""One reader of a table: a socket's seat, its language, and the messages that wait to be sent."""

import asyncio

from gaslamp.core.game import Seat

WAITING = 200
"""Messages a reader may be behind. Whoever is slower is let go, and catches up when connecting again."""


class Listener:
    def __init__(self, seat: Seat, language: str) -> None:
        self.seat = seat
        self.language = language
        self._queue: asyncio.Queue[str | None] = asyncio.Queue(WAITING)
        self._last = 1000
        self.gone = asyncio.Event()
        self.is_busy = False
        """Whether a command of this reader is being carried out."""
        self.is_leaving = False
        """Whether no more commands are taken: what was begun is finished, and what waits is sent."""
        self.why = 1000
        """The code the socket is closed with."""

    @property
    def is_gone(self) -> bool:
        return self.gone.is_set()

    def put(self, message: str) -> None:
        if self.is_gone:
            return
        try:
            self._queue.put_nowait(message)
        except asyncio.QueueFull:
            self.close(TOO_SLOW)

    def close(self, why: int) -> None:
        """Nothing more is sent, not even what waits."""
        if not self.is_gone:
            self.why = why
            self.gone.set()

    def finish(self, why: int) -> None:
        """Close it once all that waits has been sent."""
        self._last = why
        try:
            self._queue.put_nowait(None)
        except asyncio.QueueFull:
            self.close(why)

    async def get(self) -> str | None:
        """The next message; None after the last one."""
        message = await self._queue.get()
        if message is None:
            self.close(self._last)
        return message


TOO_SLOW = 4008
STOOD_UP = 4001
GOING_DOWN = 1012
NO_HELLO = 4002
NO_TABLE = 4404
NO_KEY = 4401
BAD_ORIGIN = 4403
