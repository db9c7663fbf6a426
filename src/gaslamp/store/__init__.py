"""Stores: SQLite in one file by default, PostgreSQL by its address, memory for tests."""
