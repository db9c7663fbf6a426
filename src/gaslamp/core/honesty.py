"""Verifying a finished record: it follows the rules, and its draws and promises agree with it.

This proves that a file agrees with itself. Whether it is the game that was played is shown by heads that a player kept
(`seen.py`) and by the server's signature.
"""

from typing import TypeVar

from gaslamp.core import entered, shares
from gaslamp.core.chance import draw
from gaslamp.core.commitment import SEED_BYTES, Place, is_commitment, opens, opens_format_1
from gaslamp.core.errors import NotHonest, NotLegal, NotWellFormed
from gaslamp.core.game import CHANCE, Game, Seat
from gaslamp.core.journal import is_secret, place, promised_format_1, replay, seed_of_draws
from gaslamp.core.record import TABLE, Entry, Promise, Record

S = TypeVar("S")
V = TypeVar("V")
A = TypeVar("A")


def verify(game: Game[S, V, A], record: Record) -> None:
    """Raise unless the record is finished, follows the rules, and keeps every promise it made."""
    if record.outcome is None:
        raise NotWellFormed("not-finished")
    if record.eyes != TABLE:
        raise NotWellFormed("not-the-tables", seat=record.eyes)
    _check_seed(record)
    states = _replayed(game, record)
    _check_shares(record, game.seats(states[0]))
    seed = seed_of_draws(record)
    # What was taken over from another game was drawn there: only that game's record proves it.
    taken_over = 0 if record.origin is None else record.origin.length
    if taken_over > record.length:
        raise NotWellFormed("record-cut-off")
    for number, (state, entry) in enumerate(zip(states[:-1], record.entries, strict=True), 1):
        action = game.parse_action(entry.action)
        if entry.seat == CHANCE and number > taken_over and not _is_entered(game, record, state):
            drawn = game.legal(state)[draw(seed, number, game.odds(state), record.format)]
            if action != drawn:
                raise NotHonest("draw-tampered", number=number)
        if is_secret(game, record, state, action, entry.seat) != (entry.promise is not None):
            raise NotHonest("promise-missing", number=number)
        if entry.promise is not None:
            _check_promise(record, number, entry, entry.promise)


def _is_entered(game: Game[S, V, A], record: Record, state: S) -> bool:
    """Whether the players drew here, so that the seed says nothing about it."""
    return record.draws == "entered" and bool(entered.outcomes(game, state))


def _replayed(game: Game[S, V, A], record: Record) -> list[S]:
    """Every State of the record. An action against the rules is named by its number."""
    try:
        return replay(game, record)
    except NotLegal:
        number = _first_illegal(game, record)
        raise NotHonest("rules-broken", number=number, action=record.entries[number - 1].action) from None


def _first_illegal(game: Game[S, V, A], record: Record) -> int:
    state, number = game.start(record.options), 1
    while (action := game.parse_action(record.entries[number - 1].action)) in game.legal(state):
        state, number = game.apply(state, action), number + 1
    return number


def _check_seed(record: Record) -> None:
    commitment, nonce, seed = record.promise.commitment, record.promise.nonce, record.seed
    if seed is None or nonce is None:
        raise NotWellFormed("no-seed")
    if record.format == 1:
        # Without the length, one commitment could be opened as many seeds.
        is_kept = len(seed) == SEED_BYTES and opens_format_1(commitment, seed.hex(), nonce)
    else:
        is_kept = opens(commitment, Place(record.game, record.table, "seed"), seed, nonce)
    if not is_kept:
        raise NotHonest("seed-tampered")


def _check_shares(record: Record, seats: tuple[Seat, ...]) -> None:
    """A share that was never opened is allowed. Its player had no influence."""
    in_order = [seat for seat in seats if any(share.seat == seat for share in record.shares)]
    if [share.seat for share in record.shares] != in_order:
        raise NotWellFormed("wrong-shares")
    for share in record.shares:
        if not is_commitment(share.commitment) or (
            shares.is_opened(share) and not shares.opens_right(record.game, share)
        ):
            raise NotHonest("share-tampered", seat=share.seat)


def _check_promise(record: Record, number: int, entry: Entry, promise: Promise) -> None:
    if promise.nonce is None:
        raise NotWellFormed("no-nonce", number=number)
    if record.format == 1:
        value = promised_format_1(number, entry.seat, entry.action)
        is_kept = opens_format_1(promise.commitment, value, promise.nonce)
    else:
        spot = place(record, number, entry.seat)
        is_kept = opens(promise.commitment, spot, entry.action.encode(), promise.nonce)
    if not is_kept:
        raise NotHonest("promise-broken", number=number)
