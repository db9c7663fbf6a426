"""What other processes changed at many tables, in one query."""

from collections.abc import Collection, Mapping, Sequence

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import ARRAY

from gaslamp.store.schema import events, lines, marks, tables
from gaslamp.store.sql.rows import Row
from gaslamp.store.store import Progress


def since_each(connection: sa.Connection, versions: Mapping[str, int]) -> Sequence[Row]:
    """The events after those versions, in order."""
    if connection.dialect.name == "postgresql":
        return connection.execute(_SINCE_EACH, {"ids": list(versions), "versions": list(versions.values())}).all()
    return [row for table, version in versions.items() for row in connection.execute(_since(table, version))]


def table_progress(connection: sa.Connection, ids: Collection[str]) -> dict[str, Progress]:
    found = {
        row.id: Progress(row.version)
        for row in connection.execute(sa.select(tables.c.id, tables.c.version).where(tables.c.id.in_(ids)))
    }
    spoken = sa.select(lines.c.table_id, lines.c.channel, sa.func.max(lines.c.id).label("last"))
    spoken = spoken.where(lines.c.table_id.in_(list(found))).group_by(lines.c.table_id, lines.c.channel)
    for row in connection.execute(spoken):
        found[row.table_id].lines[row.channel] = row.last
    made = sa.select(
        marks.c.table_id, marks.c.owner, sa.func.count().label("number"), sa.func.max(marks.c.at).label("latest")
    )
    made = made.where(marks.c.table_id.in_(list(found))).group_by(marks.c.table_id, marks.c.owner)
    for row in connection.execute(made):
        found[row.table_id].marks[row.owner] = row.number, row.latest
    return found


def _since(table: str, version: int) -> sa.Select[*tuple[object, ...]]:
    return sa.select(events).where(events.c.table_id == table, events.c.version > version).order_by(events.c.version)


def _since_each() -> sa.Select[*tuple[object, ...]]:
    """One statement for any number of tables, so that it is prepared once."""
    wanted = sa.func.unnest(
        sa.bindparam("ids", type_=ARRAY(sa.Text)), sa.bindparam("versions", type_=ARRAY(sa.Integer))
    ).table_valued(sa.column("id", sa.Text), sa.column("version", sa.Integer), name="wanted")
    wanted = wanted.render_derived()
    return (
        sa.select(events)
        .join(wanted, sa.and_(events.c.table_id == wanted.c.id, events.c.version > wanted.c.version))
        .order_by(events.c.table_id, events.c.version)
    )


_SINCE_EACH = _since_each()
