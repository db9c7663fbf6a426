"""Fixtures that several tests of the server share."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

import postgres_server
from server.notice_server import Post, notice_server


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    """The address of a running PostgreSQL, without the name of a database."""
    with postgres_server.server() as found:
        yield found


@pytest.fixture(name="post")
async def _post(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Post]:
    """Notices in a store in memory, unless a test names another kind."""
    kind = getattr(request, "param", "memory")
    async with notice_server(kind, tmp_path, lambda: str(request.getfixturevalue("postgres"))) as found:
        yield found
