"""A position of Letters from Whitechapel in C numbers, and functions that read it.

The fields are those of `rules.state.State` and mean the same, in these forms:

    small sets (wretched, unmoved, scenes, murders, patrols, moving)   sorted lists with a count beside them
    women, marked                          bit n is the n-th red circle
    clues, false_clues, walked             195 bits in four words; `walked` is tonight's trail as a set
    asked                                  bit n is the n-th circle next to the policeman who searches
    trail, track; sheet_trail, sheet_track characters of the track are their codes; a night on the sheet takes 20 places

Their C types are in `position.pxd`.
"""

from gaslamp.games.whitechapel.kernel import tables

try:
    import cython
except ImportError:
    from gaslamp.parts.kernel import shim as cython

if not cython.compiled:
    from gaslamp.games.whitechapel.kernel.constants import *
    from gaslamp.games.whitechapel.kernel.scratch import Scratch
    from gaslamp.games.whitechapel.kernel.shown import Shown
    from gaslamp.parts.kernel.packing import pack
    from gaslamp.parts.kernel.sorted_list import copy_list

RED_NUMBER = tables.RED_NUMBER
WHO_ACTS = tables.WHO_ACTS


class Position:
    shown: Shown | None  # what its row of a batch shows, once it has one

    def __init__(self, scratch: Scratch | None = None) -> None:
        # What was agreed
        self.hands = self.hideout_kind = self.is_chosen = self.has_false_clues = self.has_rushing = 0
        self.has_area_arrests = self.has_address = 0
        self.switches = 0  # the set of optional rules
        # What everybody sees
        self.night = self.stage = self.head_count = self.scene_count = self.murder_count = self.women = 0
        self.wretched_count = self.unmoved_count = self.time = self.track_count = 0
        self.coaches = self.alleys = 0  # used tonight
        self.patrol_count = self.clue_count = self.false_count = self.letters = self.sent = self.named = 0
        self.placed = self.waiting = self.asked = self.target = self.moving_count = 0
        self.doing = NOBODY
        # Secrets
        self.hideout = self.marked = self.trail_count = self.sheet_rows = 0
        self.count = 0  # how many legal actions are in `scratch.found`
        self.scratch = Scratch() if scratch is None else scratch
        self.shown = None
        if not cython.compiled:
            self.hand = [0] * 5  # by detective: the set of policemen he moves
            self.holder = [0] * 5  # by policeman: the detective who moves him
            self.heads, self.places, self.patrol = [0] * 5, [0] * 5, [0] * 5
            self.scenes, self.wretched, self.unmoved, self.patrols = [0] * 8, [0] * 8, [0] * 8, [0] * 8
            self.murders, self.moving, self.sheet_count = [0] * 8, [0] * 8, [0] * 3
            self.track, self.trail, self.sheet_trail, self.sheet_track = [0] * 20, [0] * 20, [0] * 60, [0] * 60
            self.clues, self.false_clues, self.walked = [0] * 4, [0] * 4, [0] * 4


