"""Looks ahead to the next call for witnesses, in every world at once.

A value is the chance that Jack wins, one for each character he may be. The detective does not know which it is, so at
his turns one activation is chosen for all of them, by the belief; at Jack's turns each world answers for itself. A
ply is a whole activation: card, move and ability together. The last one of a round is tried in full; of the others
the best of each way to be seen or unseen are kept and looked into further.

There is no secret in here: a search is given the table and a belief. It changes and restores a `Position` of the
kernel, by the kernel's own choices and moves. A position that is kept is packed into two numbers: tokens and tiles.
"""

from gaslamp.games.mrjack.kernel.search.search import IS_COMPILED, Line, Search

__all__ = ["IS_COMPILED", "Line", "Search"]
