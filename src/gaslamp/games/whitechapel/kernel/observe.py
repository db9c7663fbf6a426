"""What a seat may know of a position, as a tensor; see `layout`.

A step changes about eight of its 5,955 numbers. So a batch keeps in `shown` what a tensor shows, and each field is
written only if it is not that. Clearing and writing a whole tensor took most of the time of a step.
"""

from gaslamp.games.whitechapel.kernel import tables
from gaslamp.games.whitechapel.kernel.layout import LAYOUT

try:
    import cython
except ImportError:
    from gaslamp.parts.kernel import shim as cython

if not cython.compiled:
    from gaslamp.games.whitechapel.kernel.constants import *
    from gaslamp.games.whitechapel.kernel.position import Position, is_head, seat_to_act
    from gaslamp.games.whitechapel.kernel.shown import Shown
    from gaslamp.parts.kernel.bits import clear, lowest, put
    from gaslamp.parts.kernel.sorted_list import copy_list, same_list

SEARCHED = tables.SEARCHED
SEARCHED_AT = tables.SEARCHED_AT

_SETS = ("acts", "head", "mine", "rules", "heads", "women", "letters", "sent", "named", "waiting", "marked")
_PLACES = [place for name in _SETS for place in range(LAYOUT[name].begin, LAYOUT[name].end)]
FLAGS = _PLACES + [0] * (64 - len(_PLACES))
"""The places of the flags in `Shown.flags`, the lowest bit first."""

LISTED = [LAYOUT[name].begin for name in ("scenes", "murders", "wretched", "unmoved", "patrols", "moving")]

HIDEOUT_KIND = LAYOUT["hideout_kind"].begin
NIGHT = LAYOUT["night"].begin
STAGE = LAYOUT["stage"].begin
TONIGHT = LAYOUT["tonight"].begin
TIME = LAYOUT["time"].begin
TRACK = LAYOUT["track"].begin
PLACES = LAYOUT["places"].begin
CLUES = LAYOUT["clues"].begin
FALSE_CLUES = LAYOUT["false_clues"].begin
DOING = LAYOUT["doing"].begin
ASKED = LAYOUT["asked"].begin
TARGET = LAYOUT["target"].begin
TURNING = LAYOUT["turning"].begin
HIDEOUT = LAYOUT["hideout"].begin
PATROL = LAYOUT["patrol"].begin
HERE = LAYOUT["here"].begin
WALKED = LAYOUT["walked"].begin
SHEET = LAYOUT["sheet"].begin


def write_tensor(position: Position, seat: cython.int, tensor: cython.p_schar) -> cython.void:
    """All of a tensor, whatever it held before."""
    at: cython.int
    for at in range(TENSOR):
        tensor[at] = 0
    update_tensor(position, Shown(), seat, tensor)


def update_tensor(position: Position, shown: Shown, seat: cython.int, tensor: cython.p_schar) -> cython.void:
    """The same for a tensor that has what `shown` says. Jack sees his secrets, and at the end all do (W10, W30)."""
    is_secret: cython.int = seat == 0 or position.stage >= ESCAPED
    change_ones(position, shown, seat, is_secret, tensor)
    change_flags(position, shown, seat, is_secret, tensor)
    change_list(shown, 0, position.scenes, position.scene_count, tensor)
    change_list(shown, 1, position.murders, position.murder_count, tensor)
    change_list(shown, 2, position.wretched, position.wretched_count, tensor)
    change_list(shown, 3, position.unmoved, position.unmoved_count, tensor)
    change_list(shown, 4, position.patrols, position.patrol_count, tensor)
    change_list(shown, 5, position.moving, position.moving_count, tensor)
    change_track(position, shown, tensor)
    change_asked(position, shown, tensor)
    change_circles(shown.clues, position.clues, tensor, CLUES)
    change_circles(shown.false_clues, position.false_clues, tensor, FALSE_CLUES)
    if is_secret or shown.is_secret:
        change_trails(position, shown, is_secret, tensor)
    tensor[PLACED] = position.placed


def change_ones(
    position: Position, shown: Shown, seat: cython.int, is_secret: cython.int, tensor: cython.p_schar
) -> cython.void:
    """The fields with at most one flag, in groups that mostly change together. The Head sees the patrols (W17)."""
    one: cython.int
    group: cython.int
    ones: cython.short[20]
    if not cython.compiled:
        ones = [0] * 20
    sees_patrols: cython.int = position.stage >= ESCAPED or is_head(position, seat)
    ones[0] = seat
    ones[1] = STAGE + position.stage
    ones[2] = DOING + position.doing if position.doing != NOBODY else PLACED
    ones[3] = token(TURNING if position.stage == AT_TURNED else TARGET, position.target)
    for one in range(MEN):
        ones[4 + one] = token(PLACES + one * CROSSINGS, position.places[one])
        ones[9 + one] = token(PATROL + one * CROSSINGS, position.patrol[one] if sees_patrols else 0)
    ones[14] = token(HIDEOUT, position.hideout if is_secret else 0)
    ones[15] = token(HERE, position.trail[position.trail_count - 1] if is_secret and position.trail_count else 0)
    ones[16] = HIDEOUT_KIND + position.hideout_kind % KINDS_OF_HIDEOUT
    ones[17] = NIGHT + position.night - 1
    ones[18] = TONIGHT + position.heads[position.head_count - 1] if position.head_count else PLACED
    ones[19] = TIME + position.time
    for group in range(0, 20, 4):
        if not same_four(ones, shown.ones, group):
            for one in range(group, group + 4):
                if ones[one] != shown.ones[one]:
                    tensor[shown.ones[one]] = 0
                    tensor[ones[one]] = 1
                    shown.ones[one] = ones[one]


