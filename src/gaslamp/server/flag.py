"""A flag that tasks can wait for, as an asyncio.Event. There are two for each socket, and an Event needs 700 bytes."""

import asyncio


class Flag:
    __slots__ = ("_is_set", "_waiting")

    def __init__(self) -> None:
        self._is_set = False
        self._waiting: tuple[asyncio.Future[None], ...] = ()

    def is_set(self) -> bool:
        return self._is_set

    def set(self) -> None:
        self._is_set = True
        for waiting in self._waiting:
            if not waiting.done():
                waiting.set_result(None)

    def clear(self) -> None:
        self._is_set = False

    async def wait(self) -> None:
        """Until it is set. Returns at once if it is."""
        if self._is_set:
            return
        mine = asyncio.get_running_loop().create_future()
        self._waiting = (*self._waiting, mine)
        try:
            await mine
        finally:
            self._waiting = tuple(one for one in self._waiting if one is not mine)
