"""Letting players play each other. They see views and choices only; the State stays here."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from gaslamp.core import journal
from gaslamp.core.commitment import NONCE_BYTES, SEED_BYTES
from gaslamp.core.game import CHANCE, AnyGame, Seat
from gaslamp.core.record import Record

Player = Callable[[Any, Sequence[Any], Random], Any]
"""choose(view, choices, rng) -> action"""


def play(game: AnyGame, options: Mapping[str, str], players: Mapping[Seat, Player], rng: Random) -> Record:
    """The record of a whole game; the same generator gives the same game."""
    now = journal.begin(game, options, rng.randbytes(SEED_BYTES), rng.randbytes(NONCE_BYTES))
    while seat := game.actor(now.state):
        if seat == CHANCE:
            action = journal.chance(game, now)
        else:
            view = game.view(now.state, seat)
            action = players[seat](view, game.choices(view), rng)
        now = journal.extend(game, now, action, rng.randbytes(NONCE_BYTES))
    return now.record
