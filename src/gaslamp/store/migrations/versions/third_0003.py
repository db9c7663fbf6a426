"""Notes belong to the person who wrote them, and a line of chat keeps the name that it was written under."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

tables = sa.table("tables", sa.column("id"), sa.column("seats"))
lines = sa.table("lines", sa.column("table_id"), sa.column("seat"), sa.column("name"))
keys = sa.table("keys", sa.column("seat"), sa.column("person"))


def upgrade() -> None:
    with op.batch_alter_table("keys") as keys_table:
        keys_table.add_column(sa.Column("person", sa.Text, nullable=False, server_default=""))
    # So far a seat had one note, so its holder gets the name of the seat. A new holder gets another name.
    op.execute(sa.update(keys).values(person=keys.c.seat))
    with op.batch_alter_table("notes") as notes_table:
        notes_table.alter_column("seat", new_column_name="person")
    with op.batch_alter_table("lines") as lines_table:
        lines_table.add_column(sa.Column("name", sa.Text, nullable=False, server_default=""))
    _name_lines(op.get_bind())
    for table, column in (("keys", "person"), ("lines", "name")):
        with op.batch_alter_table(table) as changed:
            changed.alter_column(column, server_default=None)


def _name_lines(connection: sa.Connection) -> None:
    """Under which name an old line was written is not known: it gets the name that it was shown under."""
    spoken = sa.select(lines.c.table_id, lines.c.seat, tables.c.seats).distinct()
    for row in connection.execute(spoken.join(tables, tables.c.id == lines.c.table_id)).all():
        name = json.loads(row.seats).get(row.seat, {}).get("name", "")
        here = lines.c.table_id == row.table_id, lines.c.seat == row.seat
        connection.execute(sa.update(lines).where(*here).values(name=name))


def downgrade() -> None:
    with op.batch_alter_table("lines") as lines_table:
        lines_table.drop_column("name")
    with op.batch_alter_table("notes") as notes_table:
        notes_table.alter_column("person", new_column_name="seat")
    with op.batch_alter_table("keys") as keys_table:
        keys_table.drop_column("person")
