"""The results of the activations. The best of each ply are kept. Those of the root become lines."""

try:
    import cython
except ImportError:
    from gaslamp.parts.kernel import shim as cython

if not cython.compiled:
    from gaslamp.games.mrjack.kernel.constants import *
    from gaslamp.games.mrjack.kernel.search.evaluation import evaluate
    from gaslamp.games.mrjack.kernel.search.state import SearchState, is_jacks_ply, packed_tiles, packed_tokens
    from gaslamp.games.mrjack.kernel.search.traits import add_activation


def judge(search: SearchState) -> cython.void:
    """Evaluate the position after a complete activation.

    Of activations with the same score, the one that was generated first is kept. They are generated in the order of the
    rules, so a search always returns the same lines, in both forms.
    """
    ply: cython.int = search.ply
    one: cython.int
    key: cython.int
    score: cython.double = 0
    if search.is_counting:
        add_activation(search)
        return
    if ply == 0 and (search.nodes >= search.limit or is_left_out(search, search.first)):
        return
    search.nodes += 1
    seen: cython.int = evaluate(search, search.turn + ply + 1)
    if search.last:
        merge(search, ply, -1)
        return
    if is_jacks_ply(search, ply):
        if ply == 0 and search.focus >= 0:
            score = -search.values[search.focus]
        else:
            for one in range(8):
                score -= search.belief[one] * search.values[one]
    else:
        for one in range(8):
            score += search.belief[one] * search.values[one]
    key = ply * KEYS + (seen & search.possible)
    if ply == 0:
        # At the root up to four of each kind are kept. A hash of some places tells them apart.
        key += PARTS * (
            (search.places[0] + search.places[1] + search.places[3] + search.places[5] + search.places[7]) & 3
        )
    if not search.filled[key]:
        search.keys[ply * KEYS + search.used[ply]] = key
        search.used[ply] += 1
        search.filled[key] = 1
    elif search.score[key] <= score:
        return
    search.score[key] = score
    search.where[key] = packed_tokens(search)
    search.tiles[key] = packed_tiles(search)
    search.start[key] = search.first
    for one in range(8):
        search.vector[key * 8 + one] = search.values[one]


def merge(search: SearchState, ply: cython.int, row: cython.int) -> cython.void:
    """Merge the values of one more activation: a row of `results`, or `values` if `row` is negative."""
    one: cython.int
    value: cython.double
    score: cython.double = 0
    if is_jacks_ply(search, ply):
        for one in range(8):
            value = search.results[row + one] if row >= 0 else search.values[one]
            if value > search.results[ply * 8 + one]:
                search.results[ply * 8 + one] = value
        return
    for one in range(8):
        score += search.belief[one] * (search.results[row + one] if row >= 0 else search.values[one])
    if score < search.best[ply]:
        search.best[ply] = score
        for one in range(8):
            search.results[ply * 8 + one] = search.results[row + one] if row >= 0 else search.values[one]


def clear_ply(search: SearchState, ply: cython.int) -> cython.void:
    place: cython.int
    for place in range(search.used[ply]):
        search.filled[search.keys[ply * KEYS + place]] = 0
    search.used[ply] = 0


def best_left(search: SearchState, ply: cython.int, number: cython.int) -> cython.int:
    """The best activation left by score. After `width` of them, the best for one world. -1 if it was chosen before."""
    place: cython.int
    key: cython.int
    found: cython.int = -1
    world: cython.int = number - search.width
    if world >= 0 and not search.possible >> world & 1:
        return -1
    for place in range(search.used[ply]):
        key = search.keys[ply * KEYS + place]
        if world < 0:
            if search.filled[key] == 1 and (found < 0 or search.score[key] < search.score[found]):
                found = key
        elif found < 0 or search.vector[key * 8 + world] > search.vector[found * 8 + world]:
            found = key
    if found < 0 or search.filled[found] == 2:
        return -1
    search.filled[found] = 2
    return found


def keep_lines(search: SearchState, card: cython.int, most: cython.int) -> cython.void:
    """The best activations of a card become lines. For Jack also the best of each other world."""
    number: cython.int
    one: cython.int
    key: cython.int
    width: cython.int = search.width
    search.width = most
    for number in range(most + (8 if is_jacks_ply(search, 0) else 0)):
        key = best_left(search, 0, number)
        if key < 0:
            continue
        for one in range(8):
            search.values[one] = search.vector[key * 8 + one]
        add_line(search, card, search.start[key], search.where[key], search.tiles[key], search.score[key], 0)
    search.width = width


def add_line(
    search: SearchState,
    card: cython.int,
    first: cython.int,
    where: cython.ulonglong,
    tiles: cython.ulonglong,
    score: cython.double,
    over: cython.int,
) -> cython.void:
    """Add a line with the current `values`."""
    one: cython.int
    line: cython.int = search.line_count
    if line >= 512 or is_left_out(search, first):
        return
    search.line_first[line], search.line_card[line], search.line_over[line] = first, card, over
    search.line_where[line], search.line_tiles[line], search.line_score[line] = where, tiles, score
    for one in range(8):
        search.line_vector[line * 8 + one] = search.values[one]
    search.line_count = line + 1


def is_left_out(search: SearchState, first: cython.int) -> cython.int:
    """Whether a search that tries one first step only does not try this one."""
    return search.only >= 0 and first != search.only


def risk_of_accusing(search: SearchState, one: cython.int) -> cython.double:
    """The score of an accusation. `patience` is not added if the suspect is the only one left."""
    risk: cython.double = search.total - search.belief[one]
    return risk + search.patience if risk > 0.01 else risk
