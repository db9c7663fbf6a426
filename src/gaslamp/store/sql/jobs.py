"""Jobs, each done by one process; and values that all processes share."""

from collections.abc import Callable, Collection, Sequence
from typing import Any

import sqlalchemy as sa

from gaslamp.store import schema
from gaslamp.store.json_text import write
from gaslamp.store.sql import rows
from gaslamp.store.sql.access import Access
from gaslamp.store.sql.dialect import insert
from gaslamp.store.store import Job


class Jobs(Access):
    async def add_jobs(self, jobs: Sequence[Job]) -> int:
        values = [rows.job_values(job) for job in jobs]

        def work(connection: sa.Connection) -> int:
            statement = insert(connection, schema.jobs).on_conflict_do_nothing().returning(schema.jobs.c.name)
            return len(connection.execute(statement, values).all())

        return await self._write(work) if values else 0

    async def lease_jobs(self, kinds: Collection[str], now: int, until: int, limit: int = 10) -> list[Job]:
        jobs = schema.jobs
        first = (
            sa.select(jobs.c.name)
            .where(jobs.c.kind.in_(kinds), jobs.c.due <= now)
            .order_by(jobs.c.due, jobs.c.name)
            .limit(limit)
            .with_for_update(skip_locked=True)
        )
        values = {"due": until, "attempts": jobs.c.attempts + 1}

        def work(connection: sa.Connection) -> list[Job]:
            # Select first: that keeps the order of `due`, and other processes skip the locked rows.
            names = list((connection.scalars(first)).all())
            statement = sa.update(jobs).where(jobs.c.name.in_(names)).values(values).returning(jobs)
            taken = {row.name: rows.job(row) for row in connection.execute(statement)} if names else {}
            return [taken[name] for name in names]

        return await self._write(work)

    async def finish_job(self, name: str) -> bool:
        return bool(await self._change(sa.delete(schema.jobs).where(schema.jobs.c.name == name)))

    async def postpone_job(self, name: str, due: int) -> bool:
        return bool(await self._change(sa.update(schema.jobs).where(schema.jobs.c.name == name).values(due=due)))

    async def job(self, name: str) -> Job | None:
        row = await self._row(sa.select(schema.jobs).where(schema.jobs.c.name == name))
        return None if row is None else rows.job(row)

    async def report_job(self, name: str, body: dict[str, Any], due: int) -> bool:
        values = {"body": write(body), "due": due}
        return bool(await self._change(sa.update(schema.jobs).where(schema.jobs.c.name == name).values(values)))

    async def shared_value(self, name: str, made: bytes) -> bytes:
        kept = schema.shared_values

        def work(connection: sa.Connection) -> bytes:
            connection.execute(insert(connection, kept).values(name=name, value=made).on_conflict_do_nothing())
            found = connection.scalar(sa.select(kept.c.value).where(kept.c.name == name))
            assert found is not None, "just inserted"
            return bytes(found)

        return await self._write(work)

    async def change_value(self, name: str, change: Callable[[bytes | None], bytes]) -> bytes:
        kept = schema.shared_values
        this = kept.c.name == name

        def work(connection: sa.Connection) -> bytes:
            before = connection.scalar(sa.select(kept.c.value).where(this).with_for_update())
            after = change(None if before is None else bytes(before))
            statement = insert(connection, kept).values(name=name, value=after)
            connection.execute(statement.on_conflict_do_update(index_elements=[kept.c.name], set_={"value": after}))
            return after

        return await self._write(work)

    async def shared_values(self, prefix: str) -> dict[str, bytes]:
        kept = schema.shared_values
        query = sa.select(kept).where(kept.c.name.startswith(prefix, autoescape=True))
        return {row.name: bytes(row.value) for row in await self._rows(query)}
