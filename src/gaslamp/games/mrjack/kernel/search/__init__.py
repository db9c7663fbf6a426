"""Looks ahead to the next call for witnesses, in every world at once.

A value is the chance that Jack wins. There is one for each character that he may be: a world. The detective does not
know the world, so at his turns one activation is chosen for all worlds, by the belief. At Jack's turns each world
chooses separately. A ply is a whole activation: card, move and ability together. At the last ply of a round every
activation is evaluated. At the other plies the best activation for each set of visible characters is kept, and the best
of those are searched further.

A search holds no secret: it gets the public part and a belief. It changes and restores a `Position` of the kernel, with
the kernel's own choices and moves. A position that is kept is packed into two numbers: tokens and tiles.
"""

from gaslamp.games.mrjack.kernel.search.likelihood import Activations
from gaslamp.games.mrjack.kernel.search.search import IS_COMPILED, Search, SearchLine

__all__ = ["IS_COMPILED", "Activations", "Search", "SearchLine"]
