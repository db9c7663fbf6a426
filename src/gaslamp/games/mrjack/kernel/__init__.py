"""Mr. Jack as a kernel: `Kernel` plays positions, `encode` and `decode` turn its actions into ints and back."""

from gaslamp.games.mrjack.kernel.kernel import Kernel
from gaslamp.games.mrjack.kernel.numbers import decode, encode

__all__ = ["Kernel", "decode", "encode"]
