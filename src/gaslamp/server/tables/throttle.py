"""Calls a function at once, but not more often than every so many seconds. The last change is never lost."""

import asyncio
from collections.abc import Callable


class Throttle:
    def __init__(self, call: Callable[[], object], seconds: float) -> None:
        self._call = call
        self._seconds = seconds
        self._last = float("-inf")
        self._timer: asyncio.TimerHandle | None = None

    def request(self) -> None:
        """Now, or when it is allowed again."""
        if self._timer is None:
            loop = asyncio.get_running_loop()
            wait = self._last + self._seconds - loop.time()
            if wait <= 0:
                self.call_now()
            else:
                self._timer = loop.call_later(wait, self.call_now)

    def call_now(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._last = asyncio.get_running_loop().time()
        self._call()
