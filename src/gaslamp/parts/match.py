"""A game between players. A player gets what its seat knows. Only a cheat gets the State.

One generator determines a game: its chance actions, and a separate generator for every decision. So the random numbers
that one player draws never change those of another.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from random import Random
from time import perf_counter
from types import MappingProxyType

from gaslamp.core import journal
from gaslamp.core.commitment import FORMAT_1_NONCE_BYTES, SEED_BYTES
from gaslamp.core.game import CHANCE, AnyGame, Seat
from gaslamp.core.record import Entry, Record
from gaslamp.parts.player import Cheat, Knowledge, Player, Thinking

Clock = Callable[[Seat, float], object]
"""Called with the seat and the seconds of each decision. A turn with a single choice is not a decision."""

NOBODY: Mapping[Seat, Cheat] = MappingProxyType({})


def play(
    game: AnyGame,
    options: Mapping[str, str],
    players: Mapping[Seat, Player],
    rng: Random,
    *,
    clock: Clock | None = None,
    cheats: Mapping[Seat, Cheat] = NOBODY,
) -> Record:
    """Plays a game and returns its record. The same generator gives the same game."""
    seed = rng.randbytes(SEED_BYTES)
    start = journal.begin(game, options, seed, rng.randbytes(FORMAT_1_NONCE_BYTES))
    key = rng.randbytes(SEED_BYTES).hex()
    state, entries = start.state, list[Entry]()
    own = {seat: journal.redact(game, start.record, seat) for seat in game.seats(state)}
    seen: dict[Seat, list[Entry]] = {seat: [] for seat in own}
    while seat := game.actor(state):
        number = len(entries) + 1
        if seat == CHANCE:
            action = journal.drawn(game, state, seed, number)
        else:
            view = game.view(state, seat)
            known = Knowledge(seat, view, replace(own[seat], entries=tuple(seen[seat])), game.choices(view))
            player = cheats[seat](state) if seat in cheats else players[seat]
            began = perf_counter()
            action = player.choose(known, Random(f"{key}/{seat}/{number}"), Thinking())
            if clock is not None and len(known.choices) > 1:
                clock(seat, perf_counter() - began)
        after = game.apply(state, action)
        entry = journal.entry(game, start.record, state, number, action, rng.randbytes(FORMAT_1_NONCE_BYTES))
        entries.append(entry)
        for reader, glimpses in seen.items():
            glimpses.append(journal.glimpse(game, state, action, entry, reader))
        state = after
    return replace(start.record, entries=tuple(entries), outcome=game.outcome(state))
