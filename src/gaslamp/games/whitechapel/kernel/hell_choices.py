"""The legal actions before the hunt: hideout, women, patrols, letters, murders."""

from gaslamp.games.whitechapel.kernel import tables

try:
    import cython
except ImportError:
    from gaslamp.parts.kernel import shim as cython

if not cython.compiled:
    from gaslamp.games.whitechapel.kernel.constants import *
    from gaslamp.games.whitechapel.kernel.position import Position, add, free_red_circles
    from gaslamp.games.whitechapel.kernel.streets import is_open
    from gaslamp.parts.kernel.bits import clear, has, put
    from gaslamp.parts.kernel.sorted_list import place_of

NEXT = tables.NEXT
NEXT_AT = tables.NEXT_AT
SEARCHED = tables.SEARCHED
SEARCHED_AT = tables.SEARCHED_AT
HIDES = tables.HIDES
HIDES_AT = tables.HIDES_AT
PLACINGS = tables.PLACINGS
PLACINGS_AT = tables.PLACINGS_AT
RED = tables.RED
YELLOWS = tables.YELLOWS
LETTER = tables.LETTER


def list_hell(position: Position) -> cython.void:
    """The legal actions before the hunt, in the order of the rules."""
    stage: cython.int = position.stage
    place: cython.int
    one: cython.int
    if stage == AT_PATROLS:
        for place in range(position.patrol_count):
            if place_of(position.patrol, position.placed, position.patrols[place]) < 0:
                add(position, PLACE_PATROL, position.placed, position.patrols[place])
    elif stage == AT_MARKS:
        for place in range(REDS):
            if (position.women & ~position.marked) >> place & 1:
                add(position, MARK_WOMAN, RED[place], 0)
    elif stage == AT_CRIME:
        list_kills(position)
    elif stage == AT_SUSPENSE:
        list_wretched(position)
    elif stage == AT_READY:
        for place in range(position.patrol_count):
            add(position, TURN_PATROL, position.patrols[place], 0)
    elif stage == AT_TURNED:
        add(position, SHOW_PATROL, position.target, place_of(position.patrol, MEN, position.target) + 1)
    elif stage == AT_HEAD:
        for one in range(MEN):
            if place_of(position.heads, position.head_count, one) < 0:
                add(position, TURN_HEAD, one, 0)
    elif stage == AT_TARGETS:
        add(position, TURN_WOMEN, position.marked, 0)
    elif stage == AT_ALARM:
        list_alarm(position)
    elif stage == AT_POSTS:
        list_posts(position)
    elif stage == AT_WOMEN:
        list_placings(position)
    elif stage == AT_HIDEOUT:
        for place in range(HIDES_AT[position.hideout_kind], HIDES_AT[position.hideout_kind + 1]):
            add(position, HIDE, HIDES[place], 0)
    elif stage == AT_ADDRESS:
        add(position, PASS, 0, 0)
        for place in range(1, CIRCLES + 1):
            add(position, NAME_ADDRESS, place, 0)
    elif stage == AT_HOME:
        add(position, ANSWER, position.target == position.hideout, 0)
    elif stage == AT_LETTER:
        add(position, PASS, 0, 0)
        list_letters(position)
    elif stage == AT_SAUCY:
        list_patrol_moves(position)
    elif stage == AT_ORDER:
        for place in range(position.murder_count):
            add(position, KILL_LAST, position.murders[place], 0)


def list_placings(position: Position) -> cython.void:
    """Where the women can be placed (W10)."""
    place: cython.int
    free: cython.int = free_red_circles(position)
    for place in range(PLACINGS_AT[position.night], PLACINGS_AT[position.night + 1]):
        if not PLACINGS[place] & ~free:
            add(position, PLACE_WOMEN, PLACINGS[place], 0)


def list_posts(position: Position) -> cython.void:
    """The pairs of yellow crossings without a pawn, for the two patrol tokens that are not placed at pawns (W17)."""
    one: cython.int
    other: cython.int
    for one in range(7):
        if place_of(position.places, MEN, YELLOWS[one]) < 0:
            for other in range(one + 1, 7):
                if place_of(position.places, MEN, YELLOWS[other]) < 0:
                    add(position, POST, YELLOWS[one], YELLOWS[other])


