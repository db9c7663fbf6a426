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
    from gaslamp.parts.kernel.bits import bit, lowest
    from gaslamp.parts.kernel.packing import pack
    from gaslamp.parts.kernel.sorted_list import place_of

FIRST = numbering.FIRST
SECOND = numbering.SECOND
IS_PLAIN = numbering.IS_PLAIN
NEXT = tables.NEXT
NEXT_AT = tables.NEXT_AT
TWO_STEPS = tables.TWO_STEPS + [0] * MOST_STEPS
TWO_STEPS_AT = tables.TWO_STEPS_AT
STEP_PLACE = tables.STEP_PLACE
ACTION_WITH = numbering.ACTION_WITH


def list_numbers(position: Position, listed: cython.p_short) -> cython.int:
    """Write the numbers of all legal actions, in the order of the rules. Returns how many there are."""
    place: cython.int
    street: cython.int = 0
    action: cython.longlong
    if position.stage == AT_HUNT:
        return list_numbers_of_steps(position, listed)
    list_choices(position)
    for place in range(position.count):
        action = position.found[place]
        if action & 63 == COACH:
            street = next_street(street, action >> 6 & 255, action >> 14 & 255)
            listed[place] = COACHES + street
        else:
            listed[place] = fixed_number(position, action)
    return position.count


def next_street(street: cython.int, start: cython.int, to: cython.int) -> cython.int:
    """The number of a street. It is searched after that of the last coach, because coaches are listed by streets."""
    if street < NEXT_AT[start] or street >= NEXT_AT[start + 1]:
        street = NEXT_AT[start]
    while NEXT[street] != to:
        street += 1
    return street


def list_numbers_of_steps(position: Position, listed: cython.p_short) -> cython.int:
    """The same for the moves of `list_steps`, which are two thirds of all. `found` is not written."""
    one: cython.int
    here: cython.int
    begin: cython.int
    count: cython.int = 0
    hand: cython.int = policemen_in_hand(position)
    taken: cython.ulonglong
    for one in range(MEN):
        if hand >> one & 1:
            here = position.places[one]
            begin = TWO_STEPS_AT[here]
            list_row(listed, count, TWO_STEPS, begin, STEPS + one * CROSSINGS - 1)
            taken = taken_places(position, here)
            begin, count = count, count + TWO_STEPS_AT[here + 1] - begin
            while taken:
                close_gap(listed, begin + lowest(taken))
                taken = taken >> 1 & ~(bit(lowest(taken)) - 1)
                count -= 1
    return count


def taken_places(position: Position, here: cython.int) -> cython.ulonglong:
    """Where others stand, by the places in the row of TWO_STEPS. A policeman may stay where he is (W40)."""
    one: cython.int
    found: cython.ulonglong = 0
    for one in range(MEN):
        found |= bit(STEP_PLACE[here * (CROSSINGS + 1) + position.places[one]])
    return found & ~(bit(STEP_PLACE[here * (CROSSINGS + 1) + here]) | bit(NOT_WITHIN_TWO))


def action_with_number(position: Position, listed: cython.p_short, number: cython.int) -> cython.longlong:
    """The action with one of the numbers that `list_numbers` has written for this position."""
    place: cython.int = 0
    if not cython.compiled:
        number = int(number)  # a number of NumPy's would get into the position
    if position.stage == AT_HUNT:
        return pack(STEP, (number - STEPS) // CROSSINGS, (number - STEPS) % CROSSINGS + 1)
    if ACTION_WITH[number] >= 0:
        return ACTION_WITH[number]
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


if not cython.compiled:
    # In C both are a few instructions, because the length is constant. Numbers too many are overwritten later.

    def list_row(
        listed: cython.p_short, at: cython.int, row: cython.p_uchar, begin: cython.int, more: cython.int
    ) -> None:
        """Write MOST_STEPS numbers of a row into a list, each with `more` added to it."""
        for place in range(MOST_STEPS):
            listed[at + place] = more + row[begin + place]

    def close_gap(listed: cython.p_short, at: cython.int) -> None:
        """Remove a number: the next MOST_STEPS move forward."""
        for place in range(at, at + MOST_STEPS):
            listed[place] = listed[place + 1]
