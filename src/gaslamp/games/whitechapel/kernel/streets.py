"""The streets between circles, for Jack and the Wretched (W2, W31)."""

from gaslamp.games.whitechapel.kernel import tables

try:
    import cython
except ImportError:
    from gaslamp.parts.kernel import shim as cython

if not cython.compiled:
    from gaslamp.games.whitechapel.kernel.position import Position

NEXT = tables.NEXT
NEXT_AT = tables.NEXT_AT
ROUTE_AT = tables.ROUTE_AT
PASSED = tables.PASSED
PASSED_AT = tables.PASSED_AT


def is_open(position: Position, street: cython.int) -> cython.int:
    """Whether one of the routes of a street passes no crossing that is marked (W2, W31)."""
    route: cython.int
    place: cython.int
    is_free: cython.int
    for route in range(ROUTE_AT[street], ROUTE_AT[street + 1]):
        is_free = 1
        for place in range(PASSED_AT[route], PASSED_AT[route + 1]):
            if position.scratch.stopped[PASSED[place]]:
                is_free = 0
        if is_free:
            return 1
    return 0


def street_number(start: cython.int, to: cython.int) -> cython.int:
    """The number of the street from a circle to an adjacent one."""
    street: cython.int = NEXT_AT[start]
    while NEXT[street] != to:
        street += 1
    return street
