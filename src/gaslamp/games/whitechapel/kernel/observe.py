"""What a seat may know of a position, as a tensor; see `layout`.

Of its 5,955 numbers fewer than a hundred are not 0. So the places of the flags are listed first, in order, and a tensor
that was written before is changed only where the list is another one. Clearing it took most of the time of a batch.
"""

from gaslamp.games.whitechapel.kernel import tables

try:
    import cython
except ImportError:
    from gaslamp.parts.kernel import shim as cython

if not cython.compiled:
    from gaslamp.games.whitechapel.kernel.constants import *
    from gaslamp.games.whitechapel.kernel.position import Position, is_head, seat_to_act
    from gaslamp.parts.kernel.bits import clear, lowest, put

SEARCHED = tables.SEARCHED
SEARCHED_AT = tables.SEARCHED_AT


def write_tensor(position: Position, seat: cython.int, tensor: cython.p_schar) -> cython.void:
    """All of a tensor, whatever it held before."""
    at: cython.int
    listed: cython.short[640]
    if not cython.compiled:
        listed = [0] * 640
    for at in range(TENSOR):
        tensor[at] = 0
    list_places(position, listed, seat)
    for at in range(position.listed_count):
        tensor[listed[at]] = 1
    tensor[PLACED] = position.placed


def update_tensor(position: Position, seat: cython.int, tensor: cython.p_schar) -> cython.void:
    """The same for a tensor that this function wrote the last time too, for this position object."""
    new: cython.int = 0
    old: cython.int = 0
    listed: cython.short[640]
    if not cython.compiled:
        listed = [0] * 640
    list_places(position, listed, seat)
    while new < position.listed_count or old < position.shown_count:
        if old == position.shown_count or (new < position.listed_count and listed[new] < position.shown[old]):
            tensor[listed[new]] = 1
            new += 1
        elif new == position.listed_count or position.shown[old] < listed[new]:
            tensor[position.shown[old]] = 0
            old += 1
        else:
            new += 1
            old += 1
    for new in range(position.listed_count):
        position.shown[new] = listed[new]
    position.shown_count = position.listed_count
    tensor[PLACED] = position.placed


def list_places(position: Position, listed: cython.p_short, seat: cython.int) -> cython.void:
    """The places of all flags that are 1, in order, field by field. `at` is where the next field begins."""
    one: cython.int
    at: cython.int
    position.listed_count = 0
    flag(position, listed, seat)
    at = 1 + MEN
    flag_if(position, listed, at, seat_to_act(position) == seat)
    flag_if(position, listed, at + 1, is_head(position, seat))
    at = flag_set(position, listed, at + 2, position.hand[seat - 1] if seat else 0, MEN)
    flag(position, listed, at + position.hideout_kind % KINDS_OF_HIDEOUT)
    at = flag_set(position, listed, at + KINDS_OF_HIDEOUT, position.switches, ALL_SWITCHES)
    flag(position, listed, at + position.night - 1)
    at += NIGHTS
    flag(position, listed, at + position.stage)
    at += STAGES
    at = flag_set(position, listed, at, heads_so_far(position), MEN)
    if position.head_count:
        flag(position, listed, at + position.heads[position.head_count - 1])
    at = flag_list(position, listed, at + MEN, position.scenes, position.scene_count, CIRCLES)
    at = flag_list(position, listed, at, position.murders, position.murder_count, CIRCLES)
    at = flag_set(position, listed, at, position.women, REDS)
    at = flag_list(position, listed, at, position.wretched, position.wretched_count, CIRCLES)
    at = flag_list(position, listed, at, position.unmoved, position.unmoved_count, CIRCLES)
    flag(position, listed, at + position.time)
    at += LAST_TIME + 1
    for one in range(position.track_count):
        flag(position, listed, at + 4 * one + way(position.track[one]))
    at = flag_tokens(position, listed, at + 4 * LAST_SPACE, position.places)
    at = flag_list(position, listed, at, position.patrols, position.patrol_count, CROSSINGS)
    at = flag_circles(position, listed, at, position.clues)
    at = flag_circles(position, listed, at, position.false_clues)
    at = flag_set(position, listed, at, position.letters, ALL_LETTERS)
    flag_if(position, listed, at, position.sent)
    flag_if(position, listed, at + 1, position.named)
    at = flag_set(position, listed, PLACED + 1, position.waiting, MEN)
    if position.doing != NOBODY:
        flag(position, listed, at + position.doing)
    at = flag_search(position, listed, at + MEN)
    at = flag_list(position, listed, at, position.moving, position.moving_count, CROSSINGS)
    flag_secrets(position, listed, seat, at)


