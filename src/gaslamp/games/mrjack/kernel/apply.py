"""Applies an action to a position. The action must be legal: nothing is checked here."""

from gaslamp.games.mrjack.kernel import tables

try:
    import cython
except ImportError:
    from gaslamp.parts.kernel import shim as cython

if not cython.compiled:
    from gaslamp.games.mrjack.kernel.constants import *
    from gaslamp.games.mrjack.kernel.position import Position, is_jacks, move_cover, visible
    from gaslamp.games.mrjack.kernel.whistle import can_whistle_anyone

DISTANCE = tables.DISTANCE
HAS_ABILITY = tables.HAS_ABILITY


def apply_action(position: Position, number: cython.int) -> cython.void:
    kind: cython.int = number & 63
    first: cython.int = number >> 6 & 255
    second: cython.int = number >> 14
    if kind == WALK:
        position.places[position.active] = first
        after_walk(position)
    elif kind == PICK:
        pick(position, first)
    elif kind == FACE:
        position.facing = first
        next_duty(position)
    elif kind == WHISTLE:
        call_by_whistle(position, first, second)
    elif kind == CALL:
        call_witnesses(position, first)
    elif kind == ALIBI:
        if is_jacks(position):
            position.jack_alibis |= 1 << first
        else:
            position.detective_alibis |= 1 << first
        next_duty(position)
    elif kind == DRAW:
        position.cards, position.played, position.stage = first, 0, AT_PICK
    elif kind == STAY:
        after_walk(position)
    elif kind in (MOVE_LAMP, MOVE_CORDON, MOVE_COVER):
        move_tile(position, kind, first, second)
        position.ability = 0
        next_duty(position)
    elif kind == SWAP:
        swap(position, first)
    elif kind == ACCUSE:
        position.places[position.active] = position.places[first]
        position.walk = position.ability = 0
        position.stage = AT_VERDICT
    elif kind == VERDICT:
        end_game(position, RIGHT if first else WRONG)
    elif kind == LEAVE:
        end_game(position, ESCAPED)
    elif kind == DEAL:
        position.jack, position.stage = first, AT_DRAW


def pick(position: Position, one: cython.int) -> cython.void:
    position.stage = AT_ACT
    position.cards &= ~(1 << one)
    position.played |= 1 << one
    position.active = one
    position.walk = 1
    position.ability = HAS_ABILITY[one]


def after_walk(position: Position) -> cython.void:
    position.walk = 0
    if position.active == GULL:
        # Gull moves or swaps: his walk uses up his ability (R29).
        position.ability = 0
    after_move(position, position.active)


def after_move(position: Position, one: cython.int) -> cython.void:
    """After a move Watson's lantern is turned (R21). After his own walk Holmes draws an alibi (R20)."""
    if one == WATSON:
        position.stage = AT_FACE
    elif position.active == HOLMES:
        position.stage = AT_ALIBI
    else:
        next_duty(position)


def next_duty(position: Position) -> cython.void:
    """The active character's next duty, or else the next turn."""
    points: cython.int
    if position.walk:
        position.stage = AT_ACT
        return
    if position.ability:
        points = position.points if position.points else POINTS
        if position.active != GOODLEY or can_whistle_anyone(position, points):
            position.stage = AT_ACT
            return
    position.turn += 1
    position.stage = AT_PICK if position.turn < TURNS else AT_CALL
    position.active = NOBODY
    position.ability = 0


def call_by_whistle(position: Position, one: cython.int, to: cython.int) -> cython.void:
    points: cython.int = position.points if position.points else POINTS
    points -= DISTANCE[position.places[one] * HEXES + to]
    position.places[one] = to
    position.whistled |= 1 << one
    position.points = points
    if not points or not can_whistle_anyone(position, points):
        position.ability = position.points = position.whistled = 0
    after_move(position, one)


def swap(position: Position, one: cython.int) -> cython.void:
    exchange_places(position, one)
    position.walk = position.ability = 0
    after_move(position, one)


def exchange_places(position: Position, one: cython.int) -> cython.void:
    """Gull swaps with another character (R29)."""
    here: cython.int = position.places[GULL]
    position.places[GULL] = position.places[one]
    position.places[one] = here


def move_tile(position: Position, kind: cython.int, start: cython.int, to: cython.int) -> cython.void:
    """Move a lamp, a cordon or a cover (R22, R23, R30)."""
    if kind == MOVE_LAMP:
        move_lamp(position, start, to)
    elif kind == MOVE_CORDON:
        position.cordons ^= 1 << start | 1 << to
    else:
        move_cover(position, start, to)


def move_lamp(position: Position, start: cython.int, to: cython.int) -> cython.void:
    tile: cython.int
    before: cython.int
    for tile in range(6):
        if position.lamps[tile] == start:
            position.lamps[tile] = to
    # The two plain tiles cannot be told apart, so they are kept in one order.
    if position.lamps[NUMBERED] > position.lamps[NUMBERED + 1]:
        before = position.lamps[NUMBERED]
        position.lamps[NUMBERED] = position.lamps[NUMBERED + 1]
        position.lamps[NUMBERED + 1] = before


def end_game(position: Position, stage: cython.int) -> cython.void:
    position.stage = stage
    position.active = NOBODY
    position.walk = position.ability = 0


def call_witnesses(position: Position, seen: cython.int) -> cython.void:
    """The answer clears suspects, a lamp goes out, and the next round begins (R8, R10, R11)."""
    in_sight: cython.int = visible(position)
    position.suspects &= in_sight if seen else ~in_sight
    position.unseen = not seen
    if position.round <= NUMBERED:
        position.lamps[position.round - 1] = OUT
    if position.round == ROUNDS:
        position.stage = DAWN
        return
    if position.round & 1:
        # An even round uses the four cards that the odd one left.
        position.cards = EVERYONE & ~position.played
        position.stage = AT_PICK
    else:
        position.cards = 0
        position.stage = AT_DRAW
    position.played = position.turn = 0
    position.round += 1