def copy_position(position: Position, other: Position) -> cython.void:
    """Copy `other` into `position`."""
    word: cython.int
    position.hands, position.hideout_kind, position.is_chosen = other.hands, other.hideout_kind, other.is_chosen
    position.has_false_clues, position.has_rushing = other.has_false_clues, other.has_rushing
    position.has_area_arrests, position.has_address = other.has_area_arrests, other.has_address
    position.switches = other.switches
    copy_list(position.hand, other.hand, 5)
    copy_list(position.holder, other.holder, 5)
    position.night, position.stage, position.head_count, position.time = (
        other.night,
        other.stage,
        other.head_count,
        other.time,
    )
    copy_list(position.heads, other.heads, 5)
    position.scene_count, position.murder_count, position.women = other.scene_count, other.murder_count, other.women
    copy_list(position.scenes, other.scenes, 8)
    copy_list(position.murders, other.murders, 8)
    position.wretched_count, position.unmoved_count = other.wretched_count, other.unmoved_count
    copy_list(position.wretched, other.wretched, 8)
    copy_list(position.unmoved, other.unmoved, 8)
    position.track_count, position.coaches, position.alleys = other.track_count, other.coaches, other.alleys
    copy_list(position.track, other.track, 20)
    copy_list(position.places, other.places, 5)
    position.patrol_count, position.moving_count = other.patrol_count, other.moving_count
    copy_list(position.patrols, other.patrols, 8)
    copy_list(position.moving, other.moving, 8)
    for word in range(4):
        position.clues[word] = other.clues[word]
        position.false_clues[word] = other.false_clues[word]
        position.walked[word] = other.walked[word]
    position.clue_count, position.false_count = other.clue_count, other.false_count
    position.letters, position.sent, position.named, position.placed = (
        other.letters,
        other.sent,
        other.named,
        other.placed,
    )
    position.waiting, position.doing, position.asked, position.target = (
        other.waiting,
        other.doing,
        other.asked,
        other.target,
    )
    position.hideout, position.marked, position.trail_count = other.hideout, other.marked, other.trail_count
    copy_list(position.patrol, other.patrol, 5)
    copy_list(position.trail, other.trail, 20)
    position.sheet_rows = other.sheet_rows
    copy_list(position.sheet_trail, other.sheet_trail, 60)
    copy_list(position.sheet_track, other.sheet_track, 60)
    copy_list(position.sheet_count, other.sheet_count, 3)


def actor_number(position: Position) -> cython.int:
    """The number of a detective, -1 for Jack, -2 for chance."""
    who: cython.int = WHO_ACTS[position.stage]
    if who == IN_TURN_ACTS:
        return detective_in_turn(position)
    if who == HEAD_ACTS:
        return position.holder[position.heads[position.head_count - 1]]
    if position.stage == AT_HIDEOUT:
        return -1 if position.is_chosen else -2
    return -1 if who == JACK_ACTS else -2


def detective_in_turn(position: Position) -> cython.int:
    """The first detective with a waiting policeman: the Head, then clockwise (W41)."""
    number: cython.int = position.holder[position.heads[position.head_count - 1]]
    while not position.hand[number] & position.waiting:
        number = number + 1 if number + 1 < position.hands else 0
    return number


def policemen_in_hand(position: Position) -> cython.int:
    """The policemen who may be moved now."""
    return position.hand[detective_in_turn(position)] & position.waiting


def seat_to_act(position: Position) -> cython.int:
    """Who acts: 0 for Jack, 1 and more for the detectives, -1 for chance, -2 if the game is over."""
    return -2 if position.stage >= ESCAPED else actor_number(position) + 1


def is_head(position: Position, seat: cython.int) -> cython.int:
    """Whether a seat holds the Head of Investigation (W14)."""
    if not position.head_count or position.stage == AT_WOMEN or position.stage == AT_MARKS or position.stage == AT_HEAD:
        return 0
    return position.holder[position.heads[position.head_count - 1]] + 1 == seat


def space_on_track(position: Position) -> cython.int:
    """Where Jack is on the move track."""
    return LAST_TIME - position.time + position.track_count


def free_red_circles(position: Position) -> cython.int:
    """The red circles without a crime scene (W10)."""
    place: cython.int
    free: cython.int = (1 << REDS) - 1
    for place in range(position.scene_count):
        if RED_NUMBER[position.scenes[place]] < REDS:
            free &= ~(1 << RED_NUMBER[position.scenes[place]])
    return free


def begin_hunt(position: Position) -> cython.void:
    """All policemen are to move (W40)."""
    position.stage, position.waiting = AT_HUNT, EVERYBODY


if not cython.compiled:

    def add(position: Position, kind: cython.int, first: cython.int, second: cython.int) -> cython.void:
        """Add a legal action to those that are found."""
        position.scratch.found[position.count] = pack(kind, first, second)
        position.count += 1

    def fetch_position(games: list[Position], number: cython.int) -> cython.void:
        """Compiled, it makes the processor read a position that is needed soon."""
