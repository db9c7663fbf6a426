"""A position of Letters from Whitechapel in C numbers, and its rules. Cython compiles this; it also runs as it is.

The fields are those of `games.whitechapel.state.State` and mean the same, in these forms:

    small sets (wretched, unmoved, scenes, murders, patrols, moving)   sorted lists with a count beside them
    women, marked                          bit n is the n-th red circle
    clues, false_clues, walked             195 bits in four words; `walked` is tonight's trail as a set
    asked                                  bit n is the n-th circle next to the policeman who searches
    trail, track; sheet_trail, sheet_track characters of the track are their codes; a night on the sheet takes 20 places

Actions are ints, see `numbers`. `legal` lists them in the order of the rules. `apply` changes the kernel itself: `copy`
first to keep a position. Whoever holds a kernel holds the whole truth, as with a State.
"""

from __future__ import annotations

from gaslamp.core.errors import NotLegal
from gaslamp.core.game import CHANCE, Outcome, Seat
from gaslamp.games.whitechapel.kernel import layout, numbering, numbers, tables
from gaslamp.games.whitechapel.notation import parse_state, write
from gaslamp.games.whitechapel.rules import board, letters, public, streets, turns
from gaslamp.games.whitechapel.rules.agreement import HIDEOUTS, SWITCHES
from gaslamp.games.whitechapel.rules.board import Policeman
from gaslamp.games.whitechapel.rules.phases import clues, escape
from gaslamp.games.whitechapel.rules.public import Agreed, Letter, Public, Row, Stage
from gaslamp.games.whitechapel.rules.state import State
from gaslamp.parts.kernel.tally import Tally

try:
    import cython
except ImportError:
    from gaslamp.parts.kernel import shim as cython

# The tables as C arrays. Their lengths must be literals; a list of another length is refused on import.
NEXT = cython.declare(cython.uchar[1550], tables.NEXT)
NEXT_AT = cython.declare(cython.int[197], tables.NEXT_AT)
ROUTE_AT = cython.declare(cython.int[1551], tables.ROUTE_AT)
PASSED = cython.declare(cython.uchar[3494], tables.PASSED)
PASSED_AT = cython.declare(cython.int[1751], tables.PASSED_AT)
AROUND = cython.declare(cython.uchar[46060], tables.AROUND)
TWO_STEPS = cython.declare(cython.uchar[2830], tables.TWO_STEPS)
TWO_STEPS_AT = cython.declare(cython.int[236], tables.TWO_STEPS_AT)
ONE_STEP = cython.declare(cython.uchar[906], tables.ONE_STEP)
ONE_STEP_AT = cython.declare(cython.int[236], tables.ONE_STEP_AT)
SEARCHED = cython.declare(cython.uchar[451], tables.SEARCHED)
SEARCHED_AT = cython.declare(cython.int[236], tables.SEARCHED_AT)
ALLEYS = cython.declare(cython.uchar[902], tables.ALLEYS)
ALLEYS_AT = cython.declare(cython.int[197], tables.ALLEYS_AT)
HIDES = cython.declare(cython.uchar[650], tables.HIDES)
HIDES_AT = cython.declare(cython.int[11], tables.HIDES_AT)
PLACINGS = cython.declare(cython.uchar[108], tables.PLACINGS)
PLACINGS_AT = cython.declare(cython.int[6], tables.PLACINGS_AT)
RED = cython.declare(cython.uchar[8], tables.RED)
RED_NUMBER = cython.declare(cython.uchar[196], tables.RED_NUMBER)
YELLOWS = cython.declare(cython.uchar[7], tables.YELLOWS)
LETTER = cython.declare(cython.uchar[235], tables.LETTER)
METROPOLITAN = cython.declare(cython.uchar[5], tables.METROPOLITAN)
KNOWS_THE_ADDRESS = cython.declare(cython.uchar[5], tables.KNOWS_THE_ADDRESS)
WITHIN_TWO = cython.declare(cython.uchar[55225], tables.WITHIN_TWO)
WOMEN_TOKENS = cython.declare(cython.int[5], tables.WOMEN_TOKENS)
TARGET_TOKENS = cython.declare(cython.int[5], tables.TARGET_TOKENS)
COACH_TOKENS = cython.declare(cython.int[5], tables.COACH_TOKENS)
ALLEY_TOKENS = cython.declare(cython.int[5], tables.ALLEY_TOKENS)
FIRST = cython.declare(cython.short[8704], numbering.FIRST)
SECOND = cython.declare(cython.short[8704], numbering.SECOND)
if not cython.compiled:
    FIRST, SECOND = numbering.FIRST, numbering.SECOND
    NEXT, NEXT_AT, ROUTE_AT, PASSED = tables.NEXT, tables.NEXT_AT, tables.ROUTE_AT, tables.PASSED
    PASSED_AT, AROUND, TWO_STEPS, TWO_STEPS_AT = tables.PASSED_AT, tables.AROUND, tables.TWO_STEPS, tables.TWO_STEPS_AT
    ONE_STEP, ONE_STEP_AT, SEARCHED, SEARCHED_AT = (
        tables.ONE_STEP,
        tables.ONE_STEP_AT,
        tables.SEARCHED,
        tables.SEARCHED_AT,
    )
    ALLEYS, ALLEYS_AT, HIDES, HIDES_AT = tables.ALLEYS, tables.ALLEYS_AT, tables.HIDES, tables.HIDES_AT
    PLACINGS, PLACINGS_AT, RED, RED_NUMBER = tables.PLACINGS, tables.PLACINGS_AT, tables.RED, tables.RED_NUMBER
    YELLOWS, LETTER, METROPOLITAN, KNOWS_THE_ADDRESS = (
        tables.YELLOWS,
        tables.LETTER,
        tables.METROPOLITAN,
        tables.KNOWS_THE_ADDRESS,
    )
    WITHIN_TWO, WOMEN_TOKENS, TARGET_TOKENS, COACH_TOKENS = (
        tables.WITHIN_TWO,
        tables.WOMEN_TOKENS,
        tables.TARGET_TOKENS,
        tables.COACH_TOKENS,
    )
    ALLEY_TOKENS = tables.ALLEY_TOKENS

CIRCLES = cython.declare(cython.int, board.CIRCLES)
CROSSINGS = cython.declare(cython.int, board.CROSSINGS)
EVERYBODY = cython.declare(cython.int, board.EVERYBODY)
MEN = cython.declare(cython.int, len(board.POLICEMEN))
GOULSTON = cython.declare(cython.int, board.GOULSTON)
CITY = cython.declare(cython.int, int(letters.CITY))
REDS = cython.declare(cython.int, len(tables.RED))
NIGHTS = cython.declare(cython.int, turns.NIGHTS)
DOUBLE_EVENT = cython.declare(cython.int, turns.DOUBLE_EVENT)
LAST_TIME = cython.declare(cython.int, turns.LAST_TIME)
LAST_SPACE = cython.declare(cython.int, turns.LAST_SPACE)
CLUES_PER_MARKER = cython.declare(cython.int, clues.CLUES_PER_MARKER)
MARKERS = cython.declare(cython.int, clues.MARKERS)
NOBODY = cython.declare(cython.int, public.NOBODY)
KINDS_OF_HIDEOUT = cython.declare(cython.int, len(HIDEOUTS))
ALL_SWITCHES = cython.declare(cython.int, len(SWITCHES))
STAGES = cython.declare(cython.int, len(Stage))
ALL_LETTERS = cython.declare(cython.int, len(Letter))
ACTIONS = cython.declare(cython.int, numbering.COUNT)
COACHES = cython.declare(cython.int, numbering.COACHES)
TENSOR = cython.declare(cython.int, layout.SIZE)
DEAR_BOSS = cython.declare(cython.int, int(Letter.DEAR_BOSS))
SAUCY_JACKY = cython.declare(cython.int, int(Letter.SAUCY_JACKY))
FROM_HELL = cython.declare(cython.int, int(Letter.FROM_HELL))
GOULSTON_STREET = cython.declare(cython.int, int(Letter.GOULSTON_STREET))
BY_FOOT = cython.declare(cython.int, ord(escape.WALK))
BY_COACH = cython.declare(cython.int, ord(escape.COACH[0]))
BY_ALLEY = cython.declare(cython.int, ord(escape.ALLEY))
BY_MURDER = cython.declare(cython.int, ord("+"))

