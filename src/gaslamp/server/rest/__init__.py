"""The REST side: games, tables, records, replays, deduction. What the socket does live is not here."""
