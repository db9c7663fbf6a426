"""Every activation of a card: each is made, evaluated by `results.judge` and undone."""

try:
    import cython
except ImportError:
    from gaslamp.parts.kernel import shim as cython

if not cython.compiled:
    from gaslamp.games.mrjack.kernel.apply import exchange_places, move_tile
    from gaslamp.games.mrjack.kernel.choices import may_stay, tile_ends, tile_kind, tile_starts, walk_ends
    from gaslamp.games.mrjack.kernel.constants import *
    from gaslamp.games.mrjack.kernel.position import tokens
    from gaslamp.games.mrjack.kernel.search.endings import add_endings_of_move
    from gaslamp.games.mrjack.kernel.search.results import judge
    from gaslamp.games.mrjack.kernel.search.state import SearchState, begin_step, end_step, is_jacks_ply
    from gaslamp.games.mrjack.kernel.whistle import RING, nearer_streets
    from gaslamp.parts.kernel.bits import lowest
    from gaslamp.parts.kernel.packing import pack


def generate(
    search: SearchState, one: cython.int, walk: cython.int, ability: cython.int, points: cython.int
) -> cython.void:
    """All ways to complete the activation of a character. The flags say what he still has to do."""
    if one == GOODLEY and ability:
        generate_goodley(search, walk, points)
    elif one == GULL:
        generate_walks(search, one, ability)
        if ability:
            generate_swaps(search)
    elif one == BERT and ability:
        generate_covers(search, walk)
    elif ability:
        generate_tiles(search, one, walk)
    elif walk:
        generate_walks(search, one, 0)
    else:
        judge(search)


def generate_walks(search: SearchState, one: cython.int, ability: cython.int) -> cython.void:
    here: cython.int = search.places[one]
    ends: cython.ulonglong = walk_ends(search, one)
    mine: cython.int
    if one == HOLMES and not is_jacks_ply(search, search.ply):
        search.alibi_drawn = 1
    if not ends and may_stay(search, one, ability):
        mine = begin_step(search, pack(STAY, 0, 0))
        generate_after_move(search, one)
        end_step(search, mine)
    while ends:
        mine = begin_step(search, pack(WALK, lowest(ends), 0))
        search.places[one] = lowest(ends)
        generate_after_move(search, one)
        end_step(search, mine)
        ends &= ends - 1
    search.places[one] = here
    if one == HOLMES:
        search.alibi_drawn = 0


def generate_after_move(search: SearchState, one: cython.int) -> cython.void:
    """Watson's lantern is turned after he has moved or was moved (R21)."""
    if one == WATSON:
        generate_facings(search, WATSON)
    else:
        judge(search)


def generate_swaps(search: SearchState) -> cython.void:
    one: cython.int
    mine: cython.int
    for one in range(8):
        if one == GULL:
            continue
        mine = begin_step(search, pack(SWAP, one, 0))
        exchange_places(search, one)
        generate_after_move(search, one)
        exchange_places(search, one)
        end_step(search, mine)


def generate_tiles(search: SearchState, one: cython.int, walk: cython.int) -> cython.void:
    """Smith and Lestrade: the tile first, since their walk does not depend on it."""
    kind: cython.int = tile_kind(one)
    starts: cython.ulonglong = tile_starts(search, one)
    ends: cython.ulonglong
    mine: cython.int
    while starts:
        ends = tile_ends(search, one)
        while ends:
            mine = begin_step(search, pack(kind, lowest(starts), lowest(ends)))
            move_tile(search, kind, lowest(starts), lowest(ends))
            generate(search, one, walk, 0, 0)
            move_tile(search, kind, lowest(ends), lowest(starts))
            end_step(search, mine)
            ends &= ends - 1
        starts &= starts - 1


