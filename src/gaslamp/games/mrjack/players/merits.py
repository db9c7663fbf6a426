"""What a position is worth to Jack at sight: he wants to be in the larger group, and unseen."""

from math import log

from gaslamp.games.mrjack.rules.board import Character
from gaslamp.games.mrjack.rules.public import Public
from gaslamp.games.mrjack.rules.sight import visible

DARK = 0.5
"""The value of being unseen, in nats. It is added to the logarithm of the number of suspects in his group."""


def merit(public: Public, jack: Character) -> float:
    """The value of the position for Jack if he is that character and the witnesses are called now."""
    in_sight = visible(public)
    if in_sight >> jack & 1:
        return log(max(1, (public.suspects & in_sight).bit_count()))
    return log(max(1, (public.suspects & ~in_sight).bit_count())) + DARK
