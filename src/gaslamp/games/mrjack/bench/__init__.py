"""What Mr. Jack adds to `gaslamp bench`."""

from gaslamp.games.mrjack.bench.suspects import figures

__all__ = ["KERNEL_VS_RULES", "figures"]

KERNEL_VS_RULES = 300.0