AT_HIDEOUT = cython.declare(cython.int, int(Stage.HIDEOUT))
AT_WOMEN = cython.declare(cython.int, int(Stage.WOMEN))
AT_MARKS = cython.declare(cython.int, int(Stage.MARKS))
AT_HEAD = cython.declare(cython.int, int(Stage.HEAD))
AT_ADDRESS = cython.declare(cython.int, int(Stage.ADDRESS))
AT_HOME = cython.declare(cython.int, int(Stage.HOME))
AT_POSTS = cython.declare(cython.int, int(Stage.POSTS))
AT_PATROLS = cython.declare(cython.int, int(Stage.PATROLS))
AT_LETTER = cython.declare(cython.int, int(Stage.LETTER))
AT_SAUCY = cython.declare(cython.int, int(Stage.SAUCY))
AT_TARGETS = cython.declare(cython.int, int(Stage.TARGETS))
AT_CRIME = cython.declare(cython.int, int(Stage.CRIME))
AT_SUSPENSE = cython.declare(cython.int, int(Stage.SUSPENSE))
AT_READY = cython.declare(cython.int, int(Stage.READY))
AT_TURNED = cython.declare(cython.int, int(Stage.TURNED))
AT_ORDER = cython.declare(cython.int, int(Stage.ORDER))
AT_ALARM = cython.declare(cython.int, int(Stage.ALARM))
AT_ESCAPE = cython.declare(cython.int, int(Stage.ESCAPE))
AT_GOULSTON = cython.declare(cython.int, int(Stage.GOULSTON))
AT_GRAFFITI = cython.declare(cython.int, int(Stage.GRAFFITI))
AT_HUNT = cython.declare(cython.int, int(Stage.HUNT))
AT_FALSE_CLUE = cython.declare(cython.int, int(Stage.FALSE_CLUE))
AT_ACT = cython.declare(cython.int, int(Stage.ACT))
AT_CLUE = cython.declare(cython.int, int(Stage.CLUE))
AT_ARREST = cython.declare(cython.int, int(Stage.ARREST))
ESCAPED = cython.declare(cython.int, int(Stage.ESCAPED))
ARRESTED = cython.declare(cython.int, int(Stage.ARRESTED))
TRACED = cython.declare(cython.int, int(Stage.TRACED))
BLOCKED = cython.declare(cython.int, int(Stage.BLOCKED))
LATE = cython.declare(cython.int, int(Stage.LATE))

HIDE = cython.declare(cython.int, numbers.HIDE)
PLACE_WOMEN = cython.declare(cython.int, numbers.PLACE_WOMEN)
MARK_WOMAN = cython.declare(cython.int, numbers.MARK_WOMAN)
TURN_HEAD = cython.declare(cython.int, numbers.TURN_HEAD)
NAME_ADDRESS = cython.declare(cython.int, numbers.NAME_ADDRESS)
POST = cython.declare(cython.int, numbers.POST)
PLACE_PATROL = cython.declare(cython.int, numbers.PLACE_PATROL)
SEND_LETTER = cython.declare(cython.int, numbers.SEND_LETTER)
SEND_SAUCY_JACKY = cython.declare(cython.int, numbers.SEND_SAUCY_JACKY)
MOVE_PATROL = cython.declare(cython.int, numbers.MOVE_PATROL)
TURN_WOMEN = cython.declare(cython.int, numbers.TURN_WOMEN)
KILL = cython.declare(cython.int, numbers.KILL)
KILL_TWO = cython.declare(cython.int, numbers.KILL_TWO)
KILL_LAST = cython.declare(cython.int, numbers.KILL_LAST)
WAIT = cython.declare(cython.int, numbers.WAIT)
MOVE_WRETCHED = cython.declare(cython.int, numbers.MOVE_WRETCHED)
TURN_PATROL = cython.declare(cython.int, numbers.TURN_PATROL)
SHOW_PATROL = cython.declare(cython.int, numbers.SHOW_PATROL)
ALARM = cython.declare(cython.int, numbers.ALARM)
WALK = cython.declare(cython.int, numbers.WALK)
WALK_HOME = cython.declare(cython.int, numbers.WALK_HOME)
COACH = cython.declare(cython.int, numbers.COACH)
ALLEY = cython.declare(cython.int, numbers.ALLEY)
STUCK = cython.declare(cython.int, numbers.STUCK)
WRITE_GRAFFITI = cython.declare(cython.int, numbers.WRITE_GRAFFITI)
STEP = cython.declare(cython.int, numbers.STEP)
LAY_FALSE_CLUE = cython.declare(cython.int, numbers.LAY_FALSE_CLUE)
ASK = cython.declare(cython.int, numbers.ASK)
ARREST = cython.declare(cython.int, numbers.ARREST)
AREA_ARREST = cython.declare(cython.int, numbers.AREA_ARREST)
RUSH = cython.declare(cython.int, numbers.RUSH)
IDLE = cython.declare(cython.int, numbers.IDLE)
ANSWER = cython.declare(cython.int, numbers.ANSWER)
PASS = cython.declare(cython.int, numbers.PASS)

ONE = cython.declare(cython.ulonglong, 1)
MASK = cython.declare(cython.ulonglong, 0xFFFF_FFFF_FFFF_FFFF)
GOLDEN = cython.declare(cython.ulonglong, 0x9E37_79B9_7F4A_7C15)
STAR = cython.declare(cython.ulonglong, 0x2545_F491_4F6C_DD1D)


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


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def packed(kind: cython.int, first: cython.int, second: cython.int) -> cython.longlong:
    return kind | first << 6 | second << 14


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def has(words: cython.p_ulonglong, number: cython.int) -> cython.int:
    """Whether a number is in a large set."""
    return words[number >> 6] >> (number & 63) & 1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def put(words: cython.p_ulonglong, number: cython.int) -> cython.void:
    words[number >> 6] |= ONE << (number & 63)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def empty(words: cython.p_ulonglong) -> cython.void:
    words[0] = words[1] = words[2] = words[3] = 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def place_of(members: cython.p_uchar, count: cython.int, number: cython.int) -> cython.int:
    """Where a number is in a small set, or -1."""
    place: cython.int
    for place in range(count):
        if members[place] == number:
            return place
    return -1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def insert(members: cython.p_uchar, count: cython.int, number: cython.int) -> cython.void:
    """Into a small set, which has room for it, in order."""
    while count > 0 and members[count - 1] > number:
        members[count] = members[count - 1]
        count -= 1
    members[count] = number


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def remove(members: cython.p_uchar, count: cython.int, number: cython.int) -> cython.void:
    """Out of a small set that it is in."""
    place: cython.int = place_of(members, count, number)
    while place < count - 1:
        members[place] = members[place + 1]
        place += 1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def repeat(members: cython.p_uchar, others: cython.p_uchar, count: cython.int) -> cython.void:
    place: cython.int
    for place in range(count):
        members[place] = others[place]


def as_set(members: list[int]) -> int:
    """As the rules have sets: one large int."""
    return sum([1 << member for member in members])


