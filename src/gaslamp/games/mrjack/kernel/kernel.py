"""A position of Mr. Jack in some fifty C numbers, and the rules for it. Cython compiles this; it also runs as it is.

The fields are those of `games.mrjack.state.State` and mean the same, but that `active` and `jack` are -1 for nobody,
`edition` is a number, and `sewer` is the row of the tables for the way the covers lie. Actions are ints, see `numbers`.
`legal` lists them in the order of the rules. `apply` changes the kernel itself: `copy` first to keep a position.

Whoever holds a kernel holds the whole truth, as with a State.
"""

from __future__ import annotations

from gaslamp.core.errors import NotLegal
from gaslamp.core.game import CHANCE, Outcome, Seat
from gaslamp.games.mrjack.kernel import layout, numbering, numbers, tables
from gaslamp.games.mrjack.notation import parse_state, write
from gaslamp.games.mrjack.rules import board, public, turns
from gaslamp.games.mrjack.rules.board import Character
from gaslamp.games.mrjack.rules.characters import goodley
from gaslamp.games.mrjack.rules.public import Public, Stage
from gaslamp.games.mrjack.rules.state import State
from gaslamp.parts.kernel.tally import Tally

try:
    import cython
except ImportError:
    from gaslamp.parts.kernel import shim as cython

# The tables as C arrays. Their lengths must be literals; a list of another length is refused on import. Loops over the
# 8 characters and the 6 lamp tiles have literals too: C unrolls them, and games are played a tenth faster.
NEXT = cython.declare(cython.ulonglong[60], tables.NEXT)
LIT = cython.declare(cython.ulonglong[256], tables.LIT)
RAY = cython.declare(cython.ulonglong[360], tables.RAY)
DISTANCE = cython.declare(cython.uchar[3600], tables.DISTANCE)
RING = cython.declare(cython.ulonglong[240], tables.RING)
BALL = cython.declare(cython.ulonglong[240], tables.BALL)
NEARER = cython.declare(cython.ulonglong[960], tables.NEARER)
SEWER = cython.declare(cython.uchar[7200], tables.SEWER)
MANHOLES = cython.declare(cython.ulonglong[64], tables.MANHOLES)
ENDS = cython.declare(cython.ulonglong[7680], tables.ENDS)
WAYS_OUT = cython.declare(cython.uchar[7680], tables.WAYS_OUT)
DRAWS = cython.declare(cython.uchar[70], tables.DRAWS)
IS_JACKS = cython.declare(cython.uchar[8], tables.IS_JACKS)
HAS_ABILITY = cython.declare(cython.uchar[8], tables.HAS_ABILITY)
LOWEST = cython.declare(cython.uchar[64], tables.LOWEST)
FIRST = cython.declare(cython.short[4096], numbering.FIRST)
SECOND = cython.declare(cython.short[4096], numbering.SECOND)
MANHOLE = cython.declare(cython.uchar[60], tables.MANHOLE)
if not cython.compiled:
    NEXT, LIT, RAY, DISTANCE, RING = tables.NEXT, tables.LIT, tables.RAY, tables.DISTANCE, tables.RING
    BALL, NEARER, SEWER, MANHOLES = tables.BALL, tables.NEARER, tables.SEWER, tables.MANHOLES
    ENDS, WAYS_OUT, DRAWS, LOWEST = tables.ENDS, tables.WAYS_OUT, tables.DRAWS, tables.LOWEST
    IS_JACKS, HAS_ABILITY, MANHOLE = tables.IS_JACKS, tables.HAS_ABILITY, tables.MANHOLE
    FIRST, SECOND = numbering.FIRST, numbering.SECOND

HEXES = cython.declare(cython.int, tables.HEXES)
FACINGS = cython.declare(cython.int, tables.FACINGS)
COSTS = cython.declare(cython.int, tables.COSTS)
LIMITS = cython.declare(cython.int, tables.LIMITS)
SEWERS = cython.declare(cython.int, len(tables.SEWERS))
PEOPLE = cython.declare(cython.int, len(board.CHARACTERS))
ALL_GASLIGHTS = cython.declare(cython.int, (1 << len(board.GASLIGHTS)) - 1)
NUMBERED = cython.declare(cython.int, board.NUMBERED)
ALL_EXITS = cython.declare(cython.int, (1 << len(board.EXITS)) - 1)
EVERYONE = cython.declare(cython.int, board.EVERYONE)
ROUNDS = cython.declare(cython.int, turns.ROUNDS)
TURNS = cython.declare(cython.int, turns.TURNS)
POINTS = cython.declare(cython.int, goodley.POINTS)
OUT = cython.declare(cython.int, public.OUT)
NOBODY = cython.declare(cython.int, -1)
ALL_MANHOLES = cython.declare(cython.int, len(tables.MANHOLES_OF_ALL))
STAGES = cython.declare(cython.int, len(Stage))
TENSOR = cython.declare(cython.int, layout.SIZE)
ACTIONS = cython.declare(cython.int, numbering.COUNT)
FIRST_EDITION = cython.declare(cython.int, list(board.EDITIONS).index("first"))

