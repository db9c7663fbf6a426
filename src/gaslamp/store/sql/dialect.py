"""Differences between the SQL of SQLite and PostgreSQL."""

from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

_INSERTS = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}


def insert(connection: sa.Connection, table: sa.Table) -> Any:
    """An insert with ON CONFLICT. SQLAlchemy has a class for each dialect."""
    return _INSERTS[connection.dialect.name](table)
