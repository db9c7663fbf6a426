"""Reading at many tables at once: it takes no longer because there are other tables, and needs few connections."""

import asyncio

import pytest
import sqlalchemy as sa

from gaslamp.store.engine import CONNECTIONS, address, connect
from gaslamp.store.opening import open_store
from gaslamp.store.sql.changes import since_each
from store.examples import RUNNING, moves, sit_down

TABLES, EVENTS = 100, 100
READ = 20
"""Tables that are read at once."""


@pytest.mark.parametrize("where", ["postgresql"], indirect=True)
async def test_only_the_events_of_those_tables_are_read(where: str) -> None:
    ids = [f"t{number}" for number in range(TABLES)]
    store = await open_store(where)
    await sit_down(store, *ids)
    for name in ids:
        await store.append(name, moves(2, EVENTS), RUNNING)
    await store.close()

    def work(connection: sa.Connection) -> int:
        """How many events PostgreSQL read without an index."""
        with connection.begin():
            for _ in range(10):  # it makes a plan for any parameters after a few times
                found = since_each(connection, dict.fromkeys(ids[:READ], EVENTS - 1))
                assert [(row.table_id, row.version) for row in found] == [(name, EVENTS) for name in sorted(ids[:READ])]
            count = "SELECT seq_tup_read FROM pg_stat_xact_user_tables WHERE relname = 'events'"
            return int(connection.scalar(sa.text(count)))

    database = connect(address(where))
    assert await database.write(work) == 0
    await database.close()


@pytest.mark.parametrize("where", ["postgresql"], indirect=True)
async def test_many_reads_at_once_share_the_connections(where: str) -> None:
    def process(connection: sa.Connection) -> int:
        """Which of PostgreSQL's processes answers. Each connection has one."""
        return int(connection.scalar(sa.text("SELECT pg_backend_pid()")))

    database = connect(address(where))
    answers = await asyncio.gather(*(database.read(process) for _ in range(10 * CONNECTIONS)))
    await database.close()
    assert len(set(answers)) <= CONNECTIONS