HOLMES = cython.declare(cython.int, int(Character.HOLMES))
WATSON = cython.declare(cython.int, int(Character.WATSON))
SMITH = cython.declare(cython.int, int(Character.SMITH))
LESTRADE = cython.declare(cython.int, int(Character.LESTRADE))
STEALTHY = cython.declare(cython.int, int(Character.STEALTHY))
GOODLEY = cython.declare(cython.int, int(Character.GOODLEY))
GULL = cython.declare(cython.int, int(Character.GULL))
BERT = cython.declare(cython.int, int(Character.BERT))

AT_DEAL = cython.declare(cython.int, int(Stage.DEAL))
AT_DRAW = cython.declare(cython.int, int(Stage.DRAW))
AT_PICK = cython.declare(cython.int, int(Stage.PICK))
AT_ACT = cython.declare(cython.int, int(Stage.ACT))
AT_FACE = cython.declare(cython.int, int(Stage.FACE))
AT_ALIBI = cython.declare(cython.int, int(Stage.ALIBI))
AT_VERDICT = cython.declare(cython.int, int(Stage.VERDICT))
AT_CALL = cython.declare(cython.int, int(Stage.CALL))
ESCAPED = cython.declare(cython.int, int(Stage.ESCAPE))
RIGHT = cython.declare(cython.int, int(Stage.RIGHT))
WRONG = cython.declare(cython.int, int(Stage.WRONG))
DAWN = cython.declare(cython.int, int(Stage.DAWN))

DEAL = cython.declare(cython.int, numbers.DEAL)
DRAW = cython.declare(cython.int, numbers.DRAW)
PICK = cython.declare(cython.int, numbers.PICK)
WALK = cython.declare(cython.int, numbers.WALK)
STAY = cython.declare(cython.int, numbers.STAY)
ACCUSE = cython.declare(cython.int, numbers.ACCUSE)
VERDICT = cython.declare(cython.int, numbers.VERDICT)
LEAVE = cython.declare(cython.int, numbers.LEAVE)
FACE = cython.declare(cython.int, numbers.FACE)
MOVE_LAMP = cython.declare(cython.int, numbers.MOVE_LAMP)
MOVE_CORDON = cython.declare(cython.int, numbers.MOVE_CORDON)
MOVE_COVER = cython.declare(cython.int, numbers.MOVE_COVER)
SWAP = cython.declare(cython.int, numbers.SWAP)
WHISTLE = cython.declare(cython.int, numbers.WHISTLE)
ALIBI = cython.declare(cython.int, numbers.ALIBI)
CALL = cython.declare(cython.int, numbers.CALL)

ONE = cython.declare(cython.ulonglong, 1)
MASK = cython.declare(cython.ulonglong, 0xFFFF_FFFF_FFFF_FFFF)
TWOS = cython.declare(cython.ulonglong, 0x5555_5555_5555_5555)
FOURS = cython.declare(cython.ulonglong, 0x3333_3333_3333_3333)
EIGHTS = cython.declare(cython.ulonglong, 0x0F0F_0F0F_0F0F_0F0F)
BYTES = cython.declare(cython.ulonglong, 0x0101_0101_0101_0101)
DE_BRUIJN = cython.declare(cython.ulonglong, tables.DE_BRUIJN)
GOLDEN = cython.declare(cython.ulonglong, 0x9E37_79B9_7F4A_7C15)
STAR = cython.declare(cython.ulonglong, 0x2545_F491_4F6C_DD1D)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def lowest(members: cython.ulonglong) -> cython.int:
    """The lowest number in a set that is not empty."""
    return LOWEST[((members & (~members + 1)) * DE_BRUIJN & MASK) >> 58]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def size(members: cython.ulonglong) -> cython.int:
    """How many there are in a set: sums of two, four and eight bits, then all of them at once."""
    members = members - (members >> 1 & TWOS)
    members = (members & FOURS) + (members >> 2 & FOURS)
    members = members + (members >> 4) & EIGHTS
    return (members * BYTES & MASK) >> 56


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def member(members: cython.ulonglong, place: cython.int) -> cython.int:
    """The number at a place in a set, counted from 0."""
    while place > 0:
        members &= members - 1
        place -= 1
    return lowest(members)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def packed(kind: cython.int, first: cython.int, second: cython.int) -> cython.int:
    return kind | first << 6 | second << 14


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def sown(seed: cython.ulonglong) -> cython.ulonglong:
    """A seed spread over all bits, never zero: xorshift would stay there."""
    mixed: cython.ulonglong = (seed + GOLDEN) & MASK
    mixed = (mixed ^ (mixed >> 30)) * STAR & MASK
    mixed = (mixed ^ (mixed >> 27)) * GOLDEN & MASK
    mixed = mixed ^ (mixed >> 31)
    return mixed if mixed else ONE


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def stirred(luck: cython.ulonglong) -> cython.ulonglong:
    """The next state of xorshift64*: Marsaglia's three shifts."""
    luck = luck ^ (luck >> 12)
    luck = luck ^ (luck << 25 & MASK)
    return luck ^ (luck >> 27)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def drawn(luck: cython.ulonglong, count: cython.int) -> cython.int:
    """One of so many, by the upper half of the state's product."""
    return ((luck * STAR & MASK) >> 32) * count >> 32


