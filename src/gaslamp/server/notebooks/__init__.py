"""Notebooks beside real boards: kept in the store, shown to everybody who has the link."""
