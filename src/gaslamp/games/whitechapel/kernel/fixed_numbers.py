"""The legal actions of a position by the numbers that `numbering` gives them."""

from gaslamp.games.whitechapel.kernel import numbering, tables

try:
    import cython
except ImportError:
    from gaslamp.parts.kernel import shim as cython

if not cython.compiled:
    from gaslamp.games.whitechapel.kernel.choices import list_choices
    from gaslamp.games.whitechapel.kernel.constants import *
    from gaslamp.games.whitechapel.kernel.position import Position, policemen_in_hand
    from gaslamp.games.whitechapel.kernel.streets import street_number
    from gaslamp.parts.kernel.bits import clear, has, put
    from gaslamp.parts.kernel.packing import pack
    from gaslamp.parts.kernel.sorted_list import place_of

FIRST = numbering.FIRST
SECOND = numbering.SECOND
IS_PLAIN = numbering.IS_PLAIN
TWO_STEPS = tables.TWO_STEPS
TWO_STEPS_AT = tables.TWO_STEPS_AT


def list_numbers(position: Position, listed: cython.p_short) -> cython.int:
    """Write the numbers of all legal actions, in the order of the rules. Returns how many there are."""
    place: cython.int
    if position.stage == AT_HUNT:
        return list_numbers_of_steps(position, listed)
    list_choices(position)
    for place in range(position.count):
        listed[place] = fixed_number(position, position.found[place])
    return position.count


def list_numbers_of_steps(position: Position, listed: cython.p_short) -> cython.int:
    """The same for the moves of `list_steps`, which are two thirds of all. `found` is not written."""
    one: cython.int
    here: cython.int
    place: cython.int
    first: cython.int
    count: cython.int = 0
    hand: cython.int = policemen_in_hand(position)
    taken: cython.ulonglong[4]
    if not cython.compiled:
        taken = [0] * 4
    clear(taken)
    for one in range(MEN):
        put(taken, position.places[one])
    for one in range(MEN):
        if hand >> one & 1:
            here = position.places[one]
            first = STEPS + one * CROSSINGS - 1
            for place in range(TWO_STEPS_AT[here], TWO_STEPS_AT[here + 1]):
                # Without a branch, which would be guessed wrong too often. The next number overwrites one not legal.
                listed[count] = first + TWO_STEPS[place]
                count += (not has(taken, TWO_STEPS[place])) | (TWO_STEPS[place] == here)
    return count


def action_with_number(position: Position, listed: cython.p_short, number: cython.int) -> cython.longlong:
    """The action with one of the numbers that `list_numbers` has written for this position."""
    place: cython.int = 0
    if not cython.compiled:
        number = int(number)  # a number of NumPy's would get into the position
    if position.stage == AT_HUNT:
        return pack(STEP, (number - STEPS) // CROSSINGS, (number - STEPS) % CROSSINGS + 1)
    while listed[place] != number:
        place += 1
    return position.found[place]


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
        return COACHES + street_number(first, second)
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
