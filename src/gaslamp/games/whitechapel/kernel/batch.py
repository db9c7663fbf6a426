"""Many games at once, for learners; and random games."""

try:
    import cython
except ImportError:
    from gaslamp.parts.kernel import shim as cython

if not cython.compiled:
    from gaslamp.games.whitechapel.kernel.apply import apply_action
    from gaslamp.games.whitechapel.kernel.choices import choose_at_random
    from gaslamp.games.whitechapel.kernel.constants import *
    from gaslamp.games.whitechapel.kernel.fixed_numbers import action_with_number
    from gaslamp.games.whitechapel.kernel.number_lists import list_numbers
    from gaslamp.games.whitechapel.kernel.observe import update_tensor
    from gaslamp.games.whitechapel.kernel.position import Position, copy_position, fetch_position, seat_to_act
    from gaslamp.games.whitechapel.kernel.shown import Shown, fetch_shown
    from gaslamp.parts.kernel.prefetch import fetch, fetch_all
    from gaslamp.parts.kernel.xorshift import next_state


AHEAD = 3
"""How many games before its turn a game is read from memory."""


def play_chance(position: Position, luck: cython.ulonglong) -> cython.ulonglong:
    """Make the actions of chance until a player must act. Returns the new state of the random generator."""
    if not cython.compiled:
        luck = int(luck)  # a number of NumPy's would overflow
    while seat_to_act(position) == -1:
        luck = next_state(luck)
        apply_action(position, choose_at_random(position, luck))
    return luck


def set_flags(mask: cython.p_schar, listed: cython.p_short, count: cython.int, value: cython.schar) -> cython.void:
    """The flags of some actions in a mask, four at a time: `fill_up` has repeated the last one."""
    place: cython.longlong
    for place in range(0, count, 4):
        mask[listed[place]] = value
        mask[listed[place + 1]] = value
        mask[listed[place + 2]] = value
        mask[listed[place + 3]] = value


def fill_up(listed: cython.p_short, count: cython.int) -> cython.void:
    """Repeat the last action of a list behind its end."""
    place: cython.longlong
    if count:
        for place in range(count, count + 3):
            listed[place] = listed[count - 1]


def fetch_masks(legal: cython.p_short, mask: cython.p_schar, count: cython.int) -> cython.void:
    """The processor reads the flags that will change soon. Neighbours are mostly in one line of its cache."""
    place: cython.int
    if cython.compiled:
        for place in range(0, count, 3):
            fetch(mask + legal[place])


def play_at_random(position: Position, luck: cython.ulonglong) -> cython.longlong:
    actions: cython.longlong = 0
    while position.stage < ESCAPED:
        luck = next_state(luck)
        apply_action(position, choose_at_random(position, luck))
        actions += 1
    return actions


def advance(
    games: list[Position],
    begin: Position,
    again: bool,
    actions: cython.longlong[::1],
    luck: cython.ulonglong[::1],
    seats: cython.schar[::1],
    ended: cython.uchar[::1],
    rewards: cython.float[:, ::1],
    tensors: cython.schar[:, ::1],
    masks: cython.schar[:, ::1],
    legal: cython.short[:, ::1],
    counts: cython.int[::1],
) -> int:
    """Make one action in each of many games, and the actions of chance until a player must choose again.

    `actions` has a fixed number for each game. -1 restarts the game, and -2 leaves it unchanged. The other arrays are
    written for each game: the seat that acts, whether the game has just ended, the reward of each seat, the tensor of
    the actor, and a mask and a list of the legal actions. With `again` a game that has ended restarts at once.
    Returns -1. If an action is not legal, returns the number of the first such game, and changes nothing.
    """
    count: cython.int = len(games)
    number: cython.int
    place: cython.int
    seat: cython.int
    restarts: cython.int = again
    game: Position
    ahead: Position
    listed: cython.p_short
    mask: cython.p_schar
    tensor: cython.p_schar
    for number in range(count):
        if actions[number] >= 0 and (actions[number] >= ACTIONS or not masks[number, actions[number]]):
            return int(number)
    for number in range(count):
        if number + AHEAD < count:
            fetch_position(games, number + AHEAD)
            ahead = games[number + 1]
            if cython.compiled:
                fetch_all(cython.address(legal[number + AHEAD, 0]), 128)
                if ahead.shown is not None:
                    fetch_shown(ahead.shown)
                fetch_masks(
                    cython.address(legal[number + 1, 0]), cython.address(masks[number + 1, 0]), counts[number + 1]
                )
                fetch(cython.address(tensors[number + 1, 0]))
                fetch(cython.address(tensors[number + 1, PLACED]))
        if actions[number] == -2:
            continue
        game = games[number]
        if game.shown is None:
            game.shown = Shown()
        if cython.compiled:
            listed, mask = cython.address(legal[number, 0]), cython.address(masks[number, 0])
            tensor = cython.address(tensors[number, 0])
        else:
            listed, mask, tensor = legal[number], masks[number], tensors[number]
        if actions[number] == -1:
            copy_position(game, begin)
        else:
            apply_action(game, action_with_number(game, listed, actions[number]))
        luck[number] = play_chance(game, luck[number])
        ended[number] = game.stage >= ESCAPED
        rewards[number, 0] = 0 if game.stage < ESCAPED else 1 if game.stage == ESCAPED else -1
        for place in range(1, game.hands + 1):
            rewards[number, place] = -rewards[number, 0]
        if game.stage >= ESCAPED and restarts:
            copy_position(game, begin)
            luck[number] = play_chance(game, luck[number])
        seat = seat_to_act(game)
        seats[number] = seat
        set_flags(mask, listed, counts[number], 0)
        counts[number] = list_numbers(game, listed)
        fill_up(listed, counts[number])
        set_flags(mask, listed, counts[number], 1)
        update_tensor(game, game.shown, seat if seat >= 0 else 0, tensor)
    return -1
