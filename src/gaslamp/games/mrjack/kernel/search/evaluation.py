"""The value of a position for Jack, as if the witnesses were called now."""

from gaslamp.games.mrjack.kernel import outlook, tables

try:
    import cython
except ImportError:
    from gaslamp.parts.kernel import shim as cython

if not cython.compiled:
    from gaslamp.games.mrjack.kernel.choices import ENDS, WAYS_OUT
    from gaslamp.games.mrjack.kernel.constants import *
    from gaslamp.games.mrjack.kernel.position import reach_row, visible
    from gaslamp.games.mrjack.kernel.search.state import SearchState

FAR_WAYS_OUT = outlook.FAR_WAYS_OUT
STREETS = outlook.STREETS
SIGMOID = outlook.SIGMOID
BITS = outlook.BITS
DRAWN = outlook.DRAWN
IS_JACKS = tables.IS_JACKS


def evaluate(search: SearchState, turn: cython.int) -> cython.int:
    """Fills `values` and returns who is visible. `turn` is how many characters have been played."""
    seen: cython.int = evaluate_all_worlds(search, turn)
    if search.caution > 0 and turn < TURNS:
        fear_random_accusers(search, search.rest, turns_of_detective(search, turn))
    elif search.caution > 0 and search.round < ROUNDS:
        fear_random_accusers(search, search.next_cards if search.next_cards else EVERYONE, 1)
    return seen


def turns_of_detective(search: SearchState, turn: cython.int) -> cython.int:
    """How many activations of this round the detective still has."""
    found: cython.int = 0
    while turn < TURNS:
        found += not IS_JACKS[(search.round & 1) * TURNS + turn]
        turn += 1
    return found


def fear_random_accusers(search: SearchState, cards: cython.int, times: cython.int) -> cython.void:
    """Lowers `values` for the chance that a detective who plays `times` of these cards at random accuses Jack.

    Such a detective moves to every street in reach with the same chance. If a token is there, he accuses it.
    """
    one: cython.int
    other: cython.int
    row: cython.int
    count: cython.int = 0
    price: cython.double
    for one in range(8):
        count += cards >> one & 1
    for one in range(8):
        if not cards >> one & 1:
            continue
        row = reach_row(search, one)
        price = search.caution * times / (count * STREETS[row])
        for other in range(8):
            if ENDS[row] >> search.places[other] & 1 and search.values[other] < 1:
                search.values[other] -= price


def evaluate_all_worlds(search: SearchState, turn: cython.int) -> cython.int:
    """Like `evaluate`, for a detective who does not accuse at random."""
    seen: cython.int = visible(search)
    one: cython.int
    other: cython.int
    ends: cython.ulonglong
    reach: cython.int[8]
    next_active: cython.int = EVERYONE
    share: cython.double
    in_class: cython.double[2]
    at: cython.int
    row: cython.int
    dark: cython.int
    if not cython.compiled:
        reach, in_class = [0] * 8, [0.0] * 2
    in_class[0] = in_class[1] = 0
    for one in range(8):
        reach[one] = 0
        in_class[seen >> one & 1] += search.belief[one]
    if search.round == ROUNDS:
        if turn == TURNS:
            for one in range(8):
                search.values[one] = 1
            return seen
        in_class[0] = in_class[1] = search.total
    elif search.next_cards:
        next_active = search.next_cards
    for other in range(8):
        if next_active >> other & 1:
            ends = ENDS[reach_row(search, other)]
            for one in range(8):
                reach[one] += ends >> search.places[one] & 1
    for one in range(8):
        search.values[one] = 0
        if not search.possible >> one & 1:
            continue
        dark = 1 - (seen >> one & 1)
        share = in_class[1 - dark] - search.belief[one]
        if search.alibi_drawn:
            share *= search.kept
        share = search.belief[one] / (search.belief[one] + share)
        if search.round == ROUNDS:
            search.values[one] = 1 - 0.7 * share * DRAWN[reach[one]]
            continue
        at = reach_row(search, one)
        row = WAYS_OUT[at] if one == LESTRADE else WAYS_OUT[at] & ~search.cordons
        if search.next_cards:
            if dark and row and search.next_cards >> one & 1:
                search.values[one] = 1
                continue
            search.values[one] = chance_of_jack(
                search, 1, share, dark, row, FAR_WAYS_OUT[at] & ~search.cordons, reach[one] / 4.0
            )
        else:
            search.values[one] = chance_of_jack(
                search, 0, share, dark, row, FAR_WAYS_OUT[at] & ~search.cordons, DRAWN[reach[one]]
            )
            if share > 0.99:
                search.values[one] *= 1 - DRAWN[reach[one]]
    return seen


def chance_of_jack(
    search: SearchState,
    kind: cython.int,
    share: cython.double,
    dark: cython.int,
    near: cython.int,
    far: cython.int,
    reach: cython.double,
) -> cython.double:
    """The chance that Jack wins: the logistic function of a weighted sum of features, see `outlook`."""
    base: cython.int = kind * FEATURES
    bits: cython.double = BITS[cython.cast(cython.int, share * 1024)]
    left: cython.double = (ROUNDS - search.round) / 7.0
    logit: cython.double
    logit = search.weights[base] + search.weights[base + 1] * bits + search.weights[base + 2] * left
    logit += (
        search.weights[base + 3] * bits * left + (search.weights[base + 4] * share + search.weights[base + 5]) * reach
    )
    if share > 0.99:
        logit += search.weights[base + 6]
    if dark:
        logit += search.weights[base + 7] + search.weights[base + 8] * bits
        if near:
            logit += search.weights[base + 9]
        elif far:
            logit += search.weights[base + 10]
    elif near:
        logit += search.weights[base + 11]
    logit = logit * 128 + 1024
    if logit < 0:
        logit = 0
    if logit > 2048:
        logit = 2048
    return SIGMOID[cython.cast(cython.int, logit)]
