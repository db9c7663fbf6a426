"""Letting players play each other. They are given what their seats know; the State stays here."""

from collections.abc import Mapping
from dataclasses import replace
from random import Random

from gaslamp.core import journal
from gaslamp.core.commitment import NONCE_BYTES, SEED_BYTES
from gaslamp.core.game import CHANCE, AnyGame, Seat
from gaslamp.core.record import Entry, Promise, Record

from .player import Knowledge, Player, Thinking


def play(game: AnyGame, options: Mapping[str, str], players: Mapping[Seat, Player], rng: Random) -> Record:
    """The record of a whole game; the same generator gives the same game."""
    now = journal.begin(game, options, rng.randbytes(SEED_BYTES), rng.randbytes(NONCE_BYTES))
    own = {seat: journal.redact(game, now.record, seat) for seat in players}
    seen: dict[Seat, list[Entry]] = {seat: [] for seat in players}
    while seat := game.actor(now.state):
        if seat == CHANCE:
            action = journal.chance(game, now)
        else:
            view = game.view(now.state, seat)
            known = Knowledge(seat, view, replace(own[seat], entries=tuple(seen[seat])), game.choices(view))
            action = players[seat].choose(known, Random(rng.random()), Thinking())
        after = journal.extend(game, now, action, rng.randbytes(NONCE_BYTES))
        promise = after.record.entries[-1].promise
        for eyes in players:
            text = game.write(game.seen(now.state, action, eyes))
            seen[eyes].append(Entry(seat, text, promise and Promise(promise.commitment)))
        now = after
    return now.record