@cython.final
@cython.cclass
class Kernel:
    agreed: Agreed  # for `store` and the names of the seats
    hands: cython.int
    hand: cython.uchar[5]  # by detective: the set of policemen he moves
    holder: cython.uchar[5]  # by policeman: the detective who moves him
    hideout_kind: cython.int
    is_chosen: cython.int
    has_false_clues: cython.int
    has_rushing: cython.int
    has_area_arrests: cython.int
    has_address: cython.int
    switches: cython.int  # the set of optional rules

    night: cython.int
    stage: cython.int
    heads: cython.uchar[5]
    head_count: cython.int
    scenes: cython.uchar[8]
    scene_count: cython.int
    murders: cython.uchar[2]
    murder_count: cython.int
    women: cython.int
    wretched: cython.uchar[8]
    wretched_count: cython.int
    unmoved: cython.uchar[8]
    unmoved_count: cython.int
    time: cython.int
    track: cython.uchar[20]
    track_count: cython.int
    coaches: cython.int  # used tonight
    alleys: cython.int  # used tonight
    places: cython.uchar[5]
    patrols: cython.uchar[8]
    patrol_count: cython.int
    clues: cython.ulonglong[4]
    clue_count: cython.int
    false_clues: cython.ulonglong[4]
    false_count: cython.int
    letters: cython.int
    sent: cython.int
    named: cython.int
    placed: cython.int
    waiting: cython.int
    doing: cython.int
    asked: cython.int
    target: cython.int
    moving: cython.uchar[2]
    moving_count: cython.int

    hideout: cython.int
    marked: cython.int
    patrol: cython.uchar[5]
    trail: cython.uchar[20]
    trail_count: cython.int
    walked: cython.ulonglong[4]
    sheet_trail: cython.uchar[60]
    sheet_track: cython.uchar[60]
    sheet_count: cython.uchar[3]
    sheet_rows: cython.int

    found: cython.longlong[512]  # the legal actions, when they have been listed
    count: cython.int
    stopped: cython.uchar[236]  # scratch: crossings nobody may pass; all 0 between two calls
    watched: cython.ulonglong[4]  # scratch: circles next to a patrol token

    def __init__(self, state: State | None = None) -> None:
        if not cython.compiled:
            self.hand, self.holder, self.heads, self.places, self.patrol = ([0] * 5 for _ in range(5))
            self.scenes, self.wretched, self.unmoved, self.patrols = ([0] * 8 for _ in range(4))
            self.murders, self.moving, self.sheet_count = [0] * 2, [0] * 2, [0] * 3
            self.track, self.trail, self.sheet_trail, self.sheet_track = [0] * 20, [0] * 20, [0] * 60, [0] * 60
            self.clues, self.false_clues, self.walked, self.watched = ([0] * 4 for _ in range(4))
            self.found, self.stopped = [0] * 512, [0] * 236
        self.count = 0
        for crossing in range(236):
            self.stopped[crossing] = 0
        if state is not None:
            self.load(state)

    # In and out

    def load(self, state: State) -> None:
        """Take over a position of the rules."""
        table: Public = state.public
        agreed = table.agreed
        self.agreed = agreed
        self.hands = len(agreed.hands)
        for number, hand in enumerate(agreed.hands):
            self.hand[number] = hand
            for one in range(5):
                if hand >> one & 1:
                    self.holder[one] = number
        self.hideout_kind = agreed.catch_me * len(HIDEOUTS) + HIDEOUTS.index(agreed.hideout)
        self.is_chosen = agreed.hideout == HIDEOUTS[0]
        self.has_false_clues, self.has_rushing = agreed.false_clues, agreed.rushing
        self.has_area_arrests, self.has_address = agreed.area_arrests, agreed.address
        self.switches = sum([1 << place for place, on in enumerate(agreed[2:]) if on])
        self.night, self.stage, self.time = table.night, int(table.stage), table.time
        self.head_count = len(table.heads)
        for place, head in enumerate(table.heads):
            self.heads[place] = int(head)
        self._load_sets(table)
        self._load_secrets(state)
        self.letters, self.sent, self.named, self.placed = table.letters, table.sent, table.named, table.placed
        self.waiting, self.doing, self.target, self.asked = table.waiting, table.doing, table.target, 0
        if table.asked:
            near = board.members(streets.SEARCHED[table.places[table.doing]])
            self.asked = sum(1 << place for place, circle in enumerate(near) if table.asked >> circle & 1)

    def _load_sets(self, table: Public) -> None:
        for place, circle in enumerate(board.members(table.scenes)):
            self.scenes[place] = circle
        for place, circle in enumerate(board.members(table.murders)):
            self.murders[place] = circle
        for place, circle in enumerate(board.members(table.wretched)):
            self.wretched[place] = circle
        for place, circle in enumerate(board.members(table.unmoved)):
            self.unmoved[place] = circle
        for place, crossing in enumerate(board.members(table.patrols)):
            self.patrols[place] = crossing
        for place, crossing in enumerate(board.members(table.moving)):
            self.moving[place] = crossing
        for word in range(4):
            self.clues[word] = table.clues >> 64 * word & 0xFFFF_FFFF_FFFF_FFFF
            self.false_clues[word] = table.false_clues >> 64 * word & 0xFFFF_FFFF_FFFF_FFFF
        self.scene_count, self.murder_count = table.scenes.bit_count(), table.murders.bit_count()
        self.wretched_count, self.unmoved_count = table.wretched.bit_count(), table.unmoved.bit_count()
        self.patrol_count, self.moving_count = table.patrols.bit_count(), table.moving.bit_count()
        self.clue_count, self.false_count = table.clues.bit_count(), table.false_clues.bit_count()
        self.women = numbers.red_numbers(table.women)
        self.track_count = len(table.track)
        self.coaches, self.alleys = table.track.count(escape.COACH), table.track.count(escape.ALLEY)
        for place, how in enumerate(table.track):
            self.track[place] = ord(how)

    def _load_secrets(self, state: State) -> None:
        self.hideout, self.marked = state.hideout, numbers.red_numbers(state.marked)
        for one in range(5):
            self.places[one] = state.public.places[one]
            self.patrol[one] = state.patrol[one]
        self.trail_count = len(state.trail)
        walked = 0
        for place, circle in enumerate(state.trail):
            self.trail[place] = circle
            walked |= 1 << circle
        for word in range(4):
            self.walked[word] = walked >> 64 * word & 0xFFFF_FFFF_FFFF_FFFF
        self.sheet_rows = len(state.sheet)
        for number, row in enumerate(state.sheet):
            self.sheet_count[number] = len(row.trail)
            for place, circle in enumerate(row.trail):
                self.sheet_trail[number * 20 + place] = circle
            for place, how in enumerate(row.track):
                self.sheet_track[number * 20 + place] = ord(how)

    def from_text(self, text: str) -> None:
        self.load(parse_state(text))

    def store(self) -> State:
        """The position as the rules have it."""
        near = tables.SEARCHED[tables.SEARCHED_AT[self.places[self.doing]] :] if self.asked else []
        table = Public(
            agreed=self.agreed,
            night=self.night,
            stage=Stage(self.stage),
            heads=tuple([Policeman(self.heads[place]) for place in range(self.head_count)]),
            scenes=as_set([self.scenes[place] for place in range(self.scene_count)]),
            murders=as_set([self.murders[place] for place in range(self.murder_count)]),
            women=numbers.red_circles(self.women),
            wretched=as_set([self.wretched[place] for place in range(self.wretched_count)]),
            unmoved=as_set([self.unmoved[place] for place in range(self.unmoved_count)]),
            time=self.time,
            track="".join([chr(self.track[place]) for place in range(self.track_count)]),
            places=tuple([self.places[one] for one in range(5)]),
            patrols=as_set([self.patrols[place] for place in range(self.patrol_count)]),
            clues=sum([int(self.clues[word]) << 64 * word for word in range(4)]),
            false_clues=sum([int(self.false_clues[word]) << 64 * word for word in range(4)]),
            letters=self.letters,
            sent=bool(self.sent),
            named=bool(self.named),
            placed=self.placed,
            waiting=self.waiting,
            doing=self.doing,
            asked=as_set([near[place] for place in range(4) if self.asked >> place & 1]),
            target=self.target,
            moving=as_set([self.moving[place] for place in range(self.moving_count)]),
        )
        return State(
            public=table,
            hideout=self.hideout,
            marked=numbers.red_circles(self.marked),
            patrol=tuple([self.patrol[one] for one in range(5)]),
            trail=tuple([self.trail[place] for place in range(self.trail_count)]),
            sheet=tuple([self._row(number) for number in range(self.sheet_rows)]),
        )

    def _row(self, number: int) -> Row:
        begin, count = number * 20, self.sheet_count[number]
        return Row(
            tuple([self.sheet_trail[begin + place] for place in range(count)]),
            "".join([chr(self.sheet_track[begin + place]) for place in range(count - 1)]),
        )

    def text(self) -> str:
        return write(self.store())

    def copy(self) -> Kernel:
        other: Kernel = Kernel()
        other.agreed = self.agreed
        other._take(self)
        return other

    # What a game is asked

    def actor(self) -> Seat | None:
        if self.stage >= ESCAPED:
            return None
        number: cython.int = self._actor()
        if number == -2:
            return CHANCE
        return public.JACK if number == -1 else turns.detectives(self.agreed)[number]

    def outcome(self) -> Outcome | None:
        if self.stage < ESCAPED:
            return None
        winners = (public.JACK,) if self.stage == ESCAPED else turns.detectives(self.agreed)
        return Outcome(winners, turns.REASONS[Stage(self.stage)])

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
                self._apply(wanted)
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
        """Write what a seat may know, 0 for Jack and 1 for the first detective, see `layout`."""
        if cython.compiled:
            self._observe(seat, cython.address(tensor[0]))
        else:
            self._observe(seat, tensor)

    def choose(self, seed: int) -> int:
        """One of the legal actions, each as likely as any other."""
        number: int = self._choose(stirred(sown(seed & 0x7FFF_FFFF_FFFF_FFFF)))
        return number

    def playout(self, seed: int) -> int:
        """Play on at random to the end, every legal action as likely as any other; how many actions that took."""
        luck: cython.ulonglong = sown(seed & 0x7FFF_FFFF_FFFF_FFFF)
        actions: cython.longlong
        with cython.nogil:
            actions = self._play(luck)
        return int(actions)

    def playouts(self, games: int, seed: int) -> Tally:
        """Many random games from here, which stays as it is."""
        luck: cython.ulonglong = sown(seed & 0x7FFF_FFFF_FFFF_FFFF)
        actions: cython.longlong = 0
        left: cython.longlong = games
        scratch: Kernel = Kernel()
        by_stage: cython.longlong[32]
        if not cython.compiled:
            by_stage = [0] * 32
        for stage in range(32):
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
    def _choose(self, luck: cython.ulonglong) -> cython.longlong:
        """The action that `drawn` would take from the list. The longest lists need not be written for that."""
        place: cython.int
        if self.stage == AT_HUNT:
            return self._choose_step(luck)
        if self.stage == AT_ADDRESS or (self.stage == AT_FALSE_CLUE and not self.false_count):
            place = drawn(luck, CIRCLES + 1)
            if not place:
                return PASS
            return packed(NAME_ADDRESS if self.stage == AT_ADDRESS else LAY_FALSE_CLUE, place, 0)
        self._list()
        return self.found[drawn(luck, self.count)]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _take(self, other: Kernel) -> cython.void:
        """All but `agreed`, which is a Python object."""
        word: cython.int
        self.hands, self.hideout_kind, self.is_chosen = other.hands, other.hideout_kind, other.is_chosen
        self.has_false_clues, self.has_rushing = other.has_false_clues, other.has_rushing
        self.has_area_arrests, self.has_address = other.has_area_arrests, other.has_address
        self.switches = other.switches
        repeat(self.hand, other.hand, 5)
        repeat(self.holder, other.holder, 5)
        self.night, self.stage, self.head_count, self.time = other.night, other.stage, other.head_count, other.time
        repeat(self.heads, other.heads, 5)
        self.scene_count, self.murder_count, self.women = other.scene_count, other.murder_count, other.women
        repeat(self.scenes, other.scenes, 8)
        repeat(self.murders, other.murders, 2)
        self.wretched_count, self.unmoved_count = other.wretched_count, other.unmoved_count
        repeat(self.wretched, other.wretched, 8)
        repeat(self.unmoved, other.unmoved, 8)
        self.track_count, self.coaches, self.alleys = other.track_count, other.coaches, other.alleys
        repeat(self.track, other.track, 20)
        repeat(self.places, other.places, 5)
        self.patrol_count, self.moving_count = other.patrol_count, other.moving_count
        repeat(self.patrols, other.patrols, 8)
        repeat(self.moving, other.moving, 2)
        for word in range(4):
            self.clues[word] = other.clues[word]
            self.false_clues[word] = other.false_clues[word]
            self.walked[word] = other.walked[word]
        self.clue_count, self.false_count = other.clue_count, other.false_count
        self.letters, self.sent, self.named, self.placed = other.letters, other.sent, other.named, other.placed
        self.waiting, self.doing, self.asked, self.target = other.waiting, other.doing, other.asked, other.target
        self.hideout, self.marked, self.trail_count = other.hideout, other.marked, other.trail_count
        repeat(self.patrol, other.patrol, 5)
        repeat(self.trail, other.trail, 20)
        self.sheet_rows = other.sheet_rows
        repeat(self.sheet_trail, other.sheet_trail, 60)
        repeat(self.sheet_track, other.sheet_track, 60)
        repeat(self.sheet_count, other.sheet_count, 3)

    # Whose turn it is

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _actor(self) -> cython.int:
        """The number of a detective, -1 for Jack, -2 for chance."""
        stage: cython.int = self.stage
        if stage in (AT_HUNT, AT_ACT):
            return self._in_turn()
        if stage in (AT_HEAD, AT_HOME, AT_TARGETS, AT_TURNED, AT_ALARM):
            return -2
        if stage in (AT_CLUE, AT_ARREST):
            return -2
        if stage == AT_HIDEOUT:
            return -1 if self.is_chosen else -2
        if stage in (AT_ADDRESS, AT_POSTS, AT_PATROLS, AT_SAUCY):
            return self.holder[self.heads[self.head_count - 1]]
        if stage in (AT_SUSPENSE, AT_GRAFFITI):
            return self.holder[self.heads[self.head_count - 1]]
        return -1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _in_turn(self) -> cython.int:
        """The Head first, then clockwise; whoever has a policeman waiting (W41)."""
        number: cython.int = self.holder[self.heads[self.head_count - 1]]
        while not self.hand[number] & self.waiting:
            number = number + 1 if number + 1 < self.hands else 0
        return number

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _in_hand(self) -> cython.int:
        return self.hand[self._in_turn()] & self.waiting

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _space(self) -> cython.int:
        return LAST_TIME - self.time + self.track_count

    # What may be done

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _add(self, kind: cython.int, first: cython.int, second: cython.int) -> cython.void:
        self.found[self.count] = packed(kind, first, second)
        self.count += 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _list(self) -> cython.void:
        stage: cython.int = self.stage
        self.count = 0
        if stage == AT_ACT:
            self._list_acts()
        elif stage == AT_CLUE:
            self._add(ANSWER, has(self.walked, self.target), 0)
        elif stage == AT_HUNT:
            self._list_steps()
        elif stage == AT_ESCAPE:
            self._list_escapes()
        elif stage == AT_ARREST:
            self._add(ANSWER, self._is_caught(), 0)
        elif stage == AT_FALSE_CLUE:
            self._list_false_clues()
        elif stage == AT_GOULSTON:
            self._add(PASS, 0, 0)
            self._list_named()
        elif stage == AT_GRAFFITI:
            self._list_sendings()
        else:
            self._list_hell()

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _list_hell(self) -> cython.void:
        stage: cython.int = self.stage
        place: cython.int
        one: cython.int
        if stage == AT_PATROLS:
            for place in range(self.patrol_count):
                if place_of(self.patrol, self.placed, self.patrols[place]) < 0:
                    self._add(PLACE_PATROL, self.placed, self.patrols[place])
        elif stage == AT_MARKS:
            for place in range(REDS):
                if (self.women & ~self.marked) >> place & 1:
                    self._add(MARK_WOMAN, RED[place], 0)
        elif stage == AT_CRIME:
            self._list_kills()
        elif stage == AT_SUSPENSE:
            self._list_wretched()
        elif stage == AT_READY:
            for place in range(self.patrol_count):
                self._add(TURN_PATROL, self.patrols[place], 0)
        elif stage == AT_TURNED:
            self._add(SHOW_PATROL, self.target, place_of(self.patrol, MEN, self.target) + 1)
        elif stage == AT_HEAD:
            for one in range(MEN):
                if place_of(self.heads, self.head_count, one) < 0:
                    self._add(TURN_HEAD, one, 0)
        elif stage == AT_TARGETS:
            self._add(TURN_WOMEN, self.marked, 0)
        elif stage == AT_ALARM:
            self._list_alarm()
        elif stage == AT_POSTS:
            self._list_posts()
        elif stage == AT_WOMEN:
            self._list_placings()
        elif stage == AT_HIDEOUT:
            for place in range(HIDES_AT[self.hideout_kind], HIDES_AT[self.hideout_kind + 1]):
                self._add(HIDE, HIDES[place], 0)
        elif stage == AT_ADDRESS:
            self._add(PASS, 0, 0)
            for place in range(1, CIRCLES + 1):
                self._add(NAME_ADDRESS, place, 0)
        elif stage == AT_HOME:
            self._add(ANSWER, self.target == self.hideout, 0)
        elif stage == AT_LETTER:
            self._add(PASS, 0, 0)
            self._list_letters()
        elif stage == AT_SAUCY:
            self._list_patrol_moves()
        elif stage == AT_ORDER:
            for place in range(self.murder_count):
                self._add(KILL_LAST, self.murders[place], 0)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _free_red(self) -> cython.int:
        """The red circles without a crime scene (W10)."""
        place: cython.int
        free: cython.int = (1 << REDS) - 1
        for place in range(self.scene_count):
            if RED_NUMBER[self.scenes[place]] < REDS:
                free &= ~(1 << RED_NUMBER[self.scenes[place]])
        return free

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _list_placings(self) -> cython.void:
        place: cython.int
        free: cython.int = self._free_red()
        for place in range(PLACINGS_AT[self.night], PLACINGS_AT[self.night + 1]):
            if not PLACINGS[place] & ~free:
                self._add(PLACE_WOMEN, PLACINGS[place], 0)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _list_posts(self) -> cython.void:
        """W17"""
        one: cython.int
        other: cython.int
        for one in range(7):
            if place_of(self.places, MEN, YELLOWS[one]) < 0:
                for other in range(one + 1, 7):
                    if place_of(self.places, MEN, YELLOWS[other]) < 0:
                        self._add(POST, YELLOWS[one], YELLOWS[other])

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _list_alarm(self) -> cython.void:
        """W29: a token is turned up already, or lies face down still: one of the two is nowhere."""
        one: cython.int
        place: cython.longlong
        number: cython.longlong = ALARM
        for one in range(MEN):
            place = self.places[one] | self.patrol[one]
            number |= place << (6 + 8 * one)
        self.found[0] = number
        self.count = 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _list_kills(self) -> cython.void:
        """W20, W27"""
        one: cython.int
        other: cython.int
        for one in range(self.wretched_count):
            if self.night == DOUBLE_EVENT:
                for other in range(one + 1, self.wretched_count):
                    self._add(KILL_TWO, self.wretched[one], self.wretched[other])
            else:
                self._add(KILL, self.wretched[one], 0)
        if self.time < LAST_TIME:
            self._add(WAIT, 0, 0)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _list_wretched(self) -> cython.void:
        """W24"""
        one: cython.int
        street: cython.int
        circle: cython.int
        self._watch(1)
        for one in range(self.unmoved_count):
            circle = self.unmoved[one]
            for street in range(NEXT_AT[circle], NEXT_AT[circle + 1]):
                if self._is_way(street):
                    self._add(MOVE_WRETCHED, circle, NEXT[street])
        self._watch(0)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _watch(self, on: cython.int) -> cython.void:
        """Mark, or unmark, the crossings with patrol tokens and the circles next to them."""
        one: cython.int
        empty(self.watched)
        for one in range(self.patrol_count):
            self._watch_from(self.patrols[one], on)
        for one in range(MEN):
            self._watch_from(self.places[one], on)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _watch_from(self, crossing: cython.int, on: cython.int) -> cython.void:
        place: cython.int
        self.stopped[crossing] = on
        for place in range(SEARCHED_AT[crossing], SEARCHED_AT[crossing + 1]):
            put(self.watched, SEARCHED[place])

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _is_way(self, street: cython.int) -> cython.int:
        """Whether a Wretched can go by a street, while tokens are marked."""
        to: cython.int = NEXT[street]
        if has(self.watched, to) or place_of(self.wretched, self.wretched_count, to) >= 0:
            return 0
        return place_of(self.scenes, self.scene_count, to) < 0 and self._is_open(street)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _is_open(self, street: cython.int) -> cython.int:
        """Whether one of the routes of a street passes no crossing that is marked (W2, W31)."""
        route: cython.int
        place: cython.int
        is_free: cython.int
        for route in range(ROUTE_AT[street], ROUTE_AT[street + 1]):
            is_free = 1
            for place in range(PASSED_AT[route], PASSED_AT[route + 1]):
                if self.stopped[PASSED[place]]:
                    is_free = 0
            if is_free:
                return 1
        return 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _list_letters(self) -> cython.void:
        """W61: Dear Boss, From Hell, Saucy Jacky."""
        one: cython.int
        other: cython.int
        free: cython.int = 0
        for one in range(7):
            free += place_of(self.patrols, self.patrol_count, YELLOWS[one]) < 0
        if self.letters >> DEAR_BOSS & 1:
            self._list_letter(DEAR_BOSS)
        if self.letters >> FROM_HELL & 1:
            self._list_letter(FROM_HELL)
        if self.letters >> SAUCY_JACKY & 1 and free >= 2:
            for one in range(self.patrol_count):
                if LETTER[self.patrols[one]] == SAUCY_JACKY:
                    for other in range(one + 1, self.patrol_count):
                        if LETTER[self.patrols[other]] == SAUCY_JACKY:
                            self._add(SEND_SAUCY_JACKY, self.patrols[one], self.patrols[other])

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _list_letter(self, letter: cython.int) -> cython.void:
        one: cython.int
        yellow: cython.int
        for one in range(self.patrol_count):
            if LETTER[self.patrols[one]] == letter:
                for yellow in range(7):
                    if place_of(self.patrols, self.patrol_count, YELLOWS[yellow]) < 0:
                        self._add(SEND_LETTER, letter, self.patrols[one] | YELLOWS[yellow] << 8)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _list_patrol_moves(self) -> cython.void:
        one: cython.int
        yellow: cython.int
        to: cython.int
        for one in range(self.moving_count):
            if place_of(self.patrols, self.patrol_count, self.moving[one]) >= 0:
                for yellow in range(7):
                    to = YELLOWS[yellow]
                    if place_of(self.patrols, self.patrol_count, to) < 0 and place_of(self.moving, 2, to) < 0:
                        self._add(MOVE_PATROL, self.moving[one], to)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _list_named(self) -> cython.void:
        """W61, Goulston Street: nobody can be named while a third policeman stands there."""
        one: cython.int
        there: cython.int = place_of(self.places, MEN, GOULSTON)
        for one in range(MEN):
            if METROPOLITAN[one] and (there < 0 or there in (one, CITY)):
                self._add(WRITE_GRAFFITI, one, 0)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _list_sendings(self) -> cython.void:
        one: cython.int
        there: cython.int = place_of(self.places, MEN, GOULSTON)
        if there >= 0:
            self._add(STEP, there, GOULSTON)
            return
        for one in range(MEN):
            if one == self.doing or one == CITY:
                self._add(STEP, one, GOULSTON)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _list_escapes(self) -> cython.void:
        """W31 to W39"""
        one: cython.int
        street: cython.int
        onward: cython.int
        to: cython.int
        here: cython.int = self.trail[self.trail_count - 1]
        near: cython.int = 0
        for one in range(MEN):
            near |= AROUND[here * (CROSSINGS + 1) + self.places[one]]
            self.stopped[self.places[one]] = 1
        is_home_near: cython.int = 0
        for street in range(NEXT_AT[here], NEXT_AT[here + 1]):
            if not near or self._is_open(street):
                self._add(WALK, NEXT[street], 0)
                is_home_near |= NEXT[street] == self.hideout
        for one in range(MEN):
            self.stopped[self.places[one]] = 0
        if is_home_near:
            self._add(WALK_HOME, self.hideout, 0)
        if self.coaches < COACH_TOKENS[self.night] and self._space() + 2 <= LAST_SPACE:
            for street in range(NEXT_AT[here], NEXT_AT[here + 1]):
                to = NEXT[street]
                for onward in range(NEXT_AT[to], NEXT_AT[to + 1]):
                    if NEXT[onward] != here:
                        self._add(COACH, to, NEXT[onward])
        if self.alleys < ALLEY_TOKENS[self.night]:
            for street in range(ALLEYS_AT[here], ALLEYS_AT[here + 1]):
                self._add(ALLEY, ALLEYS[street], 0)
        if not self.count:
            self._add(STUCK, 0, 0)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _list_steps(self) -> cython.void:
        """W40"""
        one: cython.int
        place: cython.int
        here: cython.int
        to: cython.int
        hand: cython.int = self._in_hand()
        for one in range(MEN):
            self.stopped[self.places[one]] = 1
        for one in range(MEN):
            if hand >> one & 1:
                here = self.places[one]
                for place in range(TWO_STEPS_AT[here], TWO_STEPS_AT[here + 1]):
                    to = TWO_STEPS[place]
                    if to == here or not self.stopped[to]:
                        self._add(STEP, one, to)
        for one in range(MEN):
            self.stopped[self.places[one]] = 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _choose_step(self, luck: cython.ulonglong) -> cython.longlong:
        """As `_list_steps` would list them: half of a random game is spent here."""
        one: cython.int
        other: cython.int
        place: cython.int
        total: cython.int = 0
        hand: cython.int = self._in_hand()
        steps: cython.int[5]
        if not cython.compiled:
            steps = [0] * 5
        for one in range(MEN):
            steps[one] = 0
            if hand >> one & 1:
                place = self.places[one]
                steps[one] = TWO_STEPS_AT[place + 1] - TWO_STEPS_AT[place] + 1
                for other in range(MEN):
                    # His own crossing is counted here too, and was added above: he may stay.
                    steps[one] -= WITHIN_TWO[place * (CROSSINGS + 1) + self.places[other]]
                total += steps[one]
        place = drawn(luck, total)
        one = 0
        while place >= steps[one]:
            place -= steps[one]
            one += 1
        other = TWO_STEPS_AT[self.places[one]]
        while True:
            if TWO_STEPS[other] == self.places[one] or place_of(self.places, MEN, TWO_STEPS[other]) < 0:
                if not place:
                    return packed(STEP, one, TWO_STEPS[other])
                place -= 1
            other += 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _list_false_clues(self) -> cython.void:
        """W62"""
        circle: cython.int
        self._add(PASS, 0, 0)
        for circle in range(1, CIRCLES + 1):
            if not has(self.false_clues, circle):
                self._add(LAY_FALSE_CLUE, circle, 0)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _open_circles(self, one: cython.int) -> cython.int:
        """By their places in SEARCHED: those next to a policeman that no false clue closes."""
        place: cython.int
        here: cython.int = self.places[one]
        count: cython.int = SEARCHED_AT[here + 1] - SEARCHED_AT[here]
        found: cython.int = (1 << count) - 1
        if self.false_count:
            for place in range(count):
                if has(self.false_clues, SEARCHED[SEARCHED_AT[here] + place]):
                    found &= ~(1 << place)
        return found

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _list_near(self, kind: cython.int, one: cython.int, some: cython.int) -> cython.void:
        """One action for each of some circles next to a policeman."""
        begin: cython.int = SEARCHED_AT[self.places[one]]
        place: cython.int = 0
        while some >> place:
            if some >> place & 1:
                self._add(kind, one, SEARCHED[begin + place])
            place += 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _list_acts(self) -> cython.void:
        """W43 to W47, W63, W64"""
        one: cython.int
        place: cython.int
        here: cython.int
        some: cython.int
        hand: cython.int
        if self.doing != NOBODY:
            self._list_near(ASK, self.doing, self._open_circles(self.doing) & ~self.asked)
            return
        hand = self._in_hand()
        for one in range(MEN):
            if not hand >> one & 1:
                continue
            some = self._open_circles(one)
            if not some:
                self._add(IDLE, one, 0)
            else:
                self._list_near(ASK, one, some)
                if self.has_area_arrests:
                    self._add(AREA_ARREST, one, 0)
                else:
                    self._list_near(ARREST, one, some)
            if self.has_rushing:
                here = self.places[one]
                for place in range(ONE_STEP_AT[here], ONE_STEP_AT[here + 1]):
                    if place_of(self.places, MEN, ONE_STEP[place]) < 0:
                        self._add(RUSH, one, ONE_STEP[place])

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _is_caught(self) -> cython.int:
        """W45, W64"""
        place: cython.int
        some: cython.int
        here: cython.int = self.trail[self.trail_count - 1]
        if self.target:
            return self.target == here
        some = self._open_circles(self.doing)
        for place in range(SEARCHED_AT[self.places[self.doing]], SEARCHED_AT[self.places[self.doing] + 1]):
            if SEARCHED[place] == here:
                return some >> (place - SEARCHED_AT[self.places[self.doing]]) & 1
        return 0

    # What an action does

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _apply(self, number: cython.longlong) -> cython.void:
        kind: cython.int = number & 63
        first: cython.int = number >> 6 & 255
        second: cython.int = number >> 14 & 255
        if kind == ANSWER:
            self._answer(first)
        elif kind in (ASK, ARREST):
            self.stage = AT_CLUE if kind == ASK else AT_ARREST
            self.doing, self.target = first, second
        elif kind == STEP:
            self._step(first, second)
        elif kind == AREA_ARREST:
            self.stage, self.doing = AT_ARREST, first
        elif kind == RUSH:
            self.places[first] = second
            self._acted(first)
        elif kind == IDLE:
            self._acted(first)
        elif kind == WALK:
            self._go(first, BY_FOOT)
            self._gone()
        elif kind == ALLEY:
            self.alleys += 1
            self._go(first, BY_ALLEY)
            self._gone()
        elif kind == COACH:
            self.coaches += 1
            self._go(first, BY_COACH)
            self._go(second, BY_COACH)
            self._gone()
        elif kind == WALK_HOME:
            self._go(first, BY_FOOT)
            self._come_home()
        elif kind == STUCK:
            self.stage = BLOCKED
        elif kind == LAY_FALSE_CLUE:
            put(self.false_clues, first)
            self.false_count += 1
            self.stage = AT_ACT
        elif kind == PASS:
            self._pass()
        elif kind == WRITE_GRAFFITI:
            self._send(GOULSTON_STREET)
            self.stage, self.doing = AT_GRAFFITI, first
        else:
            self._apply_hell(kind, first, second, number >> 22 & 255)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _apply_hell(self, kind: cython.int, first: cython.int, second: cython.int, third: cython.int) -> cython.void:
        if kind == PLACE_PATROL:
            self._place_patrol(first, second)
        elif kind == MARK_WOMAN:
            self._mark(first)
        elif kind == MOVE_WRETCHED:
            remove(self.wretched, self.wretched_count, first)
            insert(self.wretched, self.wretched_count - 1, second)
            remove(self.unmoved, self.unmoved_count, first)
            self.unmoved_count -= 1
            self._suspense()
        elif kind == TURN_PATROL:
            self.stage, self.target = AT_TURNED, first
        elif kind == SHOW_PATROL:
            self._show_patrol(first, second)
        elif kind == WAIT:
            self.time += 1
            repeat(self.unmoved, self.wretched, self.wretched_count)
            self.unmoved_count = self.wretched_count
            self._suspense()
        elif kind == KILL:
            self.murders[0], self.murder_count, self.wretched_count = first, 1, 0
            self._begin_trail(first)
            self.stage = AT_ALARM
        elif kind == KILL_TWO:
            self.murders[0], self.murders[1] = first, second
            self.murder_count, self.wretched_count = 2, 0
            self.track[0], self.track_count = BY_MURDER, 1
            self.stage = AT_ORDER
        elif kind == KILL_LAST:
            self._begin_trail(self.murders[1] if first == self.murders[0] else self.murders[0])
            self.trail[1], self.trail_count = first, 2
            put(self.walked, first)
            self.stage = AT_ALARM
        elif kind == ALARM:
            self._raise_alarm()
        elif kind == TURN_HEAD:
            self._turn_head(first)
        elif kind == TURN_WOMEN:
            self._turn_women()
        elif kind == POST:
            self._post(first, second)
        elif kind == PLACE_WOMEN:
            self.stage, self.women = AT_MARKS, first
        elif kind == HIDE:
            self.hideout = first
            self._begin_night()
        elif kind == NAME_ADDRESS:
            self.stage, self.target, self.named = AT_HOME, first, 1
        elif kind == SEND_LETTER:
            self._send(first)
            self._move_patrol(second, third)
            self.stage = AT_TARGETS
        elif kind == SEND_SAUCY_JACKY:
            self._send(SAUCY_JACKY)
            self.moving[0], self.moving[1], self.moving_count = first, second, 2
            self.stage = AT_SAUCY
        elif kind == MOVE_PATROL:
            self._move_patrol(first, second)
            if not self._is_moving():
                self.stage, self.moving_count = AT_TARGETS, 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _begin_night(self) -> cython.void:
        """W10: with a woman for every free red circle there is nothing to choose."""
        place: cython.int
        count: cython.int = 0
        free: cython.int = self._free_red()
        for place in range(REDS):
            count += free >> place & 1
        if count == WOMEN_TOKENS[self.night]:
            self.stage, self.women = AT_MARKS, free
        else:
            self.stage = AT_WOMEN

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _mark(self, circle: cython.int) -> cython.void:
        """W11"""
        self.marked |= 1 << RED_NUMBER[circle]
        self.placed += 1
        if self.placed == TARGET_TOKENS[self.night]:
            self.stage, self.placed = AT_HEAD, 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _turn_head(self, one: cython.int) -> cython.void:
        """W14, W66"""
        self.heads[self.head_count] = one
        self.head_count += 1
        if self.has_address and not self.named and KNOWS_THE_ADDRESS[one]:
            self.stage = AT_ADDRESS
        else:
            self._begin_patrols()

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _begin_patrols(self) -> cython.void:
        """W16, W17"""
        if self.night > 1:
            self.stage = AT_POSTS
            return
        self.stage = AT_PATROLS
        repeat(self.patrols, YELLOWS, 7)
        self.patrol_count = 7

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _post(self, first: cython.int, second: cython.int) -> cython.void:
        one: cython.int
        self.patrol_count = 0
        for one in range(MEN):
            insert(self.patrols, self.patrol_count, self.places[one])
            self.patrol_count += 1
        insert(self.patrols, self.patrol_count, first)
        insert(self.patrols, self.patrol_count + 1, second)
        self.patrol_count += 2
        self.stage = AT_PATROLS

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _place_patrol(self, one: cython.int, crossing: cython.int) -> cython.void:
        """W18, W19"""
        self.patrol[one] = crossing
        self.placed += 1
        if self.placed < MEN:
            return
        self.placed = 0
        for one in range(MEN):
            self.places[one] = 0
        self.stage = AT_TARGETS
        if self.night > 1 and not self.sent and self.letters:
            self.count = 0
            self._list_letters()
            if self.count:
                self.stage = AT_LETTER

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _send(self, letter: cython.int) -> cython.void:
        self.letters &= ~(1 << letter)
        self.sent = 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _move_patrol(self, start: cython.int, to: cython.int) -> cython.void:
        owner: cython.int = place_of(self.patrol, MEN, start)
        if owner >= 0:
            self.patrol[owner] = to
        remove(self.patrols, self.patrol_count, start)
        insert(self.patrols, self.patrol_count - 1, to)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _is_moving(self) -> cython.int:
        """Whether a token that Saucy Jacky names still lies where it lay."""
        one: cython.int
        for one in range(self.moving_count):
            if place_of(self.patrols, self.patrol_count, self.moving[one]) >= 0:
                return 1
        return 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _turn_women(self) -> cython.void:
        """W12, W13"""
        place: cython.int
        self.wretched_count = 0
        for place in range(REDS):
            if self.marked >> place & 1:
                self.wretched[self.wretched_count] = RED[place]
                self.wretched_count += 1
        self.women = self.marked = 0
        self.time = 1
        self.stage = AT_CRIME

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _suspense(self) -> cython.void:
        """W25: each Wretched who can move must; those who cannot stay where they are."""
        self.count = 0
        self._list_wretched()
        if self.count:
            self.stage = AT_SUSPENSE
        else:
            self.stage, self.unmoved_count = AT_READY, 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _show_patrol(self, crossing: cython.int, owner: cython.int) -> cython.void:
        """W26"""
        remove(self.patrols, self.patrol_count, crossing)
        self.patrol_count -= 1
        self.target = 0
        self.stage = AT_CRIME
        if owner:
            self.places[owner - 1] = crossing
            self.patrol[owner - 1] = 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _begin_trail(self, circle: cython.int) -> cython.void:
        self.trail[0], self.trail_count = circle, 1
        empty(self.walked)
        put(self.walked, circle)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _raise_alarm(self) -> cython.void:
        """W29"""
        one: cython.int
        for one in range(MEN):
            self.places[one] |= self.patrol[one]
            self.patrol[one] = 0
        self.patrol_count = 0
        self.stage = AT_ESCAPE
        if self.night == DOUBLE_EVENT:
            self._begin_hunt()

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _begin_hunt(self) -> cython.void:
        self.stage, self.waiting = AT_HUNT, EVERYBODY

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _go(self, to: cython.int, how: cython.int) -> cython.void:
        """One more space of the track."""
        self.trail[self.trail_count] = to
        self.trail_count += 1
        self.track[self.track_count] = how
        self.track_count += 1
        put(self.walked, to)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _gone(self) -> cython.void:
        """On to the police, unless Jack's sheet is full now (W39) or he may write in Goulston Street."""
        if self._space() == LAST_SPACE:
            self.stage = LATE
            return
        if self.letters >> GOULSTON_STREET & 1 and self.night > 1 and not self.sent:
            self.count = 0
            self._list_named()
            if self.count:
                self.stage = AT_GOULSTON
                return
        self._begin_hunt()

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _come_home(self) -> cython.void:
        """W38, W50"""
        one: cython.int
        if self.night == NIGHTS:
            self.stage = ESCAPED
            return
        for one in range(self.trail_count):
            self.sheet_trail[self.sheet_rows * 20 + one] = self.trail[one]
        for one in range(self.track_count):
            self.sheet_track[self.sheet_rows * 20 + one] = self.track[one]
        self.sheet_count[self.sheet_rows] = self.trail_count
        self.sheet_rows += 1
        for one in range(self.murder_count):
            insert(self.scenes, self.scene_count, self.murders[one])
            self.scene_count += 1
        self.night += 1
        self.murder_count = self.time = self.sent = 0
        self.trail_count = self.track_count = self.coaches = self.alleys = 0
        self.clue_count = self.false_count = 0
        empty(self.clues)
        empty(self.false_clues)
        empty(self.walked)
        self._begin_night()

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _pass(self) -> cython.void:
        if self.stage == AT_FALSE_CLUE:
            self.stage = AT_ACT
        elif self.stage == AT_GOULSTON:
            self._begin_hunt()
        elif self.stage == AT_LETTER:
            self.stage = AT_TARGETS
        else:
            self._begin_patrols()

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _step(self, one: cython.int, to: cython.int) -> cython.void:
        """A policeman's own move, or the way to Goulston Street."""
        markers: cython.int
        self.places[one] = to
        if self.stage == AT_GRAFFITI:
            self.doing = NOBODY
            self._begin_hunt()
            return
        self.waiting &= ~(1 << one)
        if self.waiting:
            return
        self.waiting = EVERYBODY
        self.stage = AT_ACT
        if self.has_false_clues:
            markers = self.clue_count // CLUES_PER_MARKER
            if markers > MARKERS:
                markers = MARKERS
            if markers > self.false_count:
                self.stage = AT_FALSE_CLUE

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _acted(self, one: cython.int) -> cython.void:
        """On to the next policeman, and after the last to Jack's next move."""
        self.waiting &= ~(1 << one)
        self.stage = AT_ACT if self.waiting else AT_ESCAPE
        self.doing = NOBODY
        self.asked = self.target = 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _answer(self, yes: cython.int) -> cython.void:
        place: cython.int
        if self.stage == AT_CLUE:
            if yes:
                self.clue_count += not has(self.clues, self.target)
                put(self.clues, self.target)
                self._acted(self.doing)
                return
            place = SEARCHED_AT[self.places[self.doing]]
            while SEARCHED[place] != self.target:
                place += 1
            self.asked |= 1 << (place - SEARCHED_AT[self.places[self.doing]])
            if self._open_circles(self.doing) & ~self.asked:
                self.stage, self.target = AT_ACT, 0
            else:
                self._acted(self.doing)
        elif self.stage == AT_ARREST:
            if yes:
                self.stage = ARRESTED
            else:
                self._acted(self.doing)
        else:
            self.target = 0
            if yes:
                self.stage = TRACED
            else:
                self._begin_patrols()

    # For learners

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _number(self, number: cython.longlong) -> cython.int:
        kind: cython.int = number & 63
        first: cython.int = number >> 6 & 255
        second: cython.int = number >> 14 & 255
        if kind == COACH:
            return COACHES + self._street(first, second)
        if kind in (ANSWER, TURN_WOMEN, SHOW_PATROL, ALARM):
            return FIRST[ANSWER << 8]
        if kind == PLACE_PATROL:
            second = place_of(self.patrols, self.patrol_count, second)
        elif kind == SEND_LETTER:
            first = place_of(self.patrols, self.patrol_count, second)
            second = number >> 22 & 255
        elif kind == SEND_SAUCY_JACKY:
            first = place_of(self.patrols, self.patrol_count, first)
            second = place_of(self.patrols, self.patrol_count, second)
        elif kind in (MOVE_PATROL, TURN_PATROL):
            first = place_of(self.patrols, self.patrol_count, first)
        elif kind == KILL_TWO:
            first = place_of(self.wretched, self.wretched_count, first)
            second = place_of(self.wretched, self.wretched_count, second)
        elif kind == MOVE_WRETCHED:
            first = place_of(self.wretched, self.wretched_count, first)
        return FIRST[kind << 8 | first] + SECOND[kind << 8 | second]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _street(self, start: cython.int, to: cython.int) -> cython.int:
        """Which of all pairs of adjacent circles."""
        street: cython.int = NEXT_AT[start]
        while NEXT[street] != to:
            street += 1
        return street

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _seat(self) -> cython.int:
        """Who acts: 0 for Jack, from 1 on the detectives, -1 for chance, -2 for nobody any more."""
        return -2 if self.stage >= ESCAPED else self._actor() + 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _is_head(self, seat: cython.int) -> cython.int:
        if not self.head_count or self.stage == AT_WOMEN or self.stage == AT_MARKS or self.stage == AT_HEAD:
            return 0
        return self.holder[self.heads[self.head_count - 1]] + 1 == seat

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
        for at in range(TENSOR):
            tensor[at] = 0
        tensor[seat] = 1
        at = 1 + MEN
        tensor[at] = self._seat() == seat
        tensor[at + 1] = self._is_head(seat)
        at = self._write_set(tensor, at + 2, self.hand[seat - 1] if seat else 0, MEN)
        tensor[at + self.hideout_kind % KINDS_OF_HIDEOUT] = 1
        at = self._write_set(tensor, at + KINDS_OF_HIDEOUT, self.switches, ALL_SWITCHES)
        tensor[at + self.night - 1] = 1
        at += NIGHTS
        tensor[at + self.stage] = 1
        at += STAGES
        for one in range(self.head_count):
            tensor[at + self.heads[one]] = 1
        at += MEN
        if self.head_count:
            tensor[at + self.heads[self.head_count - 1]] = 1
        at = self._write_places(tensor, at + MEN, self.scenes, self.scene_count, CIRCLES)
        at = self._write_places(tensor, at, self.murders, self.murder_count, CIRCLES)
        at = self._write_set(tensor, at, self.women, REDS)
        at = self._write_places(tensor, at, self.wretched, self.wretched_count, CIRCLES)
        at = self._write_places(tensor, at, self.unmoved, self.unmoved_count, CIRCLES)
        tensor[at + self.time] = 1
        at += LAST_TIME + 1
        for one in range(self.track_count):
            tensor[at + 4 * one + self._way(self.track[one])] = 1
        at = self._write_tokens(tensor, at + 4 * LAST_SPACE, self.places)
        at = self._write_places(tensor, at, self.patrols, self.patrol_count, CROSSINGS)
        at = self._write_circles(tensor, at, self.clues)
        at = self._write_circles(tensor, at, self.false_clues)
        at = self._write_set(tensor, at, self.letters, ALL_LETTERS)
        tensor[at] = self.sent
        tensor[at + 1] = self.named
        tensor[at + 2] = self.placed
        at = self._write_set(tensor, at + 3, self.waiting, MEN)
        if self.doing != NOBODY:
            tensor[at + self.doing] = 1
        at = self._write_search(tensor, at + MEN)
        at = self._write_places(tensor, at, self.moving, self.moving_count, CROSSINGS)
        self._observe_secrets(seat, tensor, at)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _write_search(self, tensor: cython.p_schar, at: cython.int) -> cython.int:
        """Where the policeman has asked, and what is asked about or turned up now."""
        one: cython.int
        for one in range(8):
            if self.asked >> one & 1:
                tensor[at + SEARCHED[SEARCHED_AT[self.places[self.doing]] + one] - 1] = 1
        at += CIRCLES
        if self.target:
            tensor[at + (CIRCLES if self.stage == AT_TURNED else 0) + self.target - 1] = 1
        return at + CIRCLES + CROSSINGS

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _observe_secrets(self, seat: cython.int, tensor: cython.p_schar, at: cython.int) -> cython.void:
        """W10, W17, W30: Jack's are his, the patrols are the Head's, and when all is over they are everybody's."""
        one: cython.int
        night: cython.int
        over: cython.int = self.stage >= ESCAPED
        if seat == 0 or over:
            if self.hideout:
                tensor[at + self.hideout - 1] = 1
            self._write_set(tensor, at + CIRCLES, self.marked, REDS)
        at += CIRCLES + REDS
        if over or self._is_head(seat):
            self._write_tokens(tensor, at, self.patrol)
        at += MEN * CROSSINGS
        if seat == 0 or over:
            if self.trail_count:
                tensor[at + self.trail[self.trail_count - 1] - 1] = 1
            at = self._write_places(tensor, at + CIRCLES, self.trail, self.trail_count, CIRCLES)
            for night in range(self.sheet_rows):
                for one in range(self.sheet_count[night]):
                    tensor[at + night * CIRCLES + self.sheet_trail[night * 20 + one] - 1] = 1

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
    def _write_places(
        self, tensor: cython.p_schar, at: cython.int, members: cython.p_uchar, count: cython.int, size: cython.int
    ) -> cython.int:
        """A flag for each circle or crossing of a list; they are numbered from 1."""
        one: cython.int
        for one in range(count):
            tensor[at + members[one] - 1] = 1
        return at + size

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _write_tokens(self, tensor: cython.p_schar, at: cython.int, crossings: cython.p_uchar) -> cython.int:
        """By policeman: where he or his token is, if anywhere."""
        one: cython.int
        for one in range(MEN):
            if crossings[one]:
                tensor[at + crossings[one] - 1] = 1
            at += CROSSINGS
        return at

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _write_circles(self, tensor: cython.p_schar, at: cython.int, words: cython.p_ulonglong) -> cython.int:
        circle: cython.int
        for circle in range(1, CIRCLES + 1):
            tensor[at + circle - 1] = has(words, circle)
        return at + CIRCLES

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _way(self, how: cython.int) -> cython.int:
        """As in `layout.WAYS`."""
        if how == BY_FOOT:
            return 0
        return 1 if how == BY_COACH else 2 if how == BY_ALLEY else 3

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
        rewards[number, 0] = 0 if game.stage < ESCAPED else 1 if game.stage == ESCAPED else -1
        for place in range(1, game.hands + 1):
            rewards[number, place] = -rewards[number, 0]
        if game.stage >= ESCAPED and anew:
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
