"""Letters from Whitechapel as a kernel: `Kernel` plays positions, `encode` and `decode` turn its actions into ints."""

from gaslamp.kernels.whitechapel.kernel import Kernel
from gaslamp.kernels.whitechapel.numbers import decode, encode

__all__ = ["Kernel", "decode", "encode"]
