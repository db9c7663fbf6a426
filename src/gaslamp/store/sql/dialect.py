"""Where the two databases differ in spelling."""

from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

_INSERTS = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}


def insert(connection: sa.Connection, table: sa.Table) -> Any:
    """An insert that knows ON CONFLICT. Both spell it alike, each in a class of its own."""
    return _INSERTS[connection.dialect.name](table)
