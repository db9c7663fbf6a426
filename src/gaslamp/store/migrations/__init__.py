"""The migrations of the database. Alembic runs them, called by gaslamp.store.migration."""
