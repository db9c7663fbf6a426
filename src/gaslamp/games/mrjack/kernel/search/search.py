"""Searches a position of Mr. Jack: the interface for players, and the root of the tree."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from gaslamp.games.mrjack.kernel import outlook, tables
from gaslamp.games.mrjack.rules import board, turns
from gaslamp.games.mrjack.rules.public import Public, Stage

try:
    import cython
except ImportError:
    from gaslamp.parts.kernel import shim as cython

if not cython.compiled:
    from gaslamp.games.mrjack.kernel.constants import *
    from gaslamp.games.mrjack.kernel.position import find_sewer
    from gaslamp.games.mrjack.kernel.search.activations import generate, generate_facings
    from gaslamp.games.mrjack.kernel.search.endings import add_endings
    from gaslamp.games.mrjack.kernel.search.evaluation import evaluate
    from gaslamp.games.mrjack.kernel.search.results import clear_ply, keep_lines
    from gaslamp.games.mrjack.kernel.search.state import SearchState, packed_tiles, packed_tokens, unpack_position
    from gaslamp.games.mrjack.kernel.search.tree import solve
    from gaslamp.parts.kernel.packing import pack

IS_COMPILED = bool(cython.compiled)
NO_LIMIT = 1 << 60
HAS_ABILITY = tables.HAS_ABILITY


class SearchLine(NamedTuple):
    """An activation that was kept at the root."""

    first: int  # its first small step
    values: tuple[float, ...]  # by character: the chance that Jack wins
    risky: float  # how much worse an accusation counts than its odds
    is_over: bool = False  # whether it ends the game


class Search(SearchState):
    def __init__(
        self,
        table: Public,
        belief: Sequence[float],
        *,
        pile: int,
        jack: int = -1,
        horizon: int = 4,
        width: int = 4,
        patience: float = 0.0,
        caution: float = 0.0,
        only: int = -1,
        pooled: bool = False,
        weights: Sequence[float] = outlook.WEIGHTS,
    ) -> None:
        """`belief`: how likely each character is Jack, for the detective. `pile`: the number of alibi cards left.

        `jack`: who Jack is, if Jack searches. `caution`: for Jack, the weight of the chance that a detective who plays
        at random would accuse him. `only`: the one first step to try. `pooled`: at Jack's turn, keep the lines in
        which a suspect leaves for every suspect.
        """
        SearchState.__init__(self)
        self.edition = list(board.EDITIONS).index(table.edition)
        self.round, self.turn, self.unseen = table.round, table.turn, table.unseen
        for one in range(8):
            self.places[one] = table.places[one]
            self.belief[one] = belief[one]
        for tile in range(6):
            self.lamps[tile] = table.lamps[tile]
        self.facing, self.cordons, self.covers = table.facing, table.cordons, table.covers
        find_sewer(self)
        self.next_cards = 0 if table.round % 2 == 0 else EVERYONE & ~(table.cards | table.played)
        self.possible = sum(1 << one for one in range(8) if belief[one] > 0)
        self.total = sum(belief)
        self.kept = 1 - 1 / max(1, pile)
        self.focus = jack
        self.horizon, self.width = horizon, width
        self.patience = patience if table.round < turns.ROUNDS else 0.0
        self.caution = caution
        self.only = only
        self.pooled = pooled
        for place in range(2 * FEATURES):
            self.weights[place] = weights[place]
        self.limit = NO_LIMIT
        self.active = -1 if table.active is None else int(table.active)
        self.walk, self.ability = table.walk, table.ability
        self.points, self.root_whistled = table.points, table.whistled
        self.facing_due = table.stage is Stage.FACE
        self.root_cards = table.cards
        self.rest = table.cards
        self.root_where, self.root_tiles = packed_tokens(self), packed_tiles(self)

    def __repr__(self) -> str:
        return f"<Search: {self.line_count} lines, {self.nodes} positions>"

    # The interface for players

    def cards_to_gather(self) -> list[int]:
        """The cards whose activations `gather` can try: the card in play, or those face up."""
        if self.active >= 0:
            return [self.active]
        return [one for one in range(8) if self.root_cards >> one & 1]

    def gather(self, card: int, most: int, limit: int = 1 << 60) -> None:
        """Try every activation of a card, and keep the best as lines. Positions after the limit are not evaluated."""
        one: cython.int = card
        self.limit = self.nodes + limit
        unpack_position(self, self.root_where, self.root_tiles)
        self.whistled = self.root_whistled
        self.ply, self.last, self.rest = 0, 0, self.root_cards & ~(1 << one)
        clear_ply(self, 0)
        if self.active < 0:
            self.first = pack(PICK, one, 0)
            add_endings(self, one, HAS_ABILITY[one])
            generate(self, one, 1, HAS_ABILITY[one], 0)
        else:
            self.first = -1
            if self.walk and not self.points and not self.facing_due:
                add_endings(self, one, self.ability)
            if self.facing_due:
                generate_facings(self, one)
            else:
                generate(self, one, self.walk, self.ability, self.points)
        keep_lines(self, one, most)
        self.limit = NO_LIMIT

    def order(self) -> list[int]:
        """The numbers of the lines, the best score first."""
        scores = [self.line_score[line] for line in range(self.line_count)]
        return sorted(range(len(scores)), key=scores.__getitem__)

    def line(self, number: int) -> SearchLine:
        values = tuple([self.line_vector[number * 8 + one] for one in range(8)])
        odds = sum(chance * value for chance, value in zip([self.belief[one] for one in range(8)], values, strict=True))
        risky = max(0.0, self.line_score[number] - odds) if self.line_over[number] else 0.0
        return SearchLine(self.line_first[number], values, risky, bool(self.line_over[number]))

    def values_if_called(self) -> tuple[float, ...]:
        """By character: the chance that Jack wins, estimated as if the witnesses were called now."""
        evaluate(self, TURNS)
        return tuple([self.values[one] for one in range(8)])

    def deepen(self, line: int, limit: int) -> int:
        """Search a line further, up to the horizon. Returns how many positions were evaluated."""
        before: cython.longlong = self.nodes
        one: cython.int = line
        other: cython.int
        if self.line_over[one] or self.turn == TURNS - 1 or self.horizon <= 1:
            return 0
        self.limit = self.nodes + limit
        unpack_position(self, self.line_where[one], self.line_tiles[one])
        self.whistled = 0
        solve(self, 1, self.root_cards & ~(1 << self.line_card[one]))
        for other in range(8):
            self.line_vector[one * 8 + other] = self.results[8 + other]
        return int(self.nodes - before)
