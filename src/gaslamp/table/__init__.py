"""One game being played: seats, clock, versions, undo. Pure: a table and a command give events, events give a table."""
