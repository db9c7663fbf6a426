"""Goodley's whistle (R25 to R28), as in `rules.characters.goodley`."""

from gaslamp.games.mrjack.kernel import tables

try:
    import cython
except ImportError:
    from gaslamp.parts.kernel import shim as cython

if not cython.compiled:
    from gaslamp.games.mrjack.kernel.constants import *
    from gaslamp.games.mrjack.kernel.position import Position, tokens
    from gaslamp.parts.kernel.bits import bit, lowest
    from gaslamp.parts.kernel.packing import pack

DISTANCE = tables.DISTANCE
RING = tables.RING
BALL = tables.BALL
NEARER = tables.NEARER


def nearer_streets(position: Position, one: cython.int, empty: cython.ulonglong) -> cython.ulonglong:
    """The empty streets closer to Goodley than a character is. None for Goodley and for characters who have come."""
    if one == GOODLEY or position.whistled >> one & 1:
        return 0
    there: cython.int = position.places[GOODLEY]
    return NEARER[there * LIMITS + DISTANCE[there * HEXES + position.places[one]]] & empty


def can_whistle_anyone(position: Position, points: cython.int) -> cython.int:
    """Whether any character can come with these points."""
    one: cython.int
    empty: cython.ulonglong = ~tokens(position)
    for one in range(8):
        if BALL[position.places[one] * COSTS + points] & nearer_streets(position, one, empty):
            return 1
    return 0


def most_spent(position: Position, points: cython.int) -> cython.int:
    """How many of the points can be spent."""
    one: cython.int
    cost: cython.int
    spent: cython.int
    start: cython.int
    best: cython.int = 0
    ends: cython.ulonglong
    empty: cython.ulonglong = ~tokens(position)
    for one in range(8):
        if RING[position.places[one] * COSTS + points] & nearer_streets(position, one, empty):
            return points
    for one in range(8):
        start = position.places[one]
        for cost in range(1, points):
            ends = RING[start * COSTS + cost] & nearer_streets(position, one, empty)
            while ends:
                spent = cost + most_spent_after(position, one, lowest(ends), points - cost)
                if spent == points:
                    return points
                best = max(best, spent)
                ends &= ends - 1
    return best


def most_spent_after(position: Position, one: cython.int, to: cython.int, points: cython.int) -> cython.int:
    """How many of the points can be spent after a character has come."""
    start: cython.int = position.places[one]
    position.places[one] = to
    position.whistled |= 1 << one
    most: cython.int = most_spent(position, points)
    position.places[one] = start
    position.whistled &= ~(1 << one)
    return most


def list_whistles(position: Position) -> cython.void:
    """As many points as possible must be spent. So a step is allowed only if the rest can still be spent after it."""
    one: cython.int
    cost: cython.int
    rest: cython.int
    to: cython.int
    points: cython.int = position.points if position.points else POINTS
    most: cython.int = 0
    empty: cython.ulonglong = ~tokens(position)
    near: cython.ulonglong
    ends: cython.ulonglong
    others: cython.ulonglong
    rows: cython.ulonglong[32]  # by character and cost: where he may end
    once: cython.ulonglong[4]  # by cost: where anybody may end
    twice: cython.ulonglong[4]  # by cost: where more than one may end
    if not cython.compiled:
        rows, once, twice = [0] * 32, [0] * 4, [0] * 4
    for cost in range(COSTS):
        once[cost] = twice[cost] = 0
    for one in range(8):
        near = nearer_streets(position, one, empty)
        for cost in range(1, points + 1):
            ends = near & RING[position.places[one] * COSTS + cost]
            rows[one * COSTS + cost] = ends
            twice[cost] |= once[cost] & ends
            once[cost] |= ends
    most = points if once[points] else most_spent(position, points)
    for one in range(8):
        for cost in range(1, most + 1):
            ends = rows[one * COSTS + cost]
            rest = most - cost
            others = twice[rest] | once[rest] & ~rows[one * COSTS + rest] if rest else 0
            while ends:
                to = lowest(ends)
                ends &= ends - 1
                # If another character can spend the rest in one step, only the hex just taken can prevent it.
                if not rest or others & ~bit(to) or most_spent_after(position, one, to, points - cost) == rest:
                    position.found[position.count] = pack(WHISTLE, one, to)
                    position.count += 1
