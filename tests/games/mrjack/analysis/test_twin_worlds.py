"""Two worlds that a seat cannot tell apart give the seat the same analysis."""

import random
from collections.abc import Iterator
from itertools import count, islice
from typing import Any

import pytest

from gaslamp.core import journal
from gaslamp.core.game import CHANCE, Seat
from gaslamp.core.record import Record
from gaslamp.core.referee import REFEREE
from gaslamp.games import mrjack
from gaslamp.games.mrjack.analysis import appraise
from gaslamp.parts.analysis import Depth
from gaslamp.testing import contract

LENGTH = 40
GAMES = 3


def twins(seat: Seat) -> Iterator[tuple[Record, Record]]:
    """Pairs of games that differ only in cards that the seat has not seen."""
    for number in count():
        truth, twin = _twins(random.Random(f"analysis/{seat}/{number}"), seat)
        if truth.entries != twin.entries and truth.length == LENGTH:
            yield truth, twin


def _twins(rng: random.Random, seat: Seat) -> tuple[Record, Record]:
    truth = twin = journal.begin(mrjack, {}, rng.randbytes(32), bytes(16))
    while (actor := mrjack.actor(truth.state)) and truth.record.length < LENGTH:
        action: Any = journal.chance(mrjack, truth) if actor == CHANCE else _quiet(truth.state, rng)
        other = action
        if mrjack.seen(truth.state, action, seat) != action:
            other = rng.choice([one for one in mrjack.legal(twin.state) if one != action])
        if other not in mrjack.legal(twin.state):
            break
        truth = journal.extend(mrjack, truth, action, bytes(16))
        twin = journal.extend(mrjack, twin, other, bytes(16))
    return truth.record, twin.record


def _quiet(state: Any, rng: random.Random) -> Any:
    """An action that ends no game."""
    action = contract.patient_choice(mrjack, state, rng)
    while mrjack.write(action).startswith("@") or mrjack.outcome(mrjack.apply(state, action)):
        action = rng.choice(mrjack.legal(state))
    return action


def appraised(record: Record, eyes: Seat) -> str:
    seen = record if eyes == REFEREE else journal.redact(mrjack, record, eyes)
    return repr(list(appraise(seen, eyes, Depth.QUICK)))


@pytest.mark.parametrize("seat", ["jack", "detective"])
def test_twin_worlds_give_a_seat_the_same_appraisals(seat: Seat) -> None:
    for truth, twin in islice(twins(seat), GAMES):
        assert appraised(truth, seat) == appraised(twin, seat)


def test_the_referee_tells_twin_worlds_apart() -> None:
    for truth, twin in islice(twins("detective"), GAMES):
        assert appraised(truth, REFEREE) != appraised(twin, REFEREE)