@cython.final
@cython.cclass
class Kernel:
    edition: cython.int
    round: cython.int
    turn: cython.int
    stage: cython.int
    places: cython.schar[8]
    suspects: cython.int
    facing: cython.int
    lamps: cython.schar[6]
    covers: cython.ulonglong
    sewer: cython.int
    cordons: cython.int
    unseen: cython.int
    cards: cython.int
    played: cython.int
    active: cython.int
    walk: cython.int
    ability: cython.int
    points: cython.int
    whistled: cython.int
    jack: cython.int
    jack_alibis: cython.int
    detective_alibis: cython.int
    found: cython.int[640]  # the legal actions, when they have been listed
    count: cython.int
    sensible: cython.int  # whether games at random end like those of people

    def __init__(self, state: State | None = None) -> None:
        if not cython.compiled:
            self.places, self.lamps, self.found = [0] * 8, [0] * 6, [0] * 640
        self.count = self.sensible = 0
        if state is not None:
            self.load(state)

    # In and out

    def load(self, state: State) -> None:
        """Take over a position of the rules."""
        table: Public = state.public
        self.edition = list(board.EDITIONS).index(table.edition)
        self.round, self.turn, self.stage = table.round, table.turn, int(table.stage)
        for one in range(8):
            self.places[one] = table.places[one]
        for tile in range(6):
            self.lamps[tile] = table.lamps[tile]
        self.suspects, self.facing, self.covers = table.suspects, table.facing, table.covers
        self.cordons, self.unseen, self.cards, self.played = table.cordons, table.unseen, table.cards, table.played
        self.active = -1 if table.active is None else int(table.active)
        self.walk, self.ability, self.points, self.whistled = table.walk, table.ability, table.points, table.whistled
        self.jack = -1 if state.jack is None else int(state.jack)
        self.jack_alibis, self.detective_alibis = state.jack_alibis, state.detective_alibis
        self._find_sewer()

    def from_text(self, text: str) -> None:
        self.load(parse_state(text))

    def store(self) -> State:
        """The position as the rules have it."""
        table = Public(
            edition=list(board.EDITIONS)[self.edition],
            round=self.round,
            turn=self.turn,
            stage=Stage(self.stage),
            places=tuple([self.places[one] for one in range(8)]),
            suspects=self.suspects,
            facing=self.facing,
            lamps=tuple([self.lamps[tile] for tile in range(6)]),
            covers=self.covers,
            cordons=self.cordons,
            unseen=bool(self.unseen),
            cards=self.cards,
            played=self.played,
            active=None if self.active < 0 else Character(self.active),
            walk=bool(self.walk),
            ability=bool(self.ability),
            points=self.points,
            whistled=self.whistled,
        )
        jack = None if self.jack < 0 else Character(self.jack)
        return State(table, jack, self.jack_alibis, self.detective_alibis)

    def text(self) -> str:
        return write(self.store())

    def copy(self) -> Kernel:
        other: Kernel = Kernel()
        other._take(self)
        return other

    # What a game is asked

    def actor(self) -> Seat | None:
        if self.stage == AT_PICK or self.stage == AT_ACT or self.stage == AT_FACE:
            return public.JACK if self._is_jacks() else public.DETECTIVE
        return None if self.stage >= ESCAPED else CHANCE

    def outcome(self) -> Outcome | None:
        if self.stage < ESCAPED:
            return None
        winner = public.DETECTIVE if self.stage == RIGHT else public.JACK
        return Outcome((winner,), turns.REASONS[Stage(self.stage)])

    def legal(self) -> list[int]:
        """What the actor may do, or what chance may draw, each as likely as any other."""
        self._list()
        return [self.found[place] for place in range(self.count)]

    def apply(self, number: int) -> None:
        """Make an action. One that is not legal raises NotLegal."""
        wanted: cython.longlong = number
        self._list()
        for place in range(self.count):
            if self.found[place] == wanted:
                self._apply(self.found[place])
                return
        raise NotLegal("not-now")

    def numbers(self) -> list[int]:
        """The fixed number of each legal action, see `numbering`, in the order of `legal`."""
        self._list()
        return [self._number(self.found[place]) for place in range(self.count)]

    def make(self, number: int) -> int:
        """Make an action by its fixed number; its number as `legal` has it. One that is not legal raises NotLegal."""
        wanted: cython.longlong = number
        self._list()
        for place in range(self.count):
            if self._number(self.found[place]) == wanted:
                found: int = self.found[place]
                self._apply(self.found[place])
                return found
        raise NotLegal("not-now")

    def seat(self) -> int:
        """Who acts: 0 for Jack, from 1 on the others, -1 for chance, -2 for nobody any more."""
        number: int = self._seat()
        return number

    def observe(self, seat: int, tensor: cython.schar[::1]) -> None:
        """Write what a seat may know, 0 for Jack and 1 for the detective, see `layout`."""
        if cython.compiled:
            self._observe(seat, cython.address(tensor[0]))
        else:
            self._observe(seat, tensor)

    def choose(self, seed: int) -> int:
        """One of the legal actions, each as likely as any other."""
        number: int = self._choose(stirred(sown(seed & 0x7FFF_FFFF_FFFF_FFFF)))
        return number

    def playout(self, seed: int, *, sensible: bool = False) -> int:
        """Play on at random to the end, every legal action as likely as any other; how many actions that took.

        A sensible Jack leaves when he can; a sensible detective accuses the last suspect when he can, and nobody else.
        """
        luck: cython.ulonglong = sown(seed & 0x7FFF_FFFF_FFFF_FFFF)
        actions: cython.longlong
        self.sensible = sensible
        with cython.nogil:
            actions = self._play(luck)
        self.sensible = 0
        return int(actions)

    def playouts(self, games: int, seed: int) -> Tally:
        """Many random games from here, which stays as it is."""
        luck: cython.ulonglong = sown(seed & 0x7FFF_FFFF_FFFF_FFFF)
        actions: cython.longlong = 0
        left: cython.longlong = games
        scratch: Kernel = Kernel()
        by_stage: cython.longlong[12]
        if not cython.compiled:
            by_stage = [0] * 12
        for stage in range(12):
            by_stage[stage] = 0
        with cython.nogil:
            while left > 0:
                scratch._take(self)
                luck = stirred(luck)
                actions += scratch._play(luck)
                by_stage[scratch.stage] += 1
                left -= 1
        return Tally(actions, {reason: by_stage[int(stage)] for stage, reason in turns.REASONS.items()})

    # Inside: no Python objects from here on

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _play(self, luck: cython.ulonglong) -> cython.longlong:
        actions: cython.longlong = 0
        while self.stage < ESCAPED:
            luck = stirred(luck)
            self._apply(self._choose(luck))
            actions += 1
        return actions

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _take(self, other: Kernel) -> cython.void:
        one: cython.int
        self.edition, self.round, self.turn, self.stage = other.edition, other.round, other.turn, other.stage
        for one in range(8):
            self.places[one] = other.places[one]
        for one in range(6):
            self.lamps[one] = other.lamps[one]
        self.suspects, self.facing, self.covers, self.sewer = other.suspects, other.facing, other.covers, other.sewer
        self.cordons, self.unseen, self.cards, self.played = other.cordons, other.unseen, other.cards, other.played
        self.active, self.walk, self.ability = other.active, other.walk, other.ability
        self.points, self.whistled, self.jack = other.points, other.whistled, other.jack
        self.jack_alibis, self.detective_alibis = other.jack_alibis, other.detective_alibis

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _find_sewer(self) -> cython.void:
        first: cython.int = lowest(self.covers)
        second: cython.int = lowest(self.covers & (self.covers - 1))
        self.sewer = SEWER[(self.edition * HEXES + first) * HEXES + second]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _is_jacks(self) -> cython.int:
        return IS_JACKS[(self.round & 1) * TURNS + self.turn]

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
    def _visible(self) -> cython.int:
        """R12, R13"""
        one: cython.int
        here: cython.int
        lit: cython.int = self._lit()
        light: cython.ulonglong = LIT[lit] | RAY[self.places[WATSON] * FACINGS + self.facing]
        taken: cython.ulonglong = self._tokens()
        seen: cython.int = 0
        for one in range(8):
            here = self.places[one]
            seen |= (light >> here & 1 | ((NEXT[here] & taken) != 0)) << one
        return seen

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

    # What may be done. `_list` lists it all; `_choose` finds one at random without listing, which is twice as fast.

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _add(self, number: cython.int) -> cython.void:
        self.found[self.count] = number
        self.count += 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _add_all(self, kind: cython.int, members: cython.ulonglong) -> cython.void:
        while members:
            self._add(packed(kind, lowest(members), 0))
            members &= members - 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _add_pairs(self, kind: cython.int, start: cython.int, members: cython.ulonglong) -> cython.void:
        while members:
            self._add(packed(kind, start, lowest(members)))
            members &= members - 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _list(self) -> cython.void:
        choice: cython.int
        self.count = 0
        if self.stage == AT_ACT:
            self._list_acts()
        elif self.stage == AT_PICK:
            self._add_all(PICK, self.cards)
        elif self.stage == AT_FACE:
            for choice in range(FACINGS):
                self._add(packed(FACE, choice, 0))
        elif self.stage == AT_DRAW:
            for choice in range(70):
                self._add(packed(DRAW, DRAWS[choice], 0))
        elif self.stage == AT_ALIBI:
            self._add_all(ALIBI, self._alibi_pile())
        elif self.stage == AT_DEAL:
            self._add_all(DEAL, EVERYONE)
        elif self.stage < ESCAPED:
            self._add(self._truth())

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _choose(self, luck: cython.ulonglong) -> cython.int:
        """The action that `drawn` would take from the list."""
        if self.stage == AT_ACT:
            return self._choose_act(luck)
        if self.stage == AT_PICK:
            return packed(PICK, member(self.cards, drawn(luck, size(self.cards))), 0)
        if self.stage == AT_FACE:
            return packed(FACE, drawn(luck, FACINGS), 0)
        if self.stage == AT_DRAW:
            return packed(DRAW, DRAWS[drawn(luck, 70)], 0)
        if self.stage == AT_ALIBI:
            return packed(ALIBI, member(self._alibi_pile(), drawn(luck, size(self._alibi_pile()))), 0)
        if self.stage == AT_DEAL:
            return packed(DEAL, drawn(luck, PEOPLE), 0)
        return self._truth()

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _truth(self) -> cython.int:
        """What chance must say: R10, R17."""
        if self.stage == AT_CALL:
            return packed(CALL, self._visible() >> self.jack & 1, 0)
        return packed(VERDICT, self._accused() == self.jack, 0)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _alibi_pile(self) -> cython.int:
        return EVERYONE & ~(1 << self.jack | self.jack_alibis | self.detective_alibis)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _accused(self) -> cython.int:
        """Who shares the accuser's hex."""
        one: cython.int
        for one in range(8):
            if one != self.active and self.places[one] == self.places[self.active]:
                return one
        return NOBODY

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _list_acts(self) -> cython.void:
        """R14 to R30"""
        start: cython.int
        empty: cython.ulonglong
        starts: cython.ulonglong
        if self.walk and not self.points:
            start = self._reach()
            empty = ENDS[start] & ~self._tokens()
            if not empty:
                self._add(packed(STAY, 0, 0))
            self._add_all(WALK, empty)
            self._add_all(LEAVE if self._is_jacks() else ACCUSE, self._endings(start))
        if not self.ability:
            return
        if self.active == GOODLEY:
            self._list_whistles()
        elif self.active == GULL:
            self._add_all(SWAP, EVERYONE & ~(1 << GULL))
        else:
            starts = self._tile_starts()
            while starts:
                self._add_pairs(self._tile_kind(), lowest(starts), self._tile_ends())
                starts &= starts - 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _choose_act(self, luck: cython.ulonglong) -> cython.int:
        """As `_list_acts` would list them."""
        start: cython.int = 0
        walks: cython.int = 0
        tiles: cython.int = 0
        endings: cython.int = 0
        place: cython.int
        abilities: cython.int = 0
        empty: cython.ulonglong = 0
        if self.sensible and self.walk and not self.points:
            endings = self._sensible_endings()
            if endings:
                return packed(LEAVE if self._is_jacks() else ACCUSE, lowest(endings), 0)
        if self.ability:
            if self.active == GOODLEY:
                self._list()
                place = drawn(luck, self.count)
                while self.sensible and self.found[place] & 63 == ACCUSE:
                    # Walks are listed before accusations.
                    place -= 1
                return self.found[place]
            if self.active == GULL:
                abilities = PEOPLE - 1
            else:
                tiles = size(self._tile_ends())
                abilities = tiles * size(self._tile_starts())
        if self.walk:
            start = self._reach()
            empty = ENDS[start] & ~self._tokens()
            walks = size(empty) if empty else 1
            endings = 0 if self.sensible else self._endings(start)
        place = drawn(luck, walks + size(endings) + abilities)
        if place < walks:
            return packed(WALK, member(empty, place), 0) if empty else packed(STAY, 0, 0)
        place -= walks
        if place < size(endings):
            return packed(LEAVE if self._is_jacks() else ACCUSE, member(endings, place), 0)
        place -= size(endings)
        if self.active == GULL:
            return packed(SWAP, member(EVERYONE & ~(1 << GULL), place), 0)
        start = member(self._tile_starts(), place // tiles)
        return packed(self._tile_kind(), start, member(self._tile_ends(), place % tiles))

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _reach(self) -> cython.int:
        """The row of the tables for a move of the active character."""
        row: cython.int = self.sewer + (SEWERS if self.active == STEALTHY else 0)
        return row * HEXES + self.places[self.active]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _endings(self, start: cython.int) -> cython.int:
        """Whom the detective may accuse by this move, or by which exits Jack may leave."""
        one: cython.int
        found: cython.int = 0
        if self._is_jacks():
            return WAYS_OUT[start] & ~self.cordons if self.unseen and self.active == self.jack else 0
        for one in range(8):
            found |= (ENDS[start] >> self.places[one] & 1) << one
        return found

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _sensible_endings(self) -> cython.int:
        """The endings nobody in his senses lets pass."""
        endings: cython.int = self._endings(self._reach())
        if self._is_jacks():
            return endings
        return 0 if self.suspects & (self.suspects - 1) else endings & self.suspects

    # The tiles Smith, Lestrade and Bert move: any of some, to any of some places (R22, R23, R30).

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _tile_kind(self) -> cython.int:
        if self.active == SMITH:
            return MOVE_LAMP
        return MOVE_CORDON if self.active == LESTRADE else MOVE_COVER

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _tile_starts(self) -> cython.ulonglong:
        if self.active == SMITH:
            return self._lit()
        return self.cordons if self.active == LESTRADE else self.covers

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _tile_ends(self) -> cython.ulonglong:
        if self.active == SMITH:
            return ALL_GASLIGHTS & ~self._lit()
        return ALL_EXITS & ~self.cordons if self.active == LESTRADE else MANHOLES[self.sewer]

    # Goodley's whistle (R25 to R28), as in games.mrjack.characters.goodley

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _nearer(self, one: cython.int, empty: cython.ulonglong) -> cython.ulonglong:
        """The empty streets closer to Goodley than a character is; none for Goodley himself and whoever has come."""
        if one == GOODLEY or self.whistled >> one & 1:
            return 0
        there: cython.int = self.places[GOODLEY]
        return NEARER[there * LIMITS + DISTANCE[there * HEXES + self.places[one]]] & empty

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _somebody_comes(self, points: cython.int) -> cython.int:
        one: cython.int
        empty: cython.ulonglong = ~self._tokens()
        for one in range(8):
            if BALL[self.places[one] * COSTS + points] & self._nearer(one, empty):
                return 1
        return 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _most(self, points: cython.int) -> cython.int:
        """How many of the points can be spent."""
        one: cython.int
        cost: cython.int
        spent: cython.int
        start: cython.int
        best: cython.int = 0
        ends: cython.ulonglong
        empty: cython.ulonglong = ~self._tokens()
        for one in range(8):
            if RING[self.places[one] * COSTS + points] & self._nearer(one, empty):
                return points
        for one in range(8):
            start = self.places[one]
            for cost in range(1, points):
                ends = RING[start * COSTS + cost] & self._nearer(one, empty)
                while ends:
                    spent = cost + self._most_after(one, lowest(ends), points - cost)
                    if spent == points:
                        return points
                    best = max(best, spent)
                    ends &= ends - 1
        return best

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _most_after(self, one: cython.int, to: cython.int, points: cython.int) -> cython.int:
        """How many of the points can be spent when a character has come."""
        start: cython.int = self.places[one]
        self.places[one] = to
        self.whistled |= 1 << one
        most: cython.int = self._most(points)
        self.places[one] = start
        self.whistled &= ~(1 << one)
        return most

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _list_whistles(self) -> cython.void:
        """All points are spent that can be: a step is allowed only if the rest can still be spent after it."""
        one: cython.int
        cost: cython.int
        rest: cython.int
        to: cython.int
        points: cython.int = self.points if self.points else POINTS
        most: cython.int = 0
        empty: cython.ulonglong = ~self._tokens()
        near: cython.ulonglong
        ends: cython.ulonglong
        others: cython.ulonglong
        rows: cython.ulonglong[32]  # by character and cost: where he may end
        once: cython.ulonglong[4]  # by cost: where anybody may end
        twice: cython.ulonglong[4]  # by cost: where more than one may end
        if not cython.compiled:
            rows, once, twice = [0] * 32, [0] * 4, [0] * 4
        for cost in range(COSTS):
            once[cost] = twice[cost] = 0
        for one in range(8):
            near = self._nearer(one, empty)
            for cost in range(1, points + 1):
                ends = near & RING[self.places[one] * COSTS + cost]
                rows[one * COSTS + cost] = ends
                twice[cost] |= once[cost] & ends
                once[cost] |= ends
        most = points if once[points] else self._most(points)
        for one in range(8):
            for cost in range(1, most + 1):
                ends = rows[one * COSTS + cost]
                rest = most - cost
                others = twice[rest] | once[rest] & ~rows[one * COSTS + rest] if rest else 0
                while ends:
                    to = lowest(ends)
                    ends &= ends - 1
                    # Where another could spend the rest at one go, only the hex just taken can be in its way.
                    if not rest or others & ~(ONE << to) or self._most_after(one, to, points - cost) == rest:
                        self._add(packed(WHISTLE, one, to))

    # What an action does

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _apply(self, number: cython.int) -> cython.void:
        kind: cython.int = number & 63
        first: cython.int = number >> 6 & 255
        second: cython.int = number >> 14
        if kind == WALK:
            self.places[self.active] = first
            self._walked()
        elif kind == PICK:
            self._pick(first)
        elif kind == FACE:
            self.facing = first
            self._go_on()
        elif kind == WHISTLE:
            self._whistle(first, second)
        elif kind == CALL:
            self._call(first)
        elif kind == ALIBI:
            if self._is_jacks():
                self.jack_alibis |= 1 << first
            else:
                self.detective_alibis |= 1 << first
            self._go_on()
        elif kind == DRAW:
            self.cards, self.played, self.stage = first, 0, AT_PICK
        elif kind == STAY:
            self._walked()
        elif kind == MOVE_LAMP:
            self._move_lamp(first, second)
        elif kind == MOVE_CORDON:
            self.cordons ^= 1 << first | 1 << second
            self.ability = 0
            self._go_on()
        elif kind == MOVE_COVER:
            self.covers ^= ONE << first | ONE << second
            self._find_sewer()
            self.ability = 0
            self._go_on()
        elif kind == SWAP:
            self._swap(first)
        elif kind == ACCUSE:
            self.places[self.active] = self.places[first]
            self.walk = self.ability = 0
            self.stage = AT_VERDICT
        elif kind == VERDICT:
            self._end(RIGHT if first else WRONG)
        elif kind == LEAVE:
            self._end(ESCAPED)
        elif kind == DEAL:
            self.jack, self.stage = first, AT_DRAW

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _pick(self, one: cython.int) -> cython.void:
        self.stage = AT_ACT
        self.cards &= ~(1 << one)
        self.played |= 1 << one
        self.active = one
        self.walk = 1
        self.ability = HAS_ABILITY[one]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _walked(self) -> cython.void:
        self.walk = 0
        if self.active == GULL:
            # Gull moves or swaps: his walk uses up his ability (R29).
            self.ability = 0
        self._moved(self.active)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _moved(self, one: cython.int) -> cython.void:
        """What a move brings with it: Watson is faced (R21), Holmes draws an alibi (R20)."""
        if one == WATSON:
            self.stage = AT_FACE
        elif self.active == HOLMES:
            self.stage = AT_ALIBI
        else:
            self._go_on()

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _go_on(self) -> cython.void:
        """The active character's next duty, or else the next turn."""
        points: cython.int
        if self.walk:
            self.stage = AT_ACT
            return
        if self.ability:
            points = self.points if self.points else POINTS
            if self.active != GOODLEY or self._somebody_comes(points):
                self.stage = AT_ACT
                return
        self.turn += 1
        self.stage = AT_PICK if self.turn < TURNS else AT_CALL
        self.active = NOBODY
        self.ability = 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _whistle(self, one: cython.int, to: cython.int) -> cython.void:
        points: cython.int = self.points if self.points else POINTS
        points -= DISTANCE[self.places[one] * HEXES + to]
        self.places[one] = to
        self.whistled |= 1 << one
        self.points = points
        if not points or not self._somebody_comes(points):
            self.ability = self.points = self.whistled = 0
        self._moved(one)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _swap(self, one: cython.int) -> cython.void:
        here: cython.int = self.places[GULL]
        self.places[GULL] = self.places[one]
        self.places[one] = here
        self.walk = self.ability = 0
        self._moved(one)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _move_lamp(self, start: cython.int, to: cython.int) -> cython.void:
        tile: cython.int
        before: cython.int
        for tile in range(6):
            if self.lamps[tile] == start:
                self.lamps[tile] = to
        # The two plain tiles cannot be told apart, so they are kept in one order.
        if self.lamps[NUMBERED] > self.lamps[NUMBERED + 1]:
            before = self.lamps[NUMBERED]
            self.lamps[NUMBERED] = self.lamps[NUMBERED + 1]
            self.lamps[NUMBERED + 1] = before
        self.ability = 0
        self._go_on()

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _end(self, stage: cython.int) -> cython.void:
        self.stage = stage
        self.active = NOBODY
        self.walk = self.ability = 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _call(self, seen: cython.int) -> cython.void:
        """R10, R11, R8"""
        in_sight: cython.int = self._visible()
        self.suspects &= in_sight if seen else ~in_sight
        self.unseen = not seen
        if self.round <= NUMBERED:
            self.lamps[self.round - 1] = OUT
        if self.round == ROUNDS:
            self.stage = DAWN
            return
        if self.round & 1:
            # An even round plays the four cards the odd one left.
            self.cards = EVERYONE & ~self.played
            self.stage = AT_PICK
        else:
            self.cards = 0
            self.stage = AT_DRAW
        self.played = self.turn = 0
        self.round += 1

    # For learners

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _number(self, number: cython.int) -> cython.int:
        kind: cython.int = (number & 63) << 8
        return FIRST[kind | (number >> 6 & 255)] + SECOND[kind | number >> 14]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _seat(self) -> cython.int:
        """Who acts: 0 for Jack, 1 for the detective, -1 for chance, -2 for nobody any more."""
        if self.stage == AT_PICK or self.stage == AT_ACT or self.stage == AT_FACE:
            return 0 if self._is_jacks() else 1
        return -2 if self.stage >= ESCAPED else -1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _list_numbers(self, legal: cython.p_short, mask: cython.p_schar, before: cython.int) -> cython.int:
        """The fixed numbers of the legal actions, as a list and as a mask; `before` is how many the list had."""
        place: cython.int
        for place in range(before):
            mask[legal[place]] = 0
        self._list()
        for place in range(self.count):
            legal[place] = self._number(self.found[place])
            mask[legal[place]] = 1
        return self.count

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _observe(self, seat: cython.int, tensor: cython.p_schar) -> cython.void:
        """Field by field in the order of `layout`; `at` is where the next field begins."""
        one: cython.int
        at: cython.int
        over: cython.int = self.stage >= ESCAPED
        for at in range(TENSOR):
            tensor[at] = 0
        tensor[seat] = 1
        tensor[2] = self._seat() == seat
        tensor[3] = self.edition == FIRST_EDITION
        tensor[4 + self.stage] = 1
        at = 4 + STAGES
        tensor[at + self.round - 1] = 1
        at += ROUNDS
        tensor[at + self.turn] = 1
        at += TURNS + 1
        for one in range(8):
            tensor[at + self.places[one]] = 1
            at += HEXES
        at = self._write_set(tensor, at, self.suspects, PEOPLE)
        tensor[at + self.facing] = 1
        at += FACINGS
        for one in range(6):
            if self.lamps[one] != OUT:
                tensor[at + self.lamps[one]] = 1
            if one < NUMBERED:
                at += 8
        at += 8
        tensor[at + MANHOLE[lowest(self.covers)]] = 1
        tensor[at + MANHOLE[lowest(self.covers & (self.covers - 1))]] = 1
        at = self._write_set(tensor, at + ALL_MANHOLES, self.cordons, 4)
        tensor[at] = self.unseen
        at = self._write_set(tensor, at + 1, self.cards, PEOPLE)
        at = self._write_set(tensor, at, self.played, PEOPLE)
        if self.active >= 0:
            tensor[at + self.active] = 1
        at += PEOPLE
        tensor[at] = self.walk
        tensor[at + 1] = self.ability
        tensor[at + 2] = self.points
        at = self._write_set(tensor, at + 3, self.whistled, PEOPLE)
        if self.jack >= 0 and (seat == 0 or over):
            tensor[at + self.jack] = 1
        at = self._write_set(tensor, at + PEOPLE, self.jack_alibis if seat == 0 or over else 0, PEOPLE)
        at = self._write_set(tensor, at, self.detective_alibis if seat == 1 or over else 0, PEOPLE)
        tensor[at] = size(self.jack_alibis)
        tensor[at + 1] = size(self.detective_alibis)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _write_set(self, tensor: cython.p_schar, at: cython.int, members: cython.int, count: cython.int) -> cython.int:
        """A flag for each member; where the next field begins."""
        one: cython.int
        for one in range(count):
            tensor[at + one] = members >> one & 1
        return at + count

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _until_a_player_acts(self, luck: cython.ulonglong) -> cython.ulonglong:
        """Chance draws and speaks; what is left of its luck."""
        if not cython.compiled:
            luck = int(luck)  # a number of NumPy's would overflow
        while self._seat() == -1:
            luck = stirred(luck)
            self._apply(self._choose(luck))
        return luck


def advance(
    games: list[Kernel],
    begin: Kernel,
    again: bool,
    actions: cython.longlong[::1],
    luck: cython.ulonglong[::1],
    seats: cython.schar[::1],
    ended: cython.uchar[::1],
    rewards: cython.float[:, ::1],
    tensors: cython.schar[:, ::1],
    masks: cython.schar[:, ::1],
    legal: cython.short[:, ::1],
    counts: cython.int[::1],
) -> int:
    """Make one action in each of many games, and let chance play until somebody must choose again.

    By game: an action by its fixed number, where -1 begins the game anew and -2 leaves it as it is. All else is written
    here: who acts now, whether a game has just ended, what each seat won, what the actor may know, a mask and a list
    of what he may do. With `again` a game that has ended begins anew at once.
    Answers -1, or the first game that was given an action which is not legal: then nothing has been done.
    """
    count: cython.int = len(games)
    number: cython.int
    place: cython.int
    seat: cython.int
    anew: cython.int = again
    game: Kernel
    for number in range(count):
        if actions[number] >= 0 and (actions[number] >= ACTIONS or not masks[number, actions[number]]):
            return int(number)
    for number in range(count):
        if actions[number] == -2:
            continue
        game = games[number]
        if actions[number] == -1:
            game._take(begin)
        else:
            place = 0
            while legal[number, place] != actions[number]:
                place += 1
            game._apply(game.found[place])
        luck[number] = game._until_a_player_acts(luck[number])
        ended[number] = game.stage >= ESCAPED
        rewards[number, 0] = rewards[number, 1] = 0
        if game.stage >= ESCAPED:
            rewards[number, 0] = -1 if game.stage == RIGHT else 1
            rewards[number, 1] = -rewards[number, 0]
            if anew:
                game._take(begin)
                luck[number] = game._until_a_player_acts(luck[number])
        seat = game._seat()
        seats[number] = seat
        if cython.compiled:
            counts[number] = game._list_numbers(
                cython.address(legal[number, 0]), cython.address(masks[number, 0]), counts[number]
            )
            game._observe(seat if seat >= 0 else 0, cython.address(tensors[number, 0]))
        else:
            counts[number] = game._list_numbers(legal[number], masks[number], counts[number])
            game._observe(seat if seat >= 0 else 0, tensors[number])
    return -1
