"""A position of Mr. Jack in about fifty C numbers, and functions that read it.

The fields are those of `rules.state.State` and mean the same, with these differences: `active` and `jack` are -1 for
nobody, `edition` is a number, and `sewer` is the row of the tables for the places of the covers. Their C types are in
`position.pxd`.
"""

from gaslamp.games.mrjack.kernel import tables

try:
    import cython
except ImportError:
    from gaslamp.parts.kernel import shim as cython

if not cython.compiled:
    from gaslamp.games.mrjack.kernel.constants import *
    from gaslamp.parts.kernel.bits import bit, lowest

NEXT = tables.NEXT
LIT = tables.LIT
RAY = tables.RAY
SEWER = tables.SEWER
IS_JACKS = tables.IS_JACKS


class Position:
    def __init__(self) -> None:
        self.edition = self.round = self.turn = self.stage = 0
        self.suspects = self.facing = self.covers = self.sewer = self.cordons = self.unseen = 0
        self.cards = self.played = self.walk = self.ability = self.points = self.whistled = 0
        self.active = self.jack = NOBODY
        self.jack_alibis = self.detective_alibis = 0
        self.count = 0  # how many legal actions are in `found`
        self.sensible = 0  # whether games at random end like those of people
        if not cython.compiled:
            self.places = [0] * PEOPLE  # by character
            self.lamps = [0] * 6  # by tile: its gaslight
            self.found = [0] * 640  # the legal actions, when they have been listed


def copy_position(position: Position, other: Position) -> cython.void:
    """Copy `other` into `position`."""
    one: cython.int
    position.edition, position.round, position.turn, position.stage = (
        other.edition,
        other.round,
        other.turn,
        other.stage,
    )
    for one in range(8):
        position.places[one] = other.places[one]
    for one in range(6):
        position.lamps[one] = other.lamps[one]
    position.suspects, position.facing, position.covers, position.sewer = (
        other.suspects,
        other.facing,
        other.covers,
        other.sewer,
    )
    position.cordons, position.unseen, position.cards, position.played = (
        other.cordons,
        other.unseen,
        other.cards,
        other.played,
    )
    position.active, position.walk, position.ability = other.active, other.walk, other.ability
    position.points, position.whistled, position.jack = other.points, other.whistled, other.jack
    position.jack_alibis, position.detective_alibis = other.jack_alibis, other.detective_alibis


def find_sewer(position: Position) -> cython.void:
    """Set `sewer` after the covers have changed."""
    first: cython.int = lowest(position.covers)
    second: cython.int = lowest(position.covers & (position.covers - 1))
    position.sewer = SEWER[(position.edition * HEXES + first) * HEXES + second]


def move_cover(position: Position, start: cython.int, to: cython.int) -> cython.void:
    position.covers ^= bit(start) | bit(to)
    find_sewer(position)


def is_jacks(position: Position) -> cython.int:
    """Whether Jack plays the character of this turn."""
    return IS_JACKS[(position.round & 1) * TURNS + position.turn]


def seat_to_act(position: Position) -> cython.int:
    """Who acts: 0 for Jack, 1 for the detective, -1 for chance, -2 if the game is over."""
    if position.stage == AT_PICK or position.stage == AT_ACT or position.stage == AT_FACE:
        return 0 if is_jacks(position) else 1
    return -2 if position.stage >= ESCAPED else -1


def tokens(position: Position) -> cython.ulonglong:
    """The streets with a token."""
    one: cython.int
    taken: cython.ulonglong = 0
    for one in range(8):
        taken |= bit(position.places[one])
    return taken


def lit_gaslights(position: Position) -> cython.int:
    """The gaslights with a lamp tile on them."""
    tile: cython.int
    lit: cython.int = 0
    for tile in range(6):
        if position.lamps[tile] != OUT:
            lit |= 1 << position.lamps[tile]
    return lit


def visible(position: Position) -> cython.int:
    """The visible characters (R12, R13)."""
    one: cython.int
    here: cython.int
    lit: cython.int = lit_gaslights(position)
    light: cython.ulonglong = LIT[lit] | RAY[position.places[WATSON] * FACINGS + position.facing]
    taken: cython.ulonglong = tokens(position)
    seen: cython.int = 0
    for one in range(8):
        here = position.places[one]
        seen |= (light >> here & 1 | ((NEXT[here] & taken) != 0)) << one
    return seen


if not cython.compiled:

    def reach_row(position: Position, one: cython.int) -> cython.int:
        """The row of the tables for a move of a character."""
        row: cython.int = position.sewer + (SEWERS if one == STEALTHY else 0)
        return row * HEXES + position.places[one]
