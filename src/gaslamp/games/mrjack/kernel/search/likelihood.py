"""How well what Jack did suits each character that he may be: his activation, against all that were possible.

It holds no secret: it gets public positions only.
"""

from __future__ import annotations

from collections.abc import Sequence

from gaslamp.games.mrjack.kernel import tables
from gaslamp.games.mrjack.rules import board
from gaslamp.games.mrjack.rules.public import Public

try:
    import cython
except ImportError:
    from gaslamp.parts.kernel import shim as cython

if not cython.compiled:
    from gaslamp.games.mrjack.kernel.constants import *
    from gaslamp.games.mrjack.kernel.position import find_sewer
    from gaslamp.games.mrjack.kernel.search.activations import generate
    from gaslamp.games.mrjack.kernel.search.endings import endings_for_card
    from gaslamp.games.mrjack.kernel.search.state import SearchState, packed_tiles, packed_tokens, unpack_position
    from gaslamp.games.mrjack.kernel.search.traits import fill_traits

HAS_ABILITY = tables.HAS_ABILITY
GOODLEYS = 7
"""Of so many activations of Goodley one is counted: he has thousands, and they are much alike."""


class Activations(SearchState):
    """All activations of Jack that a position allows: when he is to take a card, or with the card that he has taken."""

    def __init__(self, table: Public, weights: Sequence[float]) -> None:
        """`weights`: of the traits, for this turn."""
        SearchState.__init__(self)
        self.is_counting = 1
        self.edition = list(board.EDITIONS).index(table.edition)
        self.round, self.turn, self.unseen = table.round, table.turn, table.unseen
        self.active = -1 if table.active is None else int(table.active)
        self.root_cards = table.cards if self.active < 0 else table.cards | 1 << self.active
        self.walk, self.ability, self.points, self.root_whistled = (
            table.walk,
            table.ability,
            table.points,
            table.whistled,
        )
        self.possible = table.suspects
        self.next_cards = 0 if table.round % 2 == 0 else EVERYONE & ~(table.cards | table.played)
        for place in range(TRAITS):
            self.weights[place] = weights[place]
        self.put(table)
        self.root_where, self.root_tiles = packed_tokens(self), packed_tiles(self)

    def __repr__(self) -> str:
        return f"<Activations: {self.nodes} positions>"

    def put(self, table: Public) -> None:
        """Tokens and tiles as they lie there."""
        for one in range(8):
            self.places[one] = table.places[one]
        for tile in range(6):
            self.lamps[tile] = table.lamps[tile]
        self.facing, self.cordons, self.covers = table.facing, table.cordons, table.covers
        find_sewer(self)

    def playable(self) -> list[int]:
        """The cards that Jack can play, or the one that he has taken."""
        if self.active >= 0:
            return [self.active]
        return [one for one in range(8) if self.root_cards >> one & 1]

    def mean_merits(self, card: int, stride: int = 0) -> list[float]:
        """By character: the mean of exp(weights * traits) over the activations of a card."""
        one: cython.int = card
        self.take(card)
        unpack_position(self, self.root_where, self.root_tiles)
        self.ply, self.first, self.nodes, self.counted, self.line_count = 1, 0, -1, 0, 0
        self.skip, self.stride = GOODLEYS if one == GOODLEY else 1, stride
        self.whistled = self.root_whistled
        for place in range(8):
            self.merits[place] = 0
        if self.active < 0:
            generate(self, one, 1, HAS_ABILITY[one], 0)
        else:
            generate(self, one, self.walk, self.ability, self.points)
        return [self.merits[place] / max(1, self.counted) for place in range(8)]

    def traits_after(self, card: int, table: Public) -> list[float]:
        """By character and trait: after an activation of a card that led to this position."""
        self.take(card)
        self.put(table)
        return self.traits_here()

    def sampled_traits(self, card: int, most: int) -> list[list[float]]:
        """Of some activations of a card, `most` or a few more, evenly spread: their traits, by character and trait."""
        self.mean_merits(card)
        self.mean_merits(card, max(1, self.counted // most))
        found = []
        for line in range(self.line_count):
            unpack_position(self, self.line_where[line], self.line_tiles[line])
            found.append(self.traits_here())
        return found

    def could_leave(self) -> int:
        """The set of characters who could have left by their own card, if they are Jack."""
        if self.active >= 0 and not self.walk:
            return 0
        unpack_position(self, self.root_where, self.root_tiles)
        return sum(1 << one for one in self.playable() if endings_for_card(self, 0, one))

    def take(self, card: int) -> None:
        self.taken, self.rest = card, self.root_cards & ~(1 << card)

    def traits_here(self) -> list[float]:
        fill_traits(self)
        return [self.traits[place] for place in range(8 * TRAITS)]
