"""The database schema. A change here needs a migration: tests/store/test_migrations.py compares the two."""

import sqlalchemy as sa

metadata = sa.MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# JSON is stored as text: the caller encodes it before it enters a batch, and gets back what it wrote.
# Times are milliseconds, which a 32-bit INTEGER of PostgreSQL cannot hold.
JSON = sa.Text
TIME = sa.BigInteger
# SQLite numbers rows by itself only if the column type is exactly INTEGER.
NUMBER = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def _table_id(*, primary_key: bool = False, index: bool = False) -> sa.Column[str]:
    key = sa.ForeignKey("tables.id", ondelete="CASCADE")
    return sa.Column("table_id", sa.Text, key, nullable=False, primary_key=primary_key, index=index)


tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("rules", sa.Text, nullable=False),
    sa.Column("options", JSON, nullable=False),
    sa.Column("seed", sa.LargeBinary, nullable=False),
    sa.Column("nonce", sa.LargeBinary, nullable=False),
    sa.Column("settings", JSON, nullable=False),
    sa.Column("created", TIME, nullable=False),
    # Every append updates the columns below: the version, which is the optimistic lock, and the summary.
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("status", sa.Text, nullable=False),
    sa.Column("turn", JSON, nullable=False),
    sa.Column("seats", JSON, nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("due", TIME),
    sa.Column("machine", sa.Boolean, nullable=False),
    sa.Column("updated", TIME, nullable=False),
)
# Partial indexes: a move at a private table without a clock changes none of them.
sa.Index("ix_tables_lobby", tables.c.updated, sqlite_where=tables.c.listed, postgresql_where=tables.c.listed)
sa.Index(
    "ix_tables_due",
    tables.c.due,
    sqlite_where=tables.c.due.is_not(None),
    postgresql_where=tables.c.due.is_not(None),
)
sa.Index("ix_tables_machine", tables.c.id, sqlite_where=tables.c.machine, postgresql_where=tables.c.machine)

# Rows in the order of insertion, with an index of two short columns. That is twice as fast to append to as rows in the
# order of their key, where each table has its own page to write.
events = sa.Table(
    "events",
    metadata,
    _table_id(primary_key=True),
    sa.Column("version", sa.Integer, primary_key=True),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("body", JSON, nullable=False),
    sa.Column("at", TIME, nullable=False),
)

# Values that all processes share, such as the secret.
shared_values = sa.Table(
    "keepsakes",
    metadata,
    sa.Column("name", sa.Text, primary_key=True),
    sa.Column("value", sa.LargeBinary, nullable=False),
)

accounts = sa.Table(
    "accounts",
    metadata,
    sa.Column("id", NUMBER, primary_key=True, autoincrement=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("folded", sa.Text, nullable=False, unique=True),  # the name as it is compared
    sa.Column("password", sa.Text, nullable=False),
    sa.Column("created", TIME, nullable=False),
    sqlite_autoincrement=True,  # the id of a deleted account is never used again
)

sessions = sa.Table(
    "sessions",
    metadata,
    sa.Column("token_hash", sa.LargeBinary, primary_key=True),
    sa.Column("account", NUMBER, sa.ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("until", TIME, nullable=False),
)

keys = sa.Table(
    "keys",
    metadata,
    sa.Column("token_hash", sa.LargeBinary, primary_key=True),
    _table_id(primary_key=True, index=True),
    sa.Column("seat", sa.Text, nullable=False),
    sa.Column("account", NUMBER, sa.ForeignKey("accounts.id", ondelete="SET NULL"), index=True),
    sa.Column("given", TIME, nullable=False),
    sa.Column("person", sa.Text, nullable=False),  # the same for all keys of one person at a table
)

lines = sa.Table(
    "lines",
    metadata,
    _table_id(primary_key=True),
    sa.Column("channel", sa.Text, primary_key=True),
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Text, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", TIME, nullable=False),
    sa.Column("name", sa.Text, nullable=False),  # of the writer, at that time
)

notes = sa.Table(
    "notes",
    metadata,
    _table_id(primary_key=True),
    sa.Column("person", sa.Text, primary_key=True),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", TIME, nullable=False),
)

marks = sa.Table(
    "marks",
    metadata,
    _table_id(primary_key=True),
    sa.Column("owner", sa.Text, primary_key=True),
    sa.Column("place", sa.Text, primary_key=True),
    sa.Column("mark", JSON, nullable=False),
    sa.Column("at", TIME, nullable=False),
)

addresses = sa.Table(
    "addresses",
    metadata,
    sa.Column("id", NUMBER, primary_key=True, autoincrement=True),
    _table_id(),
    sa.Column("seat", sa.Text, nullable=False),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("target", sa.Text, nullable=False),
    sa.Column("language", sa.Text, nullable=False),
    sa.Column("token_hash", sa.LargeBinary, nullable=False, unique=True),
    sa.Column("confirmed", sa.Boolean, nullable=False),
    sa.UniqueConstraint("table_id", "seat", "kind", "target"),
)

jobs = sa.Table(
    "jobs",
    metadata,
    sa.Column("name", sa.Text, primary_key=True),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("body", JSON, nullable=False),
    sa.Column("due", TIME, nullable=False),  # a lease moves this to its end
    sa.Column("attempts", sa.Integer, nullable=False),
)
sa.Index("ix_jobs_due", jobs.c.kind, jobs.c.due)

analyses = sa.Table(
    "analyses",
    metadata,
    _table_id(primary_key=True),
    sa.Column("engine", sa.Text, primary_key=True),
    sa.Column("depth", sa.Text, primary_key=True),
    sa.Column("document", JSON),  # none: the analysis failed
    sa.Column("at", TIME, nullable=False),
)

# What is kept about an account that solves puzzles. The version is an optimistic lock.
solvers = sa.Table(
    "solvers",
    metadata,
    sa.Column("account", NUMBER, sa.ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("state", JSON, nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("updated", TIME, nullable=False),
)

# Only the first answer of an account to a puzzle is rated.
puzzle_answers = sa.Table(
    "puzzle_answers",
    metadata,
    sa.Column("account", NUMBER, sa.ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("puzzle", sa.Text, primary_key=True),
    sa.Column("is_right", sa.Boolean, nullable=False),
    sa.Column("at", TIME, nullable=False),
)

# An account that a program plays for.
bots = sa.Table(
    "bots",
    metadata,
    sa.Column(
        "account", NUMBER, sa.ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True, autoincrement=False
    ),
    sa.Column("token_hash", sa.LargeBinary, nullable=False, unique=True),
    sa.Column("games", sa.Text, nullable=False),  # their names with spaces between; empty: all
    sa.Column("seen", TIME, nullable=False),
)

challenges = sa.Table(
    "challenges",
    metadata,
    _table_id(primary_key=True),
    sa.Column("seat", sa.Text, primary_key=True),
    sa.Column("account", NUMBER, sa.ForeignKey("bots.account", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("by", sa.Text, nullable=False),  # the name of the player who asks
    sa.Column("at", TIME, nullable=False),
    sa.Column("answer", sa.Text),  # why the bot declined
)

# A notebook beside a real board. The version is an optimistic lock.
notebooks = sa.Table(
    "notebooks",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("body", JSON, nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("updated", TIME, nullable=False, index=True),
)
