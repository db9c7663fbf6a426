"""A Redis of the tests' own, started for them and stopped after them. Nobody else's is touched."""

from collections.abc import Iterator
from contextlib import contextmanager

from gaslamp.bench.services import OwnRedis, ServiceMissing, own_redis
from missing_parts import missing


@contextmanager
def started() -> Iterator[OwnRedis]:
    try:
        with own_redis() as found:
            yield found
    except ServiceMissing as part:
        missing(part)
