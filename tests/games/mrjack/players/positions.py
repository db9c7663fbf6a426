"""Moments from whole games, as the seat to act knows them, and the same moments in twin worlds."""

import random
from collections.abc import Iterator
from typing import Any

from gaslamp.core import journal
from gaslamp.core.game import CHANCE, Seat
from gaslamp.games import mrjack
from gaslamp.games.mrjack.rules.actions import Alibi, Deal
from gaslamp.parts.player import Knowledge
from gaslamp.testing import contract

EDITIONS = ("revised", "first")


def known(now: journal.Journal, seat: Seat) -> Knowledge:
    view = mrjack.view(now.state, seat)
    return Knowledge(seat, view, journal.redact(mrjack, now.record, seat), mrjack.choices(view))


def moments(seed: str, every: int = 1) -> Iterator[Knowledge]:
    """From a game at random, both seats by turns, one of so many."""
    rng = random.Random(seed)
    now = _begin(rng)
    count = 0
    while seat := mrjack.actor(now.state):
        if seat == CHANCE:
            action: Any = journal.chance(mrjack, now)
        else:
            count += 1
            if count % every == 0:
                yield known(now, seat)
            action = contract.patient_choice(mrjack, now.state, rng)
        now = journal.extend(mrjack, now, action, bytes(16))


def twins(seed: str, seat: Seat) -> Iterator[tuple[Knowledge, Knowledge]]:
    """Moments of a seat in two games that differ only in what it has not learned."""
    rng = random.Random(seed)
    truth = twin = _begin(rng)
    while actor := mrjack.actor(truth.state):
        if actor == CHANCE:
            action: Any = journal.chance(mrjack, truth)
            other = _unlike(twin, action, rng) if mrjack.seen(truth.state, action, seat) != action else action
        else:
            if actor == seat:
                yield known(truth, seat), known(twin, seat)
            action = other = contract.patient_choice(mrjack, truth.state, rng)
        if other not in mrjack.legal(twin.state):
            return
        truth = journal.extend(mrjack, truth, action, bytes(16))
        twin = journal.extend(mrjack, twin, other, bytes(16))
        if mrjack.outcome(twin.state) or mrjack.outcome(truth.state):
            return


def _begin(rng: random.Random) -> journal.Journal:
    return journal.begin(mrjack, {"edition": rng.choice(EDITIONS)}, rng.randbytes(32), bytes(16))


def _unlike(twin: journal.Journal, action: Deal | Alibi, rng: random.Random) -> Deal | Alibi:
    """Another card face down."""
    others = [other for other in mrjack.legal(twin.state) if other != action]
    return rng.choice([other for other in others if isinstance(other, type(action))])
