"""What Mr. Jack adds to `gaslamp bench`."""

from gaslamp.games.mrjack.bench.suspects import figures

__all__ = ["ENDING", "KERNEL_VS_RULES", "MOST_ACTIONS", "figures"]

KERNEL_VS_RULES = 300.0
MOST_ACTIONS = 134
ENDING = frozenset({"accuse"})
