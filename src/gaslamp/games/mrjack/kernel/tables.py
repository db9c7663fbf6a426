"""The district as flat lists of ints, all computed from the rules. A kernel copies them when it is imported."""

from itertools import combinations

from gaslamp.games.mrjack.rules import board
from gaslamp.games.mrjack.rules.actions import Draw
from gaslamp.games.mrjack.rules.board import CHARACTERS, EDITIONS, EXIT_STREET, EXITS, STREETS, Streets, members
from gaslamp.games.mrjack.rules.characters import goodley
from gaslamp.games.mrjack.rules.choices import ABILITIES, legal
from gaslamp.games.mrjack.rules.movement import Reach, stealthy_walks, walks
from gaslamp.games.mrjack.rules.public import JACK, Stage
from gaslamp.games.mrjack.rules.public_play import opening
from gaslamp.games.mrjack.rules.state import State
from gaslamp.games.mrjack.rules.turns import TURNS, picker

HEXES = len(STREETS)
FACINGS = len(board.FACINGS)
COSTS = goodley.POINTS + 1
LIMITS = max(map(len, goodley.NEARER))

NEXT = list(board.NEXT)
LIT = list(board.LIT)
RAY = [beam for row in board.RAY for beam in row]
"""RAY[street * FACINGS + facing]"""

DISTANCE = [steps for row in board.DISTANCE for steps in row]
"""DISTANCE[start * HEXES + to]"""

RING = [ring for row in goodley.RING for ring in row]
"""RING[street * COSTS + cost]: the streets exactly that far away."""

BALL = [sum(row[1 : cost + 1]) for row in goodley.RING for cost in range(COSTS)]
"""BALL[street * COSTS + cost]: the streets at most that far away, without the street itself."""

NEARER = [near for row in goodley.NEARER for near in (*row, *(0,) * (LIMITS - len(row)))]
"""NEARER[street * LIMITS + limit]: the streets fewer steps away than that."""

SEWERS: list[tuple[int, Streets, Streets]] = [
    (number, covers, edition.manholes & ~covers)
    for number, edition in enumerate(EDITIONS.values())
    for pair in combinations(members(edition.manholes), edition.covers.bit_count())
    for covers in [sum(1 << street for street in pair)]
]
"""All possible places of the covers: edition, covers, open manholes."""

SEWER = [0] * (len(EDITIONS) * HEXES * HEXES)
"""SEWER[(edition * HEXES + first cover) * HEXES + second cover]: its number. The first cover is the lower one."""
for _number, (_edition, _covers, _) in enumerate(SEWERS):
    _first, _second = members(_covers)
    SEWER[(_edition * HEXES + _first) * HEXES + _second] = _number

MANHOLES = [open_ for _, _, open_ in SEWERS]
"""MANHOLES[sewer]: the open ones."""

MANHOLES_OF_ALL = sorted({street for edition in EDITIONS.values() for street in members(edition.manholes)})
MANHOLE = [MANHOLES_OF_ALL.index(street) if street in MANHOLES_OF_ALL else 0 for street in range(HEXES)]
"""By street: its place among the manholes of all editions."""

_REACH: list[Reach] = [reach for how in (walks, stealthy_walks) for _, _, open_ in SEWERS for reach in how(open_)]
ENDS = [reach.ends for reach in _REACH]
"""ENDS[(is it Miss Stealthy * len(SEWERS) + sewer) * HEXES + street]: where a move may end."""

WAYS_OUT = [
    sum(1 << way for way in range(len(EXITS)) if reach.with_step_left >> EXIT_STREET[way] & 1) for reach in _REACH
]
"""Like ENDS: the set of exits a move can leave by."""

_TABLE = opening({})
_DRAWN = legal(State(_TABLE._replace(stage=Stage.DRAW), None, 0, 0))
DRAWS = [draw.cards for draw in _DRAWN if isinstance(draw, Draw)]
"""The sets of four cards that can be drawn."""

IS_JACKS = [picker(_TABLE._replace(round=odd, turn=turn)) == JACK for odd in (0, 1) for turn in range(TURNS)]
"""IS_JACKS[(round is odd) * TURNS + turn]: whether Jack plays the character of that turn."""

HAS_ABILITY = [character in ABILITIES for character in CHARACTERS]
