"""Writes some bytes and removes them, to see whether the disk has room again."""

import sqlalchemy as sa

from gaslamp.store.schema import shared_values
from gaslamp.store.sql.dialect import insert

NAME = "storage-probe"
PROBE_BYTES = 64 * 1024
"""More than one batch of moves usually needs. A smaller probe would succeed where a move fails."""


def write_probe(connection: sa.Connection) -> None:
    values = {"name": NAME, "value": bytes(PROBE_BYTES)}
    statement = insert(connection, shared_values).values(values)
    connection.execute(statement.on_conflict_do_update(index_elements=["name"], set_={"value": values["value"]}))


def remove_probe(connection: sa.Connection) -> None:
    connection.execute(sa.delete(shared_values).where(shared_values.c.name == NAME))