def list_alarm(position: Position) -> cython.void:
    """A policeman's token is either turned up or face down. In the other list its crossing is 0 (W29)."""
    one: cython.int
    place: cython.longlong
    number: cython.longlong = ALARM
    for one in range(MEN):
        place = position.places[one] | position.patrol[one]
        number |= place << (6 + 8 * one)
    position.scratch.found[0] = number
    position.count = 1


def list_kills(position: Position) -> cython.void:
    """The possible murders, and waiting (W20, W27)."""
    one: cython.int
    other: cython.int
    for one in range(position.wretched_count):
        if position.night == DOUBLE_EVENT:
            for other in range(one + 1, position.wretched_count):
                add(position, KILL_TWO, position.wretched[one], position.wretched[other])
        else:
            add(position, KILL, position.wretched[one], 0)
    if position.time < LAST_TIME:
        add(position, WAIT, 0, 0)


def list_wretched(position: Position) -> cython.void:
    """Where the Wretched can go (W24)."""
    one: cython.int
    street: cython.int
    circle: cython.int
    watch(position, 1)
    for one in range(position.unmoved_count):
        circle = position.unmoved[one]
        for street in range(NEXT_AT[circle], NEXT_AT[circle + 1]):
            if is_way(position, street):
                add(position, MOVE_WRETCHED, circle, NEXT[street])
    watch(position, 0)


def watch(position: Position, on: cython.int) -> cython.void:
    """Mark, or unmark, the crossings with patrol tokens and the circles next to them."""
    one: cython.int
    clear(position.scratch.watched)
    for one in range(position.patrol_count):
        watch_from(position, position.patrols[one], on)
    for one in range(MEN):
        watch_from(position, position.places[one], on)


def watch_from(position: Position, crossing: cython.int, on: cython.int) -> cython.void:
    """One crossing for `watch`."""
    place: cython.int
    position.scratch.stopped[crossing] = on
    for place in range(SEARCHED_AT[crossing], SEARCHED_AT[crossing + 1]):
        put(position.scratch.watched, SEARCHED[place])


def is_way(position: Position, street: cython.int) -> cython.int:
    """Whether a Wretched can go by a street, while tokens are marked."""
    to: cython.int = NEXT[street]
    if has(position.scratch.watched, to) or place_of(position.wretched, position.wretched_count, to) >= 0:
        return 0
    return place_of(position.scenes, position.scene_count, to) < 0 and is_open(position, street)


def list_letters(position: Position) -> cython.void:
    """W61: Dear Boss, From Hell, Saucy Jacky."""
    one: cython.int
    other: cython.int
    free: cython.int = 0
    for one in range(7):
        free += place_of(position.patrols, position.patrol_count, YELLOWS[one]) < 0
    if position.letters >> DEAR_BOSS & 1:
        list_letter(position, DEAR_BOSS)
    if position.letters >> FROM_HELL & 1:
        list_letter(position, FROM_HELL)
    if position.letters >> SAUCY_JACKY & 1 and free >= 2:
        for one in range(position.patrol_count):
            if LETTER[position.patrols[one]] == SAUCY_JACKY:
                for other in range(one + 1, position.patrol_count):
                    if LETTER[position.patrols[other]] == SAUCY_JACKY:
                        add(position, SEND_SAUCY_JACKY, position.patrols[one], position.patrols[other])


def list_letter(position: Position, letter: cython.int) -> cython.void:
    """Each token that a letter can move, to each free yellow crossing."""
    one: cython.int
    yellow: cython.int
    for one in range(position.patrol_count):
        if LETTER[position.patrols[one]] == letter:
            for yellow in range(7):
                if place_of(position.patrols, position.patrol_count, YELLOWS[yellow]) < 0:
                    add(position, SEND_LETTER, letter, position.patrols[one] | YELLOWS[yellow] << 8)


def list_patrol_moves(position: Position) -> cython.void:
    """The tokens that Saucy Jacky names (W61)."""
    one: cython.int
    yellow: cython.int
    to: cython.int
    for one in range(position.moving_count):
        if place_of(position.patrols, position.patrol_count, position.moving[one]) >= 0:
            for yellow in range(7):
                to = YELLOWS[yellow]
                if place_of(position.patrols, position.patrol_count, to) < 0 and place_of(position.moving, 2, to) < 0:
                    add(position, MOVE_PATROL, position.moving[one], to)
