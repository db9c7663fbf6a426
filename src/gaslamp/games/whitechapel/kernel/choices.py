"""The legal actions of a position: `list_choices` lists them, `choose_at_random` chooses one."""

from gaslamp.games.whitechapel.kernel import tables

try:
    import cython
except ImportError:
    from gaslamp.parts.kernel import shim as cython

if not cython.compiled:
    from gaslamp.games.whitechapel.kernel.constants import *
    from gaslamp.games.whitechapel.kernel.hell_choices import list_hell
    from gaslamp.games.whitechapel.kernel.position import Position, add, policemen_in_hand, space_on_track
    from gaslamp.games.whitechapel.kernel.streets import is_open
    from gaslamp.parts.kernel.bits import has
    from gaslamp.parts.kernel.packing import pack
    from gaslamp.parts.kernel.sorted_list import place_of
    from gaslamp.parts.kernel.xorshift import drawn

NEXT = tables.NEXT
NEXT_AT = tables.NEXT_AT
AROUND = tables.AROUND
TWO_STEPS = tables.TWO_STEPS
TWO_STEPS_AT = tables.TWO_STEPS_AT
ONE_STEP = tables.ONE_STEP
ONE_STEP_AT = tables.ONE_STEP_AT
SEARCHED = tables.SEARCHED
SEARCHED_AT = tables.SEARCHED_AT
ALLEYS = tables.ALLEYS
ALLEYS_AT = tables.ALLEYS_AT
METROPOLITAN = tables.METROPOLITAN
WITHIN_TWO = tables.WITHIN_TWO
COACH_TOKENS = tables.COACH_TOKENS
ALLEY_TOKENS = tables.ALLEY_TOKENS


def list_choices(position: Position) -> cython.void:
    """Write all legal actions into `found`, in the order of the rules."""
    stage: cython.int = position.stage
    position.count = 0
    if stage == AT_ACT:
        list_acts(position)
    elif stage == AT_CLUE:
        add(position, ANSWER, has(position.walked, position.target), 0)
    elif stage == AT_HUNT:
        list_steps(position)
    elif stage == AT_ESCAPE:
        list_escapes(position)
    elif stage == AT_ARREST:
        add(position, ANSWER, is_caught(position), 0)
    elif stage == AT_FALSE_CLUE:
        list_false_clues(position)
    elif stage == AT_GOULSTON:
        add(position, PASS, 0, 0)
        list_named(position)
    elif stage == AT_GRAFFITI:
        list_sendings(position)
    else:
        list_hell(position)


def list_named(position: Position) -> cython.void:
    """W61, Goulston Street: nobody can be named while a third policeman stands there."""
    one: cython.int
    there: cython.int = place_of(position.places, MEN, GOULSTON)
    for one in range(MEN):
        if METROPOLITAN[one] and (there < 0 or there in (one, CITY)):
            add(position, WRITE_GRAFFITI, one, 0)


def list_sendings(position: Position) -> cython.void:
    """Who goes to Goulston Street (W61)."""
    one: cython.int
    there: cython.int = place_of(position.places, MEN, GOULSTON)
    if there >= 0:
        add(position, STEP, there, GOULSTON)
        return
    for one in range(MEN):
        if one == position.doing or one == CITY:
            add(position, STEP, one, GOULSTON)


def list_escapes(position: Position) -> cython.void:
    """Jack's moves (W31 to W39)."""
    street: cython.int
    onward: cython.int
    to: cython.int
    here: cython.int = position.trail[position.trail_count - 1]
    is_watched: cython.int = stop_streets(position, here, 1)
    is_home_near: cython.int = 0
    for street in range(NEXT_AT[here], NEXT_AT[here + 1]):
        if not is_watched or is_open(position, street):
            add(position, WALK, NEXT[street], 0)
            is_home_near |= NEXT[street] == position.hideout
    stop_streets(position, here, 0)
    if is_home_near:
        add(position, WALK_HOME, position.hideout, 0)
    if may_ride(position):
        for street in range(NEXT_AT[here], NEXT_AT[here + 1]):
            to = NEXT[street]
            for onward in range(NEXT_AT[to], NEXT_AT[to + 1]):
                if NEXT[onward] != here:
                    add(position, COACH, to, NEXT[onward])
    if may_use_alley(position):
        for street in range(ALLEYS_AT[here], ALLEYS_AT[here + 1]):
            add(position, ALLEY, ALLEYS[street], 0)
    if not position.count:
        add(position, STUCK, 0, 0)


def stop_streets(position: Position, here: cython.int, on: cython.int) -> cython.int:
    """Mark, or unmark, the crossings of policemen. Returns whether one of them is on a street of this circle."""
    one: cython.int
    found: cython.int = 0
    for one in range(MEN):
        found |= AROUND[here * (CROSSINGS + 1) + position.places[one]]
        position.scratch.stopped[position.places[one]] = on
    return found


def may_ride(position: Position) -> cython.int:
    """Whether Jack has a coach left, and two spaces for it (W33)."""
    return position.coaches < COACH_TOKENS[position.night] and space_on_track(position) + 2 <= LAST_SPACE


def may_use_alley(position: Position) -> cython.int:
    return position.alleys < ALLEY_TOKENS[position.night]


