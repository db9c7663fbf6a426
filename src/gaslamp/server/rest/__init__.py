"""The routes of REST: games, tables, records, replays, deduction, accounts, notices, health."""
