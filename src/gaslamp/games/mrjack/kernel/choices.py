"""The legal actions of a position: `list_choices` lists them, `choose_at_random` chooses one."""

from gaslamp.games.mrjack.kernel import numbering, tables

try:
    import cython
except ImportError:
    from gaslamp.parts.kernel import shim as cython

if not cython.compiled:
    from gaslamp.games.mrjack.kernel.constants import *
    from gaslamp.games.mrjack.kernel.position import (
        Position,
        is_jacks,
        lit_gaslights,
        move_cover,
        reach_row,
        tokens,
        visible,
    )
    from gaslamp.games.mrjack.kernel.whistle import list_whistles
    from gaslamp.parts.kernel.bits import lowest, member, size
    from gaslamp.parts.kernel.packing import pack
    from gaslamp.parts.kernel.xorshift import drawn

MANHOLES = tables.MANHOLES
ENDS = tables.ENDS
WAYS_OUT = tables.WAYS_OUT
DRAWS = tables.DRAWS
FIRST = numbering.FIRST
SECOND = numbering.SECOND


def list_choices(position: Position) -> cython.void:
    """Write all legal actions into `found`, in the order of the rules."""
    choice: cython.int
    position.count = 0
    if position.stage == AT_ACT:
        list_acts(position)
    elif position.stage == AT_PICK:
        add_all(position, PICK, position.cards)
    elif position.stage == AT_FACE:
        for choice in range(FACINGS):
            add(position, pack(FACE, choice, 0))
    elif position.stage == AT_DRAW:
        for choice in range(70):
            add(position, pack(DRAW, DRAWS[choice], 0))
    elif position.stage == AT_ALIBI:
        add_all(position, ALIBI, alibi_pile(position))
    elif position.stage == AT_DEAL:
        add_all(position, DEAL, EVERYONE)
    elif position.stage < ESCAPED:
        add(position, truth(position))


def list_acts(position: Position) -> cython.void:
    """The moves and the ability of the active character (R14 to R30)."""
    empty: cython.ulonglong
    starts: cython.ulonglong
    if position.walk and not position.points:
        empty = walk_ends(position, position.active)
        if not empty and may_stay(position, position.active, position.ability):
            add(position, pack(STAY, 0, 0))
        add_all(position, WALK, empty)
        add_all(position, LEAVE if is_jacks(position) else ACCUSE, endings_in_reach(position))
    if not position.ability:
        return
    if position.active == GOODLEY:
        list_whistles(position)
    elif position.active == GULL:
        add_all(position, SWAP, EVERYONE & ~(1 << GULL))
    else:
        starts = tile_starts(position, position.active)
        while starts:
            add_pairs(position, tile_kind(position.active), lowest(starts), tile_ends(position, position.active))
            starts &= starts - 1


def add_all(position: Position, kind: cython.int, members: cython.ulonglong) -> cython.void:
    while members:
        add(position, pack(kind, lowest(members), 0))
        members &= members - 1


def add_pairs(position: Position, kind: cython.int, start: cython.int, members: cython.ulonglong) -> cython.void:
    while members:
        add(position, pack(kind, start, lowest(members)))
        members &= members - 1


def add(position: Position, number: cython.int) -> cython.void:
    position.found[position.count] = number
    position.count += 1


def truth(position: Position) -> cython.int:
    """The true answer of chance (R10, R17)."""
    if position.stage == AT_CALL:
        return pack(CALL, visible(position) >> position.jack & 1, 0)
    return pack(VERDICT, accused(position) == position.jack, 0)


def alibi_pile(position: Position) -> cython.int:
    """The alibi cards not yet drawn (R20)."""
    return EVERYONE & ~(1 << position.jack | position.jack_alibis | position.detective_alibis)


def accused(position: Position) -> cython.int:
    """The character on the accuser's hex."""
    one: cython.int
    for one in range(8):
        if one != position.active and position.places[one] == position.places[position.active]:
            return one
    return NOBODY


def walk_ends(position: Position, one: cython.int) -> cython.ulonglong:
    """The empty streets where a move of a character can end (R14)."""
    return ENDS[reach_row(position, one)] & ~tokens(position)


def may_stay(position: Position, one: cython.int, ability: cython.int) -> cython.int:
    """Whether a character who has no street to walk to may skip his move. Else he must use his ability first (R16)."""
    starts: cython.ulonglong
    ends: cython.ulonglong
    found: cython.ulonglong = 0
    if not ability:
        return 1
    if one == BERT:
        starts = tile_starts(position, BERT)
        while starts:
            ends = tile_ends(position, BERT)
            while ends:
                found |= walk_ends_after(position, lowest(starts), lowest(ends))
                ends &= ends - 1
            starts &= starts - 1
        return not found
    return one != GULL


def walk_ends_after(position: Position, start: cython.int, to: cython.int) -> cython.ulonglong:
    """Where Bert's move could end after he has moved a cover."""
    found: cython.ulonglong
    move_cover(position, start, to)
    found = walk_ends(position, BERT)
    move_cover(position, to, start)
    return found


