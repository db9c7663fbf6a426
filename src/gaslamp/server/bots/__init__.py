"""Bots at the tables: challenges, the stream of events of a bot, and the stream of a game."""
