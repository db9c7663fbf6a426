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
    row: cython.int = (search.alibi_drawn << 8 | seen) * 8
    one: cython.int
    at: cython.int
    near: cython.int
    accusers: cython.int
    free: cython.int = ~search.cordons
    if search.round == ROUNDS and turn == TURNS:
        for one in range(8):
            search.values[one] = 1
        return seen
    if not search.foreseen[row >> 3]:
        foresee_answer(search, seen, row)
    count_reaches(search, search.next_cards if search.next_cards else EVERYONE)
    for one in range(8):
        search.values[one] = 0
        if not search.possible >> one & 1:
            continue
        accusers = count_at(search, search.places[one])
        if search.round == ROUNDS:
            search.values[one] = 1 - 0.7 * search.shares[row + one] * DRAWN[accusers]
            continue
        at = reach_row(search, one)
        near = WAYS_OUT[at] & (ALL_EXITS if one == LESTRADE else free)
        if near and search.next_cards >> one & 1 and not seen >> one & 1:
            # The next round begins with his move, and his card is face up.
            search.values[one] = 1
            continue
        search.values[one] = chance_of_jack(search, row + one, seen >> one & 1, near, FAR_WAYS_OUT[at] & free, accusers)
    return seen


def count_reaches(search: SearchState, cards: cython.int) -> cython.void:
    """For every street, how many of these characters can reach it: four words, one for each binary digit."""
    one: cython.int
    ends: cython.ulonglong
    carry: cython.ulonglong
    ones: cython.ulonglong = 0
    twos: cython.ulonglong = 0
    fours: cython.ulonglong = 0
    eights: cython.ulonglong = 0
    for one in range(8):
        if cards >> one & 1:
            ends = ENDS[reach_row(search, one)]
            carry = ones & ends
            ones ^= ends
            ends = twos & carry
            twos ^= carry
            eights |= fours & ends
            fours ^= ends
    search.ones, search.twos, search.fours, search.eights = ones, twos, fours, eights


def count_at(search: SearchState, street: cython.int) -> cython.int:
    """How many of the characters of `count_reaches` can reach a street."""
    found: cython.int = search.ones >> street & 1
    found += (search.twos >> street & 1) << 1
    found += (search.fours >> street & 1) << 2
    found += (search.eights >> street & 1) << 3
    return found


def foresee_answer(search: SearchState, seen: cython.int, row: cython.int) -> cython.void:
    """Fill a row of the tables that depend on who is visible only: each suspect's share, and what follows from it."""
    one: cython.int
    other: cython.int
    base: cython.int = FEATURES if search.next_cards else 0
    share: cython.double
    bits: cython.double
    logit: cython.double
    left: cython.double = (ROUNDS - search.round) / 7.0
    for one in range(8):
        if not search.possible >> one & 1:
            continue
        share = 0
        for other in range(8):
            if other != one and (search.round == ROUNDS or (seen >> one & 1) == (seen >> other & 1)):
                share += search.belief[other]
        if search.alibi_drawn:
            share *= search.kept
        share = search.belief[one] / (search.belief[one] + share)
        bits = BITS[cython.cast(cython.int, share * 1024)]
        logit = search.weights[base] + search.weights[base + 1] * bits + search.weights[base + 2] * left
        logit += search.weights[base + 3] * bits * left
        if share > 0.99:
            logit += search.weights[base + 6]
        if not seen >> one & 1:
            logit += search.weights[base + 7] + search.weights[base + 8] * bits
        search.shares[row + one] = share
        search.logits[row + one] = logit
        search.slopes[row + one] = search.weights[base + 4] * share + search.weights[base + 5]
    search.foreseen[row >> 3] = 1


def chance_of_jack(
    search: SearchState, at: cython.int, lit: cython.int, near: cython.int, far: cython.int, accusers: cython.int
) -> cython.double:
    """The chance that Jack wins: the logistic function of a weighted sum of features, see `outlook`."""
    base: cython.int = FEATURES if search.next_cards else 0
    reach: cython.double = accusers / 4.0 if search.next_cards else DRAWN[accusers]
    logit: cython.double = search.logits[at] + search.slopes[at] * reach
    if near:
        logit += search.weights[base + (11 if lit else 9)]
    elif far and not lit:
        logit += search.weights[base + 10]
    logit = logit * 128 + 1024
    if logit < 0:
        logit = 0
    if logit > 2048:
        logit = 2048
    if not search.next_cards and search.shares[at] > 0.99:
        return SIGMOID[cython.cast(cython.int, logit)] * (1 - reach)
    return SIGMOID[cython.cast(cython.int, logit)]
