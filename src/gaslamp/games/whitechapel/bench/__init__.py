"""What Letters from Whitechapel adds to `gaslamp bench`."""

from gaslamp.games.whitechapel.bench.trails import figures

__all__ = ["KERNEL_VS_RULES", "figures"]

KERNEL_VS_RULES = 100.0
