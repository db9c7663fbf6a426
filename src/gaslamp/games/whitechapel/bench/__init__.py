"""What Letters from Whitechapel adds to `gaslamp bench`."""

from gaslamp.games.whitechapel.bench.trails import figures

__all__ = ["ENDING", "KERNEL_VS_RULES", "MOST_ACTIONS", "figures"]

KERNEL_VS_RULES = 100.0
MOST_ACTIONS = 4200
ENDING = frozenset({"arrest", "area-arrest"})
