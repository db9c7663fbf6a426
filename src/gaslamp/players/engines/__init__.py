"""Programs of other people as players. They speak the line protocol of docs/engine.md."""
