"""Appends to many tables in one transaction.

The row of each table is locked, in the order of the ids so that two processes cannot deadlock. Then the version decides
whether an append is accepted. The primary key (table, version) makes sure of it.

For PostgreSQL all rows of a statement are sent as one JSON text, so it sees the same few statements whatever the number
of rows. SQLite has statements of its own (`sqlite_appends`).
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import orjson
import sqlalchemy as sa

from gaslamp.store.schema import jobs, keys
from gaslamp.store.sql import sqlite_appends
from gaslamp.store.sql.dialect import insert
from gaslamp.store.sql.rows import Values, event_values, job_values, key_values, summary_values
from gaslamp.store.store import Event, Job, Key, Summary, first_version


class Append(NamedTuple):
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
    if connection.dialect.name == "sqlite":
        return sqlite_appends.versions(connection, ids)
    found = connection.scalar(_VERSIONS, {"rows": _json(sorted(ids))})
    versions: dict[str, int] = orjson.loads(found) if isinstance(found, str) else found or {}
    return versions


def _write(connection: sa.Connection, accepted: Sequence[Append]) -> None:
    new_events = [row for append in accepted for row in append.events]
    latest = list({append.table: append.summary for append in accepted}.values())
    if connection.dialect.name == "sqlite":
        sqlite_appends.insert_events(connection, new_events)
        sqlite_appends.update_tables(connection, latest)
    else:
        connection.execute(_INSERT, {"rows": _json(new_events)})
        connection.execute(_UPDATE, {"rows": _json(latest)})
    for table, rows in (
        (keys, [row for append in accepted for row in append.keys]),
        (jobs, [row for append in accepted for row in append.jobs]),
    ):
        if rows:
            connection.execute(insert(connection, table).on_conflict_do_nothing(), rows)


def _json(rows: object) -> str:
    return orjson.dumps(rows).decode()


_EVENT = {"table_id": "text", "version": "int", "kind": "text", "body": "text", "at": "bigint"}
_SUMMARY = {
    "version": "int",
    "status": "text",
    "turn": "text",
    "seats": "text",
    "listed": "bool",
    "due": "bigint",
    "machine": "bool",
    "updated": "bigint",
}
"""The columns that are written, and their types."""


def _rows(columns: Mapping[str, str]) -> str:
    """The parameter `rows` as a table `new`."""
    typed = ", ".join(f"{name} {kind}" for name, kind in columns.items())
    return f"json_to_recordset(CAST(:rows AS json)) AS new({typed})"


_VERSIONS = sa.text(
    "SELECT json_object_agg(id, version) FROM (SELECT id, version FROM tables"
    " WHERE id IN (SELECT json_array_elements_text(CAST(:rows AS json))) ORDER BY id FOR NO KEY UPDATE) AS locked"
)
_EVENT_COLUMNS = ", ".join(_EVENT)
# Only names of columns are put into these texts.
_INSERT = sa.text(f"INSERT INTO events ({_EVENT_COLUMNS}) SELECT {_EVENT_COLUMNS} FROM {_rows(_EVENT)}")  # noqa: S608
_UPDATE = sa.text(
    f"UPDATE tables SET {', '.join(f'{name} = new.{name}' for name in _SUMMARY)}"  # noqa: S608
    f" FROM {_rows({'of': 'text', **_SUMMARY})} WHERE tables.id = new.of"
)
