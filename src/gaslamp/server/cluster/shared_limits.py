"""Rate limits that several processes share, in Redis. While Redis cannot be reached each process counts for itself.

Socket messages are always counted in the process that has the socket: asking Redis would cost as much as the message.
Requests, new tables, logins and notices are counted for all processes together.
"""

import time

from gaslamp.server.cluster.redis_connection import CONNECTION_ERRORS, redis_client
from gaslamp.server.gate.rate_limits import Buckets, Rate

LOCAL = ("message ", "table ", "watch ", "watch-table ")
"""Prefixes of the keys that are counted in this process."""
RETRY_SECONDS = 2.0
"""How long Redis is not asked after an error, so that not every request waits for a timeout."""
KEY = "gaslamp:limit:"

# The value is the time at which the bucket will be full again. Redis' own clock is used, so that the processes agree.
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
    def __init__(self, address: str, local: Buckets) -> None:
        self._local = local
        self._redis = redis_client(address)
        self._take = self._redis.register_script(TAKE)
        self._retry_at = 0.0

    async def take(self, key: str, rate: Rate) -> float:
        if key.startswith(LOCAL) or time.monotonic() < self._retry_at:
            return await self._local.take(key, rate)
        try:
            return float(await self._take(keys=[KEY + key], args=[rate.burst, rate.seconds_per_token]))
        except CONNECTION_ERRORS:
            self._retry_at = time.monotonic() + RETRY_SECONDS
            return await self._local.take(key, rate)

    async def close(self) -> None:
        await self._redis.aclose()
