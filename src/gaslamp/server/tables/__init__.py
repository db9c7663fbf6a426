"""Open tables: the game in memory, its history for each seat, its log, chat and marks, and the messages about it."""
