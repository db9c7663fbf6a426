"""Alembic comes in here with a connection that is already inside a transaction: a migration is all or nothing."""

from alembic import context

from gaslamp.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite cannot change a column: the table is made anew
)
context.run_migrations()
