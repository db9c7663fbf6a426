"""Appends to many tables in one transaction.

The row of each table is locked, in the order of the ids so that two processes cannot deadlock. Then the version decides
whether an append is accepted. The primary key (table, version) makes sure of it.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import sqlalchemy as sa

from gaslamp.store.schema import events, jobs, keys, tables
from gaslamp.store.sql.dialect import insert
from gaslamp.store.sql.rows import Values, event_values, job_values, key_values, summary_values
from gaslamp.store.store import Event, Job, Key, Summary, first_version


@dataclass(frozen=True, slots=True)
class Append:
    """Rows ready to be written, encoded before they enter a batch: an error reaches only their caller."""

    table: str
    first: int
    events: list[Values]
    summary: Values
    keys: list[Values]
    jobs: list[Values]

    @property
    def last(self) -> int:
        return self.first + len(self.events) - 1


def prepare(
    table: str, new: Sequence[Event], summary: Summary, new_keys: Sequence[Key] = (), new_jobs: Sequence[Job] = ()
) -> Append:
    return Append(
        table,
        first_version(new),
        [event_values(table, event) for event in new],
        {"of": table, "version": new[-1].version, **summary_values(summary)},
        [key_values(key) for key in new_keys],
        [job_values(job) for job in new_jobs],
    )


def append_all(connection: sa.Connection, appends: Sequence[Append]) -> list[bool]:
    """For each, whether it was accepted. Several to one table are accepted if their versions follow one another."""
    versions = _lock(connection, {append.table for append in appends})
    accepted, answers = [], []
    for append in appends:
        fits = versions.get(append.table) == append.first - 1
        answers.append(fits)
        if fits:
            versions[append.table] = append.last
            accepted.append(append)
    if accepted:
        _write(connection, accepted)
    return answers


def _lock(connection: sa.Connection, ids: set[str]) -> dict[str, int]:
    query = sa.select(tables.c.id, tables.c.version).where(tables.c.id.in_(sorted(ids))).order_by(tables.c.id)
    return {row.id: row.version for row in connection.execute(query.with_for_update(key_share=True))}


_SUMMARY = ("version", "status", "turn", "seats", "listed", "due", "machine", "updated")
_UPDATE = (
    sa.update(tables).where(tables.c.id == sa.bindparam("of")).values({name: sa.bindparam(name) for name in _SUMMARY})
)


def _write(connection: sa.Connection, accepted: Sequence[Append]) -> None:
    connection.execute(sa.insert(events), [row for append in accepted for row in append.events])
    connection.execute(_UPDATE, list({append.table: append.summary for append in accepted}.values()))
    for table, rows in (
        (keys, [row for append in accepted for row in append.keys]),
        (jobs, [row for append in accepted for row in append.jobs]),
    ):
        if rows:
            connection.execute(insert(connection, table).on_conflict_do_nothing(), rows)
