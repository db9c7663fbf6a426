"""What other processes changed at many tables, in one query."""

from collections.abc import Collection, Mapping, Sequence

import orjson
import sqlalchemy as sa

from gaslamp.store.schema import events, lines, marks, tables
from gaslamp.store.sql.rows import Row
from gaslamp.store.store import Progress


def since_each(connection: sa.Connection, versions: Mapping[str, int]) -> Sequence[Row]:
    """The events after those versions, in order."""
    if connection.dialect.name == "postgresql":
        wanted = [{"id": table, "version": version} for table, version in versions.items()]
        return connection.execute(_SINCE_EACH, {"rows": orjson.dumps(wanted).decode()}).all()
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


# One statement for any number of tables, so that it is prepared once. For arrays as parameters the driver would ask for
# their types on every new connection, which takes the database as long as hundreds of events.
#
# The events of each table are found by themselves: the order inside keeps the two selects apart. Of a plain join with
# more than a few tables PostgreSQL does not know how few events are new, and it reads those of all tables.
_SINCE_EACH = sa.text(
    "SELECT found.* FROM json_to_recordset(CAST(:rows AS json)) AS wanted(id text, version int), LATERAL"
    " (SELECT table_id, version, kind, body, at FROM events"
    " WHERE table_id = wanted.id AND version > wanted.version ORDER BY version) AS found"
    " ORDER BY table_id, version"
)
