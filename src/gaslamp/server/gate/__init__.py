"""Who may come in: origins, rate limits, connections, seat keys, accounts, passwords, sessions, security headers."""
