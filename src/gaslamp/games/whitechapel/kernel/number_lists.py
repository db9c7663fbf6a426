"""The legal actions of a position by their numbers, for a batch: the lists of `choices` in the same order.

The longest and most frequent lists are written without making the actions.
"""

from gaslamp.games.whitechapel.kernel import tables

try:
    import cython
except ImportError:
    from gaslamp.parts.kernel import shim as cython

if not cython.compiled:
    from gaslamp.games.whitechapel.kernel.choices import (
        list_choices,
        may_ride,
        may_use_alley,
        open_circles,
        stop_streets,
    )
    from gaslamp.games.whitechapel.kernel.constants import *
    from gaslamp.games.whitechapel.kernel.fixed_numbers import fixed_number
    from gaslamp.games.whitechapel.kernel.position import Position, policemen_in_hand
    from gaslamp.games.whitechapel.kernel.streets import is_open
    from gaslamp.parts.kernel.bits import clear, lowest, put
    from gaslamp.parts.kernel.sorted_list import place_of

NEXT = tables.NEXT
NEXT_AT = tables.NEXT_AT
ALLEYS = tables.ALLEYS
ALLEYS_AT = tables.ALLEYS_AT
TWO_STEPS = tables.TWO_STEPS + [0] * MOST_STEPS
TWO_STEPS_AT = tables.TWO_STEPS_AT
STEP_PLACE = tables.STEP_PLACE
STEP_SETS = tables.STEP_SETS
ONE_STEP = tables.ONE_STEP
ONE_STEP_AT = tables.ONE_STEP_AT
SEARCHED = tables.SEARCHED
SEARCHED_AT = tables.SEARCHED_AT


def list_numbers(position: Position, listed: cython.p_short) -> cython.int:
    """Write the numbers of all legal actions, in the order of the rules. Returns how many there are."""
    place: cython.int
    if position.stage == AT_HUNT:
        return number_steps(position, listed)
    if position.stage == AT_ACT:
        return number_acts(position, listed)
    if position.stage == AT_ESCAPE:
        return number_escapes(position, listed)
    list_choices(position)
    for place in range(position.count):
        listed[place] = fixed_number(position, position.scratch.found[place])
    return position.count


def number_steps(position: Position, listed: cython.p_short) -> cython.int:
    """The moves of the policemen, which are two thirds of all. A policeman may stay where he is (W40)."""
    one: cython.int
    word: cython.int
    here: cython.int
    begin: cython.int
    count: cython.int = 0
    hand: cython.int = policemen_in_hand(position)
    taken: cython.ulonglong
    occupied: cython.ulonglong[4]
    if not cython.compiled:
        occupied = [0] * 4
    clear(occupied)
    for one in range(MEN):
        put(occupied, position.places[one])
    for one in range(MEN):
        if hand >> one & 1:
            here = position.places[one]
            begin = count
            list_row(listed, count, TWO_STEPS, TWO_STEPS_AT[here], FIRST_STEP + one * CROSSINGS - 1)
            count += TWO_STEPS_AT[here + 1] - TWO_STEPS_AT[here]
            for word in range(4):
                taken = STEP_SETS[4 * here + word] & occupied[word]
                while taken:
                    close_gap(listed, begin + STEP_PLACE[here * (CROSSINGS + 1) + 64 * word + lowest(taken)])
                    begin -= 1
                    count -= 1
                    taken &= taken - 1
    return count


def number_acts(position: Position, listed: cython.p_short) -> cython.int:
    """The actions of policemen at their crossings."""
    one: cython.int
    place: cython.int
    here: cython.int
    some: cython.int
    count: cython.int = 0
    hand: cython.int
    if position.doing != NOBODY:
        some = open_circles(position, position.doing) & ~position.asked
        return number_circles(listed, 0, position.places[position.doing], some, FIRST_ASK + position.doing * CIRCLES)
    hand = policemen_in_hand(position)
    for one in range(MEN):
        if not hand >> one & 1:
            continue
        here = position.places[one]
        some = open_circles(position, one)
        count = number_circles(listed, count, here, some, FIRST_ASK + one * CIRCLES)
        if not some:
            listed[count] = FIRST_IDLE + one
            count += 1
        elif position.has_area_arrests:
            listed[count] = FIRST_AREA_ARREST + one
            count += 1
        else:
            count = number_circles(listed, count, here, some, FIRST_ARREST + one * CIRCLES)
        if position.has_rushing:
            for place in range(ONE_STEP_AT[here], ONE_STEP_AT[here + 1]):
                if place_of(position.places, MEN, ONE_STEP[place]) < 0:
                    listed[count] = FIRST_RUSH + one * CROSSINGS + ONE_STEP[place] - 1
                    count += 1
    return count


def number_circles(
    listed: cython.p_short, count: cython.int, here: cython.int, some: cython.int, first: cython.int
) -> cython.int:
    """An action for each of some circles next to a crossing. Returns how many actions there are now."""
    begin: cython.int = SEARCHED_AT[here]
    while some:
        listed[count] = first + SEARCHED[begin + lowest(some)] - 1
        count += 1
        some &= some - 1
    return count


def number_escapes(position: Position, listed: cython.p_short) -> cython.int:
    """Jack's moves. The number of a coach is that of the street on which it ends."""
    street: cython.int
    onward: cython.int
    count: cython.int = 0
    is_home_near: cython.int = 0
    here: cython.int = position.trail[position.trail_count - 1]
    is_watched: cython.int = stop_streets(position, here, 1)
    for street in range(NEXT_AT[here], NEXT_AT[here + 1]):
        if not is_watched or is_open(position, street):
            listed[count] = FIRST_WALK + NEXT[street] - 1
            count += 1
            is_home_near |= NEXT[street] == position.hideout
    stop_streets(position, here, 0)
    if is_home_near:
        listed[count] = FIRST_WALK_HOME
        count += 1
    if may_ride(position):
        for street in range(NEXT_AT[here], NEXT_AT[here + 1]):
            for onward in range(NEXT_AT[NEXT[street]], NEXT_AT[NEXT[street] + 1]):
                listed[count] = FIRST_COACH + onward
                count += NEXT[onward] != here
    if may_use_alley(position):
        for street in range(ALLEYS_AT[here], ALLEYS_AT[here + 1]):
            listed[count] = FIRST_ALLEY + ALLEYS[street] - 1
            count += 1
    if not count:
        listed[0] = FIRST_STUCK
        count = 1
    return count


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
