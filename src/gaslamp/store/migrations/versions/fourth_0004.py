"""Analyses of finished games are kept with their tables."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("engine", sa.Text, nullable=False),
        sa.Column("depth", sa.Text, nullable=False),
        sa.Column("document", sa.Text, nullable=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_analyses_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "engine", "depth", name="pk_analyses"),
    )


def downgrade() -> None:
    op.drop_table("analyses")
