"""The first tables. They are repeated here, because gaslamp.store.schema changes and this migration must not."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

NUMBER = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("nonce", sa.LargeBinary, nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("turn", sa.Text, nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("machine", sa.Boolean, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    _partial_index("ix_tables_lobby", "tables", "updated", "listed")
    _partial_index("ix_tables_due", "tables", "due", "due IS NOT NULL")
    _partial_index("ix_tables_machine", "tables", "id", "machine")

    op.create_table(
        "events",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        _of_table("events"),
        sa.PrimaryKeyConstraint("table_id", "version", name="pk_events"),
    )

    op.create_table(
        "accounts",
        sa.Column("id", NUMBER, autoincrement=True, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("folded", sa.Text, nullable=False),
        sa.Column("password", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_accounts"),
        sa.UniqueConstraint("folded", name="uq_accounts_folded"),
        sqlite_autoincrement=True,
    )

    op.create_table(
        "sessions",
        sa.Column("token_hash", sa.LargeBinary, nullable=False),
        sa.Column("account", NUMBER, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_sessions_account", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("token_hash", name="pk_sessions"),
    )
    op.create_index("ix_sessions_account", "sessions", ["account"])

    op.create_table(
        "keys",
        sa.Column("token_hash", sa.LargeBinary, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Text, nullable=False),
        sa.Column("account", NUMBER),
        sa.Column("given", sa.BigInteger, nullable=False),
        _of_table("keys"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_keys_account", ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("token_hash", "table_id", name="pk_keys"),
    )
    op.create_index("ix_keys_table_id", "keys", ["table_id"])
    op.create_index("ix_keys_account", "keys", ["account"])

    op.create_table(
        "lines",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("channel", sa.Text, nullable=False),
        sa.Column("id", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("seat", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        _of_table("lines"),
        sa.PrimaryKeyConstraint("table_id", "channel", "id", name="pk_lines"),
    )

    op.create_table(
        "notes",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        _of_table("notes"),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_notes"),
    )

    op.create_table(
        "marks",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("place", sa.Text, nullable=False),
        sa.Column("mark", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        _of_table("marks"),
        sa.PrimaryKeyConstraint("table_id", "owner", "place", name="pk_marks"),
    )

    op.create_table(
        "addresses",
        sa.Column("id", NUMBER, autoincrement=True, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("target", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("token_hash", sa.LargeBinary, nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        _of_table("addresses"),
        sa.PrimaryKeyConstraint("id", name="pk_addresses"),
        sa.UniqueConstraint("table_id", "seat", "kind", "target", name="uq_addresses_table_id_seat_kind_target"),
        sa.UniqueConstraint("token_hash", name="uq_addresses_token_hash"),
    )

    op.create_table(
        "jobs",
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_jobs"),
    )
    op.create_index("ix_jobs_due", "jobs", ["kind", "due"])


def downgrade() -> None:
    for table in ("jobs", "addresses", "marks", "notes", "lines", "keys", "sessions", "accounts", "events", "tables"):
        op.drop_table(table)


def _partial_index(name: str, table: str, column: str, where: str) -> None:
    op.create_index(name, table, [column], sqlite_where=sa.text(where), postgresql_where=sa.text(where))


def _of_table(name: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=f"fk_{name}_table_id", ondelete="CASCADE")