def generate_covers(search: SearchState, walk: cython.int) -> cython.void:
    """Bert walks before or after he moves a cover."""
    here: cython.int = search.places[BERT]
    before: cython.ulonglong = walk_ends(search, BERT)
    starts: cython.ulonglong = tile_starts(search, BERT)
    tos: cython.ulonglong
    ends: cython.ulonglong
    step: cython.int
    mine: cython.int
    while starts:
        tos = tile_ends(search, BERT)
        while tos:
            step = pack(MOVE_COVER, lowest(starts), lowest(tos))
            move_tile(search, MOVE_COVER, lowest(starts), lowest(tos))
            ends = before | walk_ends(search, BERT) if walk else 0
            if not ends:
                mine = begin_step(search, step)
                judge(search)
                end_step(search, mine)
            while ends:
                mine = begin_step(search, pack(WALK, lowest(ends), 0) if before >> lowest(ends) & 1 else step)
                search.places[BERT] = lowest(ends)
                judge(search)
                end_step(search, mine)
                ends &= ends - 1
            search.places[BERT] = here
            move_tile(search, MOVE_COVER, lowest(tos), lowest(starts))
            tos &= tos - 1
        starts &= starts - 1


def generate_goodley(search: SearchState, walk: cython.int, points: cython.int) -> cython.void:
    """Below the root he only walks first, because whistling first leads to much the same (R25 to R28)."""
    here: cython.int = search.places[GOODLEY]
    ends: cython.ulonglong = walk_ends(search, GOODLEY)
    mine: cython.int
    if points or not walk:
        whistle(search, points if points else POINTS, walk)
        return
    if not ends:
        mine = begin_step(search, pack(STAY, 0, 0))
        whistle(search, POINTS, 0)
        end_step(search, mine)
    while ends:
        mine = begin_step(search, pack(WALK, lowest(ends), 0))
        search.places[GOODLEY] = lowest(ends)
        whistle(search, POINTS, 0)
        end_step(search, mine)
        ends &= ends - 1
    search.places[GOODLEY] = here
    if search.ply == 0:
        whistle(search, POINTS, 1)


def whistle(search: SearchState, points: cython.int, walk: cython.int) -> cython.void:
    """Spend as many points as possible."""
    wanted: cython.int = points
    search.is_spent = 0
    while wanted > 0 and not search.is_spent:
        call_next(search, 0, wanted, walk)
        wanted -= 1
    if not search.is_spent and not walk:
        judge(search)


def call_next(search: SearchState, least: cython.int, points: cython.int, walk: cython.int) -> cython.void:
    """Characters come in the order of their numbers."""
    one: cython.int
    cost: cython.int
    here: cython.int
    facing: cython.int = search.facing
    way: cython.int
    mine: cython.int
    near: cython.ulonglong
    ends: cython.ulonglong
    empty: cython.ulonglong = ~tokens(search)
    if not points:
        search.is_spent = 1
        if walk:
            add_endings_of_move(search, GOODLEY)
            generate_walks(search, GOODLEY, 0)
        else:
            judge(search)
        return
    for one in range(least, 8):
        near = nearer_streets(search, one, empty)
        if not near:
            continue
        here = search.places[one]
        for cost in range(1, points + 1):
            ends = near & RING[here * COSTS + cost]
            while ends:
                mine = begin_step(search, pack(WHISTLE, one, lowest(ends)))
                search.places[one] = lowest(ends)
                if one == WATSON:
                    for way in range(6):
                        search.facing = way
                        call_next(search, one + 1, points - cost, walk)
                    search.facing = facing
                else:
                    call_next(search, one + 1, points - cost, walk)
                end_step(search, mine)
                ends &= ends - 1
            search.places[one] = here


def generate_facings(search: SearchState, one: cython.int) -> cython.void:
    """Turn the lantern, then do what is left of the activation."""
    facing: cython.int = search.facing
    mine: cython.int
    way: cython.int
    for way in range(6):
        mine = begin_step(search, pack(FACE, way, 0))
        search.facing = way
        if one == GOODLEY and (search.walk or search.ability):
            generate(search, GOODLEY, search.walk, search.ability, search.points)
        else:
            judge(search)
        end_step(search, mine)
    search.facing = facing
