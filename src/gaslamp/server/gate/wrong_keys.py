"""Wrong keys: whoever shows too many is heard with none for a while, not even with the right one.

A seat's key has 192 random bits, so nobody finds one by trying. This keeps the trying itself from costing us anything.
"""

import time
from collections import OrderedDict
from collections.abc import Callable
from math import ceil

from starlette.types import Message, Scope, Send

from gaslamp.core.errors import GaslampError
from gaslamp.server.gate.rate_limits import Limits
from gaslamp.server.tables.subscriber import NO_KEY

MAX_BLOCKED = 10_000


class WrongKeys:
    def __init__(self, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self._limits = limits
        self._clock = clock
        self._barred: OrderedDict[str, float] = OrderedDict()
        """Until when."""

    def check(self, scope: Scope, whose: str) -> None:
        """Before anything is looked up. A socket shows its key only later: none is opened."""
        wait = self._barred.get(whose, 0) - self._clock()
        if wait > 0 and (scope["type"] == "websocket" or _shows_key(scope)):
            raise GaslampError("too-many", seconds=ceil(wait))

    def noted(self, scope: Scope, whose: str, send: Send) -> Send:
        """The same way out, with an eye on answers that say: wrong key."""
        is_open = False

        async def send_and_note(message: Message) -> None:
            nonlocal is_open
            is_open = is_open or message["type"] == "websocket.accept"
            if message["type"] == "websocket.close":
                is_wrong = is_open and message.get("code") == NO_KEY
            else:
                is_wrong = message["type"] == "http.response.start" and message["status"] == 403 and _shows_key(scope)
            if is_wrong:
                await self._wrong(whose)
            await send(message)

        return send_and_note

    async def _wrong(self, whose: str) -> None:
        try:
            await self._limits.check("guess", whose)
        except GaslampError as error:
            self._barred[whose] = self._clock() + int(error.facts["seconds"])
            self._barred.move_to_end(whose)
            if len(self._barred) > MAX_BLOCKED:
                self._barred.popitem(last=False)


def _shows_key(scope: Scope) -> bool:
    return any(name == b"authorization" for name, _ in scope["headers"])
