"""How Redis is reached, and which errors mean that the connection is lost."""

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from gaslamp.core.errors import NotWellFormed

CONNECT_SECONDS, REPLY_SECONDS = 2.0, 5.0
"""Short timeouts: the game goes on without Redis."""

CONNECTION_ERRORS = (RedisError, OSError)
"""What is raised while Redis cannot be reached."""


def redis_client(address: str) -> Redis:
    """Connects with the first command."""
    try:
        return Redis.from_url(
            address,
            decode_responses=True,
            socket_connect_timeout=CONNECT_SECONDS,
            socket_timeout=REPLY_SECONDS,
            # A silent reconnect would hide that messages were missed.
            retry=Retry(NoBackoff(), 0),
        )
    except ValueError:
        raise NotWellFormed("bad-redis") from None
