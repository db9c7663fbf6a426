"""The state of a search: the position, which changes while activations are tried, and all other data.

It holds no secret: `jack` and the alibis of the position are not set. C types are in `state.pxd`.
"""

from gaslamp.games.mrjack.kernel import outlook, tables

try:
    import cython
except ImportError:
    from gaslamp.parts.kernel import shim as cython

if not cython.compiled:
    from gaslamp.games.mrjack.kernel.constants import *
    from gaslamp.games.mrjack.kernel.position import Position

COVERS = outlook.COVERS
IS_JACKS = tables.IS_JACKS


class SearchState(Position):
    def __init__(self) -> None:
        Position.__init__(self)
        self.alibi_drawn = 0  # whether the detective drew an alibi
        # Constant during a search
        self.next_cards = 0  # the cards of the next round, if they are known
        self.possible = 0  # who may be Jack
        self.focus = NOBODY  # who Jack is, if he searches
        self.pooled = 0  # whether lines in which somebody leaves are kept for everybody who may be Jack
        self.total = 0.0  # of the belief
        self.kept = 0.0  # how much of the doubt is left when the detective has drawn an alibi
        self.horizon = self.width = 0
        self.caution = 0.0  # how much Jack fears a detective who accuses without a reason
        self.patience = 0.0  # how much worse than its odds an accusation counts, unless it is the last chance
        # The current node
        self.ply = self.last = 0
        self.first = -1  # the first small step of the activation at hand
        self.only = -1  # at the root: the one first step to try; all if negative
        self.is_spent = 0  # whether the points of a whistle could be spent as wanted
        self.nodes = self.limit = 0
        self.rest = 0  # cards face up when the activation being tried is over
        self.ones = self.twos = self.fours = self.eights = 0  # by street: how many cards reach it, see `evaluation`
        # Counting activations instead of searching, see `traits`
        self.is_counting = self.taken = self.counted = self.skip = self.stride = 0
        # The root
        self.root_where = self.root_tiles = self.root_cards = self.root_whistled = self.facing_due = 0
        self.line_count = 0
        if not cython.compiled:
            self.belief, self.values = [0.0] * 8, [0.0] * 8  # values: of the position at hand, by character
            self.weights = [0.0] * 64
            # What follows from an answer of the witnesses, by who is visible and whether an alibi was drawn
            self.foreseen = [0] * 512
            self.shares, self.logits, self.slopes = [0.0] * 4096, [0.0] * 4096, [0.0] * 4096
            self.traits, self.merits = [0.0] * 128, [0.0] * 8
            self.results, self.best = [0.0] * 40, [0.0] * 5  # by ply and character; by ply
            # Activations kept at each ply, by the set of visible characters
            self.used, self.keys, self.filled = [0] * 5, [0] * 4096, [0] * 4096
            self.score, self.vector = [0.0] * 4096, [0.0] * 32768
            self.where, self.tiles, self.start = [0] * 4096, [0] * 4096, [0] * 4096
            # Lines: the activations kept at the root
            self.line_first, self.line_card, self.line_over = [0] * 512, [0] * 512, [0] * 512
            self.line_where, self.line_tiles = [0] * 512, [0] * 512
            self.line_score, self.line_vector = [0.0] * 512, [0.0] * 4096


def packed_tokens(search: SearchState) -> cython.ulonglong:
    """Tokens, lantern and cordons as one number."""
    one: cython.int
    found: cython.ulonglong = 0
    for one in range(8):
        found = found << 6 | search.places[one]
    return found << 8 | search.facing << 4 | search.cordons


def packed_tiles(search: SearchState) -> cython.ulonglong:
    """Lamps, covers and whether the detective drew an alibi as one number."""
    tile: cython.int
    found: cython.ulonglong = 0
    for tile in range(6):
        found = found << 4 | (search.lamps[tile] + 1)
    return found << 8 | search.sewer << 1 | search.alibi_drawn


def unpack_position(search: SearchState, where: cython.ulonglong, tiles: cython.ulonglong) -> cython.void:
    one: cython.int
    search.cordons = where & 15
    search.facing = where >> 4 & 15
    where >>= 8
    for one in range(8):
        search.places[7 - one] = where & 63
        where >>= 6
    search.alibi_drawn = tiles & 1
    search.sewer = tiles >> 1 & 127
    search.covers = COVERS[search.sewer]
    tiles >>= 8
    for one in range(6):
        # Minus one may not be taken from an unsigned number.
        search.lamps[5 - one] = tiles & 15
        search.lamps[5 - one] -= 1
        tiles >>= 4


def is_jacks_ply(search: SearchState, ply: cython.int) -> cython.int:
    """Whether Jack plays the character of a ply."""
    return IS_JACKS[(search.round & 1) * TURNS + search.turn + ply]


def first_step(search: SearchState, step: cython.int) -> cython.int:
    """The first step of the current activation. If there is none yet, it is this step."""
    return step if search.first < 0 else search.first


def begin_step(search: SearchState, step: cython.int) -> cython.int:
    """Remember a step if it is the first of an activation. Returns whether it is."""
    if search.first >= 0:
        return 0
    search.first = step
    return 1


def end_step(search: SearchState, mine: cython.int) -> cython.void:
    """Forget the step if it was the first."""
    if mine:
        search.first = -1
