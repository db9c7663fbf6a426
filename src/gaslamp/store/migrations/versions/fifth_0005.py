"""Accounts that solve puzzles have a rating, and their first answers are kept."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

_NUMBER = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.create_table(
        "solvers",
        sa.Column("account", _NUMBER, nullable=False, autoincrement=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_solvers_account", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("account", name="pk_solvers"),
    )
    op.create_table(
        "puzzle_answers",
        sa.Column("account", _NUMBER, nullable=False),
        sa.Column("puzzle", sa.Text, nullable=False),
        sa.Column("is_right", sa.Boolean, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_puzzle_answers_account", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("account", "puzzle", name="pk_puzzle_answers"),
    )


def downgrade() -> None:
    op.drop_table("puzzle_answers")
    op.drop_table("solvers")
