"""Messages that wait for one task. There is one for each socket: an asyncio.Queue would need three kilobytes."""

import asyncio
from typing import Generic, TypeVar

T = TypeVar("T")


class Mailbox(Generic[T]):
    __slots__ = ("_kept", "_waiting")

    def __init__(self) -> None:
        self._kept: list[T] = []
        self._waiting: asyncio.Future[None] | None = None

    def __len__(self) -> int:
        return len(self._kept)

    def empty(self) -> bool:
        return not self._kept

    def qsize(self) -> int:
        """The name that asyncio.Queue has for it."""
        return len(self._kept)

    def put_nowait(self, message: T) -> None:
        self._kept.append(message)
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def get(self) -> T:
        """The next message. Only one task may wait for it."""
        while not self._kept:
            self._waiting = asyncio.get_running_loop().create_future()
            try:
                await self._waiting
            finally:
                self._waiting = None
        return self._kept.pop(0)
