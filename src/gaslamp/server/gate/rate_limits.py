"""Rate limits: token buckets per address, per account name and per table."""

import asyncio
import hashlib
import hmac
import math
import time
from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import Literal, NamedTuple, Protocol

from gaslamp.core.errors import GaslampError

MAX_BUCKETS = 100_000
MAX_NAMES = 10_000
"""Names of visitors that are kept in memory."""
VISITOR = "visitor"
"""Where a request's state has the name of its visitor."""
IS_PLAYER = "is_player"
"""Where a socket's state says that it has a seat, as soon as that is known."""


class Rate(NamedTuple):
    burst: float
    """Requests that are allowed at once."""
    seconds_per_token: float


Kind = Literal[
    "request",
    "connect",
    "create",
    "message",
    "table",
    "watch",
    "watch-table",
    "login",
    "login-name",
    "register",
    "notice",
    "advice",
    "suggestion",
    "analysis",
    "wrong-key",
    "bot",
    "bot-chat",
    "challenge",
]

RATES: dict[Kind, Rate] = {
    # By address. A page loads about twenty files at once.
    "request": Rate(120, 0.05),
    "connect": Rate(60, 0.2),
    "create": Rate(60, 5),
    "login": Rate(20, 15),
    "register": Rate(5, 300),
    "advice": Rate(20, 3),
    "suggestion": Rate(60, 1),
    # A whole game is analysed, which takes a minute.
    "analysis": Rate(12, 20),
    # Wrong seat keys: an old link now and then, not a search.
    "wrong-key": Rate(20, 30),
    # Challenges to bots, by address.
    "challenge": Rate(20, 15),
    # All requests of a bot, by its account: ten games, a few each second.
    "bot": Rate(200, 0.05),
    "bot-chat": Rate(10, 5),
    # On sockets, by address: several tables may be open behind one router.
    "message": Rate(120, 0.05),
    # On sockets, all players of a table together.
    "table": Rate(300, 0.02),
    # The same for spectators, who only send pings: they never use what players need.
    "watch": Rate(60, 0.2),
    "watch-table": Rate(100, 0.05),
    # By account name, from any address.
    "login-name": Rate(10, 60),
    # By the target of a notice, so that nobody's inbox is flooded.
    "notice": Rate(20, 180),
}


class Buckets(Protocol):
    """Where the buckets are stored: in memory, or in Redis for many processes."""

    async def take(self, key: str, rate: Rate) -> float:
        """Take a token: 0, or the seconds until there is one."""


class MemoryBuckets:
    def __init__(self, clock: Callable[[], float] = time.monotonic, most: int = MAX_BUCKETS) -> None:
        self._clock = clock
        self._most = most
        self._kept: OrderedDict[str, tuple[float, float]] = OrderedDict()

    async def take(self, key: str, rate: Rate) -> float:
        now = self._clock()
        left, at = self._kept.pop(key, (rate.burst, now))
        left = min(rate.burst, left + (now - at) / rate.seconds_per_token)
        wait = 0.0 if left >= 1 else (1 - left) * rate.seconds_per_token
        self._kept[key] = (left if wait else left - 1, now)
        if len(self._kept) > self._most:
            self._kept.popitem(last=False)
        return wait


class Limits:
    """`await limits.check("create", address)` before the work is done."""

    def __init__(self, buckets: Buckets, is_on: bool = True) -> None:
        self._buckets = buckets
        self.is_on = is_on

    async def check(self, kind: Kind, client: str) -> None:
        """Raises `too-many`, with the seconds to wait."""
        wait = await self._take(kind, client)
        if wait:
            raise GaslampError("too-many", seconds=math.ceil(wait))

    async def wait(self, kind: Kind, client: str) -> None:
        """Wait for a token instead of raising an error."""
        while wait := await self._take(kind, client):
            await asyncio.sleep(wait)

    async def _take(self, kind: Kind, client: str) -> float:
        return await self._buckets.take(f"{kind} {client}", RATES[kind]) if self.is_on else 0


def visitor(host: str) -> str:
    """The part of an address that the limits count: of IPv6 the /64 network, which one household has."""
    try:
        found = ip_address(host)
    except ValueError:
        return host
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped:
            return str(found.ipv4_mapped)
        return found.exploded[:19]
    return str(found)


@lru_cache(MAX_NAMES)
def visitor_name(secret: bytes, address: str) -> str:
    """A name for an address that can be stored: nobody without the secret finds the address.

    Accounts do not count: one person can have many, and an address that waits is shared by few.
    """
    return hmac.digest(secret, f"visitor {address}".encode(), hashlib.sha256)[:8].hex()
