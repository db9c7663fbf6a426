"""Machine players: the pool of processes they think in, the queue to workers, their turns, and advice to people."""
