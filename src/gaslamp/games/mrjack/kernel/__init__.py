"""Mr. Jack as a kernel: `Kernel` plays positions, `encode` and `decode` turn its actions into ints and back."""

import gaslamp.parts.kernel  # noqa: F401 - first: it chooses the form of the modules below
from gaslamp.games.mrjack.kernel.batch import advance
from gaslamp.games.mrjack.kernel.kernel import Kernel
from gaslamp.games.mrjack.kernel.numbers import decode, encode

__all__ = ["Kernel", "advance", "decode", "encode"]