def in_reach(position: Position, one: cython.int) -> cython.int:
    """The characters on whose streets a move of a character could end."""
    other: cython.int
    found: cython.int = 0
    ends: cython.ulonglong = ENDS[reach_row(position, one)]
    for other in range(8):
        found |= (ends >> position.places[other] & 1) << other
    return found


def exits_in_reach(position: Position, one: cython.int) -> cython.int:
    """The exits in reach of a character's move, cordons ignored."""
    return WAYS_OUT[reach_row(position, one)]


def endings_in_reach(position: Position) -> cython.int:
    """Whom the detective may accuse by this move (R17), or by which exits Jack may leave (R18)."""
    if not is_jacks(position):
        return in_reach(position, position.active)
    if position.unseen and position.active == position.jack:
        return exits_in_reach(position, position.active) & ~position.cordons
    return 0


def tile_kind(one: cython.int) -> cython.int:
    """The kind of action by which Smith, Lestrade or Bert moves a tile (R22, R23, R30)."""
    if one == SMITH:
        return MOVE_LAMP
    return MOVE_CORDON if one == LESTRADE else MOVE_COVER


def tile_starts(position: Position, one: cython.int) -> cython.ulonglong:
    """The places of the tiles that a character may move."""
    if one == SMITH:
        return lit_gaslights(position)
    return position.cordons if one == LESTRADE else position.covers


def tile_ends(position: Position, one: cython.int) -> cython.ulonglong:
    """Where a character may move a tile to."""
    if one == SMITH:
        return ALL_GASLIGHTS & ~lit_gaslights(position)
    return ALL_EXITS & ~position.cordons if one == LESTRADE else MANHOLES[position.sewer]


def choose_at_random(position: Position, luck: cython.ulonglong) -> cython.int:
    """The action that `drawn` would take from the list. The list is not written, which is twice as fast."""
    if position.stage == AT_ACT:
        return choose_act(position, luck)
    if position.stage == AT_PICK:
        return pack(PICK, member(position.cards, drawn(luck, size(position.cards))), 0)
    if position.stage == AT_FACE:
        return pack(FACE, drawn(luck, FACINGS), 0)
    if position.stage == AT_DRAW:
        return pack(DRAW, DRAWS[drawn(luck, 70)], 0)
    if position.stage == AT_ALIBI:
        return pack(ALIBI, member(alibi_pile(position), drawn(luck, size(alibi_pile(position)))), 0)
    if position.stage == AT_DEAL:
        return pack(DEAL, drawn(luck, PEOPLE), 0)
    return truth(position)


def choose_act(position: Position, luck: cython.ulonglong) -> cython.int:
    """Like `choose_at_random`, for the actions of `list_acts`."""
    start: cython.int
    walks: cython.int = 0
    tiles: cython.int = 0
    endings: cython.int = 0
    place: cython.int
    abilities: cython.int = 0
    empty: cython.ulonglong = 0
    if position.sensible and position.walk and not position.points:
        endings = sensible_endings(position)
        if endings:
            return pack(LEAVE if is_jacks(position) else ACCUSE, lowest(endings), 0)
    if position.ability:
        if position.active == GOODLEY:
            list_choices(position)
            place = drawn(luck, position.count)
            while position.sensible and position.found[place] & 63 == ACCUSE:
                # Walks are listed before accusations.
                place -= 1
            return position.found[place]
        if position.active == GULL:
            abilities = PEOPLE - 1
        else:
            tiles = size(tile_ends(position, position.active))
            abilities = tiles * size(tile_starts(position, position.active))
    if position.walk:
        empty = walk_ends(position, position.active)
        walks = size(empty) if empty else may_stay(position, position.active, position.ability)
        endings = 0 if position.sensible else endings_in_reach(position)
    place = drawn(luck, walks + size(endings) + abilities)
    if place < walks:
        return pack(WALK, member(empty, place), 0) if empty else pack(STAY, 0, 0)
    place -= walks
    if place < size(endings):
        return pack(LEAVE if is_jacks(position) else ACCUSE, member(endings, place), 0)
    place -= size(endings)
    if position.active == GULL:
        return pack(SWAP, member(EVERYONE & ~(1 << GULL), place), 0)
    start = member(tile_starts(position, position.active), place // tiles)
    return pack(tile_kind(position.active), start, member(tile_ends(position, position.active), place % tiles))


def sensible_endings(position: Position) -> cython.int:
    """Endings that a sensible player always takes: Jack leaves, the detective accuses the last suspect."""
    endings: cython.int = endings_in_reach(position)
    if is_jacks(position):
        return endings
    return 0 if position.suspects & (position.suspects - 1) else endings & position.suspects


def fixed_number(number: cython.int) -> cython.int:
    """The number that `numbering` gives an action."""
    kind: cython.int = (number & 63) << 8
    return FIRST[kind | (number >> 6 & 255)] + SECOND[kind | number >> 14]
