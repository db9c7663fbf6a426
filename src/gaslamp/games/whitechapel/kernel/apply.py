"""Applies an action to a position. The action must be legal: nothing is checked here."""

from gaslamp.games.whitechapel.kernel import tables

try:
    import cython
except ImportError:
    from gaslamp.parts.kernel import shim as cython

if not cython.compiled:
    from gaslamp.games.whitechapel.kernel.choices import list_named, open_circles
    from gaslamp.games.whitechapel.kernel.constants import *
    from gaslamp.games.whitechapel.kernel.hell_apply import apply_hell, begin_night, begin_patrols, send_letter
    from gaslamp.games.whitechapel.kernel.position import Position, begin_hunt, space_on_track
    from gaslamp.parts.kernel.bits import clear, has, put
    from gaslamp.parts.kernel.sorted_list import insert

SEARCHED = tables.SEARCHED
SEARCHED_AT = tables.SEARCHED_AT


def apply_action(position: Position, number: cython.longlong) -> cython.void:
    kind: cython.int = number & 63
    first: cython.int = number >> 6 & 255
    second: cython.int = number >> 14 & 255
    if kind == ANSWER:
        answer(position, first)
    elif kind in (ASK, ARREST):
        position.stage = AT_CLUE if kind == ASK else AT_ARREST
        position.doing, position.target = first, second
    elif kind == STEP:
        step(position, first, second)
    elif kind == AREA_ARREST:
        position.stage, position.doing = AT_ARREST, first
    elif kind == RUSH:
        position.places[first] = second
        end_act(position, first)
    elif kind == IDLE:
        end_act(position, first)
    elif kind == WALK:
        go(position, first, BY_FOOT)
        end_escape(position)
    elif kind == ALLEY:
        position.alleys += 1
        go(position, first, BY_ALLEY)
        end_escape(position)
    elif kind == COACH:
        position.coaches += 1
        go(position, first, BY_COACH)
        go(position, second, BY_COACH)
        end_escape(position)
    elif kind == WALK_HOME:
        go(position, first, BY_FOOT)
        come_home(position)
    elif kind == STUCK:
        position.stage = BLOCKED
    elif kind == LAY_FALSE_CLUE:
        put(position.false_clues, first)
        position.false_count += 1
        position.stage = AT_ACT
    elif kind == PASS:
        pass_by(position)
    elif kind == WRITE_GRAFFITI:
        send_letter(position, GOULSTON_STREET)
        position.stage, position.doing = AT_GRAFFITI, first
    else:
        apply_hell(position, kind, first, second, number >> 22 & 255)


def pass_by(position: Position) -> cython.void:
    """No false clue, no letter, no address."""
    if position.stage == AT_FALSE_CLUE:
        position.stage = AT_ACT
    elif position.stage == AT_GOULSTON:
        begin_hunt(position)
    elif position.stage == AT_LETTER:
        position.stage = AT_TARGETS
    else:
        begin_patrols(position)


def step(position: Position, one: cython.int, to: cython.int) -> cython.void:
    """A policeman's own move, or the way to Goulston Street."""
    markers: cython.int
    position.places[one] = to
    if position.stage == AT_GRAFFITI:
        position.doing = NOBODY
        begin_hunt(position)
        return
    position.waiting &= ~(1 << one)
    if position.waiting:
        return
    position.waiting = EVERYBODY
    position.stage = AT_ACT
    if position.has_false_clues:
        markers = position.clue_count // CLUES_PER_MARKER
        if markers > MARKERS:
            markers = MARKERS
        if markers > position.false_count:
            position.stage = AT_FALSE_CLUE


def end_act(position: Position, one: cython.int) -> cython.void:
    """On to the next policeman, and after the last to Jack's next move."""
    position.waiting &= ~(1 << one)
    position.stage = AT_ACT if position.waiting else AT_ESCAPE
    position.doing = NOBODY
    position.asked = position.target = 0


def answer(position: Position, yes: cython.int) -> cython.void:
    """The answer to a question about a clue, an arrest or the address."""
    place: cython.int
    if position.stage == AT_CLUE:
        if yes:
            position.clue_count += not has(position.clues, position.target)
            put(position.clues, position.target)
            end_act(position, position.doing)
            return
        place = SEARCHED_AT[position.places[position.doing]]
        while SEARCHED[place] != position.target:
            place += 1
        position.asked |= 1 << (place - SEARCHED_AT[position.places[position.doing]])
        if open_circles(position, position.doing) & ~position.asked:
            position.stage, position.target = AT_ACT, 0
        else:
            end_act(position, position.doing)
    elif position.stage == AT_ARREST:
        if yes:
            position.stage = ARRESTED
        else:
            end_act(position, position.doing)
    else:
        position.target = 0
        if yes:
            position.stage = TRACED
        else:
            begin_patrols(position)


def go(position: Position, to: cython.int, how: cython.int) -> cython.void:
    """Jack moves one space further on the track."""
    position.trail[position.trail_count] = to
    position.trail_count += 1
    position.track[position.track_count] = how
    position.track_count += 1
    put(position.walked, to)


def end_escape(position: Position) -> cython.void:
    """On to the police, unless Jack's sheet is full now (W39) or he may write in Goulston Street."""
    if space_on_track(position) == LAST_SPACE:
        position.stage = LATE
        return
    if position.letters >> GOULSTON_STREET & 1 and position.night > 1 and not position.sent:
        position.count = 0
        list_named(position)
        if position.count:
            position.stage = AT_GOULSTON
            return
    begin_hunt(position)


def come_home(position: Position) -> cython.void:
    """The night is over: the trail goes on the sheet, and the next night begins (W38, W50)."""
    one: cython.int
    if position.night == NIGHTS:
        position.stage = ESCAPED
        return
    for one in range(position.trail_count):
        position.sheet_trail[position.sheet_rows * 20 + one] = position.trail[one]
    for one in range(position.track_count):
        position.sheet_track[position.sheet_rows * 20 + one] = position.track[one]
    position.sheet_count[position.sheet_rows] = position.trail_count
    position.sheet_rows += 1
    for one in range(position.murder_count):
        insert(position.scenes, position.scene_count, position.murders[one])
        position.scene_count += 1
    position.night += 1
    position.murder_count = position.time = position.sent = 0
    position.trail_count = position.track_count = position.coaches = position.alleys = 0
    position.clue_count = position.false_count = 0
    clear(position.clues)
    clear(position.false_clues)
    clear(position.walked)
    begin_night(position)
