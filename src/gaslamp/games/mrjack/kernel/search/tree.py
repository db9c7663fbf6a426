"""The search below the root."""

from gaslamp.games.mrjack.kernel import tables

try:
    import cython
except ImportError:
    from gaslamp.parts.kernel import shim as cython

if not cython.compiled:
    from gaslamp.games.mrjack.kernel.constants import *
    from gaslamp.games.mrjack.kernel.search.activations import generate
    from gaslamp.games.mrjack.kernel.search.endings import endings_for_card
    from gaslamp.games.mrjack.kernel.search.evaluation import fear_random_accusers
    from gaslamp.games.mrjack.kernel.search.results import best_left, clear_ply, merge, risk_of_accusing
    from gaslamp.games.mrjack.kernel.search.state import (
        SearchState,
        is_jacks_ply,
        packed_tiles,
        packed_tokens,
        unpack_position,
    )
    from gaslamp.parts.kernel.bits import lowest

HAS_ABILITY = tables.HAS_ABILITY
MANY = 1000.0  # more than any value


def solve(search: SearchState, ply: cython.int, cards: cython.int) -> cython.void:
    """Fills this ply's row of `results`."""
    where: cython.ulonglong = packed_tokens(search)
    tiles: cython.ulonglong = packed_tiles(search)
    jacks: cython.int = is_jacks_ply(search, ply)
    last: cython.int = ply >= 3 or search.turn + ply == TURNS - 1 or ply >= search.horizon - 1
    rest: cython.int = cards
    one: cython.int
    other: cython.int
    found: cython.int
    key: cython.int
    search.best[ply] = MANY
    for other in range(8):
        search.results[ply * 8 + other] = -MANY
    while rest:
        one = lowest(rest)
        rest &= rest - 1
        found = endings_for_card(search, ply, one)
        if jacks:
            if found:
                search.results[ply * 8 + one] = 1
        else:
            for other in range(8):
                if found >> other & 1 and risk_of_accusing(search, other) < search.best[ply]:
                    take_accusation(search, ply, other)
        clear_ply(search, ply)
        search.ply, search.last, search.rest = ply, last, cards & ~(1 << one)
        generate(search, one, 1, HAS_ABILITY[one], 0)
        if last:
            continue
        for found in range(search.width + (8 if jacks else 0)):
            key = best_left(search, ply, found)
            if key < 0:
                continue
            if search.nodes >= search.limit:
                for other in range(8):
                    search.values[other] = search.vector[key * 8 + other]
                merge(search, ply, -1)
                continue
            unpack_position(search, search.where[key], search.tiles[key])
            solve(search, ply + 1, cards & ~(1 << one))
            merge(search, ply, (ply + 1) * 8)
            unpack_position(search, where, tiles)
    if search.caution > 0 and not jacks:
        for other in range(8):
            search.values[other] = search.results[ply * 8 + other]
        fear_random_accusers(search, cards, 1)
        for other in range(8):
            search.results[ply * 8 + other] = search.values[other]


def take_accusation(search: SearchState, ply: cython.int, one: cython.int) -> cython.void:
    """This accusation is the best that the detective has found so far."""
    other: cython.int
    search.best[ply] = risk_of_accusing(search, one)
    for other in range(8):
        search.results[ply * 8 + other] = other != one and search.possible >> other & 1
