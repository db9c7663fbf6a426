"""Letters from Whitechapel as a kernel: `Kernel` plays positions, `encode` and `decode` turn its actions into ints."""

import gaslamp.parts.kernel  # noqa: F401 - first: it chooses the form of the modules below
from gaslamp.games.whitechapel.kernel.batch import advance
from gaslamp.games.whitechapel.kernel.kernel import Kernel
from gaslamp.games.whitechapel.kernel.numbers import decode, encode

__all__ = ["Kernel", "advance", "decode", "encode"]
