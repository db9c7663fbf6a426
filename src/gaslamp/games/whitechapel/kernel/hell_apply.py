"""Applies an action before the hunt to a position."""

from gaslamp.games.whitechapel.kernel import tables

try:
    import cython
except ImportError:
    from gaslamp.parts.kernel import shim as cython

if not cython.compiled:
    from gaslamp.games.whitechapel.kernel.constants import *
    from gaslamp.games.whitechapel.kernel.hell_choices import list_letters, list_wretched
    from gaslamp.games.whitechapel.kernel.position import Position, begin_hunt, free_red_circles
    from gaslamp.parts.kernel.bits import clear, put
    from gaslamp.parts.kernel.sorted_list import copy_list, insert, place_of, remove

RED = tables.RED
RED_NUMBER = tables.RED_NUMBER
YELLOWS = tables.YELLOWS
KNOWS_THE_ADDRESS = tables.KNOWS_THE_ADDRESS
WOMEN_TOKENS = tables.WOMEN_TOKENS
TARGET_TOKENS = tables.TARGET_TOKENS


def apply_hell(
    position: Position, kind: cython.int, first: cython.int, second: cython.int, third: cython.int
) -> cython.void:
    if kind == PLACE_PATROL:
        place_patrol(position, first, second)
    elif kind == MARK_WOMAN:
        mark_woman(position, first)
    elif kind == MOVE_WRETCHED:
        remove(position.wretched, position.wretched_count, first)
        insert(position.wretched, position.wretched_count - 1, second)
        remove(position.unmoved, position.unmoved_count, first)
        position.unmoved_count -= 1
        begin_suspense(position)
    elif kind == TURN_PATROL:
        position.stage, position.target = AT_TURNED, first
    elif kind == SHOW_PATROL:
        show_patrol(position, first, second)
    elif kind == WAIT:
        position.time += 1
        copy_list(position.unmoved, position.wretched, position.wretched_count)
        position.unmoved_count = position.wretched_count
        begin_suspense(position)
    elif kind == KILL:
        position.murders[0], position.murder_count, position.wretched_count = first, 1, 0
        begin_trail(position, first)
        position.stage = AT_ALARM
    elif kind == KILL_TWO:
        position.murders[0], position.murders[1] = first, second
        position.murder_count, position.wretched_count = 2, 0
        position.track[0], position.track_count = BY_MURDER, 1
        position.stage = AT_ORDER
    elif kind == KILL_LAST:
        begin_trail(position, position.murders[1] if first == position.murders[0] else position.murders[0])
        position.trail[1], position.trail_count = first, 2
        put(position.walked, first)
        position.stage = AT_ALARM
    elif kind == ALARM:
        raise_alarm(position)
    elif kind == TURN_HEAD:
        turn_head(position, first)
    elif kind == TURN_WOMEN:
        turn_women(position)
    elif kind == POST:
        post(position, first, second)
    elif kind == PLACE_WOMEN:
        position.stage, position.women = AT_MARKS, first
    elif kind == HIDE:
        position.hideout = first
        begin_night(position)
    elif kind == NAME_ADDRESS:
        position.stage, position.target, position.named = AT_HOME, first, 1
    elif kind == SEND_LETTER:
        send_letter(position, first)
        move_patrol(position, second, third)
        position.stage = AT_TARGETS
    elif kind == SEND_SAUCY_JACKY:
        send_letter(position, SAUCY_JACKY)
        position.moving[0], position.moving[1], position.moving_count = first, second, 2
        position.stage = AT_SAUCY
    elif kind == MOVE_PATROL:
        move_patrol(position, first, second)
        if not is_moving(position):
            position.stage, position.moving_count = AT_TARGETS, 0


def begin_night(position: Position) -> cython.void:
    """If there is a woman for every free red circle, Jack has no choice (W10)."""
    place: cython.int
    count: cython.int = 0
    free: cython.int = free_red_circles(position)
    for place in range(REDS):
        count += free >> place & 1
    if count == WOMEN_TOKENS[position.night]:
        position.stage, position.women = AT_MARKS, free
    else:
        position.stage = AT_WOMEN


