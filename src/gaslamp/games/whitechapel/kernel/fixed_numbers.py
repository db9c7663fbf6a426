"""Actions and the fixed numbers that `numbering` gives them."""

from gaslamp.games.whitechapel.kernel import numbering

try:
    import cython
except ImportError:
    from gaslamp.parts.kernel import shim as cython

if not cython.compiled:
    from gaslamp.games.whitechapel.kernel.choices import list_choices
    from gaslamp.games.whitechapel.kernel.constants import *
    from gaslamp.games.whitechapel.kernel.position import Position
    from gaslamp.games.whitechapel.kernel.streets import street_number
    from gaslamp.parts.kernel.packing import pack
    from gaslamp.parts.kernel.sorted_list import place_of

FIRST = numbering.FIRST
SECOND = numbering.SECOND
IS_PLAIN = numbering.IS_PLAIN
ACTION_WITH = numbering.ACTION_WITH


def action_with_number(position: Position, listed: cython.p_short, number: cython.int) -> cython.longlong:
    """The action with one of the numbers in the list of this position."""
    place: cython.int = 0
    if not cython.compiled:
        number = int(number)  # a number of NumPy's would get into the position
    if position.stage == AT_HUNT:
        return pack(STEP, (number - FIRST_STEP) // CROSSINGS, (number - FIRST_STEP) % CROSSINGS + 1)
    if ACTION_WITH[number] >= 0:
        return ACTION_WITH[number]
    if number == FIRST_WALK_HOME:
        return pack(WALK_HOME, position.hideout, 0)
    while listed[place] != number:
        place += 1
    list_choices(position)
    return position.scratch.found[place]


def fixed_number(position: Position, action: cython.longlong) -> cython.int:
    """The number of one action."""
    kind: cython.int = action & 63
    first: cython.int = action >> 6 & 255
    second: cython.int = action >> 14 & 255
    if IS_PLAIN[kind]:
        return FIRST[kind << 8 | first] + SECOND[kind << 8 | second]
    return number_with_places(position, kind, first, second, action >> 22 & 255)


def number_with_places(
    position: Position, kind: cython.int, first: cython.int, second: cython.int, third: cython.int
) -> cython.int:
    """The kinds whose parts are numbered by their places in a list; and those of chance, which have one number."""
    if kind == COACH:
        return FIRST_COACH + street_number(first, second)
    if kind in (ANSWER, TURN_WOMEN, SHOW_PATROL, ALARM):
        return FIRST[ANSWER << 8]
    if kind == PLACE_PATROL:
        second = place_of(position.patrols, position.patrol_count, second)
    elif kind == SEND_LETTER:
        first = place_of(position.patrols, position.patrol_count, second)
        second = third
    elif kind == SEND_SAUCY_JACKY:
        first = place_of(position.patrols, position.patrol_count, first)
        second = place_of(position.patrols, position.patrol_count, second)
    elif kind in (MOVE_PATROL, TURN_PATROL):
        first = place_of(position.patrols, position.patrol_count, first)
    elif kind == KILL_TWO:
        first = place_of(position.wretched, position.wretched_count, first)
        second = place_of(position.wretched, position.wretched_count, second)
    elif kind == MOVE_WRETCHED:
        first = place_of(position.wretched, position.wretched_count, first)
    return FIRST[kind << 8 | first] + SECOND[kind << 8 | second]
