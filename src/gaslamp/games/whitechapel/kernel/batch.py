"""Many games at once, for learners, and games played at random to their end."""

try:
    import cython
except ImportError:
    from gaslamp.parts.kernel import shim as cython

if not cython.compiled:
    from gaslamp.games.whitechapel.kernel.apply import apply_action
    from gaslamp.games.whitechapel.kernel.choices import choose_at_random, fixed_number, list_choices
    from gaslamp.games.whitechapel.kernel.constants import *
    from gaslamp.games.whitechapel.kernel.observe import write_tensor
    from gaslamp.games.whitechapel.kernel.position import Position, copy_position, seat_to_act
    from gaslamp.parts.kernel.xorshift import next_state


def play_chance(position: Position, luck: cython.ulonglong) -> cython.ulonglong:
    """Chance draws and speaks; what is left of its luck."""
    if not cython.compiled:
        luck = int(luck)  # a number of NumPy's would overflow
    while seat_to_act(position) == -1:
        luck = next_state(luck)
        apply_action(position, choose_at_random(position, luck))
    return luck


def list_numbers(position: Position, legal: cython.p_short, mask: cython.p_schar, before: cython.int) -> cython.int:
    """The fixed numbers of the legal actions, as a list and as a mask; `before` is how many the list had."""
    place: cython.int
    for place in range(before):
        mask[legal[place]] = 0
    list_choices(position)
    for place in range(position.count):
        legal[place] = fixed_number(position, position.found[place])
        mask[legal[place]] = 1
    return position.count


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
    """Make one action in each of many games, and let chance play until somebody must choose again.

    By game: an action by its fixed number, where -1 begins the game anew and -2 leaves it as it is. All else is written
    here: who acts now, whether a game has just ended, what each seat won, what the actor may know, a mask and a list
    of what he may do. With `again` a game that has ended begins anew at once.
    Answers -1, or the first game that was given an action which is not legal: then nothing has been done.
    """
    count: cython.int = len(games)
    number: cython.int
    place: cython.int
    seat: cython.int
    anew: cython.int = again
    game: Position
    for number in range(count):
        if actions[number] >= 0 and (actions[number] >= ACTIONS or not masks[number, actions[number]]):
            return int(number)
    for number in range(count):
        if actions[number] == -2:
            continue
        game = games[number]
        if actions[number] == -1:
            copy_position(game, begin)
        else:
            place = 0
            while legal[number, place] != actions[number]:
                place += 1
            apply_action(game, game.found[place])
        luck[number] = play_chance(game, luck[number])
        ended[number] = game.stage >= ESCAPED
        rewards[number, 0] = 0 if game.stage < ESCAPED else 1 if game.stage == ESCAPED else -1
        for place in range(1, game.hands + 1):
            rewards[number, place] = -rewards[number, 0]
        if game.stage >= ESCAPED and anew:
            copy_position(game, begin)
            luck[number] = play_chance(game, luck[number])
        seat = seat_to_act(game)
        seats[number] = seat
        if cython.compiled:
            counts[number] = list_numbers(
                game, cython.address(legal[number, 0]), cython.address(masks[number, 0]), counts[number]
            )
            write_tensor(game, seat if seat >= 0 else 0, cython.address(tensors[number, 0]))
        else:
            counts[number] = list_numbers(game, legal[number], masks[number], counts[number])
            write_tensor(game, seat if seat >= 0 else 0, tensors[number])
    return -1
