"""What a seat may know of a position, as a tensor; see `layout`."""

from gaslamp.games.whitechapel.kernel import tables

try:
    import cython
except ImportError:
    from gaslamp.parts.kernel import shim as cython

if not cython.compiled:
    from gaslamp.games.whitechapel.kernel.constants import *
    from gaslamp.games.whitechapel.kernel.position import Position, is_head, seat_to_act
    from gaslamp.parts.kernel.bits import has

SEARCHED = tables.SEARCHED
SEARCHED_AT = tables.SEARCHED_AT


def write_tensor(position: Position, seat: cython.int, tensor: cython.p_schar) -> cython.void:
    """Write field by field, in the order of `layout`. `at` is where the next field begins."""
    one: cython.int
    at: cython.int
    for at in range(TENSOR):
        tensor[at] = 0
    tensor[seat] = 1
    at = 1 + MEN
    tensor[at] = seat_to_act(position) == seat
    tensor[at + 1] = is_head(position, seat)
    at = write_set(tensor, at + 2, position.hand[seat - 1] if seat else 0, MEN)
    tensor[at + position.hideout_kind % KINDS_OF_HIDEOUT] = 1
    at = write_set(tensor, at + KINDS_OF_HIDEOUT, position.switches, ALL_SWITCHES)
    tensor[at + position.night - 1] = 1
    at += NIGHTS
    tensor[at + position.stage] = 1
    at += STAGES
    for one in range(position.head_count):
        tensor[at + position.heads[one]] = 1
    at += MEN
    if position.head_count:
        tensor[at + position.heads[position.head_count - 1]] = 1
    at = write_places(tensor, at + MEN, position.scenes, position.scene_count, CIRCLES)
    at = write_places(tensor, at, position.murders, position.murder_count, CIRCLES)
    at = write_set(tensor, at, position.women, REDS)
    at = write_places(tensor, at, position.wretched, position.wretched_count, CIRCLES)
    at = write_places(tensor, at, position.unmoved, position.unmoved_count, CIRCLES)
    tensor[at + position.time] = 1
    at += LAST_TIME + 1
    for one in range(position.track_count):
        tensor[at + 4 * one + way(position.track[one])] = 1
    at = write_tokens(tensor, at + 4 * LAST_SPACE, position.places)
    at = write_places(tensor, at, position.patrols, position.patrol_count, CROSSINGS)
    at = write_circles(tensor, at, position.clues)
    at = write_circles(tensor, at, position.false_clues)
    at = write_set(tensor, at, position.letters, ALL_LETTERS)
    tensor[at] = position.sent
    tensor[at + 1] = position.named
    tensor[at + 2] = position.placed
    at = write_set(tensor, at + 3, position.waiting, MEN)
    if position.doing != NOBODY:
        tensor[at + position.doing] = 1
    at = write_search(position, tensor, at + MEN)
    at = write_places(tensor, at, position.moving, position.moving_count, CROSSINGS)
    write_secrets(position, seat, tensor, at)


def write_search(position: Position, tensor: cython.p_schar, at: cython.int) -> cython.int:
    """Where the policeman has asked, and what is asked about or turned up now."""
    one: cython.int
    for one in range(8):
        if position.asked >> one & 1:
            tensor[at + SEARCHED[SEARCHED_AT[position.places[position.doing]] + one] - 1] = 1
    at += CIRCLES
    if position.target:
        tensor[at + (CIRCLES if position.stage == AT_TURNED else 0) + position.target - 1] = 1
    return at + CIRCLES + CROSSINGS


def write_secrets(position: Position, seat: cython.int, tensor: cython.p_schar, at: cython.int) -> cython.void:
    """Jack sees his secrets, the Head sees the patrols, and after the game every seat sees all (W10, W17, W30)."""
    one: cython.int
    night: cython.int
    over: cython.int = position.stage >= ESCAPED
    if seat == 0 or over:
        if position.hideout:
            tensor[at + position.hideout - 1] = 1
        write_set(tensor, at + CIRCLES, position.marked, REDS)
    at += CIRCLES + REDS
    if over or is_head(position, seat):
        write_tokens(tensor, at, position.patrol)
    at += MEN * CROSSINGS
    if seat == 0 or over:
        if position.trail_count:
            tensor[at + position.trail[position.trail_count - 1] - 1] = 1
        at = write_places(tensor, at + CIRCLES, position.trail, position.trail_count, CIRCLES)
        for night in range(position.sheet_rows):
            for one in range(position.sheet_count[night]):
                tensor[at + night * CIRCLES + position.sheet_trail[night * 20 + one] - 1] = 1


def write_set(tensor: cython.p_schar, at: cython.int, members: cython.int, count: cython.int) -> cython.int:
    """Set a flag for each member. Returns where the next field begins."""
    one: cython.int
    for one in range(count):
        tensor[at + one] = members >> one & 1
    return at + count


def write_places(
    tensor: cython.p_schar, at: cython.int, members: cython.p_uchar, count: cython.int, size: cython.int
) -> cython.int:
    """Set a flag for each circle or crossing of a list. They are numbered from 1."""
    one: cython.int
    for one in range(count):
        tensor[at + members[one] - 1] = 1
    return at + size


def write_tokens(tensor: cython.p_schar, at: cython.int, crossings: cython.p_uchar) -> cython.int:
    """Write, by policeman, where he or his token is, if it is on the board."""
    one: cython.int
    for one in range(MEN):
        if crossings[one]:
            tensor[at + crossings[one] - 1] = 1
        at += CROSSINGS
    return at


def write_circles(tensor: cython.p_schar, at: cython.int, words: cython.p_ulonglong) -> cython.int:
    circle: cython.int
    for circle in range(1, CIRCLES + 1):
        tensor[at + circle - 1] = has(words, circle)
    return at + CIRCLES


def way(how: cython.int) -> cython.int:
    """The place of a code of the track in `layout.WAYS`."""
    if how == BY_FOOT:
        return 0
    return 1 if how == BY_COACH else 2 if how == BY_ALLEY else 3
