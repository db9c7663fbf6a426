"""How Redis is reached, and what counts as losing it."""

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from gaslamp.core.errors import NotWellFormed

CONNECTING, ANSWERING = 2.0, 5.0
"""Seconds: nobody waits long for what the game can do without."""

LOST = (RedisError, OSError)
"""What is raised while Redis is away."""


def line(address: str) -> Redis:
    """Nothing is sent before the first command."""
    try:
        return Redis.from_url(
            address,
            decode_responses=True,
            socket_connect_timeout=CONNECTING,
            socket_timeout=ANSWERING,
            # A line that was lost and found again in silence would hide that words were missed.
            retry=Retry(NoBackoff(), 0),
        )
    except ValueError:
        raise NotWellFormed("bad-redis") from None
