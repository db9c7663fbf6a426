"""What a seat may know of a position, as a tensor; see `layout`."""

from gaslamp.games.mrjack.kernel import tables

try:
    import cython
except ImportError:
    from gaslamp.parts.kernel import shim as cython

if not cython.compiled:
    from gaslamp.games.mrjack.kernel.constants import *
    from gaslamp.games.mrjack.kernel.position import Position, seat_to_act
    from gaslamp.parts.kernel.bits import lowest, size

MANHOLE = tables.MANHOLE


def write_tensor(position: Position, seat: cython.int, tensor: cython.p_schar) -> cython.void:
    """Write field by field, in the order of `layout`. `at` is where the next field begins."""
    one: cython.int
    at: cython.int
    over: cython.int = position.stage >= ESCAPED
    for at in range(TENSOR):
        tensor[at] = 0
    tensor[seat] = 1
    tensor[2] = seat_to_act(position) == seat
    tensor[3] = position.edition == FIRST_EDITION
    tensor[4 + position.stage] = 1
    at = 4 + STAGES
    tensor[at + position.round - 1] = 1
    at += ROUNDS
    tensor[at + position.turn] = 1
    at += TURNS + 1
    for one in range(8):
        tensor[at + position.places[one]] = 1
        at += HEXES
    at = write_set(tensor, at, position.suspects, PEOPLE)
    tensor[at + position.facing] = 1
    at += FACINGS
    for one in range(6):
        if position.lamps[one] != OUT:
            tensor[at + position.lamps[one]] = 1
        if one < NUMBERED:
            at += 8
    at += 8
    tensor[at + MANHOLE[lowest(position.covers)]] = 1
    tensor[at + MANHOLE[lowest(position.covers & (position.covers - 1))]] = 1
    at = write_set(tensor, at + ALL_MANHOLES, position.cordons, 4)
    tensor[at] = position.unseen
    at = write_set(tensor, at + 1, position.cards, PEOPLE)
    at = write_set(tensor, at, position.played, PEOPLE)
    if position.active >= 0:
        tensor[at + position.active] = 1
    at += PEOPLE
    tensor[at] = position.walk
    tensor[at + 1] = position.ability
    tensor[at + 2] = position.points
    at = write_set(tensor, at + 3, position.whistled, PEOPLE)
    if position.jack >= 0 and (seat == 0 or over):
        tensor[at + position.jack] = 1
    at = write_set(tensor, at + PEOPLE, position.jack_alibis if seat == 0 or over else 0, PEOPLE)
    at = write_set(tensor, at, position.detective_alibis if seat == 1 or over else 0, PEOPLE)
    tensor[at] = size(position.jack_alibis)
    tensor[at + 1] = size(position.detective_alibis)


def write_set(tensor: cython.p_schar, at: cython.int, members: cython.int, count: cython.int) -> cython.int:
    """Set a flag for each member. Returns where the next field begins."""
    one: cython.int
    for one in range(count):
        tensor[at + one] = members >> one & 1
    return at + count
