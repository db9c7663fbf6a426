"""Jack's chance at the start of a round: the features of a position between two rounds, their weights, and tables.

For a world where Jack is j, the chance that he wins is the logistic function of the weighted sum of

    0  one                                       6  the detective is sure of j
    1  bits: log2 of one over j's share          7  j is unseen
    2  rounds left, of 7                         8  j is unseen, times bits
    3  bits times rounds left                    9  j is unseen and can leave by one move
    4  j's share times reach                     10 j is unseen and can leave by two moves, not by one
    5  reach: how likely a card can accuse j     11 j is seen and could leave by one move if he were not

where j's share is the share of j in the belief after the witnesses' answer. There is one row of weights for rounds that
the detective begins (cards are still to be drawn) and one for rounds that Jack begins (the four other cards).
"""

from math import comb, exp, log2

from gaslamp.games.mrjack.kernel.tables import ENDS, HEXES, SEWERS, WAYS_OUT
from gaslamp.games.mrjack.rules.board import members

FEATURES = 12
TRAITS = 12
"""Of an activation, see `search/traits.py`."""

WEIGHTS = (
    *(-0.08, 1.48, -2.23, -0.82, -0.88, 0.36, -1.13, 0.52, 0.11, 0.36, -0.32, 0.34),
    *(0.40, 1.12, -3.86, 0.17, -0.39, 0.38, -0.91, -0.14, -0.39, 0.16, -0.10, 0.21),
)
"""First the weights if the next round is odd, then if it is even."""

COVERS = [covers for _, covers, _ in SEWERS]
"""COVERS[sewer]: the two manholes that are covered."""


def _far(row: int) -> int:
    found = 0
    for end in members(ENDS[row]):
        found |= WAYS_OUT[row - row % HEXES + end]
    return found


FAR_WAYS_OUT = [_far(row) for row in range(len(ENDS))]
"""Like WAYS_OUT, for two moves in a row."""

STREETS = [row.bit_count() for row in ENDS]
"""STREETS[row]: how many streets are in reach of a move, with or without a token."""

SIGMOID = [1 / (1 + exp(-(place - 1024) / 128)) for place in range(2049)]
"""SIGMOID[logit * 128 + 1024], from -8 to 8."""

BITS = [log2(1024 / max(1, place)) for place in range(1025)]
"""BITS[share * 1024]"""

LOGS = [log2(max(1, count)) for count in range(9)]

DRAWN = [1 - comb(8 - cards, 4) / comb(8, 4) for cards in range(9)]
"""DRAWN[n]: how likely at least one of n cards is among the four that are drawn."""
