"""The store over a database, SQLite or PostgreSQL: the same statements for both."""

from gaslamp.store.sql.keys import Keys
from gaslamp.store.sql.people import People
from gaslamp.store.sql.tables import Tables
from gaslamp.store.sql.talk import Talk
from gaslamp.store.sql.work import Work


class SqlStore(Tables, Keys, Talk, People, Work):
    """One for each process. What it writes goes through a single task (gaslamp.store.writer)."""
