"""An account can be a bot, and a bot is sent challenges."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

NUMBER = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.create_table(
        "bots",
        sa.Column("account", NUMBER, nullable=False, autoincrement=False),
        sa.Column("token_hash", sa.LargeBinary, nullable=False),
        sa.Column("games", sa.Text, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_bots_account", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("account", name="pk_bots"),
        sa.UniqueConstraint("token_hash", name="uq_bots_token_hash"),
    )
    op.create_table(
        "challenges",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Text, nullable=False),
        sa.Column("account", NUMBER, nullable=False),
        sa.Column("by", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("answer", sa.Text, nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_challenges_table_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["account"], ["bots.account"], name="fk_challenges_account", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_challenges"),
    )
    op.create_index("ix_challenges_account", "challenges", ["account"])


def downgrade() -> None:
    op.drop_table("challenges")
    op.drop_table("bots")
