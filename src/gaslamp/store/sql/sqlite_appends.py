"""The statements of every move on SQLite.

They go to the driver as they are: SQLAlchemy would take longer to compile them than SQLite to carry them out. All rows
of a statement are its parameters, so Python's lock is released once for each statement and not once for each row: while
the event loop is busy, every release may cost five milliseconds.
"""

from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache
from typing import Any

import sqlalchemy as sa

from gaslamp.store.sql.rows import Values

EVENT = ("table_id", "version", "kind", "body", "at")
SUMMARY = ("version", "status", "turn", "seats", "listed", "due", "machine", "updated")
"""The columns that are written."""
MOST_ROWS = 1000
"""In one statement: SQLite accepts 32,766 parameters."""


def versions(connection: sa.Connection, ids: Collection[str]) -> dict[str, int]:
    """Of these tables, as far as they exist."""
    found: dict[str, int] = {}
    for some in _parts(list(ids)):
        rows = connection.exec_driver_sql(_select(len(some)), tuple(some)).all()
        found |= {row[0]: row[1] for row in rows}
    return found


def insert_events(connection: sa.Connection, rows: Sequence[Values]) -> None:
    for some in _parts(rows):
        values = tuple([row[name] for row in some for name in EVENT])
        connection.exec_driver_sql(_insert(len(some)), values)


def update_tables(connection: sa.Connection, rows: Sequence[Values]) -> None:
    """`of` is the id of the table."""
    for some in _parts(rows):
        values = tuple([row[name] for row in some for name in ("of", *SUMMARY)])
        connection.exec_driver_sql(_update(len(some)), values)


def _parts(rows: Sequence[Any]) -> Iterator[Sequence[Any]]:
    return (rows[first : first + MOST_ROWS] for first in range(0, len(rows), MOST_ROWS))


# Only names of columns are put into these texts.


@lru_cache(maxsize=MOST_ROWS)
def _select(count: int) -> str:
    return f"SELECT id, version FROM tables WHERE id IN ({', '.join('?' * count)})"  # noqa: S608


@lru_cache(maxsize=MOST_ROWS)
def _insert(count: int) -> str:
    return f"INSERT INTO events ({', '.join(EVENT)}) VALUES {_rows(len(EVENT), count)}"  # noqa: S608


@lru_cache(maxsize=MOST_ROWS)
def _update(count: int) -> str:
    new = f"new(of, {', '.join(SUMMARY)}) AS (VALUES {_rows(1 + len(SUMMARY), count)})"
    changes = ", ".join(f"{name} = new.{name}" for name in SUMMARY)
    return f"WITH {new} UPDATE tables SET {changes} FROM new WHERE tables.id = new.of"  # noqa: S608


def _rows(columns: int, count: int) -> str:
    return ", ".join([f"({', '.join('?' * columns)})"] * count)