def change_flags(
    position: Position, shown: Shown, seat: cython.int, is_secret: cython.int, tensor: cython.p_schar
) -> cython.void:
    """The small fields of `FLAGS`, the last one first."""
    flags: cython.ulonglong = position.marked if is_secret else 0
    changed: cython.ulonglong
    flags = flags << MEN | position.waiting
    flags = flags << 1 | position.named
    flags = flags << 1 | position.sent
    flags = flags << ALL_LETTERS | position.letters
    flags = flags << REDS | position.women
    flags = flags << MEN | heads_so_far(position)
    flags = flags << ALL_SWITCHES | position.switches
    flags = flags << MEN | (position.hand[seat - 1] if seat else 0)
    flags = flags << 1 | is_head(position, seat)
    flags = flags << 1 | (seat_to_act(position) == seat)
    changed = flags ^ shown.flags
    while changed:
        tensor[FLAGS[lowest(changed)]] = flags >> lowest(changed) & 1
        changed &= changed - 1
    shown.flags = flags


def heads_so_far(position: Position) -> cython.int:
    one: cython.int
    found: cython.int = 0
    for one in range(position.head_count):
        found |= 1 << position.heads[one]
    return found


def change_list(
    shown: Shown, number: cython.int, members: cython.p_uchar, count: cython.int, tensor: cython.p_schar
) -> cython.void:
    """A flag for each circle or crossing of a list. They are numbered from 1.

    What is behind the end of a list is compared too: a constant length is faster, and a change too many does no harm.
    """
    place: cython.int
    at: cython.int = LISTED[number] - 1
    if count == shown.list_counts[number] and same_list(members, shown.lists[number], 8):
        return
    for place in range(shown.list_counts[number]):
        tensor[at + shown.lists[number][place]] = 0
    for place in range(count):
        tensor[at + members[place]] = 1
    copy_list(shown.lists[number], members, 8)
    shown.list_counts[number] = count


def change_track(position: Position, shown: Shown, tensor: cython.p_schar) -> cython.void:
    """By space: how Jack came there."""
    space: cython.int
    if position.track_count == shown.track_count and same_list(position.track, shown.track, 20):
        return
    for space in range(shown.track_count):
        tensor[TRACK + 4 * space + way(shown.track[space])] = 0
    for space in range(position.track_count):
        tensor[TRACK + 4 * space + way(position.track[space])] = 1
    copy_list(shown.track, position.track, 20)
    shown.track_count = position.track_count


def change_asked(position: Position, shown: Shown, tensor: cython.p_schar) -> cython.void:
    """Where the policeman has asked."""
    place: cython.int
    begin: cython.int = SEARCHED_AT[position.places[position.doing]] if position.asked else 0
    if position.asked == shown.asked and begin == shown.asked_from:
        return
    for place in range(8):
        if shown.asked >> place & 1:
            tensor[ASKED + SEARCHED[shown.asked_from + place] - 1] = 0
    for place in range(8):
        if position.asked >> place & 1:
            tensor[ASKED + SEARCHED[begin + place] - 1] = 1
    shown.asked, shown.asked_from = position.asked, begin


def change_circles(
    old: cython.p_ulonglong, new: cython.p_ulonglong, tensor: cython.p_schar, at: cython.int
) -> cython.void:
    """A set of circles."""
    word: cython.int
    changed: cython.ulonglong
    if not (old[0] ^ new[0] | old[1] ^ new[1] | old[2] ^ new[2] | old[3] ^ new[3]):
        return
    for word in range(4):
        changed = old[word] ^ new[word]
        while changed:
            tensor[at + 64 * word + lowest(changed) - 1] = new[word] >> lowest(changed) & 1
            changed &= changed - 1
        old[word] = new[word]


def change_trails(position: Position, shown: Shown, is_secret: cython.int, tensor: cython.p_schar) -> cython.void:
    """Tonight's trail and the nights on the sheet. Who may not see them has no flag there."""
    night: cython.int
    place: cython.int
    row: cython.ulonglong[4]
    if not cython.compiled:
        row = [0] * 4
    for place in range(4):
        row[place] = position.walked[place] if is_secret else 0
    change_circles(shown.walked, row, tensor, WALKED)
    for night in range(NIGHTS - 1):
        clear(row)
        if is_secret and night < position.sheet_rows:
            for place in range(position.sheet_count[night]):
                put(row, position.sheet_trail[night * 20 + place])
        change_circles(shown.sheet[night], row, tensor, SHEET + night * CIRCLES)
    shown.is_secret = is_secret


def way(how: cython.int) -> cython.int:
    """The place of a code of the track in `layout.WAYS`."""
    if how == BY_FOOT:
        return 0
    return 1 if how == BY_COACH else 2 if how == BY_ALLEY else 3


if not cython.compiled:

    def token(begin: cython.int, place: cython.int) -> cython.int:
        """The place of the flag of a circle or crossing, numbered from 1. PLACED if it is nowhere."""
        return begin + place - 1 if place else PLACED

    def same_four(old: cython.p_short, new: cython.p_short, at: cython.int) -> bool:
        """Whether four numbers are equal. In C this is one comparison."""
        return bool(old[at : at + 4] == new[at : at + 4])
