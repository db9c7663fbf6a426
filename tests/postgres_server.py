"""A PostgreSQL of the tests' own, started for them and stopped after them. Nobody else's is touched."""

from collections.abc import Iterator
from contextlib import contextmanager

from gaslamp.bench.services import Postgres, ServiceMissing, postgres
from missing_parts import missing


@contextmanager
def server() -> Iterator[str]:
    """The address of a running server, without the name of a database."""
    with started() as found:
        yield found.address


@contextmanager
def started() -> Iterator[Postgres]:
    """One that can be stopped and started again in between."""
    try:
        made = postgres("fsync=off", "max_connections=60")
        with made as found:
            yield found
    except ServiceMissing as part:
        missing(part)
