"""The store over a database, SQLite or PostgreSQL: the same statements for both."""

from gaslamp.store.sql.accounts import Accounts
from gaslamp.store.sql.analyses import Analyses
from gaslamp.store.sql.bots import Bots
from gaslamp.store.sql.chat import Chat
from gaslamp.store.sql.jobs import Jobs
from gaslamp.store.sql.keys import Keys
from gaslamp.store.sql.notebooks import Notebooks
from gaslamp.store.sql.solvers import Solvers
from gaslamp.store.sql.tables import Tables


class SqlStore(Tables, Keys, Chat, Accounts, Bots, Analyses, Notebooks, Solvers, Jobs):
    """One per process. All writes go through a single task (gaslamp.store.writer)."""
