"""After 20 wrong seat keys an address is rate limited: for a while every key is refused, even a right one.

A key has 192 random bits, so nobody finds one by trying. The limit keeps the database free of such requests.
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
        self._blocked: OrderedDict[str, float] = OrderedDict()
        """By address: until when its keys are refused."""

    def check(self, scope: Scope, client: str) -> None:
        """Raises `too-many` for a blocked address. A socket sends its key later, so it is refused without one."""
        wait = self._blocked.get(client, 0) - self._clock()
        if wait > 0 and (scope["type"] == "websocket" or _has_key(scope)):
            raise GaslampError("too-many", seconds=ceil(wait))

    def counting(self, scope: Scope, client: str, send: Send) -> Send:
        """`send`, counting the answers that refuse a key."""
        is_open = False

        async def send_and_count(message: Message) -> None:
            nonlocal is_open
            is_open = is_open or message["type"] == "websocket.accept"
            if message["type"] == "websocket.close":
                is_wrong = is_open and message.get("code") == NO_KEY
            else:
                is_wrong = message["type"] == "http.response.start" and message["status"] == 403 and _has_key(scope)
            if is_wrong:
                await self._count(client)
            await send(message)

        return send_and_count

    async def _count(self, client: str) -> None:
        try:
            await self._limits.check("wrong-key", client)
        except GaslampError as error:
            self._blocked[client] = self._clock() + int(error.facts["seconds"])
            self._blocked.move_to_end(client)
            if len(self._blocked) > MAX_BLOCKED:
                self._blocked.popitem(last=False)


def _has_key(scope: Scope) -> bool:
    return any(name == b"authorization" for name, _ in scope["headers"])
