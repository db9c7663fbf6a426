"""Verifying a finished record: nobody has to be trusted."""

from typing import TypeVar

from gaslamp.core.chance import draw
from gaslamp.core.commitment import opens
from gaslamp.core.errors import NotHonest, NotWellFormed
from gaslamp.core.game import CHANCE, Game
from gaslamp.core.journal import is_secret, promised, replay
from gaslamp.core.record import Record

S = TypeVar("S")
V = TypeVar("V")
A = TypeVar("A")


def verify(game: Game[S, V, A], record: Record) -> None:
    """Raise unless the record is finished, follows the rules, and keeps every promise it made."""
    if record.outcome is None:
        raise NotWellFormed("not-finished")
    if record.seed is None or record.promise.nonce is None:
        raise NotWellFormed("no-seed")
    if not opens(record.promise.commitment, record.seed.hex(), record.promise.nonce):
        raise NotHonest("seed-tampered")
    states = replay(game, record)
    for number, (state, entry) in enumerate(zip(states[:-1], record.entries, strict=True), 1):
        action = game.parse_action(entry.action)
        if entry.seat == CHANCE:
            drawn = game.legal(state)[draw(record.seed, number, game.odds(state))]
            if action != drawn:
                raise NotHonest("draw-tampered", number=number)
        if is_secret(game, state, action, entry.seat) != (entry.promise is not None):
            raise NotHonest("promise-missing", number=number)
        if entry.promise is not None:
            if entry.promise.nonce is None:
                raise NotWellFormed("no-nonce", number=number)
            if not opens(entry.promise.commitment, promised(number, entry.seat, entry.action), entry.promise.nonce):
                raise NotHonest("promise-broken", number=number)
