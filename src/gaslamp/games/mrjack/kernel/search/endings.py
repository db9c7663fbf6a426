"""Endings that a card can reach: an accusation, or Jack's escape."""

try:
    import cython
except ImportError:
    from gaslamp.parts.kernel import shim as cython

if not cython.compiled:
    from gaslamp.games.mrjack.kernel.apply import move_tile
    from gaslamp.games.mrjack.kernel.choices import exits_in_reach, in_reach, tile_ends, tile_kind, tile_starts
    from gaslamp.games.mrjack.kernel.constants import *
    from gaslamp.games.mrjack.kernel.search.results import add_line, risk_of_accusing
    from gaslamp.games.mrjack.kernel.search.state import SearchState, begin_step, end_step, first_step, is_jacks_ply
    from gaslamp.parts.kernel.bits import bit, lowest
    from gaslamp.parts.kernel.packing import pack


def endings_for_card(search: SearchState, ply: cython.int, one: cython.int) -> cython.int:
    """Below the root: whom this card could accuse, or by which exits Jack could leave if he is this character."""
    if not is_jacks_ply(search, ply):
        return accusable(search, one)
    if search.unseen and search.possible >> one & 1:
        return exits_in_reach(search, one) & (ALL_EXITS if one == LESTRADE else ~search.cordons)
    return 0


def accusable(search: SearchState, one: cython.int) -> cython.int:
    """Whom a character could accuse by a move now, of those who may be Jack."""
    return in_reach(search, one) & search.possible & ~(1 << one)


def add_endings(search: SearchState, one: cython.int, ability: cython.int) -> cython.void:
    """At the root: lines that end the game by this card's move, at once or after its tile was moved."""
    starts: cython.ulonglong
    ends: cython.ulonglong
    add_endings_of_move(search, one)
    if not ability or one not in (LESTRADE, BERT):
        return
    starts = tile_starts(search, one)
    while starts:
        ends = tile_ends(search, one)
        if one == LESTRADE:
            # A moved cordon frees its exit. Where it goes does not matter.
            ends = bit(lowest(ends))
        while ends:
            add_endings_after(search, one, lowest(starts), lowest(ends))
            ends &= ends - 1
        starts &= starts - 1


def add_endings_after(search: SearchState, one: cython.int, start: cython.int, to: cython.int) -> cython.void:
    """Add the endings after a tile has been moved."""
    kind: cython.int = tile_kind(one)
    mine: cython.int = begin_step(search, pack(kind, start, to))
    move_tile(search, kind, start, to)
    add_endings_of_move(search, one)
    move_tile(search, kind, to, start)
    end_step(search, mine)


def add_endings_of_move(search: SearchState, one: cython.int) -> cython.void:
    """Add the lines in which this character leaves or accuses by a move now."""
    found: cython.int
    other: cython.int
    if is_jacks_ply(search, 0):
        found = exits_in_reach(search, one) & ~search.cordons
        if found and search.unseen and (one == search.focus or (search.pooled and search.possible >> one & 1)):
            for other in range(8):
                search.values[other] = other == one
            add_line(search, one, first_step(search, pack(LEAVE, lowest(found), 0)), 0, 0, -1, 1)
        return
    found = accusable(search, one)
    while found:
        for other in range(8):
            search.values[other] = other != lowest(found) and search.possible >> other & 1
        add_line(
            search,
            one,
            first_step(search, pack(ACCUSE, lowest(found), 0)),
            0,
            0,
            risk_of_accusing(search, lowest(found)),
            1,
        )
        found &= found - 1
