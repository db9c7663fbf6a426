"""Mr. Jack as a kernel: `Kernel` plays positions, `encode` and `decode` turn its actions into ints and back."""

from gaslamp.kernels.mrjack.kernel import Kernel
from gaslamp.kernels.mrjack.numbers import decode, encode

__all__ = ["Kernel", "decode", "encode"]