def heads_so_far(position: Position) -> cython.int:
    one: cython.int
    found: cython.int = 0
    for one in range(position.head_count):
        found |= 1 << position.heads[one]
    return found


def flag_search(position: Position, listed: cython.p_short, at: cython.int) -> cython.int:
    """Where the policeman has asked, and what is asked about or turned up now."""
    one: cython.int
    for one in range(8):
        if position.asked >> one & 1:
            flag(position, listed, at + SEARCHED[SEARCHED_AT[position.places[position.doing]] + one] - 1)
    at += CIRCLES
    if position.target:
        flag(position, listed, at + (CIRCLES if position.stage == AT_TURNED else 0) + position.target - 1)
    return at + CIRCLES + CROSSINGS


def flag_secrets(position: Position, listed: cython.p_short, seat: cython.int, at: cython.int) -> cython.void:
    """Jack sees his secrets, the Head sees the patrols, and after the game every seat sees all (W10, W17, W30)."""
    night: cython.int
    over: cython.int = position.stage >= ESCAPED
    if seat == 0 or over:
        if position.hideout:
            flag(position, listed, at + position.hideout - 1)
        flag_set(position, listed, at + CIRCLES, position.marked, REDS)
    at += CIRCLES + REDS
    if over or is_head(position, seat):
        flag_tokens(position, listed, at, position.patrol)
    at += MEN * CROSSINGS
    if seat == 0 or over:
        if position.trail_count:
            flag(position, listed, at + position.trail[position.trail_count - 1] - 1)
        at = flag_circles(position, listed, at + CIRCLES, position.walked)
        for night in range(position.sheet_rows):
            at = flag_row(position, listed, at, night)


def flag_row(position: Position, listed: cython.p_short, at: cython.int, night: cython.int) -> cython.int:
    """A trail of an earlier night. Its circles are not in order, and can come twice."""
    one: cython.int
    row: cython.ulonglong[4]
    if not cython.compiled:
        row = [0] * 4
    clear(row)
    for one in range(position.sheet_count[night]):
        put(row, position.sheet_trail[night * 20 + one])
    return flag_circles(position, listed, at, row)


def flag_set(
    position: Position, listed: cython.p_short, at: cython.int, members: cython.int, count: cython.int
) -> cython.int:
    """A flag for each member. Returns where the next field begins."""
    one: cython.int
    for one in range(count):
        flag_if(position, listed, at + one, members >> one & 1)
    return at + count


def flag_list(
    position: Position,
    listed: cython.p_short,
    at: cython.int,
    members: cython.p_uchar,
    count: cython.int,
    size: cython.int,
) -> cython.int:
    """A flag for each circle or crossing of a sorted list. They are numbered from 1."""
    one: cython.int
    for one in range(count):
        flag(position, listed, at + members[one] - 1)
    return at + size


def flag_tokens(position: Position, listed: cython.p_short, at: cython.int, crossings: cython.p_uchar) -> cython.int:
    """By policeman, where he or his token is, if it is on the board."""
    one: cython.int
    for one in range(MEN):
        if crossings[one]:
            flag(position, listed, at + crossings[one] - 1)
        at += CROSSINGS
    return at


def flag_circles(position: Position, listed: cython.p_short, at: cython.int, words: cython.p_ulonglong) -> cython.int:
    word: cython.int
    left: cython.ulonglong
    for word in range(4):
        left = words[word]
        while left:
            flag(position, listed, at + 64 * word + lowest(left) - 1)
            left &= left - 1
    return at + CIRCLES


def way(how: cython.int) -> cython.int:
    """The place of a code of the track in `layout.WAYS`."""
    if how == BY_FOOT:
        return 0
    return 1 if how == BY_COACH else 2 if how == BY_ALLEY else 3


if not cython.compiled:

    def flag(position: Position, listed: cython.p_short, place: cython.int) -> cython.void:
        """Add a place to those that are listed."""
        listed[position.listed_count] = place
        position.listed_count += 1

    def flag_if(position: Position, listed: cython.p_short, place: cython.int, is_set: cython.int) -> cython.void:
        if is_set:
            flag(position, listed, place)