def mark_woman(position: Position, circle: cython.int) -> cython.void:
    """A woman is marked as a target (W11)."""
    position.marked |= 1 << RED_NUMBER[circle]
    position.placed += 1
    if position.placed == TARGET_TOKENS[position.night]:
        position.stage, position.placed = AT_HEAD, 0


def turn_head(position: Position, one: cython.int) -> cython.void:
    """The Head of Investigation is turned up (W14, W66)."""
    position.heads[position.head_count] = one
    position.head_count += 1
    if position.has_address and not position.named and KNOWS_THE_ADDRESS[one]:
        position.stage = AT_ADDRESS
    else:
        begin_patrols(position)


def begin_patrols(position: Position) -> cython.void:
    """The patrols are placed (W16, W17)."""
    if position.night > 1:
        position.stage = AT_POSTS
        return
    position.stage = AT_PATROLS
    copy_list(position.patrols, YELLOWS, 7)
    position.patrol_count = 7


def post(position: Position, first: cython.int, second: cython.int) -> cython.void:
    one: cython.int
    position.patrol_count = 0
    for one in range(MEN):
        insert(position.patrols, position.patrol_count, position.places[one])
        position.patrol_count += 1
    insert(position.patrols, position.patrol_count, first)
    insert(position.patrols, position.patrol_count + 1, second)
    position.patrol_count += 2
    position.stage = AT_PATROLS


def place_patrol(position: Position, one: cython.int, crossing: cython.int) -> cython.void:
    """A patrol token gets its place; after the last one Jack may send a letter (W18, W19)."""
    position.patrol[one] = crossing
    position.placed += 1
    if position.placed < MEN:
        return
    position.placed = 0
    for one in range(MEN):
        position.places[one] = 0
    position.stage = AT_TARGETS
    if position.night > 1 and not position.sent and position.letters:
        position.count = 0
        list_letters(position)
        if position.count:
            position.stage = AT_LETTER


def send_letter(position: Position, letter: cython.int) -> cython.void:
    position.letters &= ~(1 << letter)
    position.sent = 1


def move_patrol(position: Position, start: cython.int, to: cython.int) -> cython.void:
    owner: cython.int = place_of(position.patrol, MEN, start)
    if owner >= 0:
        position.patrol[owner] = to
    remove(position.patrols, position.patrol_count, start)
    insert(position.patrols, position.patrol_count - 1, to)


def is_moving(position: Position) -> cython.int:
    """Whether a token that Saucy Jacky names has not moved yet."""
    one: cython.int
    for one in range(position.moving_count):
        if place_of(position.patrols, position.patrol_count, position.moving[one]) >= 0:
            return 1
    return 0


def turn_women(position: Position) -> cython.void:
    """The marked women are the Wretched of the night (W12, W13)."""
    place: cython.int
    position.wretched_count = 0
    for place in range(REDS):
        if position.marked >> place & 1:
            position.wretched[position.wretched_count] = RED[place]
            position.wretched_count += 1
    position.women = position.marked = 0
    position.time = 1
    position.stage = AT_CRIME


def begin_suspense(position: Position) -> cython.void:
    """Each Wretched who can move must move. The others stay (W25)."""
    position.count = 0
    list_wretched(position)
    if position.count:
        position.stage = AT_SUSPENSE
    else:
        position.stage, position.unmoved_count = AT_READY, 0


def show_patrol(position: Position, crossing: cython.int, owner: cython.int) -> cython.void:
    """A patrol token is turned up (W26)."""
    remove(position.patrols, position.patrol_count, crossing)
    position.patrol_count -= 1
    position.target = 0
    position.stage = AT_CRIME
    if owner:
        position.places[owner - 1] = crossing
        position.patrol[owner - 1] = 0


def begin_trail(position: Position, circle: cython.int) -> cython.void:
    position.trail[0], position.trail_count = circle, 1
    clear(position.walked)
    put(position.walked, circle)


def raise_alarm(position: Position) -> cython.void:
    """All patrol tokens become policemen (W29)."""
    one: cython.int
    for one in range(MEN):
        position.places[one] |= position.patrol[one]
        position.patrol[one] = 0
    position.patrol_count = 0
    position.stage = AT_ESCAPE
    if position.night == DOUBLE_EVENT:
        begin_hunt(position)
