"""One reader of a table: a socket's seat, its language, and the messages that wait to be sent."""

import asyncio

from gaslamp.core.game import Seat

WAITING = 200
"""Messages a reader may be behind. Whoever is slower is let go, and catches up when connecting again."""


class Listener:
    def __init__(self, seat: Seat, language: str) -> None:
        self.seat = seat
        self.language = language
        self._queue: asyncio.Queue[str] = asyncio.Queue(WAITING)
        self.gone = asyncio.Event()
        self.is_busy = False
        """Whether a command of this reader is being carried out."""
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

    async def get(self) -> str:
        """The next message."""
        return await self._queue.get()


TOO_SLOW = 4008
STOOD_UP = 4001
GOING_DOWN = 1012
NO_HELLO = 4002
NO_TABLE = 4404
NO_KEY = 4401
BAD_ORIGIN = 4403
