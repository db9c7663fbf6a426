"""How well an activation of Jack suits each character that he may be, compared with all that he could have done.

A conditional logit model: if Jack is j, the chance of an activation grows with exp(weights * traits), where the traits
(`kernel/search/traits.py`) say what it means for j: the size of his group, light, exits, cards that can accuse him.
Each card counts the same however many activations it has. The weights were fitted to games of several Jacks by how well
they predict who Jack is.
"""

from collections.abc import Sequence
from math import exp

from gaslamp.games.mrjack.kernel.search import Activations
from gaslamp.games.mrjack.rules.board import CHARACTERS, Character
from gaslamp.games.mrjack.rules.public import Public

TRAITS = 12

FLOOR = 0.1
"""The share of his activations that is uniform, so that none rules anybody out."""

LEAVES = 0.95
"""How often Jack leaves when he can: it wins the game."""

TRUST = 0.5
"""The power of a likelihood. It is less than 1 because nobody plays exactly like the model."""

Weights = Sequence[Sequence[float]]
"""By turn and trait."""

WEIGHTS: Weights = (
    (0.43, 0.57, 0.86, 1.88, -1.37, 0.07, -1.24, 0.00, 0.00, 0.59, 0.05, 0.42),
    (0.63, 0.01, 1.13, 0.98, -0.46, 0.56, -0.30, -0.26, 0.26, 0.06, 0.01, -0.30),
    (0.10, 0.55, 1.35, 1.48, -0.54, -0.06, -0.06, 0.17, -0.17, 0.48, -0.01, -0.33),
    (1.63, 0.82, 1.58, 1.64, -0.63, -0.78, 0.38, 0.00, 0.00, 1.56, 1.09, 1.24),
)

Chances = tuple[float, ...]
"""A number for each character."""

SAYS_NOTHING: Chances = (1.0,) * len(CHARACTERS)


def likelihood(
    start: Public, card: Character, end: Public, weights: Weights = WEIGHTS, trust: float = TRUST
) -> Chances:
    """By character: how often he would do this, as a multiple of how often it would be done at random.

    `start`: when Jack was to take a card. `end`: when the activation of the card that he took was over.
    """
    own = weights[start.turn]
    found = Activations(start, own)
    cards = found.playable()
    means = [found.mean_merits(one) for one in cards]
    traits = found.traits_after(int(card), end)
    leaving = found.could_leave()
    chances = []
    for one in CHARACTERS:
        merit = exp(sum(weight * traits[one * TRAITS + place] for place, weight in enumerate(own)))
        share = merit * len(cards) / sum(mean[one] for mean in means)
        stays = 1 - LEAVES if leaving >> one & 1 else 1.0
        chances.append(stays * ((1 - FLOOR) * share + FLOOR) ** trust)
    return tuple(chances)
