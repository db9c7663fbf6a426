"""Alembic runs this file. Its connection is already inside a transaction, so a migration is all or nothing."""

from alembic import context

from gaslamp.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite cannot change a column, so the table is copied
)
context.run_migrations()
