"""The store over a database, SQLite or PostgreSQL: the same statements for both."""

from gaslamp.store.sql.accounts import People
from gaslamp.store.sql.chat import Talk
from gaslamp.store.sql.jobs import Work
from gaslamp.store.sql.keys import Keys
from gaslamp.store.sql.tables import Tables


class SqlStore(Tables, Keys, Talk, People, Work):
    """One for each process. What it writes goes through a single task (gaslamp.store.writer)."""
