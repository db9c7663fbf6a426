"""What an activation of Jack means for each character that he may be: numbers to tell from what he does who he is.

For a suspect j, after an activation:

    0  log2 of the suspects in j's group: seen or unseen     6  whether there is one
    1  j is unseen                                           7  j's card was played
    2  j is unseen and can leave by one move                 8  j's card is left
    3  j is seen and could leave by one move if he were not  9  the first, times the rounds left, of 7
    4  j is unseen and can leave by two moves, not by one    10 j is unseen, times the rounds left
    5  of the cards to come: the share that can accuse j     11 j is unseen, times the first

The cards to come are those of this round that are left, after the last turn those of the next round.
"""

from gaslamp.games.mrjack.kernel import outlook

try:
    import cython
except ImportError:
    from gaslamp.parts.kernel import shim as cython

if not cython.compiled:
    from math import exp

    from gaslamp.games.mrjack.kernel.choices import ENDS, WAYS_OUT
    from gaslamp.games.mrjack.kernel.constants import *
    from gaslamp.games.mrjack.kernel.position import reach_row, visible
    from gaslamp.games.mrjack.kernel.search.state import SearchState, packed_tiles, packed_tokens

FAR_WAYS_OUT = outlook.FAR_WAYS_OUT
LOGS = outlook.LOGS


def add_activation(search: SearchState) -> cython.void:
    """Of every `skip` activations, count one by how well it suits each suspect. Keep every `stride`-th position."""
    one: cython.int
    trait: cython.int
    merit: cython.double
    search.nodes += 1
    if search.nodes % search.skip:
        return
    fill_traits(search)
    for one in range(8):
        merit = 0
        for trait in range(TRAITS):
            merit += search.weights[trait] * search.traits[one * TRAITS + trait]
        search.merits[one] += exp(merit)
    search.counted += 1
    if search.stride > 0 and search.counted % search.stride == 0 and search.line_count < 512:
        search.line_where[search.line_count] = packed_tokens(search)
        search.line_tiles[search.line_count] = packed_tiles(search)
        search.line_count += 1


def fill_traits(search: SearchState) -> cython.void:
    """Fills `traits`, by character."""
    seen: cython.int = visible(search)
    cards: cython.int = search.rest if search.turn + 1 < TURNS else search.next_cards
    left: cython.double = (ROUNDS - search.round) / 7.0
    ends: cython.ulonglong
    reach: cython.int[8]
    groups: cython.int[2]
    count: cython.int = 0
    one: cython.int
    other: cython.int
    base: cython.int
    if not cython.compiled:
        reach, groups = [0] * 8, [0] * 2
    groups[0] = groups[1] = 0
    for one in range(8):
        reach[one] = 0
        groups[seen >> one & 1] += search.possible >> one & 1
    if not cards:
        cards = EVERYONE
    for other in range(8):
        if cards >> other & 1:
            count += 1
            ends = ENDS[reach_row(search, other)]
            for one in range(8):
                if one != other:
                    reach[one] += ends >> search.places[one] & 1
    for one in range(8):
        base = one * TRAITS
        for other in range(TRAITS):
            search.traits[base + other] = 0
        search.traits[base] = LOGS[groups[seen >> one & 1]]
        other = reach_row(search, one)
        if not seen >> one & 1:
            search.traits[base + 1] = 1
            search.traits[base + 10] = left
            search.traits[base + 11] = search.traits[base]
            if WAYS_OUT[other] & ~search.cordons:
                search.traits[base + 2] = 1
            elif FAR_WAYS_OUT[other] & ~search.cordons:
                search.traits[base + 4] = 1
        elif WAYS_OUT[other] & ~search.cordons:
            search.traits[base + 3] = 1
        search.traits[base + 5] = reach[one] / cython.cast(cython.double, count)
        search.traits[base + 6] = reach[one] > 0
        search.traits[base + 7] = one == search.taken
        search.traits[base + 8] = search.rest >> one & 1
        search.traits[base + 9] = search.traits[base] * left
