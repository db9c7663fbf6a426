"""Letters from Whitechapel as a kernel: `Kernel` plays positions, `encode` and `decode` turn its actions into ints."""

from gaslamp.games.whitechapel.kernel.kernel import Kernel
from gaslamp.games.whitechapel.kernel.numbers import decode, encode

__all__ = ["Kernel", "decode", "encode"]
