"""Limits that several processes keep together, in Redis. While it is away each counts for itself.

What is counted for every message of a socket stays in the process that has the socket: asking Redis would cost as much
as the message. Requests, new tables, logins and notices are counted for all processes together.
"""

import time

from gaslamp.server.cluster.redis_connection import LOST, line
from gaslamp.server.gate.rate_limits import Buckets, Rate

LOCAL = ("message ", "table ")
"""How the names of those begin that are counted here."""
PAUSE = 2.0
"""Seconds in which Redis is not asked again after it was away: nobody should wait for it twice."""
KEY = "gaslamp:limit:"

# The time at which the bucket will be full again. Redis' own clock, so that the processes agree.
TAKE = """
local now = redis.call('TIME')
now = now[1] + now[2] / 1000000
local burst, every = tonumber(ARGV[1]), tonumber(ARGV[2])
local full = math.max(tonumber(redis.call('GET', KEYS[1]) or 0), now)
local wait = full + every - now - burst * every
if wait > 0 then return string.format('%.3f', wait) end
redis.call('SET', KEYS[1], string.format('%.6f', full + every), 'PX', math.ceil((full + every - now) * 1000) + 1)
return '0'
"""


class SharedBuckets:
    def __init__(self, address: str, own: Buckets) -> None:
        self._own = own
        self._redis = line(address)
        self._take = self._redis.register_script(TAKE)
        self._away_until = 0.0

    async def take(self, key: str, rate: Rate) -> float:
        if key.startswith(LOCAL) or time.monotonic() < self._away_until:
            return await self._own.take(key, rate)
        try:
            return float(await self._take(keys=[KEY + key], args=[rate.burst, rate.every]))
        except LOST:
            self._away_until = time.monotonic() + PAUSE
            return await self._own.take(key, rate)

    async def close(self) -> None:
        await self._redis.aclose()