def list_steps(position: Position) -> cython.void:
    """The moves of the policemen (W40)."""
    one: cython.int
    place: cython.int
    here: cython.int
    to: cython.int
    hand: cython.int = policemen_in_hand(position)
    for one in range(MEN):
        position.scratch.stopped[position.places[one]] = 1
    for one in range(MEN):
        if hand >> one & 1:
            here = position.places[one]
            for place in range(TWO_STEPS_AT[here], TWO_STEPS_AT[here + 1]):
                to = TWO_STEPS[place]
                if to == here or not position.scratch.stopped[to]:
                    add(position, STEP, one, to)
    for one in range(MEN):
        position.scratch.stopped[position.places[one]] = 0


def list_false_clues(position: Position) -> cython.void:
    """Where a false clue can be laid (W62)."""
    circle: cython.int
    add(position, PASS, 0, 0)
    for circle in range(1, CIRCLES + 1):
        if not has(position.false_clues, circle):
            add(position, LAY_FALSE_CLUE, circle, 0)


def list_acts(position: Position) -> cython.void:
    """The actions of a policeman at his crossing (W43 to W47, W63, W64)."""
    one: cython.int
    place: cython.int
    here: cython.int
    some: cython.int
    hand: cython.int
    if position.doing != NOBODY:
        list_near(position, ASK, position.doing, open_circles(position, position.doing) & ~position.asked)
        return
    hand = policemen_in_hand(position)
    for one in range(MEN):
        if not hand >> one & 1:
            continue
        some = open_circles(position, one)
        if not some:
            add(position, IDLE, one, 0)
        else:
            list_near(position, ASK, one, some)
            if position.has_area_arrests:
                add(position, AREA_ARREST, one, 0)
            else:
                list_near(position, ARREST, one, some)
        if position.has_rushing:
            here = position.places[one]
            for place in range(ONE_STEP_AT[here], ONE_STEP_AT[here + 1]):
                if place_of(position.places, MEN, ONE_STEP[place]) < 0:
                    add(position, RUSH, one, ONE_STEP[place])


def list_near(position: Position, kind: cython.int, one: cython.int, some: cython.int) -> cython.void:
    """One action for each of some circles next to a policeman."""
    begin: cython.int = SEARCHED_AT[position.places[one]]
    place: cython.int = 0
    while some >> place:
        if some >> place & 1:
            add(position, kind, one, SEARCHED[begin + place])
        place += 1


def open_circles(position: Position, one: cython.int) -> cython.int:
    """The circles next to a policeman without a false clue, by their places in SEARCHED."""
    place: cython.int
    here: cython.int = position.places[one]
    count: cython.int = SEARCHED_AT[here + 1] - SEARCHED_AT[here]
    found: cython.int = (1 << count) - 1
    if position.false_count:
        for place in range(count):
            if has(position.false_clues, SEARCHED[SEARCHED_AT[here] + place]):
                found &= ~(1 << place)
    return found


def is_caught(position: Position) -> cython.int:
    """Whether an arrest finds Jack (W45, W64)."""
    place: cython.int
    some: cython.int
    here: cython.int = position.trail[position.trail_count - 1]
    if position.target:
        return position.target == here
    some = open_circles(position, position.doing)
    for place in range(SEARCHED_AT[position.places[position.doing]], SEARCHED_AT[position.places[position.doing] + 1]):
        if SEARCHED[place] == here:
            return some >> (place - SEARCHED_AT[position.places[position.doing]]) & 1
    return 0


def choose_at_random(position: Position, luck: cython.ulonglong) -> cython.longlong:
    """The action that `drawn` would take from the list. The longest lists are not written for it."""
    place: cython.int
    if position.stage == AT_HUNT:
        return choose_step(position, luck)
    if position.stage == AT_ADDRESS or (position.stage == AT_FALSE_CLUE and not position.false_count):
        place = drawn(luck, CIRCLES + 1)
        if not place:
            return PASS
        return pack(NAME_ADDRESS if position.stage == AT_ADDRESS else LAY_FALSE_CLUE, place, 0)
    list_choices(position)
    return position.scratch.found[drawn(luck, position.count)]


def choose_step(position: Position, luck: cython.ulonglong) -> cython.longlong:
    """Like `choose_at_random`, for the moves of `list_steps`. A random game spends half of its time here."""
    one: cython.int
    other: cython.int
    place: cython.int
    total: cython.int = 0
    hand: cython.int = policemen_in_hand(position)
    steps: cython.int[5]
    if not cython.compiled:
        steps = [0] * 5
    for one in range(MEN):
        steps[one] = 0
        if hand >> one & 1:
            place = position.places[one]
            steps[one] = TWO_STEPS_AT[place + 1] - TWO_STEPS_AT[place] + 1
            for other in range(MEN):
                # This also subtracts his own crossing. The 1 added above makes up for it, because he may stay.
                steps[one] -= WITHIN_TWO[place * (CROSSINGS + 1) + position.places[other]]
            total += steps[one]
    place = drawn(luck, total)
    one = 0
    while place >= steps[one]:
        place -= steps[one]
        one += 1
    other = TWO_STEPS_AT[position.places[one]]
    while True:
        if TWO_STEPS[other] == position.places[one] or place_of(position.places, MEN, TWO_STEPS[other]) < 0:
            if not place:
                return pack(STEP, one, TWO_STEPS[other])
            place -= 1
        other += 1
