"""Looks ahead to the next call for witnesses, in every world at once. Cython compiles this; it also runs as it is.

A value is the chance that Jack wins, one for each character he may be. The detective does not know which it is, so at
his turns one activation is chosen for all of them, by the belief; at Jack's turns each world answers for itself. A
ply is a whole activation: card, move and ability together. The last one of a round is tried in full; of the others
the best of each way to be seen or unseen are kept and looked into further.

There is no secret in here: a search is given the table and a belief. A position is kept in two numbers, `where`
(tokens, lantern, cordons) and `tiles` (lamps, covers, whether the detective drew an alibi).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from gaslamp.games.mrjack.kernel import numbers, outlook, tables
from gaslamp.games.mrjack.rules import board, public, turns
from gaslamp.games.mrjack.rules.board import Character
from gaslamp.games.mrjack.rules.characters import goodley
from gaslamp.games.mrjack.rules.public import Public, Stage

try:
    import cython
except ImportError:
    from gaslamp.parts.kernel import shim as cython

IS_COMPILED = bool(cython.compiled)

NEXT = cython.declare(cython.ulonglong[60], tables.NEXT)
LIT = cython.declare(cython.ulonglong[256], tables.LIT)
RAY = cython.declare(cython.ulonglong[360], tables.RAY)
DISTANCE = cython.declare(cython.uchar[3600], tables.DISTANCE)
RING = cython.declare(cython.ulonglong[240], tables.RING)
NEARER = cython.declare(cython.ulonglong[960], tables.NEARER)
SEWER = cython.declare(cython.uchar[7200], tables.SEWER)
MANHOLES = cython.declare(cython.ulonglong[64], tables.MANHOLES)
COVERS = cython.declare(cython.ulonglong[64], outlook.COVERS)
ENDS = cython.declare(cython.ulonglong[7680], tables.ENDS)
WAYS_OUT = cython.declare(cython.uchar[7680], tables.WAYS_OUT)
FAR_WAYS_OUT = cython.declare(cython.uchar[7680], outlook.FAR_WAYS_OUT)
STREETS = cython.declare(cython.uchar[7680], outlook.STREETS)
IS_JACKS = cython.declare(cython.uchar[8], tables.IS_JACKS)
HAS_ABILITY = cython.declare(cython.uchar[8], tables.HAS_ABILITY)
LOWEST = cython.declare(cython.uchar[64], tables.LOWEST)
SIGMOID = cython.declare(cython.double[2049], outlook.SIGMOID)
BITS = cython.declare(cython.double[1025], outlook.BITS)
DRAWN = cython.declare(cython.double[9], outlook.DRAWN)
if not cython.compiled:
    NEXT, LIT, RAY, DISTANCE, RING = tables.NEXT, tables.LIT, tables.RAY, tables.DISTANCE, tables.RING
    NEARER, SEWER, MANHOLES, ENDS, WAYS_OUT = tables.NEARER, tables.SEWER, tables.MANHOLES, tables.ENDS, tables.WAYS_OUT
    IS_JACKS, HAS_ABILITY, LOWEST = tables.IS_JACKS, tables.HAS_ABILITY, tables.LOWEST
    COVERS, FAR_WAYS_OUT, STREETS = outlook.COVERS, outlook.FAR_WAYS_OUT, outlook.STREETS
    SIGMOID, BITS, DRAWN = outlook.SIGMOID, outlook.BITS, outlook.DRAWN

HEXES = cython.declare(cython.int, tables.HEXES)
FACINGS = cython.declare(cython.int, tables.FACINGS)
COSTS = cython.declare(cython.int, tables.COSTS)
LIMITS = cython.declare(cython.int, tables.LIMITS)
SEWERS = cython.declare(cython.int, len(tables.SEWERS))
ALL_GASLIGHTS = cython.declare(cython.int, (1 << len(board.GASLIGHTS)) - 1)
NUMBERED = cython.declare(cython.int, board.NUMBERED)
ALL_EXITS = cython.declare(cython.int, (1 << len(board.EXITS)) - 1)
EVERYONE = cython.declare(cython.int, board.EVERYONE)
ROUNDS = cython.declare(cython.int, turns.ROUNDS)
TURNS = cython.declare(cython.int, turns.TURNS)
POINTS = cython.declare(cython.int, goodley.POINTS)
OUT = cython.declare(cython.int, public.OUT)
FEATURES = cython.declare(cython.int, outlook.FEATURES)
KEYS = cython.declare(cython.int, 1024)
PARTS = cython.declare(cython.int, 256)
MANY = cython.declare(cython.double, 1000.0)

HOLMES = cython.declare(cython.int, int(Character.HOLMES))
WATSON = cython.declare(cython.int, int(Character.WATSON))
SMITH = cython.declare(cython.int, int(Character.SMITH))
LESTRADE = cython.declare(cython.int, int(Character.LESTRADE))
STEALTHY = cython.declare(cython.int, int(Character.STEALTHY))
GOODLEY = cython.declare(cython.int, int(Character.GOODLEY))
GULL = cython.declare(cython.int, int(Character.GULL))
BERT = cython.declare(cython.int, int(Character.BERT))

PICK = cython.declare(cython.int, numbers.PICK)
WALK = cython.declare(cython.int, numbers.WALK)
STAY = cython.declare(cython.int, numbers.STAY)
ACCUSE = cython.declare(cython.int, numbers.ACCUSE)
LEAVE = cython.declare(cython.int, numbers.LEAVE)
FACE = cython.declare(cython.int, numbers.FACE)
MOVE_LAMP = cython.declare(cython.int, numbers.MOVE_LAMP)
MOVE_CORDON = cython.declare(cython.int, numbers.MOVE_CORDON)
MOVE_COVER = cython.declare(cython.int, numbers.MOVE_COVER)
SWAP = cython.declare(cython.int, numbers.SWAP)
WHISTLE = cython.declare(cython.int, numbers.WHISTLE)

ONE = cython.declare(cython.ulonglong, 1)
MASK = cython.declare(cython.ulonglong, 0xFFFF_FFFF_FFFF_FFFF)
DE_BRUIJN = cython.declare(cython.ulonglong, tables.DE_BRUIJN)


class Line(NamedTuple):
    """A way to go on."""

    first: int  # its first small step
    values: tuple[float, ...]  # by character: the chance that Jack wins
    risky: float  # how much worse an accusation counts than its odds


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def lowest(members: cython.ulonglong) -> cython.int:
    """The lowest number in a set that is not empty."""
    return LOWEST[((members & (~members + 1)) * DE_BRUIJN & MASK) >> 58]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def packed(kind: cython.int, first: cython.int, second: cython.int) -> cython.int:
    return kind | first << 6 | second << 14


@cython.final
@cython.cclass
class Search:
    # The position, changed and restored while activations are tried
    places: cython.schar[8]
    lamps: cython.schar[6]
    facing: cython.int
    sewer: cython.int
    cordons: cython.int
    drawn: cython.int
    # What stays as it is during a search
    edition: cython.int
    round: cython.int
    turn: cython.int
    unseen: cython.int
    next_cards: cython.int
    possible: cython.int
    focus: cython.int
    belief: cython.double[8]
    total: cython.double
    kept: cython.double  # how much of the doubt is left when the detective has drawn an alibi
    weights: cython.double[64]
    horizon: cython.int
    width: cython.int
    caution: cython.double  # how much Jack fears a detective who accuses without a reason
    patience: cython.double  # how much worse than its odds an accusation counts, unless it is the last chance
    # Where the search is
    ply: cython.int
    last: cython.int
    first: cython.int
    found: cython.int  # whether a whistle could be spent as wanted
    nodes: cython.longlong
    limit: cython.longlong
    rest: cython.int  # cards face up when the activation being tried is over
    values: cython.double[8]  # of the position at hand
    results: cython.double[40]  # by ply and character
    best: cython.double[5]  # by ply
    # Activations kept at each ply, by the way they are seen
    used: cython.int[5]
    keys: cython.int[4096]
    filled: cython.uchar[4096]
    score: cython.double[4096]
    where: cython.ulonglong[4096]
    tiles: cython.ulonglong[4096]
    start: cython.int[4096]
    vector: cython.double[32768]
    # The root's own
    root_where: cython.ulonglong
    root_tiles: cython.ulonglong
    root_cards: cython.int
    active: cython.int
    walk: cython.int
    ability: cython.int
    points: cython.int
    whistled: cython.int
    facing_due: cython.int
    count: cython.int
    line_first: cython.int[512]
    line_card: cython.int[512]
    line_over: cython.int[512]
    line_where: cython.ulonglong[512]
    line_tiles: cython.ulonglong[512]
    line_score: cython.double[512]
    line_vector: cython.double[4096]

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
        weights: Sequence[float] = outlook.WEIGHTS,
    ) -> None:
        """`belief`: how likely each is for the detective. `pile`: alibi cards not drawn. `jack`: if he searches.

        `caution`: for Jack, how many times the chance counts that one who plays at random would accuse him.
        """
        if not cython.compiled:
            self._make_lists()
        self.edition = list(board.EDITIONS).index(table.edition)
        self.round, self.turn, self.unseen = table.round, table.turn, table.unseen
        for one in range(8):
            self.places[one] = table.places[one]
            self.belief[one] = belief[one]
        for tile in range(6):
            self.lamps[tile] = table.lamps[tile]
        self.facing, self.cordons, self.drawn = table.facing, table.cordons, 0
        one, two = board.members(table.covers)
        self.sewer = SEWER[(self.edition * HEXES + one) * HEXES + two]
        self.next_cards = 0 if table.round % 2 == 0 else EVERYONE & ~(table.cards | table.played)
        self.possible = sum(1 << one for one in range(8) if belief[one] > 0)
        self.total = sum(belief)
        self.kept = 1 - 1 / max(1, pile)
        self.focus = jack
        self.horizon, self.width = horizon, width
        self.patience = patience if table.round < turns.ROUNDS else 0.0
        self.caution = caution
        for place in range(2 * FEATURES):
            self.weights[place] = weights[place]
        self.nodes, self.limit = 0, 1 << 60
        self.active = -1 if table.active is None else int(table.active)
        self.walk, self.ability = table.walk, table.ability
        self.points, self.whistled = table.points, table.whistled
        self.facing_due = table.stage is Stage.FACE
        self.root_cards = table.cards
        self.rest = table.cards
        self.count = 0
        self.root_where, self.root_tiles = self._where(), self._tiles()

    def __repr__(self) -> str:
        return f"<Search: {self.count} lines, {self.nodes} positions>"

    def _make_lists(self) -> None:
        """Arrays of C, where there is no C."""
        self.places, self.lamps, self.belief, self.values = [0] * 8, [0] * 6, [0.0] * 8, [0.0] * 8
        self.weights, self.results, self.best, self.used = [0.0] * 64, [0.0] * 40, [0.0] * 5, [0] * 5
        self.keys, self.filled, self.score, self.vector = [0] * 4096, [0] * 4096, [0.0] * 4096, [0.0] * 32768
        self.where, self.tiles, self.start = [0] * 4096, [0] * 4096, [0] * 4096
        self.line_first, self.line_card, self.line_over = [0] * 512, [0] * 512, [0] * 512
        self.line_where, self.line_tiles = [0] * 512, [0] * 512
        self.line_score, self.line_vector = [0.0] * 512, [0.0] * 4096
        self.first = self.found = self.ply = self.last = 0

    # What a player asks

    def cards(self) -> list[int]:
        """Whose activations there are to gather: the card in play, or those face up."""
        if self.active >= 0:
            return [self.active]
        return [one for one in range(8) if self.root_cards >> one & 1]

    def gather(self, card: int, most: int, limit: int = 1 << 60) -> None:
        """Try every activation of a card, and keep the best as lines. Positions after the limit are not looked at."""
        one: cython.int = card
        self.limit = self.nodes + limit
        self._load(self.root_where, self.root_tiles)
        self.ply, self.last, self.rest = 0, 0, self.root_cards & ~(1 << one)
        self._clear(0)
        if self.active < 0:
            self.first = packed(PICK, one, 0)
            self._endings(one, HAS_ABILITY[one])
            self._generate(one, 1, HAS_ABILITY[one], 0, 0)
        else:
            self.first = -1
            if self.walk and not self.points and not self.facing_due:
                self._endings(one, self.ability)
            if self.facing_due:
                self._generate_turns(one)
            else:
                self._generate(one, self.walk, self.ability, self.points, self.whistled)
        self._keep(one, most)
        self.limit = 1 << 60

    def order(self) -> list[int]:
        """The lines gathered, by number, the most promising first."""
        scores = [self.line_score[line] for line in range(self.count)]
        return sorted(range(len(scores)), key=scores.__getitem__)

    def line(self, number: int) -> Line:
        values = tuple([self.line_vector[number * 8 + one] for one in range(8)])
        odds = sum(chance * value for chance, value in zip([self.belief[one] for one in range(8)], values, strict=True))
        risky = max(0.0, self.line_score[number] - odds) if self.line_over[number] else 0.0
        return Line(self.line_first[number], values, risky)

    def deepen(self, line: int, limit: int) -> int:
        """Look further into a line, as far as the horizon; how many positions that took."""
        before: cython.longlong = self.nodes
        one: cython.int = line
        other: cython.int
        if self.line_over[one] or self.turn == TURNS - 1 or self.horizon <= 1:
            return 0
        self.limit = self.nodes + limit
        self._load(self.line_where[one], self.line_tiles[one])
        self._solve(1, self.root_cards & ~(1 << self.line_card[one]))
        for other in range(8):
            self.line_vector[one * 8 + other] = self.results[8 + other]
        return int(self.nodes - before)

    # Positions

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _where(self) -> cython.ulonglong:
        one: cython.int
        found: cython.ulonglong = 0
        for one in range(8):
            found = found << 6 | self.places[one]
        return found << 8 | self.facing << 4 | self.cordons

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _tiles(self) -> cython.ulonglong:
        tile: cython.int
        found: cython.ulonglong = 0
        for tile in range(6):
            found = found << 4 | (self.lamps[tile] + 1)
        return found << 8 | self.sewer << 1 | self.drawn

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _load(self, where: cython.ulonglong, tiles: cython.ulonglong) -> cython.void:
        one: cython.int
        self.cordons = where & 15
        self.facing = where >> 4 & 15
        where >>= 8
        for one in range(8):
            self.places[7 - one] = where & 63
            where >>= 6
        self.drawn = tiles & 1
        self.sewer = tiles >> 1 & 127
        tiles >>= 8
        for one in range(6):
            # Minus one may not be taken from an unsigned number.
            self.lamps[5 - one] = tiles & 15
            self.lamps[5 - one] -= 1
            tiles >>= 4

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _tokens(self) -> cython.ulonglong:
        one: cython.int
        taken: cython.ulonglong = 0
        for one in range(8):
            taken |= ONE << self.places[one]
        return taken

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _lit(self) -> cython.int:
        tile: cython.int
        lit: cython.int = 0
        for tile in range(6):
            if self.lamps[tile] != OUT:
                lit |= 1 << self.lamps[tile]
        return lit

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _visible(self) -> cython.int:
        """R12, R13"""
        one: cython.int
        here: cython.int
        light: cython.ulonglong = LIT[self._lit()] | RAY[self.places[WATSON] * FACINGS + self.facing]
        taken: cython.ulonglong = self._tokens()
        seen: cython.int = 0
        for one in range(8):
            here = self.places[one]
            seen |= (light >> here & 1 | ((NEXT[here] & taken) != 0)) << one
        return seen

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _reach(self, one: cython.int) -> cython.int:
        """The row of the tables for a character's move."""
        row: cython.int = self.sewer + (SEWERS if one == STEALTHY else 0)
        return row * HEXES + self.places[one]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _is_jacks(self, ply: cython.int) -> cython.int:
        return IS_JACKS[(self.round & 1) * TURNS + self.turn + ply]

    # The value of a position, as if the witnesses were called now

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _value(self, turn: cython.int) -> cython.int:
        """Fills `values`; `turn` is how many characters have been played. The answer is who is visible."""
        seen: cython.int = self._promise(turn)
        if self.caution > 0 and turn < TURNS:
            self._beware(self.rest, self._detectives(turn))
        elif self.caution > 0 and self.round < ROUNDS:
            self._beware(self.next_cards if self.next_cards else EVERYONE, 1)
        return seen

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _detectives(self, turn: cython.int) -> cython.int:
        """How many activations of this round the detective still has."""
        found: cython.int = 0
        while turn < TURNS:
            found += not IS_JACKS[(self.round & 1) * TURNS + turn]
            turn += 1
        return found

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _beware(self, cards: cython.int, times: cython.int) -> cython.void:
        """Lowers `values` by how likely one who plays so many of these cards at random would accuse Jack.

        He points at whoever is in reach as readily as he walks to an empty street there.
        """
        one: cython.int
        other: cython.int
        row: cython.int
        count: cython.int = 0
        fear: cython.double
        for one in range(8):
            count += cards >> one & 1
        for one in range(8):
            if not cards >> one & 1:
                continue
            row = self._reach(one)
            fear = self.caution * times / (count * STREETS[row])
            for other in range(8):
                if ENDS[row] >> self.places[other] & 1 and self.values[other] < 1:
                    self.values[other] -= fear

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _promise(self, turn: cython.int) -> cython.int:
        """The same for a detective who has a reason for all he does."""
        seen: cython.int = self._visible()
        one: cython.int
        other: cython.int
        ends: cython.ulonglong
        reach: cython.int[8]
        hunters: cython.int = EVERYONE
        share: cython.double
        in_class: cython.double[2]
        at: cython.int
        row: cython.int
        dark: cython.int
        if not cython.compiled:
            reach, in_class = [0] * 8, [0.0] * 2
        in_class[0] = in_class[1] = 0
        for one in range(8):
            reach[one] = 0
            in_class[seen >> one & 1] += self.belief[one]
        if self.round == ROUNDS:
            if turn == TURNS:
                for one in range(8):
                    self.values[one] = 1
                return seen
            in_class[0] = in_class[1] = self.total
        elif self.next_cards:
            hunters = self.next_cards
        for other in range(8):
            if hunters >> other & 1:
                ends = ENDS[self._reach(other)]
                for one in range(8):
                    reach[one] += ends >> self.places[one] & 1
        for one in range(8):
            self.values[one] = 0
            if not self.possible >> one & 1:
                continue
            dark = 1 - (seen >> one & 1)
            share = in_class[1 - dark] - self.belief[one]
            if self.drawn:
                share *= self.kept
            share = self.belief[one] / (self.belief[one] + share)
            if self.round == ROUNDS:
                self.values[one] = 1 - 0.7 * share * DRAWN[reach[one]]
                continue
            at = self._reach(one)
            row = WAYS_OUT[at] if one == LESTRADE else WAYS_OUT[at] & ~self.cordons
            if self.next_cards:
                if dark and row and self.next_cards >> one & 1:
                    self.values[one] = 1
                    continue
                self.values[one] = self._outlook(
                    1, share, dark, row, FAR_WAYS_OUT[at] & ~self.cordons, reach[one] / 4.0
                )
            else:
                self.values[one] = self._outlook(
                    0, share, dark, row, FAR_WAYS_OUT[at] & ~self.cordons, DRAWN[reach[one]]
                )
                if share > 0.99:
                    self.values[one] *= 1 - DRAWN[reach[one]]
        return seen

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _outlook(
        self,
        kind: cython.int,
        share: cython.double,
        dark: cython.int,
        near: cython.int,
        far: cython.int,
        reach: cython.double,
    ) -> cython.double:
        """The chance that Jack wins, by a logistic sum of what a round begins with; see `outlook`."""
        base: cython.int = kind * FEATURES
        bits: cython.double = BITS[cython.cast(cython.int, share * 1024)]
        left: cython.double = (ROUNDS - self.round) / 7.0
        logit: cython.double
        logit = self.weights[base] + self.weights[base + 1] * bits + self.weights[base + 2] * left
        logit += (
            self.weights[base + 3] * bits * left + (self.weights[base + 4] * share + self.weights[base + 5]) * reach
        )
        if share > 0.99:
            logit += self.weights[base + 6]
        if dark:
            logit += self.weights[base + 7] + self.weights[base + 8] * bits
            if near:
                logit += self.weights[base + 9]
            elif far:
                logit += self.weights[base + 10]
        elif near:
            logit += self.weights[base + 11]
        logit = logit * 128 + 1024
        if logit < 0:
            logit = 0
        if logit > 2048:
            logit = 2048
        return SIGMOID[cython.cast(cython.int, logit)]

    # The search

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _solve(self, ply: cython.int, cards: cython.int) -> cython.void:
        """Fills this ply's row of `results`."""
        where: cython.ulonglong = self._where()
        tiles: cython.ulonglong = self._tiles()
        jacks: cython.int = self._is_jacks(ply)
        last: cython.int = ply >= 3 or self.turn + ply == TURNS - 1 or ply >= self.horizon - 1
        rest: cython.int = cards
        one: cython.int
        other: cython.int
        found: cython.int
        key: cython.int
        self.best[ply] = MANY
        for other in range(8):
            self.results[ply * 8 + other] = -MANY
        while rest:
            one = lowest(rest)
            rest &= rest - 1
            found = self._reached(ply, one)
            if jacks:
                if found:
                    self.results[ply * 8 + one] = 1
            else:
                for other in range(8):
                    if found >> other & 1 and self._risk(other) < self.best[ply]:
                        self._accused(ply, other)
            self._clear(ply)
            self.ply, self.last, self.rest = ply, last, cards & ~(1 << one)
            self._generate(one, 1, HAS_ABILITY[one], 0, 0)
            if last:
                continue
            for found in range(self.width + (8 if jacks else 0)):
                key = self._chosen(ply, found)
                if key < 0:
                    continue
                if self.nodes >= self.limit:
                    for other in range(8):
                        self.values[other] = self.vector[key * 8 + other]
                    self._merge(ply, -1)
                    continue
                self._load(self.where[key], self.tiles[key])
                self._solve(ply + 1, cards & ~(1 << one))
                self._merge(ply, (ply + 1) * 8)
                self._load(where, tiles)
        if self.caution > 0 and not jacks:
            for other in range(8):
                self.values[other] = self.results[ply * 8 + other]
            self._beware(cards, 1)
            for other in range(8):
                self.results[ply * 8 + other] = self.values[other]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _accused(self, ply: cython.int, one: cython.int) -> cython.void:
        """The detective would rather point at this one than do anything tried so far."""
        other: cython.int
        self.best[ply] = self._risk(one)
        for other in range(8):
            self.results[ply * 8 + other] = other != one and self.possible >> other & 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _risk(self, one: cython.int) -> cython.double:
        """The score of accusing someone; no patience is needed with the only suspect."""
        risk: cython.double = self.total - self.belief[one]
        return risk + self.patience if risk > 0.01 else risk

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _merge(self, ply: cython.int, row: cython.int) -> cython.void:
        """One more activation tried: its values are in a row of `results`, or in `values` if that is negative."""
        one: cython.int
        value: cython.double
        score: cython.double = 0
        if self._is_jacks(ply):
            for one in range(8):
                value = self.results[row + one] if row >= 0 else self.values[one]
                if value > self.results[ply * 8 + one]:
                    self.results[ply * 8 + one] = value
            return
        for one in range(8):
            score += self.belief[one] * (self.results[row + one] if row >= 0 else self.values[one])
        if score < self.best[ply]:
            self.best[ply] = score
            for one in range(8):
                self.results[ply * 8 + one] = self.results[row + one] if row >= 0 else self.values[one]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _clear(self, ply: cython.int) -> cython.void:
        place: cython.int
        for place in range(self.used[ply]):
            self.filled[self.keys[ply * KEYS + place]] = 0
        self.used[ply] = 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _chosen(self, ply: cython.int, number: cython.int) -> cython.int:
        """The best that is left by score, and after those the best for one world; -1 if it was chosen before."""
        place: cython.int
        key: cython.int
        found: cython.int = -1
        world: cython.int = number - self.width
        if world >= 0 and not self.possible >> world & 1:
            return -1
        for place in range(self.used[ply]):
            key = self.keys[ply * KEYS + place]
            if world < 0:
                if self.filled[key] == 1 and (found < 0 or self.score[key] < self.score[found]):
                    found = key
            elif found < 0 or self.vector[key * 8 + world] > self.vector[found * 8 + world]:
                found = key
        if found < 0 or self.filled[found] == 2:
            return -1
        self.filled[found] = 2
        return found

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _emit(self) -> cython.void:
        """An activation is complete: judge the position."""
        ply: cython.int = self.ply
        one: cython.int
        key: cython.int
        score: cython.double = 0
        if ply == 0 and self.nodes >= self.limit:
            return
        self.nodes += 1
        seen: cython.int = self._value(self.turn + ply + 1)
        if self.last:
            self._merge(ply, -1)
            return
        if self._is_jacks(ply):
            if ply == 0 and self.focus >= 0:
                score = -self.values[self.focus]
            else:
                for one in range(8):
                    score -= self.belief[one] * self.values[one]
        else:
            for one in range(8):
                score += self.belief[one] * self.values[one]
        key = ply * KEYS + (seen & self.possible)
        if ply == 0:
            # At the root some more of each kind, told apart by where the active one stands and who else moved.
            key += PARTS * ((self.places[0] + self.places[1] + self.places[3] + self.places[5] + self.places[7]) & 3)
        if not self.filled[key]:
            self.keys[ply * KEYS + self.used[ply]] = key
            self.used[ply] += 1
            self.filled[key] = 1
        elif self.score[key] <= score:
            return
        self.score[key] = score
        self.where[key] = self._where()
        self.tiles[key] = self._tiles()
        self.start[key] = self.first
        for one in range(8):
            self.vector[key * 8 + one] = self.values[one]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _keep(self, card: cython.int, most: cython.int) -> cython.void:
        """The best of a card become lines; for Jack also what he would do if he were another."""
        number: cython.int
        one: cython.int
        key: cython.int
        width: cython.int = self.width
        self.width = most
        for number in range(most + (8 if self._is_jacks(0) else 0)):
            key = self._chosen(0, number)
            if key < 0:
                continue
            for one in range(8):
                self.values[one] = self.vector[key * 8 + one]
            self._add_line(card, self.start[key], self.where[key], self.tiles[key], self.score[key], 0)
        self.width = width

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _add_line(
        self,
        card: cython.int,
        first: cython.int,
        where: cython.ulonglong,
        tiles: cython.ulonglong,
        score: cython.double,
        over: cython.int,
    ) -> cython.void:
        """With the values at hand."""
        one: cython.int
        line: cython.int = self.count
        if line >= 512:
            return
        self.line_first[line], self.line_card[line], self.line_over[line] = first, card, over
        self.line_where[line], self.line_tiles[line], self.line_score[line] = where, tiles, score
        for one in range(8):
            self.line_vector[line * 8 + one] = self.values[one]
        self.count = line + 1

    # Endings within reach of a card

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _reached(self, ply: cython.int, one: cython.int) -> cython.int:
        """Inside the search: whom this card could accuse, or by which exits Jack could leave if he is this one."""
        if not self._is_jacks(ply):
            return self._accusable(one)
        if self.unseen and self.possible >> one & 1:
            return WAYS_OUT[self._reach(one)] & (ALL_EXITS if one == LESTRADE else ~self.cordons)
        return 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _accusable(self, one: cython.int) -> cython.int:
        other: cython.int
        found: cython.int = 0
        ends: cython.ulonglong = ENDS[self._reach(one)]
        for other in range(8):
            found |= (ends >> self.places[other] & 1) << other
        return found & self.possible & ~(1 << one)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _endings(self, one: cython.int, ability: cython.int) -> cython.void:
        """At the root: lines that end the game, by this card's move at once or after its tile was moved."""
        starts: cython.ulonglong
        ends: cython.ulonglong
        sewer: cython.int = self.sewer
        cordons: cython.int = self.cordons
        self._end(one)
        if one == LESTRADE and ability:
            starts = cordons
            while starts:
                self.cordons = cordons & ~(1 << lowest(starts)) | (1 << lowest(ALL_EXITS & ~cordons))
                self._end_after(one, packed(MOVE_CORDON, lowest(starts), lowest(ALL_EXITS & ~cordons)))
                starts &= starts - 1
            self.cordons = cordons
        if one == BERT and ability:
            starts = COVERS[sewer]
            while starts:
                ends = MANHOLES[sewer]
                while ends:
                    self._shift(sewer, lowest(starts), lowest(ends))
                    self._end_after(one, packed(MOVE_COVER, lowest(starts), lowest(ends)))
                    ends &= ends - 1
                starts &= starts - 1
            self.sewer = sewer

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _end_after(self, one: cython.int, step: cython.int) -> cython.void:
        mine: cython.int = self._begin(step)
        self._end(one)
        self._done(mine)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _end(self, one: cython.int) -> cython.void:
        """Leave or accuse by a move of this character now."""
        found: cython.int
        other: cython.int
        if self._is_jacks(0):
            found = WAYS_OUT[self._reach(one)] & ~self.cordons
            if found and self.unseen and one == self.focus:
                for other in range(8):
                    self.values[other] = other == one
                self._add_line(one, self._step(packed(LEAVE, lowest(found), 0)), 0, 0, -1, 1)
            return
        found = self._accusable(one)
        while found:
            for other in range(8):
                self.values[other] = other != lowest(found) and self.possible >> other & 1
            self._add_line(
                one,
                self._step(packed(ACCUSE, lowest(found), 0)),
                0,
                0,
                self._risk(lowest(found)),
                1,
            )
            found &= found - 1

    # Activations: each is made, judged by `_emit` and taken back. `first` is the first small step of the one at hand.

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _step(self, step: cython.int) -> cython.int:
        return step if self.first < 0 else self.first

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _begin(self, step: cython.int) -> cython.int:
        if self.first >= 0:
            return 0
        self.first = step
        return 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _done(self, mine: cython.int) -> cython.void:
        if mine:
            self.first = -1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _generate(
        self, one: cython.int, walk: cython.int, ability: cython.int, points: cython.int, whistled: cython.int
    ) -> cython.void:
        if one == GOODLEY and ability:
            self._generate_goodley(walk, points, whistled)
        elif one == GULL:
            self._generate_walks(one)
            if ability:
                self._generate_swaps()
        elif one == BERT and ability:
            self._generate_covers(walk)
        elif one == SMITH and ability:
            self._generate_lamps(walk)
        elif one == LESTRADE and ability:
            self._generate_cordons(walk)
        elif walk:
            self._generate_walks(one)
        else:
            self._emit()

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _generate_walks(self, one: cython.int) -> cython.void:
        here: cython.int = self.places[one]
        ends: cython.ulonglong = ENDS[self._reach(one)] & ~self._tokens()
        mine: cython.int
        if one == HOLMES and not self._is_jacks(self.ply):
            self.drawn = 1
        if not ends:
            mine = self._begin(packed(STAY, 0, 0))
            self._walked(one)
            self._done(mine)
        while ends:
            mine = self._begin(packed(WALK, lowest(ends), 0))
            self.places[one] = lowest(ends)
            self._walked(one)
            self._done(mine)
            ends &= ends - 1
        self.places[one] = here
        if one == HOLMES:
            self.drawn = 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _walked(self, one: cython.int) -> cython.void:
        if one == WATSON:
            self._generate_turns(WATSON)
        else:
            self._emit()

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _generate_swaps(self) -> cython.void:
        one: cython.int
        here: cython.int = self.places[GULL]
        mine: cython.int
        for one in range(8):
            if one == GULL:
                continue
            mine = self._begin(packed(SWAP, one, 0))
            self.places[GULL], self.places[one] = self.places[one], here
            self._walked(one)
            self.places[one], self.places[GULL] = self.places[GULL], here
            self._done(mine)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _generate_lamps(self, walk: cython.int) -> cython.void:
        tile: cython.int
        start: cython.int
        ends: cython.int
        mine: cython.int
        for tile in range(6):
            start = self.lamps[tile]
            if start == OUT:
                continue
            ends = ALL_GASLIGHTS & ~self._lit()
            while ends:
                mine = self._begin(packed(MOVE_LAMP, start, lowest(ends)))
                self.lamps[tile] = lowest(ends)
                self._generate(SMITH, walk, 0, 0, 0)
                self._done(mine)
                ends &= ends - 1
            self.lamps[tile] = start

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _generate_cordons(self, walk: cython.int) -> cython.void:
        cordons: cython.int = self.cordons
        starts: cython.int = cordons
        ends: cython.int
        mine: cython.int
        while starts:
            ends = ALL_EXITS & ~cordons
            while ends:
                mine = self._begin(packed(MOVE_CORDON, lowest(starts), lowest(ends)))
                self.cordons = cordons ^ (1 << lowest(starts) | 1 << lowest(ends))
                self._generate(LESTRADE, walk, 0, 0, 0)
                self._done(mine)
                ends &= ends - 1
            starts &= starts - 1
        self.cordons = cordons

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _shift(self, sewer: cython.int, start: cython.int, to: cython.int) -> cython.void:
        """A cover goes from one manhole to another."""
        other: cython.int = lowest(COVERS[sewer] & ~(ONE << start))
        self.sewer = SEWER[(self.edition * HEXES + min(other, to)) * HEXES + max(other, to)]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _generate_covers(self, walk: cython.int) -> cython.void:
        """Bert walks by the manholes as they are or as he makes them."""
        sewer: cython.int = self.sewer
        here: cython.int = self.places[BERT]
        empty: cython.ulonglong = ~self._tokens()
        before: cython.ulonglong = ENDS[self._reach(BERT)] & empty
        starts: cython.ulonglong = COVERS[sewer]
        tos: cython.ulonglong
        ends: cython.ulonglong
        step: cython.int
        mine: cython.int
        while starts:
            tos = MANHOLES[sewer]
            while tos:
                step = packed(MOVE_COVER, lowest(starts), lowest(tos))
                self._shift(sewer, lowest(starts), lowest(tos))
                ends = (before | ENDS[self._reach(BERT)] & empty) if walk else 0
                if not ends:
                    mine = self._begin(step)
                    self._emit()
                    self._done(mine)
                while ends:
                    mine = self._begin(packed(WALK, lowest(ends), 0) if before >> lowest(ends) & 1 else step)
                    self.places[BERT] = lowest(ends)
                    self._emit()
                    self._done(mine)
                    ends &= ends - 1
                self.places[BERT] = here
                tos &= tos - 1
            starts &= starts - 1
        self.sewer = sewer

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _generate_goodley(self, walk: cython.int, points: cython.int, whistled: cython.int) -> cython.void:
        """R25 to R28. Inside the search he walks first: whistling first leads to much the same."""
        here: cython.int = self.places[GOODLEY]
        ends: cython.ulonglong = ENDS[self._reach(GOODLEY)] & ~self._tokens()
        mine: cython.int
        if points or not walk:
            self._blow(points if points else POINTS, whistled, walk)
            return
        if not ends:
            mine = self._begin(packed(STAY, 0, 0))
            self._blow(POINTS, 0, 0)
            self._done(mine)
        while ends:
            mine = self._begin(packed(WALK, lowest(ends), 0))
            self.places[GOODLEY] = lowest(ends)
            self._blow(POINTS, 0, 0)
            self._done(mine)
            ends &= ends - 1
        self.places[GOODLEY] = here
        if self.ply == 0:
            self._blow(POINTS, 0, 1)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _blow(self, points: cython.int, whistled: cython.int, walk: cython.int) -> cython.void:
        """As many points as can be spent."""
        wanted: cython.int = points
        self.found = 0
        while wanted > 0 and not self.found:
            self._come(0, wanted, whistled, walk)
            wanted -= 1
        if not self.found and not walk:
            self._emit()

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _come(self, least: cython.int, points: cython.int, whistled: cython.int, walk: cython.int) -> cython.void:
        """Those who come do so in the order of their numbers."""
        one: cython.int
        cost: cython.int
        here: cython.int
        there: cython.int = self.places[GOODLEY]
        facing: cython.int = self.facing
        way: cython.int
        mine: cython.int
        near: cython.ulonglong
        ends: cython.ulonglong
        if not points:
            self.found = 1
            if walk:
                self._end(GOODLEY)
                self._generate_walks(GOODLEY)
            else:
                self._emit()
            return
        for one in range(least, 8):
            if one == GOODLEY or whistled >> one & 1:
                continue
            here = self.places[one]
            near = NEARER[there * LIMITS + DISTANCE[there * HEXES + here]] & ~self._tokens()
            for cost in range(1, points + 1):
                ends = near & RING[here * COSTS + cost]
                while ends:
                    mine = self._begin(packed(WHISTLE, one, lowest(ends)))
                    self.places[one] = lowest(ends)
                    if one == WATSON:
                        for way in range(6):
                            self.facing = way
                            self._come(one + 1, points - cost, whistled, walk)
                        self.facing = facing
                    else:
                        self._come(one + 1, points - cost, whistled, walk)
                    self._done(mine)
                    ends &= ends - 1
                self.places[one] = here

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _generate_turns(self, one: cython.int) -> cython.void:
        """The lantern is to be turned, and then whatever is left to do."""
        facing: cython.int = self.facing
        mine: cython.int
        way: cython.int
        for way in range(6):
            mine = self._begin(packed(FACE, way, 0))
            self.facing = way
            if one == GOODLEY and (self.walk or self.ability):
                self._generate(GOODLEY, self.walk, self.ability, self.points, self.whistled)
            else:
                self._emit()
            self._done(mine)
        self.facing = facing
